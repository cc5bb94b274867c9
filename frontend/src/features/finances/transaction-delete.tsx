/** Deleting a transaction, after a question that names it. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '@/api/record-form';
import { useDeleteTransaction } from '@/api/transactions';
import type { SeriesScope } from '@/api/finance-types';
import type { Transaction } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';
import { isLoan } from './loan-model';
import { hasFollowers, SeriesDialog } from './series-dialog';

/** The button and its question. */
export function TransactionDelete({ row }: { row: Transaction }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTransaction();
  const bringsInstalments = isLoan(row) && row.seriesId !== null && !hasFollowers(row);
  function confirm(scope?: SeriesScope) {
    remove.mutate(scope === undefined ? { id: row.id } : { id: row.id, scope }, {
      onSuccess: () => {
        toast({ title: 'Lançamento apagado' });
        void navigate('/finances', { replace: true });
      },
    });
  }
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        Apagar lançamento
      </Button>
      {(hasFollowers(row) || bringsInstalments) && asking ? (
        <SeriesDialog
          title={`Apagar ${row.description}?`}
          tone="danger"
          busy={remove.isPending}
          error={sentenceOf(remove.error)}
          onChoose={confirm}
          onClose={() => setAsking(false)}
        >
          {bringsInstalments
            ? 'As parcelas deste empréstimo que ainda não foram pagas podem sair junto.'
            : `Este é o ${row.installment} de ${row.installments}. Os próximos que ainda não foram pagos podem sair junto.`}{' '}
          Isto não pode ser desfeito.
        </SeriesDialog>
      ) : (
        <ConfirmDialog
          open={asking}
          title={`Apagar ${row.description}?`}
          confirmLabel="Apagar lançamento"
          busy={remove.isPending}
          error={sentenceOf(remove.error) ?? undefined}
          onConfirm={() => confirm()}
          onClose={() => setAsking(false)}
        >
          {formatMoney(row.amountCents)} sai das contas. Isto não pode ser desfeito.
        </ConfirmDialog>
      )}
    </>
  );
}
