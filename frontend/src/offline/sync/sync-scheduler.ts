/** Sync scheduler: watches the outbox of the signed-in user on this page and decides when it is sent. */
import type { QueryClient } from '@tanstack/react-query';
import { makeAlarm } from '@/lib/browser/alarm';
import { now } from '@/lib/browser/clock';
import { watchDeviceClock } from '@/lib/browser/watch-device-clock';
import { onLogout } from '@/lib/browser/logout-tasks';
import { oneAtATime } from '@/lib/browser/serial-queue';
import { connectivityState } from '@/lib/browser/connectivity';
import { CACHE_AGE_MS } from '@/offline/cache/clear-cache';
import { currentUserQuery } from '@/api/session/current-user';
import { followSignOut } from '@/api/session/watch-session';
import { applyWrites, type Written } from '@/api/mutation';
import { isForeground } from '@/offline/outbox/enqueue';
import { isOutcome, subscribe, publish, type SyncEvent, type Outcome } from './sync-events';
import { isOld } from '@/offline/outbox/storage-error';
import { lostEntries, noteEntries } from '@/offline/outbox/evicted-entries';
import { requireProbe, sendOutbox } from './send-queue';
import type { Pass } from './sync-events';
import { emptyOutboxState, useOutbox, type OutboxState } from '@/offline/outbox/outbox-state';
import { instanceIdOf, entriesOf, deleteDelivered, noteSignedOut, deliveredEntriesOf } from '@/offline/outbox/store';
import { SYNC_TAG } from './sync-lock';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Registers a Background Sync, where supported. */
async function registerSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** Invalidations after a background request: its record, or the record that caused the refusal. */
function writtenBy(outcome: Outcome): Written[] {
  if (outcome.kind === 'done') return [outcome];
  return outcome.kind === 'refused' ? [{ url: outcome.url, response: outcome.problem?.current }] : [];
}

/** Publishes the result of a pass and schedules a wake-up for the rest. */
function showPass({ pendingReason, serverMessage }: Pass): void {
  useOutbox.setState({ pendingReason, serverMessage: serverMessage ?? null });
  // Background Sync is optional.
  if (pendingReason === 'noSignal' || pendingReason === 'later') registerSync().catch(() => undefined);
}

/** Timeout after which another sender counts as dead, in ms: longer than any request. */
const SENDER_TIMEOUT_MS = 35_000;

/** User of the watched outbox. */
let watched: number | null = null;

// Signing out clears notes and stops sending, even if the server is unreachable.
onLogout(async () => {
  const userId = watched;
  watched = null;
  if (userId === null) return;
  publish({ kind: 'signedOut', userId });
  await Promise.all([noteSignedOut(userId), deleteDelivered(userId, now())]);
});

/** Loads the outbox of the watched user into the store, and notes its entries. */
async function read(userId: number): Promise<void> {
  const show = (state: Partial<OutboxState>) => {
    if (watched === userId) useOutbox.setState({ userId, ...state });
  };
  try {
    const [all, delivered, instanceId] = await Promise.all([
      entriesOf(userId),
      deliveredEntriesOf(userId),
      instanceIdOf(),
    ]);
    // The user has signed out meanwhile.
    if (watched !== userId) return;
    const { lost: reported } = useOutbox.getState();
    const lost = reported.length > 0 ? reported : lostEntries(userId, instanceId);
    // Lost entries stay noted until the user acknowledges them.
    if (lost.length === 0) noteEntries(userId, instanceId, all);
    const entries = all.filter((entry) => !isForeground(entry));
    show({
      entries,
      delivered: delivered.filter((entry) => !isForeground(entry)),
      isClosed: false,
      isOld: false,
      lost,
    });
  } catch (error) {
    // Entries that cannot be read now still exist.
    show({ isClosed: true, isOld: error instanceof Error && isOld(error.cause) });
  }
}

