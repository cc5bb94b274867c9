/** When the outbox is sent: one sender of the device at a time, and pauses between tries in vain. */

import { makeQueue } from '@/lib/browser/queue';

/** Name of the lock under which one sends. */
const LOCK = 'boleia-outbox';

/** Name under which the browser wakes the service worker when the signal is back. */
export const SYNC_TAG = 'boleia-outbox';

/** First and longest pause before sending again, in ms. */
export const PAUSE_MS = { first: 2000, longest: 5 * 60_000 } as const;

/** A pause that doubles with each try, at random between its half and its whole, so that devices do not come back together. */
export function pauseAfter(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** Math.max(0, tries - 1));
  return whole * (0.5 + random() / 2);
}

/** The works of this page, where there are no locks (a page without TLS). Of two tabs both send: the keys make it exact. */
const inTurn = makeQueue();

/** Runs it as the only sender of the device, after the one that sends now. */
export function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, work) : inTurn(work);
}
