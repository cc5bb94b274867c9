/** Changing a payment that waits on the device. */
import type { SettlingForm } from '@/api/finance/booking';
import type { Entry, EntryEditProps } from '@/offline/outbox/entry';
import { formOf } from '@/offline/outbox/entry-form';
import { editTitle } from '@/offline/outbox/entry-error';
import { useSettling } from '@/api/finance/use-settling';
import { useToday } from '@/api/session/user-today';
import { mergeKnown } from '@/lib/forms/merge-known';
import type { PayInput } from '@/lib/labels/settling-types';
import { startOf, type Posting } from '@/lib/labels/settling';
import SettleSheet from '@/components/settling/settle-sheet';

/** The sheet as it was filled in. */
export function PaymentEntry({ entry, onDone }: EntryEditProps) {
  const { posting, settling } = settlingFormOf(entry, useToday());
  const desk = useSettling(posting, { entry, settling, onDone });
  return <SettleSheet desk={desk} title={editTitle(entry)} />;
}

/** Settled item, its last amount, and how; values typed in another version keep what the entry says. */
function settlingFormOf(entry: Entry, today: string): SettlingForm {
  const [done = '', ...name] = entry.title.split(': ');
  const said: Posting = {
    id: Number(/\d+/.exec(entry.url)?.[0]),
    kind: done === 'Recebido' ? 'income' : 'expense',
    title: name.join(': '),
    openCents: null,
    dueOn: today,
    holds: 'nothing',
  };
  const kept: { posting: Posting; settling: object } = formOf(entry, { posting: said, settling: {} });
  const { openCents } = entry.body as PayInput;
  const posting = mergeKnown(said, { ...kept.posting, ...(openCents != null && { openCents }) });
  return { posting, settling: mergeKnown(startOf(posting, today), kept.settling) };
}
