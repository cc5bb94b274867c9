/** Line chart of values over time. */
import { daysBetween, formatDate } from '@/lib/format/dates';
import { FOOT, gutter, HEAD, ValueAxis, FootLabel } from './axes';
import { ChartFrame, type LegendEntry, type Plot } from './chart-frame';
import { axisLabel, canLeaveOutZero, labelWidth, valueScale, type ValueScale } from './scale';
import { outlierSwatch, SeriesLine, seriesSwatch } from './series-line';
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

/** Range in which the values should be; with equal ends the target is a line. */
export type TargetBand = { low: number; high: number };

/** `steps`: a value applies until the next one, as for balances, and none is an outlier. */
export type LineChartProps = {
  title: string;
  series: readonly LineSeries[];
  format: (value: number) => string;
  steps?: boolean;
  /** Number of values in a moving average: it is the line, and the single values are dots. */
  averageOf?: number;
  target?: TargetBand | null;
  /** Values of each chart beside this one, so that small multiples share an axis. */
  sharedWith?: readonly (readonly number[])[];
};

type JudgedPoint = { on: string; value: number; far: boolean };

type Judged = Omit<LineSeries, 'points'> & { points: JudgedPoint[]; averages: { on: string; value: number }[] };

/** Trailing moving average over the last `count` values; outliers are left out. */
export function movingAverage(points: readonly JudgedPoint[], count: number): { on: string; value: number }[] {
  const near = points.filter(({ far }) => !far);
  return near.map(({ on }, index) => {
    const last = near.slice(Math.max(0, index + 1 - count), index + 1);
    return { on, value: Math.round(last.reduce((sum, { value }) => sum + value, 0) / last.length) };
  });
}

/** Marks the outliers of each series and adds its moving average. */
function judged(series: readonly LineSeries[], steps: boolean, averageOf: number): Judged[] {
  return series.map(({ points: given, ...one }) => {
    const isFar = steps ? () => false : outlierRule(given.map(({ value }) => value));
    const points = given.map((point) => ({ ...point, far: isFar(point.value) }));
    return { ...one, points, averages: averageOf > 1 ? movingAverage(points, averageOf) : [] };
  });
}

/** Scale over the usual values. A balance starts at zero: its distance to zero matters. Others may leave it out. */
function scaleOf(values: readonly number[], steps: boolean): ValueScale {
  return valueScale(values, steps || !canLeaveOutZero(values));
}

/** Values without outliers. */
function usualOf(values: readonly number[]): number[] {
  const isFar = outlierRule(values);
  return values.filter((value) => !isFar(value));
}

const TARGET = 'Esperado';
const FAR = 'Longe dos outros';

/** Label of the moving average; several series repeat their own. */
function averageLabel(series: readonly LineSeries[], label: string, averageOf: number): string {
  const words = `Média dos últimos ${averageOf}`;
  return series.length > 1 ? `${words}, ${label}` : words;
}

