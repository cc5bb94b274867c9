/** Settling what is open as it really moved: asks the server while it is typed, books it, takes it back. */
import { useState } from 'react';
import {
  fieldOf,
  isEmptied,
  startOf,
  taxLines,
  type Posting,
  type Settling,
  type SettlingDesk,
  type SettlingLine,
} from '@/lib/labels/settling';
import { useCooldown } from '@/lib/use-cooldown';
import { ApiError, errorMessage } from '@/api/client';
import { refusalOfEntry } from '@/offline/outbox/entry-error';
import { useBooking, useWaitingPayment } from './booking';
import { openByNow } from './open-changed';
import type { Entry } from '@/offline/outbox/entry';
import { useAnswers } from './settling-answers';
import { useUnpay } from './transactions';
import type { Warning } from '@/api/types';
import { useToday } from '@/api/session/user-today';

/** Warnings that the server wants confirmed. */
function warningsOf(error: unknown): readonly Warning[] {
  return error instanceof ApiError ? error.warnings : [];
}

type Complaints = Pick<SettlingDesk, 'errors' | 'sentence' | 'elsewhere'>;

/** Sorts a refusal: what belongs to a field of the sheet, and the sentence for the rest. */
function complaintsOf(error: unknown, lines: readonly SettlingLine[]): Complaints {
  const none = { errors: {}, sentence: null, elsewhere: false };
  if (error === null) return none;
  const asked = warningsOf(error).map(({ message }) => message);
  if (asked.length > 0) return { ...none, sentence: `${asked.join(' ')} Confira o valor e toque em Confirmar.` };
  const problem = error instanceof ApiError ? error : null;
  const elsewhere = problem?.type === 'already_settled' || problem?.status === 404;
  if (problem === null || problem.fields.length === 0)
    return { ...none, sentence: errorMessage(error, 'form'), elsewhere };
  const errors: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { field, message } of problem.fields) {
    const name = fieldOf(field, lines);
    if (/^(amountCents|paidOn|restDueOn|line .*)$/.test(name)) errors[name] ??= message;
    else homeless.push(message);
  }
  return { errors, sentence: homeless.length === 0 ? null : homeless.join(' '), elsewhere };
}

function useUndo(id: number): Pick<SettlingDesk, 'undo' | 'undoing' | 'undoError'> {
  const unpay = useUnpay();
  const undo = () => unpay.mutateAsync({ id }).then(() => null, errorMessage);
  return { undo, undoing: unpay.isPending, undoError: unpay.error && errorMessage(unpay.error) };
}

/** A waiting entry that is changed, what was typed in it, and where that leads. */
type Changing = { entry: Entry; settling: Settling; onDone: () => void };

/** Typed values, fresh each time the sheet opens; of an entry those typed before. */
function useTyped(posting: Posting, today: string, changing: Changing | null) {
  const [typed, setTyped] = useState<Settling | null>(changing && changing.settling);
  return {
    isOpen: typed !== null,
    settling: typed ?? startOf(posting, today),
    open: () => setTyped(startOf(posting, today)),
    close: changing?.onDone ?? (() => setTyped(null)),
    setTyped,
  };
}

/** The desk of one posting; `changing` is its payment that waits to be sent, where that is changed. */
export function useSettling(posting: Posting, changing: Changing | null = null): SettlingDesk {
  const today = useToday();
  const { settling, isOpen, setTyped, open, close } = useTyped(posting, today, changing);
  const { pay, book } = useBooking(changing?.entry ?? null, isOpen);
  // The refusal of the entry holds until the amount or anything else is another.
  const [before, setBefore] = useState(() => refusalOfEntry(changing?.entry));
  const [named, setNamed] = useState(() => openByNow(warningsOf(before)));
  const { offer, askAgain, lines, preview, booking, trouble, netTyped } = useAnswers(posting, named, settling, isOpen);
  const waits = useWaitingPayment(posting);
  const [refused, setRefused] = useState(false);
  // Removing the taxes then asks nothing again, until the amount is another.
  if (netTyped && !settling.taxesOn && !refused) setTyped({ ...settling, taxesOn: true, taxes: null });
  function change(changes: Partial<Settling>): void {
    if (changes.taxesOn === false || changes.amount !== undefined) setRefused(changes.taxesOn === false);
    pay.reset();
    setBefore(null);
    setTyped({ ...settling, ...changes });
  }
  const [isResting, begin] = useCooldown();
  function failed(error: unknown): void {
    // It may be asked with another amount: that is not for the second tap of a double one.
    begin()();
    const openCents = openByNow(warningsOf(error));
    if (openCents === null) return;
    setNamed(openCents);
    askAgain();
  }
  return {
    posting,
    today,
    isOpen,
    open: () => (pay.reset(), setRefused(false), setNamed(null), open()),
    close,
    settling,
    change,
    offer,
    taxes: taxLines(settling, offer),
    preview,
    shownCents: booking.shownCents,
    waiting: booking.waiting,
    ...complaintsOf(pay.error ?? trouble ?? before, lines),
    busy: pay.isPending || isResting,
    confirm: (done) => {
      const { body, shownCents } = booking;
      if (!isEmptied(settling)) book({ posting, settling, body, shownCents }, preview?.restCents ?? 0, done, failed);
    },
    waits,
    ...useUndo(posting.id),
  };
}
