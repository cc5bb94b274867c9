/** "It came": on which day. */
import { useState } from 'react';
import { sentenceOf } from '@/api/record-form';
import { usePay, useUnpay } from '@/api/transactions';
import type { Receivable } from '@/api/types';
import { useToday } from '@/api/user';
import { receivablePartLabels } from '@/lib/labels';
import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { DateInput } from '@/ui/text-inputs';
import { toast } from '@/ui/toast-store';

/** Asks for the day and books it; the toast takes it back. */
export function ReceiveDialog({ part, onClose }: { part: Receivable; onClose: () => void }) {
  const today = useToday();
  const [paidOn, setPaidOn] = useState(today);
  const pay = usePay();
  const unpay = useUnpay();
  const label = receivablePartLabels[part.part];
  function confirm() {
    pay.mutate(
      { id: part.transactionId, paidOn: paidOn || null },
      {
        onSuccess: () => {
          toast({
            title: `${label} recebido`,
            description: formatMoney(part.amountCents),
            action: { label: 'Desfazer', onClick: () => unpay.mutate({ id: part.transactionId }) },
          });
          onClose();
        },
      },
    );
  }
  return (
    <ConfirmDialog
      open
      title={`${label}: ${formatMoney(part.amountCents)}`}
      confirmLabel="Recebi"
      tone="primary"
      busy={pay.isPending}
      error={sentenceOf(pay.error) ?? undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Recebido em">
        <DateInput value={paidOn} max={today} onChange={({ target }) => setPaidOn(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
