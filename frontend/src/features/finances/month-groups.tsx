/** Months of the list, with their subtotals from the server. */
import type { FinanceSummary, Transaction } from '@/api/types';
import { monthName, monthOf } from '@/lib/format/months';
import { countOf } from '@/lib/format/text';
import type { RowGroup } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';

/** Month in which a transaction is due. */
export function monthGroup(summary: FinanceSummary | undefined): (row: Transaction) => RowGroup {
  return ({ dueOn }) => {
    const month = monthOf(dueOn);
    const sums = summary?.months.find((one) => one.month === month);
    return { key: month, label: monthName(month), sums: sums && <MonthSums sums={sums} /> };
  };
}

function MonthSums({ sums }: { sums: FinanceSummary['months'][number] }) {
  const { count, incomeCents, expenseCents, netCents } = sums;
  return (
    <span className="flex flex-wrap justify-end gap-x-3 font-normal">
      <span className="max-md:hidden">{countOf(count, 'lançamento', 'lançamentos')}</span>
      <span>
        Entrou <Money cents={incomeCents} />
      </span>
      <span>
        Saiu <Money cents={expenseCents} />
      </span>
      <Money cents={netCents} signed className="font-medium max-md:hidden" />
    </span>
  );
}
