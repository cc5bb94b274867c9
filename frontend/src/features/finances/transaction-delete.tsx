/** Deleting a transaction; of one of a series it is asked how far that goes. */
import { useState } from 'react';
import { useDeleteTransaction } from '@/api/finance/transaction-resource';
import type { SeriesScope } from '@/api/finance-types';
import type { Transaction } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { useDeleteRecord } from '@/components/resource/delete-record';
import { Button } from '@/components/ui/button';
import { isLoan } from './loan-model';
import { hasFollowers, SeriesDialog } from './series-dialog';

/** The button, and the question. */
export function TransactionDelete({ row }: { row: Transaction }) {
  const [asking, setAsking] = useState(false);
  const { isGone, remove } = useDeleteRecord({
    deletion: useDeleteTransaction(row.id),
    done: 'Lançamento apagado',
    name: `${row.description}, ${formatMoney(row.amountCents)}`,
    at: `/finances?id=${row.id}`,
    back: '/finances',
  });
  const isLast = !hasFollowers(row);
  const bringsInstalments = isLoan(row) && row.seriesId !== null && isLast;
  const goesAlong = (one: Transaction) =>
    one.seriesId === row.seriesId && one.status === 'pending' && (isLast || one.installment > row.installment);
  const choose = (scope: SeriesScope) => remove({ scope, ...(scope === 'following' ? { goesAlong } : {}) });
  return (
    <>
      <Button
        variant="danger"
        className="self-start"
        disabled={isGone}
        onClick={() => (isLast && !bringsInstalments ? remove() : setAsking(true))}
      >
        Apagar lançamento
      </Button>
      {asking && (
        <SeriesDialog
          title={`Apagar ${row.description}?`}
          tone="danger"
          onChoose={choose}
          onClose={() => setAsking(false)}
        >
          {bringsInstalments
            ? 'Você também pode apagar as parcelas deste empréstimo que ainda não foram pagas.'
            : `Este é o lançamento ${row.installment} de ${row.installments}. Você também pode apagar os próximos que ainda não foram pagos.`}
        </SeriesDialog>
      )}
    </>
  );
}
