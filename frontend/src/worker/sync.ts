/** Background Sync: the browser wakes the worker when the connection returns, even without an open tab (Chromium). */

import type { Pass } from '@/offline/sync/sync-events';
import { SYNC_TAG } from '@/offline/sync/sync-lock';
import { LOGOUT_SYNC_TAG, type LogoutState } from '@/api/session/pending-logout';

type BackgroundSyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void };

/** Runs a job on wake-up under the tag. A rejection makes the browser retry later. */
function onWake(tag: string, work: () => Promise<void>): void {
  self.addEventListener('sync', (event) => {
    const sync = event as BackgroundSyncEvent;
    if (sync.tag === tag) sync.waitUntil(work());
  });
}

/** Sends the outbox on wake-up. Retryable leftovers reject, so that the browser retries. */
export function registerOutboxSync(send: (how?: { ignoreBackoff?: boolean }) => Promise<Pass>): void {
  onWake(SYNC_TAG, async () => {
    // Back-off applies: an open page registers a wake-up after each failed attempt.
    const { pendingReason } = await send();
    if (pendingReason === 'noSignal' || pendingReason === 'later') throw new Error(`Not all is sent: ${pendingReason}`);
  });
}

/** Ends the session of a pending logout on wake-up. */
export function registerLogoutSync(end: () => Promise<LogoutState>): void {
  onWake(LOGOUT_SYNC_TAG, async () => {
    if ((await end()) === 'pending') throw new Error('The logout is still pending');
  });
}
