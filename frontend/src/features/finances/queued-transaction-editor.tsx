/** Editor of a queued entry: an income or expense, as it was entered in the whole form. */
import { type QueuedEditorProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useToday } from '@/api/session/current-user';
import { Sheet } from '@/components/ui/dialog';
import { TransactionForm } from './transaction-form';
import { prefillOf, newTransaction } from './transaction-model';

export function QueuedTransactionEditor({ entry, userId, onDone }: QueuedEditorProps) {
  const kind = entry.body['kind'] === 'income' ? 'income' : 'expense';
  const typed = formOf(entry, newTransaction(kind, useToday(), prefillOf(new URLSearchParams(), kind)));
  return (
    <Sheet open onClose={onDone} title={editTitle(entry)} wide>
      <TransactionForm userId={userId} row={null} defaults={typed} entry={entry} onDone={onDone} />
    </Sheet>
  );
}
