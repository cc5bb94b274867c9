/** Records or undoes a payment in the books. */
import { clsx } from 'clsx';
import { useSettling } from '@/api/finance/use-settling';
import type { Transaction } from '@/api/types';
import { heldBackBy } from '@/lib/forms/payment';
import { SettleButton } from '@/components/settling/settle-button';
import { transactionTitle } from './transaction-labels';

function useTransactionPayment(row: Transaction) {
  return useSettling({
    id: row.id,
    kind: row.kind,
    title: transactionTitle(row),
    openCents: row.amountCents,
    dueOn: row.dueOn,
    holds: heldBackBy(row),
  });
}

/** Button by payment state. */
export function Settle({ row }: { row: Transaction }) {
  const variant = row.source ? 'primary' : 'secondary';
  return <SettleButton payment={useTransactionPayment(row)} settled={row.status === 'paid'} variant={variant} />;
}

/** Drawn lower than its touch target, so that the row stays as high as others. */
const LOW =
  'md:-my-2 md:[&>button]:border-y-6 compact:[&>button]:border-y-2 md:[&>button]:border-transparent md:[&>button]:bg-clip-padding';

/** Settles a transaction in the list; above its row's link. */
export function SettleInRow({ row }: { row: Transaction }) {
  const word = row.kind === 'income' ? 'Recebi' : 'Paguei';
  const labels = { settle: `${word}: ${transactionTitle(row)}`, undo: 'Desfazer' };
  return (
    <span className={clsx('relative z-10 inline-flex', LOW)}>
      <SettleButton payment={useTransactionPayment(row)} settled={false} size="sm" labels={labels} />
    </span>
  );
}
