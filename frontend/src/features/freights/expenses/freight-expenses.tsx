/** Expenses of a freight except its fill-ups, which have a card of their own. */
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import type { Source } from '@/api/finance-types';
import type { Freight, Transaction } from '@/api/types';
import { categoryLabels, deductionLabels, sourcePartLabels } from '@/lib/generated/choices';
import { formatDate } from '@/lib/format/dates';
import { StatusBadge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useFreightExpenses } from '@/features/freights/freight-queries';
import { ShortList } from '@/features/freights/short-list';

type Props = { freight: Freight; userId: number; onOpen: (expense: Transaction) => void };

/** The list, each line to be changed. */
export function FreightExpenses({ freight, userId, onOpen }: Props) {
  const query = useFreightExpenses(freight.id, userId);
  if (query.isPending) return <Skeleton className="mt-4 h-24 w-full" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  // A vale is money given, not spent: what it was spent on stands here, the vale with the driver.
  const items = query.data.items.filter(({ effect, source }) => effect !== 'cash' && source?.kind !== 'fuel');
  return (
    <section className="mt-3">
      <h3 className="font-semibold text-ink-2">Outros gastos</h3>
      {items.length === 0 ? (
        <p className="text-ink-2">
          Nada lançado ainda. Lance pedágio, comida e borracheiro na hora e veja quanto sobra.
        </p>
      ) : (
        <ShortList items={items}>
          {(expense) => <ExpenseLine key={expense.id} expense={expense} onOpen={() => onOpen(expense)} />}
        </ShortList>
      )}
    </section>
  );
}

function ExpenseLine({ expense, onOpen }: { expense: Transaction; onOpen: () => void }) {
  const day = formatDate(expense.paidOn ?? expense.dueOn);
  const place = placeOf(expense);
  const [word, about] = wordsOf(expense);
  const look =
    '-mx-2 flex min-h-12 w-[calc(100%+16px)] items-center justify-between gap-4 rounded-control px-2 py-1 text-left hover:bg-bg lg:min-h-11';
  const content = (
    <>
      <span className="min-w-0">
        <span className="block font-semibold">{word}</span>
        <span className="block text-sm text-ink-3">
          {day}
          {about !== word && ` · ${about}`}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money cents={expense.amountCents} className="font-bold" />
        {expense.status === 'pending' && expense.effect !== 'result' && (
          <StatusBadge status={expense.overdueDays > 0 ? 'overdue' : 'pending'}>
            {expense.overdueDays > 0 ? 'Vencido' : 'A pagar'}
          </StatusBadge>
        )}
      </span>
    </>
  );
  return (
    <li>
      {place ? (
        <Link to={place} className={look}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onOpen} className={look}>
          {content}
        </button>
      )}
    </li>
  );
}

/** Title and details of a line; of a deduction its name, and the amount it belongs to. */
function wordsOf({ category, deduction, description, source }: Transaction): [word: string, about: string] {
  if (deduction === null) return [categoryLabels[category], description];
  const held = source === null ? 'Descontado' : `Descontado: ${sourcePartLabels[source.part].toLowerCase()}`;
  return [deductionLabels[deduction], held];
}

/** Where a line is edited that another record posted; what was held back, at the receipt that it was held back of. */
function placeOf({ heldFromId, source }: Transaction): string | null {
  if (heldFromId !== null) return `/finances?id=${heldFromId}`;
  return source && placeOfSource(source);
}

function placeOfSource({ kind, id }: Source): string | null {
  if (kind === 'maintenance') return `/maintenance?id=${id}`;
  return kind === 'driver_payment' ? `/driver-payments?id=${id}` : null;
}
