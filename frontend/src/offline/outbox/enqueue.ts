/** Entering something: it is kept on the device first, and then sent. */
import { atClock, now } from '@/lib/browser/clock';
import { connectivityState } from '@/lib/browser/connectivity';
import { newIdempotencyKey, SpokenError } from '@/api/client';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Problem } from '@/api/types';
import { isChangeable, SHAPE, UNSENT, type Entry, type NewEntry } from './entry';
import { isOutcome, subscribe, publish, type SyncEvent, type Outcome } from '@/offline/sync/sync-events';
import { sendOutbox } from '@/offline/sync/send-queue';
import { addEntry, changeEntry, entriesOf } from './store';

/**
 * How long a form waits for the answer before it says that the device keeps the entry, in ms; `gone` where the last request
 * had no answer either.
 */
export const PATIENCE_MS = { usual: 5000, gone: 1000 } as const;

/** Answer of the server, or the entry that is kept and goes later. */
export type Entered<T> = { answer: T } | { kept: Entry };

/** The entry that was to be changed is gone, or on its way: it may have arrived. */
export class TooLateError extends SpokenError {
  constructor() {
    super('Este lançamento já foi enviado.');
    this.name = 'TooLateError';
  }
}

/** Keys of what a form waits for the answer of: it is not shown as something that waits for the signal. */
const awaited = new Set<string>();

/** Whether a form on this page still waits for the answer. */
export function isAwaited({ key }: Pick<Entry, 'key'>): boolean {
  return awaited.has(key);
}

function fresh(entry: NewEntry, key: string, sentMs: number | null): Omit<Entry, 'id'> {
  const made = { ...entry, ...UNSENT, key, madeAt: now().toISOString(), shape: SHAPE };
  return sentMs === null ? made : { ...made, state: 'unsure', sentAt: atClock(sentMs).toISOString() };
}

/** Puts it in the place of another entry, whose order and time of entering it keeps. */
async function replaced(id: number, next: Omit<Entry, 'id'>): Promise<Entry> {
  const stored = await changeEntry(id, (old) => (isChangeable(old) ? { ...next, id, madeAt: old.madeAt } : old));
  if (stored === null || stored.key !== next.key) throw new TooLateError();
  return stored;
}

/** The first definite news of the request under a key; `kept` where there is none in time. */
function newsOf(key: string): { news: Promise<Outcome>; stop: () => void } {
  const stops: (() => void)[] = [];
  const news = new Promise<Outcome>((resolve) => {
    const patienceMs = connectivityState.getState().isGone ? PATIENCE_MS.gone : PATIENCE_MS.usual;
    const timer = setTimeout(() => resolve({ kind: 'kept', key }), patienceMs);
    const hear = (one: SyncEvent) => {
      if (isOutcome(one) && one.key === key) resolve(one);
    };
    stops.push(() => clearTimeout(timer), subscribe(hear));
  });
  return { news, stop: () => stops.forEach((stop) => stop()) };
}

/** The entry as it stands where it is unanswered under its key: nobody has anything to say of it yet. Else undefined. */
async function stillThere({ id, userId, key }: Entry): Promise<Entry | undefined> {
  const entries = await entriesOf(userId);
  return entries.find((entry) => entry.id === id && entry.key === key && entry.state !== 'refused');
}

/** Has it kept by `keep`, sends it, and waits a little for what becomes of it. */
async function keptAndSent(key: string, isNow: boolean, keep: () => Promise<Entry>) {
  const { news, stop } = newsOf(key);
  try {
    const kept = await keep();
    publish({ kind: 'changed' });
    const passed = async (): Promise<Outcome> => {
      await sendOutbox({ userId: kept.userId, isNow }).catch(() => null);
      // Where the pass ends without news of it, there is no signal, or it waits for another entry. Or another tab sent it,
      // whose news is on its way.
      return (await stillThere(kept)) ? { kind: 'kept', key } : news;
    };
    const outcome = await Promise.race([news, passed().catch(() => news)]);
    if (outcome.kind !== 'kept') return { kept, outcome };
    // Nobody waits for it any more: what is answered from now on is followed as of any other.
    awaited.delete(key);
    // Of what is not there any more, or cannot be read, nobody knows whether it was sent.
    const stands = await stillThere(kept).catch(() => undefined);
    return { kept: stands ?? { ...kept, state: 'unsure' as const, sentAt: kept.madeAt }, outcome };
  } finally {
    stop();
  }
}

