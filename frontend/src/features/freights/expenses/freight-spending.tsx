/** Costs of a freight: its fill-ups, and everything else. */
import { useState, type ReactNode } from 'react';
import { Fuel, Plus } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import type { Freight, Transaction, FuelRecord, Source } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazySheet } from '@/components/ui/lazy';
import type { ExpenseSheetProps } from './expense-sheet';
import type { NewExpenseProps } from './new-expense';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/client';
import { fuelLabels, categoryLabels, deductionLabels, sourcePartLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { StatusBadge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { ErrorState, Skeleton } from '@/components/ui/states';
import { useFreightFuel, useFreightResult, useFreightExpenses } from '@/features/freights/freight-queries';
import { useIsWide } from '@/components/ui/use-media-query';

/** Maximum rows without folding. */
const IN_SIGHT = 3;

/** List with a fold on small screens. */
function ShortList<T>({ items, children }: { items: readonly T[]; children: (item: T) => ReactNode }) {
  const isWide = useIsWide();
  const cut = items.length > IN_SIGHT + 1 ? IN_SIGHT : items.length;
  const rest = items.slice(cut);
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, cut).map(children)}</ul>
      {rest.length > 0 && (
        <details open={isWide} className="group border-t border-line">
          <summary className="flex min-h-12 items-center font-medium underline underline-offset-4 group-open:hidden">
            Ver mais {rest.length}
          </summary>
          <ul className="divide-y divide-line">{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}

type FreightExpensesProps = { freight: Freight; userId: number; onOpen: (expense: Transaction) => void };

function FreightExpenses({ freight, userId, onOpen }: FreightExpensesProps) {
  const query = useFreightExpenses(freight.id, userId);
  if (query.isPending) return <Skeleton className="mt-4 h-24 w-full" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  // An advance is money given, not spent: its expenses are listed here, the advance with the driver.
  const items = query.data.items.filter(({ effect, source }) => effect !== 'cash' && source?.kind !== 'fuel');
  return (
    <section className="mt-3">
      <h3 className="font-medium text-ink-2">Outros gastos</h3>
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
        <span className="block font-medium">{word}</span>
        <span className="block text-sm text-ink-3">
          {day}
          {about !== word && ` · ${about}`}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money cents={expense.amountCents} className="font-medium" />
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

/** Title and details; of a deduction its label and source amount. */
function wordsOf({ category, deduction, description, source }: Transaction): [word: string, about: string] {
  if (deduction === null) return [categoryLabels[category], description];
  const held = source === null ? 'Descontado' : `Descontado: ${sourcePartLabels[source.part].toLowerCase()}`;
  return [deductionLabels[deduction], held];
}

/** Link to the source of a posting; of a deduction, to its receipt. */
function placeOf({ heldFromId, source }: Transaction): string | null {
  if (heldFromId !== null) return `/finances?id=${heldFromId}`;
  return source && placeOfSource(source);
}

function placeOfSource({ kind, id }: Source): string | null {
  if (kind === 'maintenance') return `/maintenance?id=${id}`;
  return kind === 'driver_payment' ? `/driver-payments?id=${id}` : null;
}

/** Fill-ups and the km/l of the trip. */
function FreightFuel({ freight, userId }: { freight: Freight; userId: number }) {
  const query = useFreightFuel(freight.id, userId);
  const metersPerLiter = useFreightResult(freight.id, userId).data?.metersPerLiter ?? null;
  if (query.isPending) return <Skeleton className="h-24 w-full" />;
  if (!query.data) return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  const { items } = query.data;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-medium text-ink-2">Abastecimentos</h3>
        {metersPerLiter !== null && (
          <p className="text-sm text-ink-2">
            Média da viagem: <strong className="text-ink">{formatKmPerLiter(metersPerLiter)}</strong>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-2">Nenhum abastecimento neste frete.</p>
      ) : (
        <ShortList items={items}>{(record) => <FuelLine key={record.id} record={record} />}</ShortList>
      )}
    </section>
  );
}

function FuelLine({ record }: { record: FuelRecord }) {
  const { id, station, fuel, filledOn, volumeMl, metersPerLiter, totalCents, status } = record;
  const facts = [formatLiters(volumeMl), ...(metersPerLiter === null ? [] : [formatKmPerLiter(metersPerLiter)])];
  return (
    <li className="relative flex min-h-12 items-center justify-between gap-4 py-1 lg:min-h-11">
      <span className="min-w-0">
        <Link to={`/fuel?id=${id}`} className="font-medium after:absolute after:inset-0">
          {station ?? fuelLabels[fuel]}
        </Link>
        <span className="block text-sm text-ink-3">{[formatDate(filledOn), ...facts].join(' · ')}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money cents={totalCents} className="font-bold" />
        {status === 'pending' && <StatusBadge status="pending">A pagar</StatusBadge>}
      </span>
    </li>
  );
}

const ExpenseSheet = lazySheet<ExpenseSheetProps>(
  () => import('./expense-sheet').then((code) => ({ default: code.ExpenseSheet })),
  ({ onClose }) => onClose,
);

const NewExpense = lazySheet<NewExpenseProps>(
  () => import('./new-expense'),
  ({ onClose }) => onClose,
);

type Props = { freight: Freight; userId: number };

/** Both cards with actions for a new expense and fill-up. */
export function FreightSpending({ freight, userId }: Props) {
  const [open, setOpen] = useState<Transaction | 'new' | null>(null);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg font-bold">Gastos da viagem</h2>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <LinkButton
            size="sm"
            className="max-md:flex-1 max-md:px-2"
            to={`/fuel?new=1&freightId=${freight.id}&vehicleId=${freight.truckId}`}
            icon={<Fuel aria-hidden="true" />}
          >
            Abastecer
          </LinkButton>
          <Button
            size="sm"
            className="max-md:flex-1 max-md:px-2"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen('new')}
          >
            Lançar despesa
          </Button>
        </div>
      </div>
      <QueuedLine
        filter={({ kind, body }) => kind !== 'advance' && body['kind'] !== 'income' && body['freightId'] === freight.id}
      />
      <FreightFuel freight={freight} userId={userId} />
      <FreightExpenses freight={freight} userId={userId} onOpen={setOpen} />
      {open === 'new' && <NewExpense userId={userId} param={String(freight.id)} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <ExpenseSheet key={open.id} freight={freight} expense={open} userId={userId} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
