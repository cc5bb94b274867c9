/** "I paid", "it came", and taking it back. */
import { useState } from 'react';
import { sentenceOf } from '@/api/record-form';
import { usePay, useUnpay } from '@/api/transactions';
import type { Transaction } from '@/api/types';
import { useToday } from '@/api/user';
import { Button } from '@/ui/button';
import { DayDialog } from '@/ui/day-dialog';
import { FormError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { settledOnLabels, settleLabels, transactionTitle } from './transaction-words';

/** The button that fits the state. */
export function Settle({ row }: { row: Transaction }) {
  const [asking, setAsking] = useState(false);
  const today = useToday();
  const pay = usePay();
  const unpay = useUnpay();
  function confirm(paidOn: string | null) {
    pay.mutate(
      { id: row.id, paidOn },
      {
        onSuccess: () => {
          setAsking(false);
          toast({
            title: row.kind === 'income' ? 'Recebimento anotado' : 'Pagamento anotado',
            action: { label: 'Desfazer', onClick: () => unpay.mutate({ id: row.id }) },
          });
        },
      },
    );
  }
  return (
    <>
      {row.status === 'pending' ? (
        <Button variant={row.source ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {settleLabels[row.kind]}
        </Button>
      ) : (
        <Button busy={unpay.isPending} onClick={() => unpay.mutate({ id: row.id })}>
          {row.kind === 'income' ? 'Desfazer recebimento' : 'Desfazer pagamento'}
        </Button>
      )}
      <FormError>{sentenceOf(unpay.error)}</FormError>
      {asking && (
        <DayDialog
          title={transactionTitle(row)}
          label={settledOnLabels[row.kind]}
          confirmLabel={settleLabels[row.kind]}
          today={today}
          busy={pay.isPending}
          error={sentenceOf(pay.error)}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
