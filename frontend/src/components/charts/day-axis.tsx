/** The days under a line: the first, the last, and as many between as fit. */
import { formatDate } from '@/lib/format/dates';
import { FootLabel } from './axes';
import type { Plot } from './chart-frame';
import { labelWidth } from './scale';

/** The labels of the days, in their order. */
export function DayLabels({
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

/** The place nearest to `x`. */
export function closest(places: readonly number[], x: number): number {
  let best = 0;
  for (const [index, at] of places.entries()) if (Math.abs(at - x) < Math.abs((places[best] ?? at) - x)) best = index;
  return best;
}
