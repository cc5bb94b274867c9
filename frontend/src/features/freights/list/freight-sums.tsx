/** Sums of the list of freights, from the server: of what is listed, and of each of its months. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FreightSummary, FreightSums, ListedFreight } from '@/api/types';
import { monthName, monthOf } from '@/lib/format/months';
import { countOf } from '@/lib/format/text';
import type { RowGroup } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { paymentFilters, type FreightUrlFilters } from './freight-filter-labels';

function countLabel({ count, cancelledCount }: FreightSums): string {
  const cancelled = cancelledCount > 0 ? `, ${countOf(cancelledCount, 'cancelado', 'cancelados')}` : '';
  return countOf(count, 'frete', 'fretes') + cancelled;
}

/** Month of the scheduled day, with its subtotals once they are known. */
export function monthGroup(summary: FreightSummary | undefined): (row: ListedFreight) => RowGroup {
  return ({ scheduledFor }) => {
    const month = monthOf(scheduledFor);
    const sums = summary?.months.find((one) => one.month === month);
    return { key: month, label: monthName(month), sums: sums && <MonthSums sums={sums} /> };
  };
}

function MonthSums({ sums }: { sums: FreightSums }) {
  const { grossCents, openCents } = sums;
  return (
    <span className="flex flex-wrap justify-end gap-x-3 font-normal">
      <span>{countLabel(sums)}</span>
      <Money cents={grossCents} className="font-medium text-ink" />
      {openCents > 0 && (
        <span>
          A receber <Money cents={openCents} />
        </span>
      )}
    </span>
  );
}

type TotalsProps = { summary: FreightSummary | undefined; month: string; filters: FreightUrlFilters; aside: ReactNode };

/** Totals of the filtered list; without a filter those of this month, because the list goes back to the first freight. */
export function FreightTotals({ summary, month, filters, aside }: TotalsProps) {
  const nothing = { count: 0, cancelledCount: 0, grossCents: 0, openCents: 0 };
  const ofMonth = summary?.months.find((one) => one.month === month) ?? nothing;
  const sums = filters.active ? summary : ofMonth;
  return (
    <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
      {summary && sums && (
        <dl className="flex flex-wrap gap-x-4">
          <div className="flex gap-x-1.5">
            <dt>{filters.active ? 'Nesta lista' : monthName(month)}</dt>
            <dd>{countLabel(sums)}</dd>
            <dd className="font-bold text-ink">
              <Money cents={sums.grossCents} />
            </dd>
          </div>
          {summary.openCents > 0 && (
            <div className="flex gap-x-1.5">
              <dt>
                <Link
                  to={filters.hrefWith(paymentFilters('pending'))}
                  replace
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  A receber
                </Link>
              </dt>
              <dd className="font-bold text-ink">
                <Money cents={summary.openCents} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {aside}
    </div>
  );
}
