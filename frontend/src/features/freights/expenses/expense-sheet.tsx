/** Edits an expense on the freight's page. */
import { useDeleteTransaction } from '@/api/finance/transaction-resource';
import { formatMoney } from '@/lib/format/money';
import { DeleteRecord } from '@/components/resource/delete-record';
import type { Freight, Transaction } from '@/api/types';
import { Sheet } from '@/components/ui/dialog';
import { ExpenseForm } from './expense-form';

export type ExpenseSheetProps = { freight: Freight; expense: Transaction; userId: number; onClose: () => void };

/** Edits an expense; `NewExpense` creates one. */
export function ExpenseSheet({ freight, expense, userId, onClose }: ExpenseSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Despesa">
      <ExpenseForm
        userId={userId}
        expense={expense}
        start={{ freightId: freight.id, vehicleId: freight.truckId }}
        begunFor={freight.id}
        offered={{ freights: [freight], vehicles: [] }}
        onClose={onClose}
      />
      <DeleteRecord
        deletion={useDeleteTransaction(expense.id)}
        done="Despesa apagada"
        name={`${expense.description}, ${formatMoney(expense.amountCents)}`}
        at={`/freights?id=${freight.id}`}
        back={onClose}
        block
        className="mt-6"
      >
        Apagar despesa
      </DeleteRecord>
    </Sheet>
  );
}
