/** Deleting an expense, after a question that names it. */
import { useState } from 'react';
import { sentenceOf } from '@/api/record-form';
import { useDeleteTransaction } from '@/api/transactions';
import type { Transaction } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';

/** The button and its question. */
export function DeleteExpense({ expense, onDeleted }: { expense: Transaction; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTransaction();
  function confirm() {
    remove.mutate(
      { id: expense.id },
      {
        onSuccess: () => {
          toast({ title: 'Despesa apagada' });
          onDeleted();
        },
      },
    );
  }
  return (
    <>
      <Button variant="danger" block className="mt-6" onClick={() => setAsking(true)}>
        Apagar despesa
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Apagar ${expense.description}?`}
        confirmLabel="Apagar despesa"
        busy={remove.isPending}
        error={sentenceOf(remove.error) ?? undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {formatMoney(expense.amountCents)} sai das contas. Isto não pode ser desfeito.
      </ConfirmDialog>
    </>
  );
}