/** Acknowledges lost entries and deletes their note. */
export function acknowledgeLost(): void {
  const userId = watched;
  // The note goes first: a concurrent read would report the loss again.
  if (userId !== null) noteEntries(userId, '', []);
  useOutbox.setState({ lost: [] });
  if (userId === null) return;
  Promise.all([entriesOf(userId), instanceIdOf()])
    .then(([entries, instanceId]) => noteEntries(userId, instanceId, entries))
    .catch(() => undefined);
}

/** Calls back when the connection returns or the page becomes visible. Returns the unsubscribe function. */
function onReconnect(send: (ignoreBackoff: boolean) => void): () => void {
  const onOnline = () => send(true);
  const onVisible = () => {
    if (document.visibilityState === 'visible') send(false);
  };
  // The response may belong to the pass's own probe: what fails then keeps its back-off.
  const stopSignal = connectivityState.subscribe((after, before) => {
    if (before.isOffline && !after.isOffline) send(false);
  });
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopSignal();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Clears the mark of a logout, and deletes delivered entries older than any cached query. `read` reports closed
 * storage.
 */
function onUserReturned(): void {
  requireProbe();
  noteSignedOut(null).catch(() => undefined);
  deleteDelivered(null, new Date(now().getTime() - CACHE_AGE_MS)).catch(() => undefined);
}

/**
 * Follows a logout in another tab: opens the login and clears the state of this tab. Shared storage is cleared by the
 * other tab: a suspended tab may run this after the next sign-in.
 */
function followLogout(client: QueryClient): void {
  const user = currentUserQuery.queryKey;
  watched = null;
  useOutbox.setState(emptyOutboxState);
  followSignOut(client);
  // Navigates first: a mounted screen would refetch the cleared data.
  setTimeout(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== user[0] });
    client.getMutationCache().clear();
    try {
      sessionStorage.clear();
    } catch {
      // Closed storage holds nothing.
    }
  });
}

/**
 * Watches the outbox of a user: loads it, sends it when useful, and refetches the screen after deliveries. Returns the
 * unsubscribe function.
 */
export function watchOutbox(userId: number, client: QueryClient): () => void {
  /** Background changes of a pass: two hundred entries refetch the screen once. */
  const backgroundWrites: Written[] = [];
  const readAgain = oneAtATime(() => read(userId));
  const send = (ignoreBackoff: boolean) => {
    if (watched === userId) void sendOutbox({ userId, ignoreBackoff }).catch(() => undefined);
  };
  const next = makeAlarm(() => send(false));

  function onEvent(event: SyncEvent): void {
    if (watched !== userId) return;
    if (event.kind === 'signedOut') return event.userId === userId ? followLogout(client) : undefined;
    if (isOutcome(event) && !isForeground(event)) backgroundWrites.push(...writtenBy(event));
    if (event.kind === 'passed') {
      applyWrites(client, backgroundWrites.splice(0));
      if (event.userId === userId) {
        showPass(event.pass);
        next.set(event.pass.waitMs);
      }
    }
    // Another tab that enters or sends may close before it reports the end.
    if (event.kind === 'changed' || event.kind === 'sending') next.setIfNone(SENDER_TIMEOUT_MS);
    // The app may close before the pass ends.
    if (event.kind === 'deferred') registerSync().catch(() => undefined);
    if (event.kind !== 'changed') useOutbox.setState({ sending: event.kind === 'sending' ? event.key : null });
    if (event.kind !== 'sending') void readAgain();
  }

  const stops = [subscribe(onEvent), onReconnect(send), watchDeviceClock()];
  watched = userId;
  onUserReturned();
  void readAgain().then(() => send(true));
  return () => {
    next.set(null);
    for (const stop of stops) stop();
    watched = null;
    useOutbox.setState(emptyOutboxState);
  };
}

export async function sendNow(): Promise<void> {
  if (watched !== null) await sendOutbox({ userId: watched, ignoreBackoff: true });
}
