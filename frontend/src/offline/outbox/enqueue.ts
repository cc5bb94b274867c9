/** Enqueues an entry: stores it on the device, then sends it. */
import { atClock, now } from '@/lib/browser/clock';
import { connectivityState } from '@/lib/browser/connectivity';
import { newIdempotencyKey, UserFacingError } from '@/api/client';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Problem } from '@/api/types';
import { isChangeable, FORM_VERSION, UNSENT, type Entry, type NewEntry } from './entry';
import { isOutcome, subscribe, publish, type SyncEvent, type Outcome } from '@/offline/sync/sync-events';
import { sendOutbox } from '@/offline/sync/send-queue';
import { addEntry, changeEntry, entriesOf } from './store';

/** Timeouts after which a form reports the entry as queued, in ms; `offline` applies while the connection is lost. */
export const FORM_TIMEOUT_MS = { usual: 5000, offline: 1000 } as const;

/** Response of the server, or the queued entry. */
export type EnqueueResult<T> = { response: T } | { queued: Entry };

/** The entry to be changed is deleted or in flight: it may have arrived. */
export class TooLateError extends UserFacingError {
  constructor() {
    super('Este lançamento já foi enviado.');
    this.name = 'TooLateError';
  }
}

/** Keys of entries in the foreground: their form waits for the response, and they are not shown as queued. */
const foregroundKeys = new Set<string>();

/** True while a form on this page waits for the response. */
export function isForeground({ key }: Pick<Entry, 'key'>): boolean {
  return foregroundKeys.has(key);
}

function fresh(entry: NewEntry, key: string, sentMs: number | null): Omit<Entry, 'id'> {
  const made = { ...entry, ...UNSENT, key, madeAt: now().toISOString(), shape: FORM_VERSION };
  return sentMs === null ? made : { ...made, state: 'unsure', sentAt: atClock(sentMs).toISOString() };
}

/** Replaces another entry and keeps its order and time of entry. */
async function replaced(id: number, next: Omit<Entry, 'id'>): Promise<Entry> {
  const stored = await changeEntry(id, (old) => (isChangeable(old) ? { ...next, id, madeAt: old.madeAt } : old));
  if (stored === null || stored.key !== next.key) throw new TooLateError();
  return stored;
}

/** First outcome of the request under a key; `deferred` after the timeout. */
function firstOutcome(key: string): { outcome: Promise<Outcome>; unsubscribe: () => void } {
  const stops: (() => void)[] = [];
  const outcome = new Promise<Outcome>((resolve) => {
    const timeoutMs = connectivityState.getState().isOffline ? FORM_TIMEOUT_MS.offline : FORM_TIMEOUT_MS.usual;
    const timer = setTimeout(() => resolve({ kind: 'deferred', key }), timeoutMs);
    const onEvent = (one: SyncEvent) => {
      if (isOutcome(one) && one.key === key) resolve(one);
    };
    stops.push(() => clearTimeout(timer), subscribe(onEvent));
  });
  return { outcome, unsubscribe: () => stops.forEach((stop) => stop()) };
}

/** The stored entry if its key is unchanged and unanswered, else undefined. */
async function unansweredEntry({ id, userId, key }: Entry): Promise<Entry | undefined> {
  const entries = await entriesOf(userId);
  return entries.find((entry) => entry.id === id && entry.key === key && entry.state !== 'refused');
}

/** Stores by `store`, sends, and waits briefly for the outcome. */
async function storeAndSend(key: string, ignoreBackoff: boolean, store: () => Promise<Entry>) {
  const { outcome: pendingOutcome, unsubscribe } = firstOutcome(key);
  try {
    const queued = await store();
    publish({ kind: 'changed' });
    const passed = async (): Promise<Outcome> => {
      await sendOutbox({ userId: queued.userId, ignoreBackoff }).catch(() => null);
      // A pass may end without an outcome: offline, or queued behind another entry. Or another tab sends it, and its
      // event follows.
      return (await unansweredEntry(queued)) ? { kind: 'deferred', key } : pendingOutcome;
    };
    const outcome = await Promise.race([pendingOutcome, passed().catch(() => pendingOutcome)]);
    if (outcome.kind !== 'deferred') return { queued, outcome };
    // The form stopped waiting: later outcomes are background writes.
    foregroundKeys.delete(key);
    // The fate of a missing or unreadable entry is unknown.
    const current = await unansweredEntry(queued).catch(() => undefined);
    return { queued: current ?? { ...queued, state: 'unsure' as const, sentAt: queued.madeAt }, outcome };
  } finally {
    unsubscribe();
  }
}

