/** Booking what really moved of an open amount: it goes through the outbox. */
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import type { PayInput, Booked, Kept, Posting, Settling, SettlingDesk } from '@/lib/labels/settling';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import type { Entering, Entry } from '@/offline/outbox/entry';
import { queueMessage } from '@/offline/outbox/queue-messages';
import { isKept, useOutboxMutation } from '@/offline/outbox/use-outbox-mutation';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { useUnreflectedEntries } from '@/offline/outbox/unreflected-entries';
import type { Transaction } from '@/api/types';

/** An open amount as its sheet was filled in: what an entry keeps for changing it. */
export type SettlingForm = { posting: Posting; settling: Settling };

/** Booking: the body, the amount in sight, and the form. */
type Booking = SettlingForm & { body: PayInput; shownCents: number | null };

function payUrl({ id }: Pick<Posting, 'id'>): string {
  return `/api/finances/${id}/pay`;
}

/** Details of a payment beside its title: the amount that is booked, as far as it is known here, and the day. */
export function paymentDetail({ openCents, deductions, paidOn }: PayInput, shownCents: number | null): string {
  const whole = openCents == null ? 'Tudo que está em aberto' : formatMoney(openCents);
  const reckoned = deductions ? `${whole}, menos os descontos` : whole;
  return `${shownCents === null ? reckoned : formatMoney(shownCents)} · ${formatDate(paidOn ?? '')}`;
}

function entryOf({ posting, settling, body, shownCents }: Booking): Entering {
  const form: SettlingForm = { posting, settling };
  return {
    kind: 'payment',
    url: payUrl(posting),
    body,
    title: `${posting.kind === 'income' ? 'Recebido' : 'Pago'}: ${posting.title}`,
    detail: paymentDetail(body, shownCents),
    form,
  };
}

/**
 * How a payment of it stands on this device: perhaps it needs the person, or it was sent and is not on screen yet. Paying it
 * once more would pay it twice.
 */
export function useWaitingPayment(posting: Pick<Posting, 'id'>): SettlingDesk['waits'] {
  const isOfIt = ({ kind, url }: Entry) => kind === 'payment' && url === payUrl(posting);
  const state = useOutbox(({ entries }) => entries.find(isOfIt)?.state);
  // An answered payment is refetched at once: the button must not be another one in between.
  const isUnread = useDelayedFlag(useUnreflectedEntries(isOfIt).length > 0);
  if (state === 'refused') return 'person';
  if (state !== undefined) return 'sending';
  return isUnread ? 'sent' : null;
}

/** Books what is typed in a sheet that `isOpen`; `entry` is the waiting one that is changed by it. */
export function useBooking(entry: Entry | null, isOpen: boolean) {
  const pay = useOutboxMutation<Booking, Transaction>(entryOf, { replaces: entry?.id, isOpen });
  function book(
    booking: Booking,
    restCents: number,
    done: (booked: Booked | Kept) => void,
    failed: (error: unknown) => void,
  ): void {
    pay.mutate(booking, {
      onSuccess: (entered) => {
        if (isKept(entered)) return done({ keptWords: queueMessage() });
        const { netCents, amountCents, deductions } = entered.answer;
        return done({ kind: booking.posting.kind, movedCents: netCents ?? amountCents, deductions, restCents });
      },
      // A refused payment may be asked again with another amount: that is not for the second tap of a double one.
      onError: failed,
    });
  }
  return { pay, book };
}
