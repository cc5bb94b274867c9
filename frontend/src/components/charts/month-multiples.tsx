/** Small multiples of months: the same small bars for each of several things, on one scale. */
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format/money';
import { monthShort } from '@/lib/format/months';
import { Money } from '@/components/ui/money';
import { DataTable } from './chart-frame';

/** `name` is the text of the title, for the table; months without entries may be missing. */
export type MonthMultiple = {
  key: number | string;
  title: ReactNode;
  name: string;
  netCents: number;
  months: readonly { month: string; netCents: number }[];
};

export type MonthMultiplesProps = { title: string; months: readonly string[]; items: readonly MonthMultiple[] };

/** Widest slot of a month, in px: two months stay a pair. */
const MAX_SLOT = 36;

/** Height of one drawing, in px. */
const HEIGHT = 56;

/** One part per item; all span the same amounts and months, and a loss hangs below the line in its own colour. */
export function MonthMultiples({ title, months, items }: MonthMultiplesProps) {
  const amounts = items.flatMap((item) => item.months.map(({ netCents }) => netCents));
  const scale = { most: Math.max(0, ...amounts), least: Math.min(0, ...amounts) };
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className="@container min-w-0">
      <figcaption className="mb-3 font-medium">{title}</figcaption>
      <ul className="grid gap-x-8 gap-y-5 @xl:grid-cols-2">
        {items.map((item) => (
          <li key={item.key} className="min-w-0">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              {item.title}
              <Money cents={item.netCents} signed className="font-medium" />
            </span>
            <div aria-hidden="true" style={{ maxWidth: months.length * MAX_SLOT }}>
              <Bars months={months} of={item.months} scale={scale} />
              <p className="mt-1 flex justify-between gap-2 text-xs text-ink-3">
                <span>{monthShort(first)}</span>
                {last !== first && <span>{monthShort(last)}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <DataTable
        title={title}
        head={['Mês', ...items.map(({ name }) => name)]}
        rows={months.map((month) => [
          monthShort(month),
          ...items.map((item) => {
            const found = item.months.find((one) => one.month === month);
            return found ? formatMoney(found.netCents) : '—';
          }),
        ])}
      />
    </figure>
  );
}

type BarsProps = {
  months: readonly string[];
  of: MonthMultiple['months'];
  scale: { most: number; least: number };
};

/** Bars in a drawing that stretches to its place: a unit is a month wide and the span of all amounts high. */
function Bars({ months, of, scale: { most, least } }: BarsProps) {
  const span = Math.max(1, most - least);
  const zero = (most / span) * HEIGHT;
  return (
    <svg
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${months.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 block"
    >
      {of.map(({ month, netCents }) => {
        const height = (Math.abs(netCents) / span) * HEIGHT;
        return (
          <rect
            key={month}
            data-bar
            x={months.indexOf(month) + 0.14}
            y={netCents < 0 ? zero : zero - height}
            width={0.72}
            height={height}
            className={netCents < 0 ? 'fill-neg' : 'fill-chart-1'}
          />
        );
      })}
      <line
        x2={months.length}
        y1={zero}
        y2={zero}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
        shapeRendering="crispEdges"
      />
    </svg>
  );
}
