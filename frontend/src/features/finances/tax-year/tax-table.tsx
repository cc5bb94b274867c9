/** Freight by month and payer: a table on wide screens, else cards. */
import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import type { PayerLine, TaxMonth, TaxSums } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { countOf } from '@/lib/format/text';
import { Fold } from '@/components/ui/fold';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { monthName } from '@/lib/format/months';
import { PayerCards, payerKey, PayerName, Row, Table } from './tax-rows';

function useRoomForTable(): boolean {
  return useMediaQuery('(min-width: 1240px)');
}

/** Months, expanded if they have few payers. */
export function TaxMonths({ months }: { months: readonly TaxMonth[] }) {
  const wide = useRoomForTable();
  const filled = months.filter(({ payers }) => payers.length > 0);
  const isShort = filled.flatMap(({ payers }) => payers).length <= FEW;
  if (!wide) {
    return filled.map(({ month, grossCents, payers }) => (
      <Fold
        key={month}
        title={monthName(month)}
        summary={`${formatMoney(grossCents)} · ${payerCount(payers)}`}
        open={isShort}
      >
        <PayerCards payers={payers} />
      </Fold>
    ));
  }
  return (
    <Table caption="Fretes recebidos por mês e pagador" first="Mês e pagador">
      {filled.map((month) => (
        <MonthRows key={month.month} month={month} startsOpen={isShort} />
      ))}
    </Table>
  );
}

/** Maximum number of payers that are expanded by default. */
const FEW = 12;

function payerCount(payers: readonly PayerLine[]): string {
  return countOf(payers.length, 'pagador', 'pagadores');
}

/** Month row that expands to its payers. */
function MonthRows({ month, startsOpen }: { month: TaxMonth; startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const toggle = (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      className="-my-2.5 flex min-h-11 items-center gap-2"
    >
      <ChevronDown
        aria-hidden="true"
        className={clsx('size-5 text-ink-2 transition-transform duration-150', !isOpen && '-rotate-90')}
      />
      {monthName(month.month)} <span className="font-normal text-ink-3">{payerCount(month.payers)}</span>
    </button>
  );
  return (
    <>
      <Row name={toggle} sums={month} strong />
      {isOpen &&
        month.payers.map((payer) => (
          <Row key={payerKey(payer)} name={<PayerName payer={payer} />} document={payer.document} sums={payer} />
        ))}
    </>
  );
}

export function TaxPayers({ payers, totals }: { payers: readonly PayerLine[]; totals: TaxSums }) {
  const wide = useRoomForTable();
  if (!wide) {
    return (
      <Fold title="Por pagador, no ano" summary={payerCount(payers)} open={payers.length <= FEW}>
        <PayerCards payers={payers} />
      </Fold>
    );
  }
  return (
    <Table caption="Fretes recebidos por pagador no ano" first="Pagador, no ano">
      {payers.map((payer) => (
        <Row key={payerKey(payer)} name={<PayerName payer={payer} />} document={payer.document} sums={payer} />
      ))}
      <Row name="Total" sums={totals} strong />
    </Table>
  );
}
