/** Background Sync: the browser wakes the worker when there is a signal again, also with no tab open. Chromium has it. */

import type { Pass } from '@/offline/sync/sync-events';
import { SYNC_TAG } from '@/offline/sync/sync-lock';
import { LOGOUT_SYNC_TAG, type LogoutState } from '@/api/session/pending-logout';

type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void };

/** Runs the work when woken under the tag. Where it fails, the browser tries again after a while. */
function onWake(tag: string, work: () => Promise<void>): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === tag) sync.waitUntil(work());
  });
}

/** Sends when the signal is back. What is left then, and would go later, has the browser try again after a while. */
export function sendWhenBack(send: (how?: { isNow?: boolean }) => Promise<Pass>): void {
  onWake(SYNC_TAG, async () => {
    // Pauses hold: an open page has the worker woken after each try in vain.
    const { rest } = await send();
    if (rest === 'noSignal' || rest === 'later') throw new Error(`Not all is sent: ${rest}`);
  });
}

/** Ends the session of a pending logout when the signal is back. */
export function endLogoutWhenBack(end: () => Promise<LogoutState>): void {
  onWake(LOGOUT_SYNC_TAG, async () => {
    if ((await end()) === 'pending') throw new Error('The logout is still pending');
  });
}
