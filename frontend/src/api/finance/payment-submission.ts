/** Books a payment of an open amount through the outbox. */
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import type { PayInput, Booked, QueuedPayment, OpenItem, Settling, PaymentFormState } from '@/lib/forms/payment';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import type { EntryInput, Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { isQueued, useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { useUnreflectedEntries } from '@/offline/outbox/unreflected-entries';
import type { Transaction } from '@/api/types';

/** Values of the payment sheet, as an outbox entry stores them for editing. */
export type SettlingForm = { posting: OpenItem; settling: Settling };

/** Request body, visible amount and form values. */
type PaymentSubmission = SettlingForm & { body: PayInput; shownCents: number | null };

function payUrl({ id }: Pick<OpenItem, 'id'>): string {
  return `/api/finances/${id}/pay`;
}

/** Summary of a payment for its entry: amount, as far as it is known offline, and day. */
export function paymentDetail({ openCents, deductions, paidOn }: PayInput, shownCents: number | null): string {
  const whole = openCents == null ? 'Tudo que está em aberto' : formatMoney(openCents);
  const reckoned = deductions ? `${whole}, menos os descontos` : whole;
  return `${shownCents === null ? reckoned : formatMoney(shownCents)} · ${formatDate(paidOn ?? '')}`;
}

function entryOf({ posting: openItem, settling, body, shownCents }: PaymentSubmission): EntryInput {
  const form: SettlingForm = { posting: openItem, settling };
  return {
    kind: 'payment',
    url: payUrl(openItem),
    body,
    title: `${openItem.kind === 'income' ? 'Recebido' : 'Pago'}: ${openItem.title}`,
    detail: paymentDetail(body, shownCents),
    form,
  };
}

/**
 * Outbox status of a payment of this amount: queued, refused, or sent and not yet on screen. Prevents paying it twice.
 */
export function useQueuedPayment(openItem: Pick<OpenItem, 'id'>): PaymentFormState['queuedPayment'] {
  const isPaymentOfItem = ({ kind, url }: Entry) => kind === 'payment' && url === payUrl(openItem);
  const state = useOutbox(({ entries }) => entries.find(isPaymentOfItem)?.state);
  // A paid amount is refetched at once: the button must not flicker in between.
  const isSent = useDelayedFlag(useUnreflectedEntries(isPaymentOfItem).length > 0);
  if (state === 'refused') return 'person';
  if (state !== undefined) return 'sending';
  return isSent ? 'sent' : null;
}

/** Ids of the amounts with a payment in the outbox. */
export function useQueuedPayments(): ReadonlySet<number> {
  const entries = useOutbox((state) => state.entries);
  const payments = entries.filter(({ kind }) => kind === 'payment');
  return new Set(payments.map(({ url }) => Number(/\d+/.exec(url)?.[0])));
}

/** Books the values of an open sheet; `entry` is the queued payment that they replace. */
export function usePayment(entry: Entry | null, isOpen: boolean) {
  const pay = useOutboxMutation<PaymentSubmission, Transaction>(entryOf, { replaces: entry?.id, isOpen });
  function submitPayment(
    submission: PaymentSubmission,
    restCents: number,
    done: (booked: Booked | QueuedPayment) => void,
    failed: (error: unknown) => void,
  ): void {
    pay.mutate(submission, {
      onSuccess: (result) => {
        if (isQueued(result)) return done({ queuedText: queueMessage() });
        const { netCents, amountCents, deductions } = result.response;
        return done({ kind: submission.posting.kind, movedCents: netCents ?? amountCents, deductions, restCents });
      },
      // After a refusal the amount may differ: the second tap of a double tap must not confirm it.
      onError: failed,
    });
  }
  return { pay, submitPayment };
}
