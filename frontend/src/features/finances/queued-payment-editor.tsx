/** Editor of a queued entry: a payment. */
import type { SettlingForm } from '@/api/finance/payment-submission';
import { type Entry, type QueuedEditorProps, editTitle, formOf } from '@/offline/outbox/entry';
import { useSettling } from '@/api/finance/use-settling';
import { useToday } from '@/api/session/current-user';
import { restoreKnownFields } from '@/lib/forms/restore-known-fields';
import { type PayInput, startOf, type OpenItem } from '@/lib/forms/payment';
import SettleSheet from '@/components/settling/settle-sheet';

export function QueuedPaymentEditor({ entry, onDone }: QueuedEditorProps) {
  const { posting: openItem, settling } = settlingFormOf(entry, useToday());
  const payment = useSettling(openItem, { entry, settling, onDone });
  return <SettleSheet payment={payment} title={editTitle(entry)} />;
}

/** Settled posting, its last known amount, and how; values of another version fall back to the entry's body. */
function settlingFormOf(entry: Entry, today: string): SettlingForm {
  const [done = '', ...name] = entry.title.split(': ');
  const fallback: OpenItem = {
    id: Number(/\d+/.exec(entry.url)?.[0]),
    kind: done === 'Recebido' ? 'income' : 'expense',
    title: name.join(': '),
    openCents: null,
    dueOn: today,
    holds: 'nothing',
  };
  const stored: { posting: OpenItem; settling: object } = formOf(entry, { posting: fallback, settling: {} });
  const { openCents } = entry.body as PayInput;
  const posting = restoreKnownFields(fallback, { ...stored.posting, ...(openCents != null && { openCents }) });
  return { posting, settling: restoreKnownFields(startOf(posting, today), stored.settling) };
}
