/** Background Sync: the browser wakes the worker when there is a signal again, also with no tab open. Chromium has it. */

import type { Pass } from '@/api/outbox/send';
import { SYNC_TAG } from '@/api/outbox/turns';

type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void };

/** Sends when the signal is back. What is left then, and would go later, has the browser try again after a while. */
export function sendWhenBack(send: (how?: { isNow?: boolean }) => Promise<Pass>): void {
  async function sendAll(): Promise<void> {
    // Pauses hold: an open page has the worker woken after each try in vain.
    const { rest } = await send();
    if (rest === 'noSignal' || rest === 'later') throw new Error(`Not all is sent: ${rest}`);
  }
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(sendAll());
  });
}