/** Lines over days; series differ in colour and dash. */
export default function LineChart(props: LineChartProps) {
  const { title, series: given, format, steps = false, averageOf = 1, target = null, sharedWith = [] } = props;
  const series = judged(given, steps, averageOf);
  const averaged = series.filter(({ averages }) => averages.length > 0);
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ on }) => on)))].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = daysBetween(first, last) ?? 0;
  const usual = series.flatMap(({ points }) => points.flatMap(({ value, far }) => (far ? [] : [value])));
  const beside = sharedWith.flatMap(usualOf);
  const scale = scaleOf([...usual, ...beside, ...(target === null ? [] : [target.low, target.high])], steps);
  const left = days.length === 0 ? 0 : gutter(scale, format);
  const xOf = (on: string, { width }: Plot) =>
    span === 0 ? (left + width) / 2 : left + 6 + ((daysBetween(first, on) ?? 0) / span) * (width - left - 12);
  const yOf = (value: number, { height }: Plot) =>
    HEAD + Math.max(0, Math.min(height - FOOT - HEAD, scale.at(value, height - FOOT - HEAD)));
  const formatted = (value: number | undefined) => (value === undefined ? '—' : format(value));
  return (
    <ChartFrame
      title={title}
      head={[
        'Dia',
        ...series.map(({ label }) => label),
        ...averaged.map(({ label }) => averageLabel(series, label, averageOf)),
      ]}
      rows={days.map((on) => [
        formatDate(on),
        ...series.map(({ points }) => formatted(valueOn(points, on))),
        ...averaged.map(({ averages }) => formatted(valueOn(averages, on))),
      ])}
      legend={legendOf(series, target, averageOf)}
      notes={[
        targetText(target, format),
        // An axis that leaves out zero exaggerates differences.
        scale.start > 0 && days.length > 0 ? `O eixo começa em ${axisLabel(format(scale.start))}.` : null,
        outlierText(series, format),
      ]}
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
      readOut={(place) => readOut(days[place] ?? '', series, format, averageOf)}
    >
      {(plot, place) => {
        const pointed = place === null ? undefined : days[place];
        const bottom = plot.height - FOOT;
        return (
          <>
            <ValueAxis scale={scale} format={format} left={left} width={plot.width} height={bottom - HEAD} />
            {target !== null && (
              <rect
                data-target
                x={left}
                y={yOf(target.high, plot)}
                width={plot.width - left}
                height={Math.max(TARGET_LINE, yOf(target.low, plot) - yOf(target.high, plot))}
                fillOpacity={TARGET_OPACITY}
                className="fill-chart-1"
              />
            )}
            {pointed && (
              <line
                x1={xOf(pointed, plot)}
                x2={xOf(pointed, plot)}
                y1={HEAD}
                y2={bottom}
                className="stroke-line-strong"
              />
            )}
            {series.map(({ key, points, averages }, index) => (
              <SeriesLine
                key={key}
                index={index}
                places={points.map(({ on, value, far }) => ({
                  on,
                  x: xOf(on, plot),
                  y: yOf(value, plot),
                  far: far ? format(value) : null,
                }))}
                averages={averages.map(({ on, value }) => ({ x: xOf(on, plot), y: yOf(value, plot) }))}
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

const TARGET_OPACITY = 0.18;

/** Height of a target of one value, in px. */
const TARGET_LINE = 4;

/** Series, their averages, outliers and the target; a single line needs no legend. */
function legendOf(series: readonly Judged[], target: TargetBand | null, averageOf: number): LegendEntry[] {
  const lines = series.flatMap(({ key, label, averages }, index) => {
    if (averages.length === 0) return [{ key, label, swatch: seriesSwatch(index) }];
    return [
      { key, label, swatch: <DotSwatch /> },
      { key: `${key}-average`, label: averageLabel(series, label, averageOf), swatch: seriesSwatch(index) },
    ];
  });
  const hasOutlier = series.some(({ points }) => points.some(({ far }) => far));
  return [
    ...lines,
    ...(hasOutlier ? [{ key: 'far', label: FAR, swatch: outlierSwatch }] : []),
    ...(target === null ? [] : [{ key: 'target', label: TARGET, swatch: <BandSwatch /> }]),
  ];
}

function DotSwatch() {
  return <circle cx="10" cy="6" r="3.5" className="fill-ink-3" />;
}

function BandSwatch() {
  return <rect width="20" height="12" rx="2" fillOpacity={TARGET_OPACITY} className="fill-chart-1" />;
}

/** Text of the target: the drawing and its legend are hidden from screen readers. */
function targetText(target: TargetBand | null, format: (value: number) => string): string | null {
  if (target === null) return null;
  const { low, high } = target;
  return low === high ? `${TARGET}: ${format(low)}.` : `${TARGET}: de ${format(low)} a ${format(high)}.`;
}

/** Text of the outliers, which are not drawn to scale. */
function outlierText(series: readonly Judged[], format: (value: number) => string): string | null {
  const far = series.flatMap(({ points }) => points.filter((point) => point.far));
  if (far.length === 0) return null;
  const each = far.map(({ on, value }) => `${format(value)} em ${formatDate(on)}`);
  return `Muito longe dos outros valores, confira: ${each.join('; ')}.`;
}

/** Value of a series on a day: the last one of several. */
function valueOn(points: readonly { on: string; value: number }[], on: string): number | undefined {
  return points.filter((point) => point.on === on).at(-1)?.value;
}

function readOut(
  on: string,
  series: readonly Judged[],
  format: (value: number) => string,
  averageOf: number,
): string[] {
  const parts = series.flatMap(({ label, points, averages }) => {
    const [value, average] = [valueOn(points, on), valueOn(averages, on)];
    const isFar = points.some((point) => point.on === on && point.far);
    return [
      ...(value === undefined ? [] : [series.length > 1 ? `${label} ${format(value)}` : format(value)]),
      ...(isFar ? [FAR.toLowerCase()] : []),
      ...(average === undefined ? [] : [`${averageLabel(series, label, averageOf)}: ${format(average)}`]),
    ];
  });
  return [formatDate(on), ...parts];
}
