/** The figures of the place that is pointed at, beside its point. */

/** A point in the drawing, in pixels. */
export type Point = { x: number; y: number };

/** How far the box stays from its point, and its edges from the top and the bottom of the drawing. */
const GAP = 12;

/** Stands on the side that has more room. It repeats what the slider says, so it is silent for screen readers. */
export function ChartTip({ at, width, height, lines }: { at: Point; width: number; height: number; lines: string[] }) {
  const onLeft = at.x > width / 2;
  const [head, ...figures] = lines;
  const half = (lines.length * 20 + 18) / 2;
  const top = Math.max(half, Math.min(height - half, at.y));
  return (
    <div
      aria-hidden="true"
      data-chart-tip
      className="pointer-events-none absolute z-10 -translate-y-1/2 rounded-control border border-line-strong bg-surface px-3 py-2 text-sm leading-5 text-ink-2"
      style={{
        top,
        maxWidth: Math.max(at.x, width - at.x) - GAP,
        ...(onLeft ? { right: width - at.x + GAP } : { left: at.x + GAP }),
      }}
    >
      <p className="font-semibold text-ink">{head}</p>
      {figures.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
