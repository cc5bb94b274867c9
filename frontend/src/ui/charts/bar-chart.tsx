/** One value a place, as upright bars: a gain stands on the zero line, a loss hangs below it. */
import { FOOT, FootLabel, gutter, HEAD, ValueAxis } from './axes';
import { ChartFrame } from './chart-frame';
import { labelStep, labelWidth, valueScale } from './scale';

/** One bar. */
export type Bar = { key: string; label: string; value: number };

/** Props of `BarChart`. */
export type BarChartProps = { title: string; bars: readonly Bar[]; format: (value: number) => string };

/** Bars side by side in the order given. */
export default function BarChart({ title, bars, format }: BarChartProps) {
  const scale = valueScale(
    bars.map(({ value }) => value),
    true,
  );
  const left = gutter(scale, format);
  const longest = Math.max(0, ...bars.map(({ label }) => labelWidth(label)));
  return (
    <ChartFrame
      title={title}
      head={['', 'Valor']}
      rows={bars.map(({ label, value }) => [label, format(value)])}
      places={bars.length}
      nearest={(x, { width }) => slotAt(x - left, width - left, bars.length)}
      readOut={(place) => `${bars[place]?.label ?? ''} · ${format(bars[place]?.value ?? 0)}`}
    >
      {(plot, place) => {
        const height = plot.height - FOOT - HEAD;
        const slot = (plot.width - left) / bars.length;
        const thick = Math.min(40, Math.max(3, slot * 0.64));
        const step = labelStep(bars.length, plot.width - left, longest);
        const zero = HEAD + scale.at(0, height);
        return (
          <>
            <ValueAxis scale={scale} format={format} left={left} width={plot.width} height={height} />
            {bars.map(({ key, label, value }, index) => {
              const y = HEAD + scale.at(value, height);
              const middle = left + slot * (index + 0.5);
              return (
                <g key={key}>
                  <rect
                    x={middle - thick / 2}
                    y={Math.min(y, zero)}
                    width={thick}
                    height={Math.abs(y - zero)}
                    rx={Math.min(3, thick / 4)}
                    opacity={place === null || place === index ? 1 : 0.55}
                    className={value < 0 ? 'fill-neg' : 'fill-chart-1'}
                  />
                  {(bars.length - 1 - index) % step === 0 && (
                    <FootLabel x={middle} plotHeight={plot.height} strong={place === index}>
                      {label}
                    </FootLabel>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** The place under `x`, when `count` places share `width`. */
export function slotAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}
