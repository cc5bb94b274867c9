/**
 * Outbox sender: one per device, in order of entry, each entry under its key until a definite response. Independent of
 * React and the page, because the service worker runs it too.
 */
import { ApiError } from '@/api/client';
import { isPaused, isStep, orderingKeyOf, type Entry } from '@/offline/outbox/entry';
import { publish, type Pass, type PendingReason } from './sync-events';
import { isFull, StorageError } from '@/offline/outbox/storage-error';
import { blockedOutcome, deliverEntry, fetchUserId, type DeliveryResult } from './deliver-entry';
import { withSyncLock, pauseAfter, PAUSE_MS } from './sync-lock';
import { entriesOf, hasSignedOut } from '@/offline/outbox/store';

/** True if the last request was answered: the next pass needs no probe. */
let lastRequestAnswered = false;

/** Consecutive unanswered probes. */
let unansweredProbes = 0;

/** Consecutive failed passes, for example with a hanging storage. */
let failures = 0;

/** Forces a probe of the session before the next pass: the user may have changed. */
export function requireProbe(): void {
  lastRequestAnswered = false;
}

/** Reasons by precedence: a later one explains more. */
const ORDER: readonly PendingReason[] = ['none', 'refused', 'later', 'full'];

/** Offline: back-off grows with each unanswered probe. */
function offlinePass(): Pass {
  lastRequestAnswered = false;
  unansweredProbes += 1;
  return { pendingReason: 'noSignal', waitMs: pauseAfter(unansweredProbes) };
}

function blockedPass({ serverMessage }: { serverMessage: string | undefined }): Pass {
  return { pendingReason: 'blocked', serverMessage, waitMs: PAUSE_MS.longest };
}

/** Sends eligible entries in order. A remaining entry blocks those that must not overtake it. */
async function sendAll(entries: readonly Entry[], ignoreBackoff: boolean): Promise<Pass> {
  const blockedKeys = new Set<string>();
  let pendingReason: PendingReason = 'none';
  let next = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const orderingKey = orderingKeyOf(entry);
    if (orderingKey !== null && blockedKeys.has(orderingKey)) continue;
    const result = await deliverOrSkip(entry, ignoreBackoff);
    if (result.kind === 'delivered') continue;
    if (result.kind === 'noSignal') return offlinePass();
    if (result.kind === 'signedOut') return { pendingReason: 'signedOut', waitMs: null };
    if (result.kind === 'blocked') return blockedPass(result);
    if (result.kind === 'later') next = Math.min(next, result.retryAt);
    if (orderingKey !== null && blocksLater(result.kind, entry)) blockedKeys.add(orderingKey);
    if (ORDER.indexOf(result.kind) > ORDER.indexOf(pendingReason)) pendingReason = result.kind;
  }
  const pauseMs = Math.max(PAUSE_MS.first, Math.min(next - Date.now(), PAUSE_MS.longest));
  return { pendingReason, waitMs: isRetryable(pendingReason) ? pauseMs : null };
}

/** True if waiting may resolve the reason. */
function isRetryable(pendingReason: PendingReason): boolean {
  return pendingReason === 'later' || pendingReason === 'full';
}

/** True if an entry blocks later ones of its record. */
function blocksLater(pendingReason: PendingReason, entry: Entry): boolean {
  return isRetryable(pendingReason) || (pendingReason === 'refused' && isStep(entry));
}

async function deliverOrSkip(entry: Entry, ignoreBackoff: boolean): Promise<DeliveryResult> {
  if (entry.state === 'refused') return { kind: 'refused' };
  if (!ignoreBackoff && isPaused(entry, Date.now())) return { kind: 'later', retryAt: entry.notBefore };
  // A user who signed out offline still has a server session; they may sign out during a pass.
  if (await hasSignedOut(entry.userId)) return { kind: 'signedOut' };
  try {
    return await deliverEntry(entry);
  } catch (error) {
    // A request that may have arrived continues: its response frees storage.
    if (error instanceof StorageError && isFull(error.cause)) return { kind: 'full' };
    throw error;
  }
}

/** True if the session must be probed first: a lost probe is harmless, a lost entry becomes unsure. */
function needsProbe(entries: readonly Entry[]): boolean {
  return !lastRequestAnswered && entries.some(({ state }) => state !== 'refused');
}

async function pass(userId: number | null, ignoreBackoff: boolean): Promise<Pass> {
  // `onLine` false is trusted, unless the user requested the pass.
  if (!navigator.onLine && !ignoreBackoff) return { pendingReason: 'noSignal', waitMs: null };
  // The probe is decided by these entries and they are sent. A later entry gets its own pass.
  let entries = userId === null ? [] : await entriesOf(userId);
  if (userId === null || needsProbe(entries)) {
    let user: number | null;
    try {
      user = await fetchUserId();
    } catch (error) {
      if (!(error instanceof ApiError)) return offlinePass();
      const blocked = blockedOutcome(error);
      if (blocked !== null) return blockedPass(blocked);
      unansweredProbes += 1;
      return { pendingReason: 'later', waitMs: Math.max((error.retryAfter ?? 0) * 1000, pauseAfter(unansweredProbes)) };
    }
    lastRequestAnswered = true;
    unansweredProbes = 0;
    // Another user may be signed in by now.
    if (user === null || (userId !== null && user !== userId)) return { pendingReason: 'signedOut', waitMs: null };
    entries = await entriesOf(user);
  }
  return sendAll(entries, ignoreBackoff);
}

/** Queued pass, if any: it will include all entries until it starts. */
let queuedPass: { userId: number | null; ignoreBackoff: boolean; pass: Promise<Pass> } | null = null;

/**
 * Sends the entries of a user; without one, of the signed-in user. `ignoreBackoff`: requested by the user or the
 * returned signal. Throws `StorageError` if the outbox cannot be read.
 */
export function sendOutbox({
  userId = null,
  ignoreBackoff = false,
}: { userId?: number | null; ignoreBackoff?: boolean } = {}): Promise<Pass> {
  if (queuedPass?.userId === userId) {
    queuedPass.ignoreBackoff ||= ignoreBackoff;
    return queuedPass.pass;
  }
  const mine = { userId, ignoreBackoff, pass: Promise.resolve<Pass>({ pendingReason: 'none', waitMs: null }) };
  const begin = () => {
    if (queuedPass === mine) queuedPass = null;
  };
  mine.pass = withSyncLock(async () => {
    begin();
    // A failure backs off like an unavailable server.
    failures += 1;
    let ended: Pass = { pendingReason: 'later', waitMs: pauseAfter(failures) };
    try {
      ended = await pass(userId, mine.ignoreBackoff);
      failures = 0;
      return ended;
    } finally {
      publish({ kind: 'passed', userId, pass: ended });
    }
  }).finally(begin);
  queuedPass = mine;
  return mine.pass;
}
