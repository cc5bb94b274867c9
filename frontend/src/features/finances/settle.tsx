/** Records or undoes a payment in the books. */
import { clsx } from 'clsx';
import { useSettling } from '@/api/finance/use-settling';
import type { Transaction } from '@/api/types';
import { SettleButton } from '@/components/settling/settle-button';
import { postingOf, transactionTitle } from './transaction-labels';

/** Button by payment state. */
export function Settle({ row }: { row: Transaction }) {
  const variant = row.source ? 'primary' : 'secondary';
  return <SettleButton payment={useSettling(postingOf(row))} settled={row.status === 'paid'} variant={variant} />;
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
      <SettleButton payment={useSettling(postingOf(row))} settled={false} size="sm" labels={labels} />
    </span>
  );
}
