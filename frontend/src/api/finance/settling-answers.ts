/** Answers of the server to a payment while it is typed, and its booking. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bodyOf,
  isEmptied,
  sentLines,
  type Posting,
  type Settling,
  type SettlingDesk,
  type SettlingLine,
} from '@/lib/labels/settling';
import { useLatestAnswer } from '@/lib/use-latest-answer';
import { ApiError, apiRequest } from '@/api/client';
import { apiQuery, invalidatePrefixes, urlWith } from '@/api/query';
import { invalidatedBy } from '@/api/invalidation';
import type { PayInput, PayPreview, ReceiptOffer } from '@/lib/labels/settling-types';

/** So long the sheet waits for what the server says to it, in ms: it can be booked without. */
const timeoutMs = 5000;

/**
 * Taxes of the payer on a day, and a refetch of everything that shows the amount. The offer is undefined
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
    void invalidatePrefixes(client, invalidatedBy(url));
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

/** Knowledge of an open amount; `named` is the one that the server named in its question. */
type Known = Pick<SettlingDesk, 'posting' | 'offer' | 'preview'> & { named: number | null };

/** Open amount, as far as it is known here. */
function openOf({ named, offer, posting, preview }: Known): number | null {
  return offer?.openCents ?? named ?? posting.openCents ?? preview?.openCents ?? null;
}

/**
 * Body, visible amount, and whether the server still has to answer. Paying the whole says of what open amount
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

/** Answer of the server to the typed values. One that a refusal put out of date no longer counts. */
export function useAnswers(posting: Posting, named: number | null, settling: Settling, isOpen: boolean) {
  const { offer, askAgain } = useOffer(posting, settling.day, isOpen);
  const lines = sentLines(settling, offer);
  const asked = { ...posting, openCents: named ?? posting.openCents };
  const { answer, isAsking, error } = usePreview(asked, settling, lines, isOpen);
  const preview = error !== null && !isAsking ? null : answer;
  // Typing exactly the amount less the payer's taxes means that they were held back.
  const isNet = settling.amount !== 'whole' && !isAsking && preview?.matchesOffer === true;
  const offersTaxes = offer?.payer === 'company' && offer.deductions.length > 0;
  // While it is typed only what is wrong with a field is said: that the signal is gone is said when it matters.
  const isOfField = !isAsking && error instanceof ApiError && error.fields.length > 0;
  // A payment refused at a field is not booked: the amount of before may stay.
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
