/** Values over time, one line a series. */
import { daysBetween, formatDate } from '@/lib/dates';
import { FOOT, FootLabel, gutter, HEAD, ValueAxis } from './axes';
import { ChartFrame, type Plot } from './chart-frame';
import { labelWidth, valueScale } from './scale';

/** One line: its points in the order of their days. */
export type LineSeries = { key: string; label: string; points: readonly { on: string; value: number }[] };

/** Props of `LineChart`. */
export type LineChartProps = { title: string; series: readonly LineSeries[]; format: (value: number) => string };

const STROKES = ['stroke-chart-1', 'stroke-chart-3', 'stroke-chart-2', 'stroke-chart-5', 'stroke-chart-4'];
const FILLS = ['fill-chart-1', 'fill-chart-3', 'fill-chart-2', 'fill-chart-5', 'fill-chart-4'];
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2'];
/** With more points than this the dots would hide the line. */
const MOST_DOTS = 40;

const pick = (list: readonly (string | undefined)[], index: number) => list[index % list.length];

/** Lines over days. Series differ in colour and in dash. */
export default function LineChart({ title, series, format }: LineChartProps) {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ on }) => on)))].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = daysBetween(first, last) ?? 0;
  const scale = valueScale(
    series.flatMap(({ points }) => points.map(({ value }) => value)),
    false,
  );
  const left = days.length === 0 ? 0 : gutter(scale, format);
  const xOf = (on: string, { width }: Plot) =>
    span === 0 ? (left + width) / 2 : left + 6 + ((daysBetween(first, on) ?? 0) / span) * (width - left - 12);
  const said = (value: number | undefined) => (value === undefined ? '—' : format(value));
  return (
    <ChartFrame
      title={title}
      head={['Dia', ...series.map(({ label }) => label)]}
      rows={days.map((on) => [formatDate(on), ...series.map(({ points }) => said(valueOn(points, on)))])}
      legend={series.map(({ key, label }, index) => ({
        key,
        label,
        swatch: (
          <line
            x1="0"
            x2="20"
            y1="6"
            y2="6"
            strokeWidth="3"
            strokeDasharray={pick(DASHES, index)}
            className={pick(STROKES, index)}
          />
        ),
      }))}
      places={days.length}
      nearest={(x, plot) =>
        closest(
          days.map((on) => xOf(on, plot)),
          x,
        )
      }
      readOut={(place) => readOut(days[place] ?? '', series, format)}
    >
      {(plot, place) => {
        const height = plot.height - FOOT - HEAD;
        const y = (value: number) => HEAD + scale.at(value, height);
        const pointed = place === null ? undefined : days[place];
        return (
          <>
            <ValueAxis scale={scale} format={format} left={left} width={plot.width} height={height} />
            {pointed && (
              <line
                x1={xOf(pointed, plot)}
                x2={xOf(pointed, plot)}
                y1={HEAD}
                y2={HEAD + height}
                className="stroke-line-strong"
              />
            )}
            {series.map(({ key, points }, index) => (
              <Line
                key={key}
                index={index}
                places={points.map(({ on, value }) => ({ x: xOf(on, plot), y: y(value), on }))}
                pointed={pointed}
              />
            ))}
            <DayLabels days={days} plot={plot} xOf={(on) => xOf(on, plot)} left={left} />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** One series: the line, and its points while they are few enough to be told apart. */
function Line({
  index,
  places,
  pointed,
}: {
  index: number;
  places: readonly { x: number; y: number; on: string }[];
  pointed: string | undefined;
}) {
  return (
    <g className={pick(FILLS, index)}>
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray={pick(DASHES, index)}
        className={pick(STROKES, index)}
      />
      {places.map(({ x, y, on }) =>
        on === pointed || places.length <= MOST_DOTS ? (
          <circle
            key={`${on}-${y}`}
            cx={x}
            cy={y}
            r={on === pointed ? 6 : 3.5}
            strokeWidth="1.5"
            className="stroke-surface"
          />
        ) : null,
      )}
    </g>
  );
}

/** What a series says of a day: the last of its values, should it have several. */
function valueOn(points: LineSeries['points'], on: string): number | undefined {
  return points.filter((point) => point.on === on).at(-1)?.value;
}

function closest(places: readonly number[], x: number): number {
  let best = 0;
  for (const [index, at] of places.entries()) if (Math.abs(at - x) < Math.abs((places[best] ?? at) - x)) best = index;
  return best;
}

function readOut(on: string, series: readonly LineSeries[], format: (value: number) => string): string {
  const parts = series.flatMap(({ label, points }) => {
    const value = valueOn(points, on);
    if (value === undefined) return [];
    return [series.length > 1 ? `${label} ${format(value)}` : format(value)];
  });
  return [formatDate(on), ...parts].join(' · ');
}

/** The first and the last day, and as many between as fit. */
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
  const each = labelWidth('00/00/0000') + 12;
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
