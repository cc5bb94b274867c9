/** "I paid", "it came", and taking it back. */
import { useSettling } from '@/api/settling';
import type { Transaction } from '@/api/types';
import { SettleButton } from '@/ui/settle-button';
import { heldBackBy, transactionTitle } from './transaction-words';

/** The button that fits the state. */
export function Settle({ row }: { row: Transaction }) {
  const desk = useSettling({
    id: row.id,
    kind: row.kind,
    title: transactionTitle(row),
    openCents: row.amountCents,
    dueOn: row.dueOn,
    holds: heldBackBy(row),
  });
  return <SettleButton desk={desk} settled={row.status === 'paid'} variant={row.source ? 'primary' : 'secondary'} />;
}
