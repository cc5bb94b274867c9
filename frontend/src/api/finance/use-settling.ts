/** Payment sheet of an open amount: previews on the server while the user types, books, and undoes. */
import { useState } from 'react';
import {
  fieldOf,
  isEmptied,
  startOf,
  taxLines,
  type OpenItem,
  type Settling,
  type PaymentFormState,
  type SettlingLine,
  bodyOf,
  sentLines,
  type PayInput,
  type PayPreview,
  type ReceiptOffer,
} from '@/lib/forms/payment';
import { useCooldown } from '@/lib/use-cooldown';
import { ApiError, errorMessage, apiRequest } from '@/api/client';
import { refusalOfEntry, type Entry } from '@/offline/outbox/entry';
import { usePayment, useQueuedPayment } from './payment-submission';
import { currentOpenAmount } from './open-changed';
import { useUnpay } from './transactions';
import type { Warning } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLatestResponse } from '@/api/use-latest-response';
import { apiQuery, invalidatePrefixes, urlWith } from '@/api/query';
import { invalidatedBy } from '@/api/invalidation';

/** Preview timeout, in ms: the payment can be booked without a preview. */
const timeoutMs = 5000;

/**
 * Taxes that the payer withholds on a day, and a refetch of all that shows the amount. Undefined while loading; null
 * without an offer or after a failure.
 */
function useOffer({ id, holds }: OpenItem, paidOn: string, enabled: boolean) {
  const client = useQueryClient();
  const isEnabled = enabled && holds === 'taxes' && paidOn !== '';
  const url = urlWith(`/api/finances/${id}/expected-deductions`, { paidOn });
  const query = useQuery({
    ...apiQuery<ReceiptOffer>(url),
    queryFn: ({ signal }) => apiRequest<ReceiptOffer>('GET', url, { signal, timeoutMs }),
    enabled: isEnabled,
    gcTime: 0,
    // A cached response describes an amount that was open earlier.
    persister: undefined,
  });
  const offer = isEnabled && query.isPending ? undefined : (query.data ?? null);
  function refetchOffer(): void {
    void client.resetQueries({ queryKey: [url] });
    void invalidatePrefixes(client, invalidatedBy(url));
  }
  return { offer, refetchOffer };
}

/** Preview of the payment; full payments of a known amount without deductions need no request. */
function usePreview({ id, openCents }: OpenItem, settling: Settling, lines: readonly SettlingLine[], isOpen: boolean) {
  const isWhole = settling.amount === 'whole' && openCents !== null;
  const isAnnounced = isWhole && lines.length === 0;
  // Another open amount is another preview.
  const body: PayInput = { ...bodyOf(settling, lines), ...(isWhole && { openCents }) };
  const question = !isOpen || isAnnounced || isEmptied(settling) ? null : JSON.stringify(body);
  return useLatestResponse<PayPreview>(`payment ${id}`, question, (previewBody, signal) =>
    apiRequest('POST', `/api/finances/${id}/pay/preview`, {
      body: JSON.parse(previewBody) as PayInput,
      signal,
      timeoutMs,
    }),
  );
}

/** Known data of an open amount; `warnedOpenCents` is the amount in the server's warning. */
type Known = Pick<PaymentFormState, 'openItem' | 'offer' | 'preview'> & { warnedOpenCents: number | null };

/** Open amount as far as it is known offline. */
function openOf({ warnedOpenCents, offer, openItem, preview }: Known): number | null {
  return offer?.openCents ?? warnedOpenCents ?? openItem.openCents ?? preview?.openCents ?? null;
}

/**
 * Body, visible amount, and true while the preview is pending. A full payment sends the open amount it was computed
 * from: if another amount is open by then, the server asks for confirmation.
 */
