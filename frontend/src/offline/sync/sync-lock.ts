/** Sync lock and back-off: one sender per device. */

import { makeQueue } from '@/lib/browser/serial-queue';

const LOCK = 'boleia-outbox';

/** Background Sync tag of the outbox. */
export const SYNC_TAG = 'boleia-outbox';

/** First and longest back-off, in ms. */
export const PAUSE_MS = { first: 2000, longest: 5 * 60_000 } as const;

/** Exponential back-off with jitter between half and all of the pause, so that devices do not retry in step. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const whole = Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** Math.max(0, attempts - 1));
  return whole * (0.5 + random() / 2);
}

/**
 * Fallback queue without Web Locks (no TLS). Two tabs may then send in parallel: idempotency keys prevent duplicates.
 */
const inTurn = makeQueue();

/** Runs as the only sender of the device, after the current one. */
export function withSyncLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, work) : inTurn(work);
}
