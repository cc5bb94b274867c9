/** The expenses of a freight, entered and changed on its page. */
import { useDeleteTransaction } from '@/api/transaction-resource';
import { formatMoney } from '@/lib/money';
import { useRounds } from '@/records/use-save-again';
import { DeleteRecord } from '@/records/delete-record';
import type { Freight, Transaction } from '@/api/types';
import { Sheet } from '@/ui/dialog';
import { ExpenseForm } from './expense-form';
import type { ExpenseStart } from './expense-model';

/** Props of `ExpenseSheet`; without an `expense` it makes one. */
export type ExpenseSheetProps = { freight: Freight; expense: Transaction | null; userId: number; onClose: () => void };

/** Makes or changes an expense; a new one can be followed by another. */
export function ExpenseSheet(props: ExpenseSheetProps) {
  const { freight, expense, userId, onClose } = props;
  const { key, next } = useRounds<ExpenseStart>();
  return (
    <Sheet open onClose={onClose} title={expense === null ? 'Lançar despesa' : 'Despesa'}>
      <ExpenseForm
        key={key}
        userId={userId}
        expense={expense}
        start={{ freightId: freight.id, vehicleId: freight.truckId }}
        begunFor={freight.id}
        offered={{ freights: [freight], vehicles: [] }}
        onClose={onClose}
        onAgain={next}
      />
      {expense && <DeleteExpense {...props} expense={expense} />}
    </Sheet>
  );
}

function DeleteExpense({ freight, expense, onClose }: ExpenseSheetProps & { expense: Transaction }) {
  return (
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
  );
}
