/** What the server says to a payment while it is typed, and what is booked of it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bodyOf,
  isEmptied,
  sentLines,
  type Posting,
  type Settling,
  type SettlingDesk,
  type SettlingLine,
} from '@/lib/settling';
import { useLatestAnswer } from '@/lib/use-latest-answer';
import { ApiError, apiRequest } from './client';
import { apiQuery, invalidatePrefixes, urlWith } from './query';
import { touchesOf } from './touches';
import type { PayInput, PayPreview, ReceiptOffer } from '@/lib/receive-types';

/** So long the sheet waits for what the server says to it, in ms: it can be booked without. */
const timeoutMs = 5000;

/**
 * What the payer's taxes come to on a day, and the way to read that anew with all that shows the amount. The offer is undefined
 * while it is asked, null where there is none or it failed.
 */
function useOffer({ id, holds }: Posting, paidOn: string, enabled: boolean) {
  const client = useQueryClient();
  const asks = enabled && holds === 'taxes' && paidOn !== '';
  const url = urlWith(`/api/finances/${id}/expected-deductions`, { paidOn });
  const query = useQuery({
    ...apiQuery<ReceiptOffer>(url),
    queryFn: ({ signal }) => apiRequest<ReceiptOffer>('GET', url, { signal, timeoutMs }),
    enabled: asks,
    gcTime: 0,
    // A copy is of an amount that was open once.
    persister: undefined,
  });
  const offer = asks && query.isPending ? undefined : (query.data ?? null);
  function askAgain(): void {
    void client.resetQueries({ queryKey: [url] });
    void invalidatePrefixes(client, touchesOf(url));
  }
  return { offer, askAgain };
}

/** Asks what it would book; the whole without anything held back needs no asking where its amount is known. */
function usePreview({ id, openCents }: Posting, settling: Settling, lines: readonly SettlingLine[], isOpen: boolean) {
  const isWhole = settling.amount === 'whole' && openCents !== null;
  const isSaid = isWhole && lines.length === 0;
  // Where another amount is open, it is another question.
  const body: PayInput = { ...bodyOf(settling, lines), ...(isWhole && { openCents }) };
  const question = !isOpen || isSaid || isEmptied(settling) ? null : JSON.stringify(body);
  return useLatestAnswer<PayPreview>(`payment ${id}`, question, (asked, signal) =>
    apiRequest('POST', `/api/finances/${id}/pay/preview`, { body: JSON.parse(asked) as PayInput, signal, timeoutMs }),
  );
}

/** What is known of an open amount; `named` is what the server named as open when it asked. */
type Known = Pick<SettlingDesk, 'posting' | 'offer' | 'preview'> & { named: number | null };

/** What is open, as far as it is known here. */
function openOf({ named, offer, posting, preview }: Known): number | null {
  return offer?.openCents ?? named ?? posting.openCents ?? preview?.openCents ?? null;
}

/**
 * What is sent, the amount in sight, and whether that still waits for the server. Who pays the whole says of what open amount
 * the one in sight was reckoned; where another is open by then, the server asks: what is booked is what is in sight.
 */
function bookingOf(known: Known, settling: Settling, lines: readonly SettlingLine[], isAsking: boolean) {
  const { amount, taxesOn, taxes, others } = settling;
  const body = bodyOf(settling, lines);
  if (amount !== 'whole') return { body, shownCents: amount.cents, waiting: isAsking };
  const { offer, preview } = known;
  const isOffering = taxesOn && offer === undefined;
  const whole = (openCents: number | null, shownCents: number | null, waiting: boolean) => {
    const booked: PayInput = openCents === null ? body : { ...body, openCents };
    return { body: booked, shownCents, waiting };
  };
  const openCents = openOf(known);
  if (lines.length === 0) return whole(openCents, openCents, isOffering || (openCents === null && isAsking));
  if (others.length === 0 && taxes === null && offer) return whole(offer.openCents, offer.netCents, false);
  return whole(preview?.openCents ?? openCents, preview?.receivedCents ?? null, isOffering || isAsking);
}

/** What the server says to what is typed. An answer that a refusal put out of date says nothing any more. */
export function useAnswers(posting: Posting, named: number | null, settling: Settling, isOpen: boolean) {
  const { offer, askAgain } = useOffer(posting, settling.day, isOpen);
  const lines = sentLines(settling, offer);
  const asked = { ...posting, openCents: named ?? posting.openCents };
  const { answer, isAsking, error } = usePreview(asked, settling, lines, isOpen);
  const preview = error !== null && !isAsking ? null : answer;
  // Who types exactly what the payer's taxes leave has had them held back.
  const isNet = settling.amount !== 'whole' && !isAsking && preview?.matchesOffer === true;
  const offersTaxes = offer?.payer === 'company' && offer.deductions.length > 0;
  // While it is typed only what is wrong with a field is said: that the signal is gone is said when it matters.
  const isOfField = !isAsking && error instanceof ApiError && error.fields.length > 0;
  // What is refused for a field is not booked: the amount of before may stay.
  const known = { posting, named, offer, preview: isOfField ? answer : preview };
  const booking = bookingOf(known, settling, lines, isAsking);
  return {
    offer,
    askAgain,
    lines,
    preview,
    booking,
    trouble: isOfField ? error : null,
    netTyped: isNet && offersTaxes,
  };
}
