/** "It came": on which day. */
import { sentenceOf } from '@/api/record-form';
import { usePay, useUnpay } from '@/api/transactions';
import type { Receivable } from '@/api/types';
import { useToday } from '@/api/user';
import { receivableLabel } from '@/lib/labels';
import { formatMoney } from '@/lib/money';
import { DayDialog } from '@/ui/day-dialog';
import { toast } from '@/ui/toast-store';

/** Asks for the day and books it; the toast takes it back. */
export function ReceiveDialog({ part, onClose }: { part: Receivable; onClose: () => void }) {
  const today = useToday();
  const pay = usePay();
  const unpay = useUnpay();
  const label = receivableLabel(part.part);
  function confirm(paidOn: string | null) {
    pay.mutate(
      { id: part.transactionId, paidOn },
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
    <DayDialog
      title={`${label}: ${formatMoney(part.amountCents)}`}
      label="Recebido em"
      confirmLabel="Recebi"
      today={today}
      busy={pay.isPending}
      error={sentenceOf(pay.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
