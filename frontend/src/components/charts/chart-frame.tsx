/** Frame of charts: title, read-out, legend, the drawing at its real width, and a table of the same figures. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useState } from 'react';
import { clsx } from 'clsx';

/** Point in the drawing, in pixels. */
type Point = { x: number; y: number };

/** Distance of the tooltip from its point, and from the top and bottom edges. */
const GAP = 12;

/** Tooltip on the wider side. It repeats the slider's value text, so it is hidden from screen readers. */
function ChartTip({ at, width, height, lines }: { at: Point; width: number; height: number; lines: string[] }) {
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
      <p className="font-medium text-ink">{head}</p>
      {figures.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The swatch repeats colour and form of the series. */
export type LegendEntry = { key: string; label: string; swatch: ReactNode };

/** Size of the drawing, in pixels. */
export type Plot = { width: number; height: number };

export type ChartFrameProps = {
  title: string;
  /** Head and rows of the table alternative, first column included. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  legend?: readonly LegendEntry[];
  /** Sentences below the drawing: start of the axis, values that are not to scale. */
  notes?: readonly (string | null)[];
  /** Number of places, the place nearest to `x`, its point, and its read-out. */
  places: number;
  nearest: (x: number, plot: Plot) => number;
  pointOf: (place: number, plot: Plot) => Point;
  readOut: (place: number) => string[];
  /** Leaves out the figures of the newest place, where they are printed beside the chart. */
  quiet?: boolean;
  /** Renders the drawing with the active place. */
  children: (plot: Plot, place: number | null) => ReactNode;
};

/** Height by width: wide charts are higher, else slopes look flat. */
function heightOf(width: number): number {
  return width >= 640 ? 272 : 208;
}

/** Width of an element, via ResizeObserver. */
function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth || 320);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 320));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

/**
 * Chart as a figure. Pointer, touch or arrow keys select a place; its values show at its point, the newest by default.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, head, rows, legend, notes = [], places, nearest, pointOf, readOut, quiet = false, children } = props;
  const [width, ref] = useWidth();
  const [place, setPlace] = useState<number | null>(null);
  const plot = { width, height: heightOf(width) };
  const shown = Math.min(place ?? places - 1, places - 1);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPlace(nearest(event.clientX - box.left, plot));
  };
  // Values stay after touch: they are still being read.
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && setPlace(null);
  const close = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
  return (
    <figure className="min-w-0">
      <figcaption className="font-medium">{title}</figcaption>
      {places === 0 ? (
        <p className="mt-2 text-ink-2">Ainda não há o que mostrar.</p>
      ) : (
        <>
          {!quiet && (
            <p
              className={clsx(
                'text-sm text-ink-2',
                legend && legend.length > 1 ? 'min-h-11 md:min-h-[22px]' : 'min-h-[22px]',
              )}
            >
              {readOut(places - 1).join(' · ')}
            </p>
          )}
          <div
            ref={ref}
            onPointerDown={point}
            onPointerMove={point}
            onPointerLeave={leave}
            className="relative mt-2 [touch-action:pan-y] rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus"
            style={{ height: plot.height }}
          >
            {width > 0 && (
              <svg aria-hidden="true" width={width} height={plot.height} className="block overflow-visible text-xs">
                {children(plot, place)}
              </svg>
            )}
            {width > 0 && place !== null && <ChartTip at={pointOf(shown, plot)} {...plot} lines={readOut(shown)} />}
            <input
              type="range"
              aria-label={title}
              aria-valuetext={readOut(shown).join(' · ')}
              min={0}
              max={places - 1}
              value={shown}
              onChange={(event) => setPlace(Number(event.target.value))}
              onFocus={() => setPlace(shown)}
              onKeyDown={close}
              onBlur={() => setPlace(null)}
              className="sr-only"
            />
          </div>
          {legend && legend.length > 1 && <Legend entries={legend} />}
          {notes.map(
            (note) =>
              note !== null && (
                <p key={note} className="mt-2 text-sm text-ink-2">
                  {note}
                </p>
              ),
          )}
          <DataTable title={title} head={head} rows={rows} />
        </>
      )}
    </figure>
  );
}

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {entries.map(({ key, label, swatch }) => (
        <li key={key} className="flex items-center gap-2">
          <svg width="20" height="12">
            {swatch}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Table of the figures of a drawing, for screen readers. */
export function DataTable({ title, head, rows }: Pick<ChartFrameProps, 'title' | 'head' | 'rows'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={`${first}-${String(row)}`}>
              <th scope="row">{first}</th>
              {others.map((text, column) => (
                <td key={head[column + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
