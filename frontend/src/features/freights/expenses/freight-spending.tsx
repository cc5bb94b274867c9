/** Costs of a freight: its fill-ups, and everything else. */
import { useState } from 'react';
import { Fuel, Plus } from 'lucide-react';
import { WaitingLine } from '@/components/resource/waiting-line';
import type { Freight, Transaction } from '@/api/types';
import { Button, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazySheet } from '@/components/ui/lazy';
import type { ExpenseSheetProps } from './expense-sheet';
import { FreightExpenses } from './freight-expenses';
import { FreightFuel } from './freight-fuel';
import type { NewExpenseProps } from './new-expense';

const ExpenseSheet = lazySheet<ExpenseSheetProps>(
  () => import('./expense-sheet').then((code) => ({ default: code.ExpenseSheet })),
  ({ onClose }) => onClose,
);

const NewExpense = lazySheet<NewExpenseProps>(
  () => import('./new-expense'),
  ({ onClose }) => onClose,
);

type Props = { freight: Freight; userId: number };

/** One card with both ways to enter what was just spent. */
export function FreightSpending({ freight, userId }: Props) {
  const [open, setOpen] = useState<Transaction | 'new' | null>(null);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg  font-bold">Gastos da viagem</h2>
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
      <WaitingLine
        counts={({ kind, body }) => kind !== 'advance' && body['kind'] !== 'income' && body['freightId'] === freight.id}
      />
      <FreightFuel freight={freight} userId={userId} />
      <FreightExpenses freight={freight} userId={userId} onOpen={setOpen} />
      {open === 'new' && <NewExpense userId={userId} asked={String(freight.id)} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <ExpenseSheet key={open.id} freight={freight} expense={open} userId={userId} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
