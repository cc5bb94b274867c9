/** Settling what is open as it really moved: asks the server while it is typed, books it, takes it back. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  bodyOf,
  fieldOf,
  isEmptied,
  sentLines,
  startOf,
  taxLines,
  type Booked,
  type Posting,
  type Settling,
  type SettlingDesk,
  type SettlingLine,
} from '@/lib/settling';
import { useLatestAnswer } from '@/lib/use-latest-answer';
import { ApiError, apiRequest, errorMessage } from './client';
import { apiQuery, urlWith } from './query';
import type { PayInput, PayPreview, ReceiptOffer } from '@/lib/receive-types';
import { usePay, useUnpay } from './transactions';
import { useToday } from './user';

/** What the payer's taxes come to on a day. Undefined while it is asked, null where nothing is offered or it failed. */
function useOffer({ id, holds }: Posting, paidOn: string, enabled: boolean): ReceiptOffer | null | undefined {
  const asks = enabled && holds === 'taxes' && paidOn !== '';
  const query = useQuery({
    ...apiQuery<ReceiptOffer>(urlWith(`/api/finances/${id}/expected-deductions`, { paidOn })),
    enabled: asks,
    gcTime: 0,
  });
  return asks && query.isPending ? undefined : (query.data ?? null);
}

/** Asks what it would book; the whole without anything held back needs no asking where its amount is known. */
function usePreview({ id, openCents }: Posting, settling: Settling, lines: readonly SettlingLine[], isOpen: boolean) {
  const { amount } = settling;
  const whole = amount === 'whole' && lines.length === 0 && openCents !== null;
  const question = !isOpen || whole || isEmptied(settling) ? null : JSON.stringify(bodyOf(settling, lines));
  return useLatestAnswer<PayPreview>(`payment ${id}`, question, (body, signal) =>
    apiRequest('POST', `/api/finances/${id}/pay/preview`, { body: JSON.parse(body) as PayInput, signal }),
  );
}

type Complaints = Pick<SettlingDesk, 'errors' | 'sentence' | 'elsewhere'>;

/** Sorts a refusal: what belongs to a field of the sheet, and the sentence for the rest. */
function complaintsOf(error: unknown, lines: readonly SettlingLine[]): Complaints {
  const none = { errors: {}, sentence: null, elsewhere: false };
  if (error === null) return none;
  const problem = error instanceof ApiError ? error : null;
  const elsewhere = problem?.type === 'already_settled' || problem?.status === 404;
  if (problem === null || problem.fields.length === 0) return { ...none, sentence: errorMessage(error), elsewhere };
  const errors: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { field, message } of problem.fields) {
    const name = fieldOf(field, lines);
    if (/^(amountCents|paidOn|restDueOn|line .*)$/.test(name)) errors[name] ??= message;
    else homeless.push(message);
  }
  return { errors, sentence: homeless.length === 0 ? null : homeless.join(' '), elsewhere };
}

/** The amount in sight, and whether it still waits for the server. */
function shownOf(desk: Pick<SettlingDesk, 'posting' | 'settling' | 'offer' | 'preview'>, isAsking: boolean) {
  const { posting, settling, offer, preview } = desk;
  const { amount, taxesOn, taxes, others } = settling;
  if (amount !== 'whole') return { shownCents: amount.cents, waiting: isAsking };
  const openCents = offer?.openCents ?? posting.openCents ?? preview?.openCents ?? null;
  if (!taxesOn && others.length === 0) return { shownCents: openCents, waiting: openCents === null && isAsking };
  const asOffered = others.length === 0 && taxes === null && offer !== null && offer !== undefined;
  if (asOffered) return { shownCents: offer.netCents, waiting: false };
  return { shownCents: preview?.receivedCents ?? openCents, waiting: isAsking || offer === undefined };
}

/** Books what is typed. */
function useBooking(posting: Posting) {
  const pay = usePay();
  function book(body: PayInput, restCents: number, done: (booked: Booked) => void): void {
    pay.mutate(
      { id: posting.id, body },
      {
        onSuccess: ({ netCents, amountCents, deductions }) =>
          done({ kind: posting.kind, movedCents: netCents ?? amountCents, deductions, restCents }),
      },
    );
  }
  return { pay, book };
}

function useUndo(id: number): Pick<SettlingDesk, 'undo' | 'undoing' | 'undoError'> {
  const unpay = useUnpay();
  const undo = () => unpay.mutateAsync({ id }).then(() => null, errorMessage);
  return { undo, undoing: unpay.isPending, undoError: unpay.error && errorMessage(unpay.error) };
}

/** What is typed, from the beginning each time the sheet opens. */
function useTyped(posting: Posting, today: string) {
  const [typed, setTyped] = useState<Settling | null>(null);
  return {
    isOpen: typed !== null,
    settling: typed ?? startOf(posting, today),
    open: () => setTyped(startOf(posting, today)),
    close: () => setTyped(null),
    setTyped,
  };
}

/** What the server says to what is typed. An answer that a refusal put out of date says nothing any more. */
function useAnswers(posting: Posting, settling: Settling, isOpen: boolean) {
  const offer = useOffer(posting, settling.day, isOpen);
  const lines = sentLines(settling, offer);
  const { answer, isAsking, error } = usePreview(posting, settling, lines, isOpen);
  const shown = shownOf({ posting, settling, offer, preview: answer }, isAsking);
  const preview = error !== null && !isAsking ? null : answer;
  // Who types exactly what the payer's taxes leave has had them held back.
  const isNet = settling.amount !== 'whole' && !isAsking && preview?.matchesOffer === true;
  const offersTaxes = offer?.payer === 'company' && offer.deductions.length > 0;
  // While it is typed only what is wrong with a field is said: that the signal is gone is said when it matters.
  const isOfField = !isAsking && error instanceof ApiError && error.fields.length > 0;
  return { offer, lines, preview, shown, trouble: isOfField ? error : null, netTyped: isNet && offersTaxes };
}

/** The desk of one posting. */
export function useSettling(posting: Posting): SettlingDesk {
  const today = useToday();
  const { settling, isOpen, setTyped, open, close } = useTyped(posting, today);
  const { offer, lines, preview, shown, trouble, netTyped } = useAnswers(posting, settling, isOpen);
  const { pay, book } = useBooking(posting);
  const [refused, setRefused] = useState(false);
  // Who then takes the taxes off is not asked again, until the amount is another.
  if (netTyped && !settling.taxesOn && !refused) setTyped({ ...settling, taxesOn: true, taxes: null });
  function change(changes: Partial<Settling>): void {
    if (changes.taxesOn === false || changes.amount !== undefined) setRefused(changes.taxesOn === false);
    pay.reset();
    setTyped({ ...settling, ...changes });
  }
  return {
    posting,
    today,
    isOpen,
    open: () => (pay.reset(), setRefused(false), open()),
    close,
    settling,
    change,
    offer,
    taxes: taxLines(settling, offer),
    preview,
    ...shown,
    ...complaintsOf(pay.error ?? trouble, lines),
    busy: pay.isPending,
    confirm: (done) => !isEmptied(settling) && book(bodyOf(settling, lines), preview?.restCents ?? 0, done),
    ...useUndo(posting.id),
  };
}
