/** Line chart of values over time. */
import { daysBetween, formatDate } from '@/lib/format/dates';
import { FOOT, gutter, HEAD, ValueAxis, FootLabel } from './axes';
import { ChartFrame, type Plot } from './chart-frame';
import { valueScale, labelWidth } from './scale';
import { SeriesLine, seriesSwatch } from './series-line';
import { median } from 'd3-array';

/** Labels of days. */
function DayLabels({
  days,
  plot,
  xOf,
  left,
}: {
  days: readonly string[];
  plot: Plot;
  xOf: (on: string) => number;
  left: number;
}) {
  const each = labelWidth('00/00/0000') + 24;
  const printed: { on: string; x: number }[] = [];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = Math.min(Math.max(xOf(first), left + each / 2 - 6), plot.width - each / 2);
  const end = Math.max(Math.min(xOf(last), plot.width - each / 2 + 6), left + each / 2);
  printed.push({ on: first, x: days.length === 1 ? xOf(first) : start });
  for (const on of days.slice(1, -1)) {
    const x = xOf(on);
    if (x - (printed.at(-1)?.x ?? 0) >= each && end - x >= each) printed.push({ on, x });
  }
  if (days.length > 1 && end - start >= each) printed.push({ on: last, x: end });
  return printed.map(({ on, x }) => (
    <FootLabel key={on} x={x} plotHeight={plot.height}>
      {formatDate(on)}
    </FootLabel>
  ));
}

/** Index nearest to `x`. */
function closest(places: readonly number[], x: number): number {
  let best = 0;
  for (const [index, at] of places.entries()) if (Math.abs(at - x) < Math.abs((places[best] ?? at) - x)) best = index;
  return best;
}

/** Outlier limit of the modified z-score (Iglewicz and Hoaglin). */
const LIMIT = 3.5;

/** Factor that makes the score comparable to a z-score for normal data. */
const NORMAL = 0.6745;

/** Minimum spread as a share of the median: among nearly equal values a small step is no outlier. */
const LEAST_SPREAD = 0.1;

/** Minimum number of values for outliers. */
const FEWEST = 4;

/** Outlier test of a series by the distance from the median, in median absolute deviations. */
export function outlierRule(values: readonly number[]): (value: number) => boolean {
  const middle = median(values);
  if (middle === undefined || values.length < FEWEST) return () => false;
  const distance = (value: number) => Math.abs(value - middle);
  const spread = Math.max(median(values, distance) ?? 0, Math.abs(middle) * LEAST_SPREAD);
  return (value) => NORMAL * distance(value) > LIMIT * spread;
}

/** Points in the order of their days. */
export type LineSeries = { key: string; label: string; points: readonly { on: string; value: number }[] };

/** `steps`: a value applies until the next one, as for balances, and none is an outlier. */
export type LineChartProps = {
  title: string;
  series: readonly LineSeries[];
  format: (value: number) => string;
  steps?: boolean;
};

type Judged = Omit<LineSeries, 'points'> & { points: { on: string; value: number; far: boolean }[] };

/** Marks the outliers of each series. */
function judged(series: readonly LineSeries[], steps: boolean): Judged[] {
  return series.map(({ points, ...one }) => {
    const isFar = steps ? () => false : outlierRule(points.map(({ value }) => value));
    return { ...one, points: points.map((point) => ({ ...point, far: isFar(point.value) })) };
  });
}

/** Lines over days; series differ in colour and dash. The axis spans the usual values. */
export default function LineChart({ title, series: given, format, steps = false }: LineChartProps) {
  const series = judged(given, steps);
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ on }) => on)))].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = daysBetween(first, last) ?? 0;
  const usual = series.flatMap(({ points }) => points.flatMap(({ value, far }) => (far ? [] : [value])));
  const scale = valueScale(usual, false);
  const left = days.length === 0 ? 0 : gutter(scale, format);
  const xOf = (on: string, { width }: Plot) =>
    span === 0 ? (left + width) / 2 : left + 6 + ((daysBetween(first, on) ?? 0) / span) * (width - left - 12);
  const yOf = (value: number, { height }: Plot) =>
    HEAD + Math.max(0, Math.min(height - FOOT - HEAD, scale.at(value, height - FOOT - HEAD)));
  const formatted = (value: number | undefined) => (value === undefined ? '—' : format(value));
  return (
    <ChartFrame
      title={title}
      head={['Dia', ...series.map(({ label }) => label)]}
      rows={days.map((on) => [formatDate(on), ...series.map(({ points }) => formatted(valueOn(points, on)))])}
      legend={series.map(({ key, label }, index) => ({ key, label, swatch: seriesSwatch(index) }))}
      note={outlierText(series, format)}
      places={days.length}
      nearest={(x, plot) =>
        closest(
          days.map((on) => xOf(on, plot)),
          x,
        )
      }
      pointOf={(place, plot) => {
        const on = days[place] ?? '';
        const value = series.map(({ points }) => valueOn(points, on)).find((one) => one !== undefined);
        return { x: xOf(on, plot), y: yOf(value ?? 0, plot) };
      }}
      readOut={(place) => readOut(days[place] ?? '', series, format)}
    >
      {(plot, place) => {
        const pointed = place === null ? undefined : days[place];
        const bottom = plot.height - FOOT;
        return (
          <>
            <ValueAxis scale={scale} format={format} left={left} width={plot.width} height={bottom - HEAD} />
            {pointed && (
              <line
                x1={xOf(pointed, plot)}
                x2={xOf(pointed, plot)}
                y1={HEAD}
                y2={bottom}
                className="stroke-line-strong"
              />
            )}
            {series.map(({ key, points }, index) => (
              <SeriesLine
                key={key}
                index={index}
                places={points.map(({ on, value, far }) => ({
                  on,
                  x: xOf(on, plot),
                  y: yOf(value, plot),
                  far: far ? format(value) : null,
                }))}
                steps={steps}
                pointed={pointed}
                width={plot.width}
              />
            ))}
            <DayLabels days={days} plot={plot} xOf={(on) => xOf(on, plot)} left={left} />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Text of the outliers, which are not drawn to scale. */
function outlierText(series: readonly Judged[], format: (value: number) => string): string | null {
  const far = series.flatMap(({ points }) => points.filter((point) => point.far));
  if (far.length === 0) return null;
  const each = far.map(({ on, value }) => `${format(value)} em ${formatDate(on)}`);
  return `Muito longe dos outros valores, confira: ${each.join('; ')}.`;
}

/** Value of a series on a day: the last one of several. */
function valueOn(points: LineSeries['points'], on: string): number | undefined {
  return points.filter((point) => point.on === on).at(-1)?.value;
}

function readOut(on: string, series: readonly LineSeries[], format: (value: number) => string): string[] {
  const parts = series.flatMap(({ label, points }) => {
    const value = valueOn(points, on);
    if (value === undefined) return [];
    return [series.length > 1 ? `${label} ${format(value)}` : format(value)];
  });
  return [formatDate(on), ...parts];
}
