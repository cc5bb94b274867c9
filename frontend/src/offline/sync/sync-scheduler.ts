/** The outbox of the signed-in person on this page: what it holds, and when it is sent. */
import type { QueryClient } from '@tanstack/react-query';
import { makeAlarm } from '@/lib/browser/alarm';
import { now } from '@/lib/browser/clock';
import { believeSetClock } from '@/lib/browser/set-clock';
import { beforeLeaving } from '@/lib/browser/page-leave';
import { oneAtATime } from '@/lib/browser/queue';
import { connectivityState } from '@/lib/browser/connectivity';
import { CACHE_AGE_MS } from '@/offline/cache/clear-cache';
import { currentUserQuery } from '@/api/session/current-user';
import { followWrites, type Written } from '@/api/mutation';
import { isAwaited } from '@/offline/outbox/enqueue';
import { isOutcome, subscribe, publish, type SyncEvent, type Outcome } from './sync-events';
import { isOld } from '@/offline/outbox/storage-error';
import { lostEntries, noteEntries } from '@/offline/outbox/lost-entries';
import { askFirst, sendOutbox } from './send-queue';
import type { Pass } from './sync-events';
import { unwatched, useOutbox, type OutboxState } from '@/offline/outbox/outbox-state';
import { birthOf, entriesOf, forgetAnswered, noteLeft, answeredOf } from '@/offline/outbox/store';
import { SYNC_TAG } from './sync-lock';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Has the browser wake the service worker for what is left, where it can. */
async function askForWaking(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

/** Changes by a request that no screen waits for: its record, or the one that made the server refuse. */
function writtenBy(outcome: Outcome): Written[] {
  if (outcome.kind === 'done') return [outcome];
  return outcome.kind === 'refused' ? [{ url: outcome.url, answer: outcome.problem?.current }] : [];
}

/** Shows how a pass ended, and has the app woken for what is left. */
function showPass({ rest, said }: Pass): void {
  useOutbox.setState({ rest, said: said ?? null });
  // Waking is a help where there is one.
  if (rest === 'noSignal' || rest === 'later') askForWaking().catch(() => undefined);
}

/** After how long somebody else's sending is looked after, in ms: longer than a request may take. */
const SILENCE_MS = 35_000;

/** Whose outbox is watched. */
let watched: number | null = null;

// Signing out clears what is noted, and nothing is noted or sent after that: also where the server cannot be told.
beforeLeaving(async () => {
  const userId = watched;
  watched = null;
  if (userId === null) return;
  publish({ kind: 'left', userId });
  await Promise.all([noteLeft(userId), forgetAnswered(userId, now())]);
});

/** Reads the outbox of the watched user for the screens, and notes what waits in it. */
async function read(userId: number): Promise<void> {
  const show = (state: Partial<OutboxState>) => {
    if (watched === userId) useOutbox.setState({ userId, ...state });
  };
  try {
    const [all, answered, birth] = await Promise.all([entriesOf(userId), answeredOf(userId), birthOf()]);
    // Signing out leaves nothing behind.
    if (watched !== userId) return;
    const { lost: told } = useOutbox.getState();
    const lost = told.length > 0 ? told : lostEntries(userId, birth);
    // Lost entries stay noted until the person has seen them.
    if (lost.length === 0) noteEntries(userId, birth, all);
    const entries = all.filter((entry) => !isAwaited(entry));
    show({ entries, answered: answered.filter((entry) => !isAwaited(entry)), isClosed: false, isOld: false, lost });
  } catch (error) {
    // Pending entries still wait, although they cannot be read now.
    show({ isClosed: true, isOld: error instanceof Error && isOld(error.cause) });
  }
}

/** The person has seen what was lost: the note of it makes way. */
export function forgetLost(): void {
  const userId = watched;
  // The note goes first: a read that ends before the new note is stored would report the loss again.
  if (userId !== null) noteEntries(userId, '', []);
  useOutbox.setState({ lost: [] });
  if (userId === null) return;
  Promise.all([entriesOf(userId), birthOf()])
    .then(([entries, birth]) => noteEntries(userId, birth, entries))
    .catch(() => undefined);
}

/** Calls back when the signal is there again, and when the page comes to the front. Gives the way to stop. */
function whenBack(send: (isNow: boolean) => void): () => void {
  const onOnline = () => send(true);
  const onVisible = () => {
    if (document.visibilityState === 'visible') send(false);
  };
  // The answer may be that of the pass's own question: what then gets none keeps its pause.
  const stopSignal = connectivityState.subscribe((after, before) => {
    if (before.isGone && !after.isGone) send(false);
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
 * The person is back on this device, and what anybody sent is forgotten once no copy can be of before it. Where the storage
 * is closed, `read` says so.
 */
function comeBack(): void {
  askFirst();
  noteLeft(null).catch(() => undefined);
  forgetAnswered(null, new Date(now().getTime() - CACHE_AGE_MS)).catch(() => undefined);
}

/**
 * Another tab signed out: this one leads to the login, and forgets what is its own. What tabs share the other one forgets: a
 * tab that slept hears of it when somebody may be signed in again.
 */
function leaveToo(client: QueryClient): void {
  const user = currentUserQuery.queryKey;
  watched = null;
  useOutbox.setState(unwatched);
  client.setQueryData(user, null);
  // The screen leaves first: it would ask anew for what is taken from under it.
  setTimeout(() => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== user[0] });
    client.getMutationCache().clear();
    try {
      sessionStorage.clear();
    } catch {
      // Storage may be closed to us: then it holds nothing.
    }
  });
}

/**
 * Watches the outbox of a user: reads it, sends it now and whenever that makes sense, and brings what is on screen up to
 * date with what was sent. Gives the way to stop.
 */
export function watchOutbox(userId: number, client: QueryClient): () => void {
  /** Changes that no screen waited for, until the pass is over: two hundred entries refetch the screens once. */
  const followed: Written[] = [];
  const readAgain = oneAtATime(() => read(userId));
  const send = (isNow: boolean) => {
    if (watched === userId) void sendOutbox({ userId, isNow }).catch(() => undefined);
  };
  const next = makeAlarm(() => send(false));

  function hear(news: SyncEvent): void {
    if (watched !== userId) return;
    if (news.kind === 'left') return news.userId === userId ? leaveToo(client) : undefined;
    if (isOutcome(news) && !isAwaited(news)) followed.push(...writtenBy(news));
    if (news.kind === 'passed') {
      followWrites(client, followed.splice(0));
      if (news.userId === userId) {
        showPass(news.pass);
        next.set(news.pass.waitMs);
      }
    }
    // Another tab that enters or sends may be closed before it says how that ended.
    if (news.kind === 'changed' || news.kind === 'sending') next.setIfNone(SILENCE_MS);
    // The app may be closed before the pass ends.
    if (news.kind === 'kept') askForWaking().catch(() => undefined);
    if (news.kind !== 'changed') useOutbox.setState({ sending: news.kind === 'sending' ? news.key : null });
    if (news.kind !== 'sending') void readAgain();
  }

  const stops = [subscribe(hear), whenBack(send), believeSetClock()];
  watched = userId;
  comeBack();
  void readAgain().then(() => send(true));
  return () => {
    next.set(null);
    for (const stop of stops) stop();
    watched = null;
    useOutbox.setState(unwatched);
  };
}

/** Sends at once, because a person asked for it. */
export async function sendNow(): Promise<void> {
  if (watched !== null) await sendOutbox({ userId: watched, isNow: true });
}
