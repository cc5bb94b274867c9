import { expect, test } from 'vitest';
import type { PendingReason } from '@/offline/sync/sync-events';
import { SYNC_TAG } from '@/offline/sync/sync-lock';
import { registerOutboxSync } from './sync';

/** Dispatches a sync event; returns its `waitUntil` promise, if any. */
function wake(tag: string): Promise<unknown> | null {
  let waited: Promise<unknown> | null = null;
  const event = Object.assign(new Event('sync'), {
    tag,
    waitUntil: (work: Promise<unknown>) => {
      waited = work;
    },
  });
  dispatchEvent(event);
  return waited;
}

let pendingReason: PendingReason = 'none';
let passes = 0;
let ignoreBackoff: boolean | undefined;
registerOutboxSync(async (how) => {
  passes += 1;
  ignoreBackoff = how?.ignoreBackoff;
  return { pendingReason, waitMs: null };
});

test.each([
  ['none', true],
  ['refused', true],
  ['signedOut', true],
  ['blocked', true],
  ['full', true],
  ['later', false],
  ['noSignal', false],
] as const)('woken it sends once; for the pending reason "%s" the browser is done: %s', async (left, isDone) => {
  pendingReason = left;
  passes = 0;
  const ended = wake(SYNC_TAG)?.then(
    () => true,
    () => false,
  );
  expect(await ended).toBe(isDone);
  expect(passes).toBe(1);
  expect(ignoreBackoff, 'pauses hold').toBeFalsy();
});

test('under another name nothing is sent', () => {
  passes = 0;
  expect(wake('another')).toBeNull();
  expect(passes).toBe(0);
});
