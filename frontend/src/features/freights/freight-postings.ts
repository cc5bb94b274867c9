/** Open amounts of a freight, as the payment sheets take them. */
import type { ExtraReceivable, Freight, Receivable } from '@/api/types';
import { sourceLabel } from '@/lib/labels/labels';
import { heldBackBy, type OpenItem } from '@/lib/forms/payment';

/** Part of the price. */
export function receivablePosting(part: Receivable, freightNumber: number): OpenItem {
  const { transactionId: id, amountCents: openCents, dueOn } = part;
  return { id, kind: 'income', title: sourceLabel(part.part, freightNumber), openCents, dueOn, holds: 'taxes' };
}

/** Amount beside the price, such as a stay. */
export function extraPosting({ transactionId: id, category, description, ...rest }: ExtraReceivable): OpenItem {
  const { amountCents: openCents, dueOn } = rest;
  const holds = heldBackBy({ kind: 'income', category, effect: 'both' });
  return { id, kind: 'income', title: description, openCents, dueOn, holds };
}

/** All that is still to be received. */
export function openPostings({ number, receivables, extraReceivables }: Freight): readonly OpenItem[] {
  const pending = receivables.filter(({ status }) => status === 'pending');
  return [...pending.map((part) => receivablePosting(part, number)), ...extraReceivables.map(extraPosting)];
}
