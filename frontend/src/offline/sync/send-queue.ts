/**
 * Sending what the outbox holds, by one sender of the device at a time: in the order of entering, each entry under its key
 * until the server has answered for good. Free of React and of the page, because the service worker sends, too.
 */
import { ApiError } from '@/api/client';
import { isPaused, isStep, recordOf, type Entry } from '@/offline/outbox/entry';
import { publish, type Pass, type Rest } from './sync-events';
import { isFull, StorageError } from '@/offline/outbox/storage-error';
import { blocking, deliverEntry, signedIn, type Tried } from './deliver-entry';
import { withSyncLock, pauseAfter, PAUSE_MS } from './sync-lock';
import { entriesOf, hasLeft } from '@/offline/outbox/store';

/** Whether the last request was answered: then the next one needs no question before it. */
let isHeard = false;

/** How many questions in a row nobody answered. */
let unheard = 0;

/** Passes in a row that failed, as where the storage of the device hangs. */
let failures = 0;

/** Has the next pass ask first who is signed in: whoever was heard of may be somebody else. */
export function askFirst(): void {
  isHeard = false;
}

/** The rests: the later says more of why something is left. */
const ORDER: readonly Rest[] = ['nothing', 'refused', 'later', 'full'];

/** Nobody answered: the longer that lasts, the later somebody is asked again. */
function noSignal(): Pass {
  isHeard = false;
  unheard += 1;
  return { rest: 'noSignal', waitMs: pauseAfter(unheard) };
}

/** Sends what may go, from the first to the last. What waits holds up what must not overtake it. */
async function sendAll(entries: readonly Entry[], isNow: boolean): Promise<Pass> {
  const held = new Set<string>();
  let rest: Rest = 'nothing';
  let next = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const record = recordOf(entry);
    if (record !== null && held.has(record)) continue;
    const tried = await tryOrLeave(entry, isNow);
    if (tried.rest === 'noSignal') return noSignal();
    if (tried.rest === 'signedOut') return { rest: 'signedOut', waitMs: null };
    if (tried.rest === 'blocked') return { ...tried, waitMs: PAUSE_MS.longest };
    if (tried.rest === 'later') next = Math.min(next, tried.notBefore);
    if (record !== null && holds(tried.rest, entry)) held.add(record);
    if (ORDER.indexOf(tried.rest) > ORDER.indexOf(rest)) rest = tried.rest;
  }
  const pauseMs = Math.max(PAUSE_MS.first, Math.min(next - Date.now(), PAUSE_MS.longest));
  return { rest, waitMs: isToWait(rest) ? pauseMs : null };
}

/** Whether time changes something. */
function isToWait(rest: Rest): boolean {
  return rest === 'later' || rest === 'full';
}

/** True where the rest of an entry holds up later ones of its record. */
function holds(rest: Rest, entry: Entry): boolean {
  return isToWait(rest) || (rest === 'refused' && isStep(entry));
}

async function tryOrLeave(entry: Entry, isNow: boolean): Promise<Tried> {
  if (entry.state === 'refused') return { rest: 'refused' };
  if (!isNow && isPaused(entry, Date.now())) return { rest: 'later', notBefore: entry.notBefore };
  // Whoever left is signed in for the server alone, where it was not told; they may leave at any moment of a pass.
  if (await hasLeft(entry.userId)) return { rest: 'signedOut' };
  try {
    return await deliverEntry(entry);
  } catch (error) {
    // A request that may have arrived goes on: once it is answered, it makes room.
    if (error instanceof StorageError && isFull(error.cause)) return { rest: 'full' };
    throw error;
  }
}

/** Whether it is to be asked first who is signed in: a question is lost without harm, an entry is then neither sent nor not. */
function isToAsk(entries: readonly Entry[]): boolean {
  return !isHeard && entries.some(({ state }) => state !== 'refused');
}

async function pass(userId: number | null, isNow: boolean): Promise<Pass> {
  // A device that knows of no network is believed, unless a person asks.
  if (!navigator.onLine && !isNow) return { rest: 'noSignal', waitMs: null };
  // By these it is decided whether to ask, and these are sent. One that is entered later gets a pass of its own.
  let entries = userId === null ? [] : await entriesOf(userId);
  if (userId === null || isToAsk(entries)) {
    let user: number | null;
    try {
      user = await signedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) return noSignal();
      const blocked = blocking(error);
      if (blocked !== null) return { ...blocked, waitMs: PAUSE_MS.longest };
      unheard += 1;
      return { rest: 'later', waitMs: Math.max((error.retryAfter ?? 0) * 1000, pauseAfter(unheard)) };
    }
    isHeard = true;
    unheard = 0;
    // The session may be somebody else's by now.
    if (user === null || (userId !== null && user !== userId)) return { rest: 'signedOut', waitMs: null };
    entries = await entriesOf(user);
  }
  return sendAll(entries, isNow);
}

/** The pass that waits for its turn, if there is one: it will see all that is entered until then. */
let coming: { userId: number | null; isNow: boolean; pass: Promise<Pass> } | null = null;

/**
 * Sends the entries of the user, or of whoever is signed in where the caller knows nobody. `isNow` does not wait for the
 * pauses: a person asked, or the signal is back. Throws `StorageError` where the outbox cannot be read.
 */
export function sendOutbox({
  userId = null,
  isNow = false,
}: { userId?: number | null; isNow?: boolean } = {}): Promise<Pass> {
  if (coming?.userId === userId) {
    coming.isNow ||= isNow;
    return coming.pass;
  }
  const mine = { userId, isNow, pass: Promise.resolve<Pass>({ rest: 'nothing', waitMs: null }) };
  const begin = () => {
    if (coming === mine) coming = null;
  };
  mine.pass = withSyncLock(async () => {
    begin();
    // A failure is retried, like a server that is unavailable.
    failures += 1;
    let ended: Pass = { rest: 'later', waitMs: pauseAfter(failures) };
    try {
      ended = await pass(userId, mine.isNow);
      failures = 0;
      return ended;
    } finally {
      publish({ kind: 'passed', userId, pass: ended });
    }
  }).finally(begin);
  coming = mine;
  return mine.pass;
}