function submissionOf(known: Known, settling: Settling, lines: readonly SettlingLine[], isAsking: boolean) {
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

/** Preview of the typed values. A preview that a refusal has outdated is ignored. */
function useOfferAndPreview(openItem: OpenItem, warnedOpenCents: number | null, settling: Settling, isOpen: boolean) {
  const { offer, refetchOffer } = useOffer(openItem, settling.day, isOpen);
  const lines = sentLines(settling, offer);
  const previewBody = { ...openItem, openCents: warnedOpenCents ?? openItem.openCents };
  const { response, isFetching, error } = usePreview(previewBody, settling, lines, isOpen);
  const preview = error !== null && !isFetching ? null : response;
  // Typing exactly the net amount means that the taxes were withheld.
  const isNet = settling.amount !== 'whole' && !isFetching && preview?.matchesOffer === true;
  const offersTaxes = offer?.payer === 'company' && offer.deductions.length > 0;
  // While typing only field errors are shown; a lost signal matters when the payment is sent.
  const isOfField = !isFetching && error instanceof ApiError && error.fields.length > 0;
  // A payment refused at a field is not booked: the previous amount may stay.
  const known = { openItem, warnedOpenCents, offer, preview: isOfField ? response : preview };
  const submission = submissionOf(known, settling, lines, isFetching);
  return {
    offer,
    refetchOffer,
    lines,
    preview,
    submission,
    trouble: isOfField ? error : null,
    netTyped: isNet && offersTaxes,
  };
}

export function warningsOf(error: unknown): readonly Warning[] {
  return error instanceof ApiError ? error.warnings : [];
}

type FieldErrors = Pick<PaymentFormState, 'errors' | 'sentence' | 'elsewhere'>;

/** Splits an error into field errors of the sheet and one message for the rest. */
function fieldErrorsOf(error: unknown, lines: readonly SettlingLine[]): FieldErrors {
  const none = { errors: {}, sentence: null, elsewhere: false };
  if (error === null) return none;
  const previewBody = warningsOf(error).map(({ message }) => message);
  if (previewBody.length > 0)
    return { ...none, sentence: `${previewBody.join(' ')} Confira o valor e toque em Confirmar.` };
  const problem = error instanceof ApiError ? error : null;
  const elsewhere = problem?.type === 'already_settled' || problem?.status === 404;
  if (problem === null || problem.fields.length === 0)
    return { ...none, sentence: errorMessage(error, 'form'), elsewhere };
  const errors: Record<string, string> = {};
  const unmappedErrors: string[] = [];
  for (const { field, message } of problem.fields) {
    const name = fieldOf(field, lines);
    if (/^(amountCents|paidOn|restDueOn|line .*)$/.test(name)) errors[name] ??= message;
    else unmappedErrors.push(message);
  }
  return { errors, sentence: unmappedErrors.length === 0 ? null : unmappedErrors.join(' '), elsewhere };
}

function useUndo(id: number): Pick<PaymentFormState, 'undo' | 'undoing' | 'undoError'> {
  const unpay = useUnpay();
  const undo = () => unpay.mutateAsync({ id }).then(() => null, errorMessage);
  return { undo, undoing: unpay.isPending, undoError: unpay.error && errorMessage(unpay.error) };
}

/** Queued payment being edited, the values typed in it, and the action afterwards. */
type Changing = { entry: Entry; settling: Settling; onDone: () => void };

/** Form values, reset each time the sheet opens; for a queued payment those it was entered with. */
function useTyped(openItem: OpenItem, today: string, changing: Changing | null) {
  const [typed, setTyped] = useState<Settling | null>(changing && changing.settling);
  return {
    isOpen: typed !== null,
    settling: typed ?? startOf(openItem, today),
    open: () => setTyped(startOf(openItem, today)),
    close: changing?.onDone ?? (() => setTyped(null)),
    setTyped,
  };
}

/** State and actions of the sheet for one posting; `changing` is its queued payment, if that is edited. */
export function useSettling(openItem: OpenItem, changing: Changing | null = null): PaymentFormState {
  const today = useToday();
  const { settling, isOpen, setTyped, open, close } = useTyped(openItem, today, changing);
  const { pay, submitPayment } = usePayment(changing?.entry ?? null, isOpen);
  // The refusal of the entry applies until any value changes.
  const [before, setBefore] = useState(() => refusalOfEntry(changing?.entry));
  const [warnedOpenCents, setWarnedOpenCents] = useState(() => currentOpenAmount(warningsOf(before)));
  const { offer, refetchOffer, lines, preview, submission, trouble, netTyped } = useOfferAndPreview(
    openItem,
    warnedOpenCents,
    settling,
    isOpen,
  );
  const queuedPayment = useQueuedPayment(openItem);
  const [refused, setRefused] = useState(false);
  // Removing the taxes does not add them again until the amount changes.
  if (netTyped && !settling.taxesOn && !refused) setTyped({ ...settling, taxesOn: true, taxes: null });
  function change(changes: Partial<Settling>): void {
    if (changes.taxesOn === false || changes.amount !== undefined) setRefused(changes.taxesOn === false);
    pay.reset();
    setBefore(null);
    setTyped({ ...settling, ...changes });
  }
  const [isResting, begin] = useCooldown();
  function failed(error: unknown): void {
    // Another amount may be confirmed: the second tap of a double tap must not do it.
    begin()();
    const openCents = currentOpenAmount(warningsOf(error));
    if (openCents === null) return;
    setWarnedOpenCents(openCents);
    refetchOffer();
  }
  return {
    openItem,
    today,
    isOpen,
    open: () => (pay.reset(), setRefused(false), setWarnedOpenCents(null), open()),
    close,
    settling,
    change,
    offer,
    taxes: taxLines(settling, offer),
    preview,
    shownCents: submission.shownCents,
    waiting: submission.waiting,
    ...fieldErrorsOf(pay.error ?? trouble ?? before, lines),
    busy: pay.isPending || isResting,
    confirm: (done) => {
      const { body, shownCents } = submission;
      if (!isEmptied(settling))
        submitPayment({ posting: openItem, settling, body, shownCents }, preview?.restCents ?? 0, done, failed);
    },
    queuedPayment,
    ...useUndo(openItem.id),
  };
}