/** Outcome for the screen that entered it: an answer, an entry that is kept, or a refusal, which is thrown. */
function enteredOf<T>(kept: Entry, outcome: Outcome): Entered<T> {
  if (outcome.kind === 'done') return { answer: outcome.answer as T };
  if (outcome.kind === 'refused') throw syntheticError(outcome.status, outcome.problem);
  // From now on it is to outlive a lack of room on the device. Some browsers ask the person, hence not before.
  navigator.storage?.persist?.().catch(() => undefined);
  return { kept };
}

/** How it is entered. */
export type EnqueueOptions = {
  /** Id of the entry that it is a changed form of. */
  replaces?: number | null;
  /** Key of exactly this; without one it gets its own. */
  key?: string;
  /** When exactly this was first sent under the key without an answer, by the device's clock: it may have arrived. */
  sentMs?: number | null;
  /** Told once the device has it, before it is sent. */
  onStored?: () => void;
  /** Whether a form is still there that has what the server refused; else the entry stays, for the person to decide. */
  isInForm?: (problem: Problem | null) => boolean;
};

/**
 * Keeps what was entered, sends it, and waits a little for the answer.
 *
 * Throws `ApiError` where the server refused it while one waited: a new entry is then gone if the form has it, any other
 * stays. Throws `StorageError` where the device keeps nothing, and nothing was sent; `TooLateError` for a change.
 */
export async function enqueue<T>(
  entered: NewEntry,
  { replaces = null, key = newIdempotencyKey(), sentMs = null, onStored, isInForm = () => true }: EnqueueOptions = {},
): Promise<Entered<T>> {
  const entry = fresh(entered, key, sentMs);
  awaited.add(entry.key);
  try {
    const keep = async () => {
      const stored = await (replaces === null ? addEntry(entry) : replaced(replaces, entry));
      onStored?.();
      return stored;
    };
    const { kept, outcome } = await keptAndSent(entry.key, replaces !== null, keep);
    if (outcome.kind === 'refused' && replaces === null && isInForm(outcome.problem)) await discard(kept.id);
    return enteredOf(kept, outcome);
  } finally {
    awaited.delete(entry.key);
    publish({ kind: 'changed' });
  }
}

/**
 * Sends an entry again with its body changed, under a new key: a person decided, over the version `ifMatch` of its record
 * where that matters. `detail` is what it says of itself then, where that is another. Gives and throws what `enqueue` does for
 * a change.
 */
export async function resend<T>(
  id: number,
  change: (body: Entry['body']) => Entry['body'],
  ifMatch?: number,
  detail?: string,
): Promise<Entered<T>> {
  const key = newIdempotencyKey();
  const changed = (old: Entry): Entry => {
    const decided = { body: change(old.body), ifMatch: ifMatch ?? old.ifMatch, detail: detail ?? old.detail };
    return { ...old, ...UNSENT, ...decided, key };
  };
  const keep = async () => {
    const stored = await changeEntry(id, (old) => (isChangeable(old) ? changed(old) : old));
    if (stored?.key !== key) throw new TooLateError();
    return stored;
  };
  const { kept, outcome } = await keptAndSent(key, true, keep);
  return enteredOf(kept, outcome);
}

/** Takes an entry away that was never sent, because the person took it back; gives whether it did. */
export async function takeBack(id: number): Promise<boolean> {
  let isTaken = false;
  await changeEntry(id, (stored) => {
    isTaken = isChangeable(stored);
    return isTaken ? null : stored;
  });
  publish({ kind: 'changed' });
  return isTaken;
}

/** Takes an entry away for good: a person wants it so. */
export async function discard(id: number): Promise<void> {
  await changeEntry(id, () => null);
  publish({ kind: 'changed' });
}
