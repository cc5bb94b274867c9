/** Delivers one entry and records its outcome. */
import { ApiError, apiRequest, isFinal, NetworkError } from '@/api/client';
import type { User } from '@/api/types';
import { now } from '@/lib/browser/clock';
import {
  isKeyExpired,
  isOutcomeUnknown,
  isStep,
  refusalOf,
  type EntryResponse,
  type Entry,
  type FreightStatusFields,
  type Refusal,
} from '@/offline/outbox/entry';
import { publish } from './sync-events';
import { StorageError } from '@/offline/outbox/storage-error';
import { pauseAfter } from './sync-lock';
import { changeEntry, moveToDelivered } from '@/offline/outbox/store';

/** Id of the signed-in user; null when anonymous. Throws without a response. */
export async function fetchUserId(): Promise<number | null> {
  try {
    return (await apiRequest<User>('GET', '/api/auth/user')).id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Entry in flight; `wasOutcomeUnknown` if an earlier attempt may have arrived. */
type InFlightEntry = { entry: Entry; wasOutcomeUnknown: boolean };

/**
 * Marks an entry in-flight before sending, so that a crash cannot make it look unsent. Already unsure entries need no
 * write: a full device still sends them.
 */
async function markInFlight(id: number): Promise<InFlightEntry | null> {
  let wasOutcomeUnknown = false;
  const entry = await changeEntry(id, (stored) => {
    wasOutcomeUnknown = isOutcomeUnknown(stored);
    if (stored.state !== 'waiting') return stored;
    return { ...stored, state: 'unsure', sentAt: stored.sentAt ?? now().toISOString() };
  });
  return entry && { entry, wasOutcomeUnknown };
}

/** Records an outcome unless the user changed the entry meanwhile. */
function recordOutcome({ id, key }: Entry, after: (entry: Entry) => Entry | null): Promise<Entry | null> {
  return changeEntry(id, (entry) => (entry.key === key ? after(entry) : entry));
}

/**
 * Result of a delivery. `delivered`: nothing remains, also if the user deleted the entry. Otherwise the reason why it
 * remains. `full`: no storage to mark it. `later`: earliest retry. `blocked`: message of the server.
 */
export type DeliveryResult =
  | { kind: 'delivered' | 'refused' | 'noSignal' | 'signedOut' | 'full' }
  | { kind: 'later'; retryAt: number }
  | { kind: 'blocked'; serverMessage: string | undefined };

/** True if the refusal proves that nothing was committed. A 5xx may follow the commit. */
function wasNotCommitted(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 500 || (error.status === 503 && error.problem !== null));
}

/**
 * Outcome if the server refuses this user; null for other errors. A 403 that is no problem document is from a proxy.
 */
export function blockedOutcome(error: unknown): Extract<DeliveryResult, { kind: 'blocked' }> | null {
  if (!(error instanceof ApiError) || error.status !== 403 || error.problem === null) return null;
  return { kind: 'blocked', serverMessage: error.problem.detail ?? undefined };
}

/** Outcome if the session was refused rather than the entry: other user, anonymous, or blocked. */
async function sessionOutcome(error: unknown, userId: number): Promise<DeliveryResult | null> {
  if (!(error instanceof ApiError)) return null;
  const isOver = error.status === 401 || (error.status === 404 && (await fetchUserId()) !== userId);
  return isOver ? { kind: 'signedOut' } : blockedOutcome(error);
}

async function scheduleRetry({ entry, wasOutcomeUnknown }: InFlightEntry, error: unknown): Promise<DeliveryResult> {
  const retryAfterMs = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  const pausedAt = Date.now();
  const tries = entry.tries + 1;
  const retryAt = pausedAt + Math.max(retryAfterMs, pauseAfter(tries));
  const state = wasNotCommitted(error) && !wasOutcomeUnknown ? 'waiting' : 'unsure';
  await recordOutcome(entry, (stored) => ({ ...stored, state, tries, notBefore: retryAt, pausedAt }));
  const noResponse = error instanceof NetworkError && error.reason !== 'undecided';
  return noResponse ? { kind: 'noSignal' } : { kind: 'later', retryAt };
}

async function failed(sending: InFlightEntry, error: unknown): Promise<DeliveryResult> {
  // The server responded, and the device could not record it.
  if (error instanceof StorageError) throw error;
  const { entry, wasOutcomeUnknown } = sending;
  try {
    const sessionResult = await sessionOutcome(error, entry.userId);
    if (sessionResult !== null) {
      await recordOutcome(entry, (stored) => ({
        ...stored,
        state: wasOutcomeUnknown ? 'unsure' : 'waiting',
        tries: 0,
      }));
      return sessionResult;
    }
  } catch (probeError) {
    return scheduleRetry(sending, probeError);
  }
  if (!(error instanceof ApiError) || !isFinal(error)) return scheduleRetry(sending, error);
  return refused(entry, refusalOf(error, now().toISOString()));
}

async function refused(entry: Entry, refusal: Refusal): Promise<DeliveryResult> {
  await recordOutcome(entry, (stored) => ({ ...stored, state: 'refused', tries: 0, notBefore: 0, refusal }));
  const { status, problem } = refusal;
  publish({ kind: 'refused', key: entry.key, url: entry.url, status, problem });
  return { kind: 'refused' };
}

/** Part of the returned record that the entry stores: a step returns its freight. */
type DeliveredRecord = { version?: number } & FreightStatusFields;

function entryResponseOf(
  entry: Entry,
  { version, status, moves, nextArrival, arrivedAt }: DeliveredRecord,
): EntryResponse {
  const response = { at: now().toISOString(), version: version ?? null };
  return isStep(entry) ? { ...response, stand: { status, moves, nextArrival, arrivedAt } } : response;
}

export async function deliverEntry(waiting: Entry): Promise<DeliveryResult> {
  if (isKeyExpired(waiting, now())) return refused(waiting, { status: 0, problem: null, at: now().toISOString() });
  const sending = await markInFlight(waiting.id);
  // The user just deleted it.
  if (sending === null) return { kind: 'delivered' };
  const { entry } = sending;
  if (entry.state === 'refused') return { kind: 'refused' };
  const { url, userId, body, key, ifMatch } = entry;
  publish({ kind: 'sending', key });
  try {
    const options = { body, idempotencyKey: key, ...(ifMatch != null && { ifMatch }) };
    const response = await apiRequest<DeliveredRecord | undefined>('POST', `${url}?userId=${userId}`, options);
    // Every such request returns a record: an empty response is not from the server.
    if (response === undefined) throw new NetworkError('undecided');
    await moveToDelivered(entry, entryResponseOf(entry, response));
    publish({ kind: 'done', key, url, response });
    return { kind: 'delivered' };
  } catch (error) {
    const result = await failed(sending, error);
    if (result.kind !== 'refused') publish({ kind: 'deferred', key });
    return result;
  }
}