/** Result for the form: the response or the queued entry; throws a refusal. */
function resultOf<T>(queued: Entry, outcome: Outcome): EnqueueResult<T> {
  if (outcome.kind === 'done') return { response: outcome.response as T };
  if (outcome.kind === 'refused') throw syntheticError(outcome.status, outcome.problem);
  // Requests persistent storage. Some browsers prompt the user, hence only after a first entry.
  navigator.storage?.persist?.().catch(() => undefined);
  return { queued };
}

export type EnqueueOptions = {
  /** Id of the entry that this one replaces. */
  replaces?: number | null;
  /** Idempotency-Key; without one the entry gets its own. */
  key?: string;
  /** First unanswered attempt under the key, in ms of the device's clock: it may have arrived. */
  sentMs?: number | null;
  /** Called once the device has stored it, before sending. */
  onStored?: () => void;
  /** True while a form shows the refused values; else the entry stays for the user to decide. */
  isInForm?: (problem: Problem | null) => boolean;
};

/**
 * Stores an entry, sends it, and waits briefly for the response.
 *
 * Throws `ApiError` after a refusal: a new entry is deleted if its form is open, any other stays. Throws `StorageError`
 * without storage, when nothing was sent, and `TooLateError` for a change.
 */
export async function enqueue<T>(
  entered: NewEntry,
  { replaces = null, key = newIdempotencyKey(), sentMs = null, onStored, isInForm = () => true }: EnqueueOptions = {},
): Promise<EnqueueResult<T>> {
  const entry = fresh(entered, key, sentMs);
  foregroundKeys.add(entry.key);
  try {
    const store = async () => {
      const stored = await (replaces === null ? addEntry(entry) : replaced(replaces, entry));
      onStored?.();
      return stored;
    };
    const { queued, outcome } = await storeAndSend(entry.key, replaces !== null, store);
    if (outcome.kind === 'refused' && replaces === null && isInForm(outcome.problem)) await discard(queued.id);
    return resultOf(queued, outcome);
  } finally {
    foregroundKeys.delete(entry.key);
    publish({ kind: 'changed' });
  }
}

/**
 * Resends an entry with a changed body under a new key, after a decision of the user. `ifMatch` is the version it was
 * decided over; `detail` replaces the summary. Returns and throws like `enqueue` of a change.
 */
export async function resend<T>(
  id: number,
  change: (body: Entry['body']) => Entry['body'],
  ifMatch?: number,
  detail?: string,
): Promise<EnqueueResult<T>> {
  const key = newIdempotencyKey();
  const changed = (old: Entry): Entry => {
    const decided = { body: change(old.body), ifMatch: ifMatch ?? old.ifMatch, detail: detail ?? old.detail };
    return { ...old, ...UNSENT, ...decided, key };
  };
  const store = async () => {
    const stored = await changeEntry(id, (old) => (isChangeable(old) ? changed(old) : old));
    if (stored?.key !== key) throw new TooLateError();
    return stored;
  };
  const { queued, outcome } = await storeAndSend(key, true, store);
  return resultOf(queued, outcome);
}

/** Deletes an unsent entry that the user undid; false if it was sent. */
export async function cancelEntry(id: number): Promise<boolean> {
  let wasRemoved = false;
  await changeEntry(id, (stored) => {
    wasRemoved = isChangeable(stored);
    return wasRemoved ? null : stored;
  });
  publish({ kind: 'changed' });
  return wasRemoved;
}

/** Discards an entry for good, at the user's request. */
export async function discard(id: number): Promise<void> {
  await changeEntry(id, () => null);
  publish({ kind: 'changed' });
}
