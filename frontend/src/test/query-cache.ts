/** Device with a query cache, for tests; its IndexedDB is fake. */
import './indexed-db';
import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentUserQuery } from '@/api/session/current-user';
import { clearCache } from '@/offline/cache/clear-cache';
import { createQueryClient, CACHE_WRITE_DELAY_MS } from '@/api/query';
import { storeSignedIn } from '@/api/session/signed-in';
import type { User } from '@/api/types';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { someUser } from './msw-fixtures';

/** Each test begins with an empty device, a connection, and fake timers. */
export function startDevice(): void {
  beforeEach(async () => {
    await clearCache();
    noteConnectivity(false);
    storeSignedIn(7);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  });
  afterEach(async () => {
    cleanup();
    // Pending cache writes would wait for ever.
    await flushCacheWrites();
    vi.useRealTimers();
    // Closes the connection, which may belong to a stubbed storage.
    await clearCache();
  });
}

/** Flushes cache writes: code and IndexedDB need turns of the event loop beside the timers. */
export async function flushCacheWrites(): Promise<void> {
  await vi.advanceTimersByTimeAsync(CACHE_WRITE_DELAY_MS);
  /* oxlint-disable eslint/no-await-in-loop -- sequential turns */
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(400);
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  /* oxlint-enable eslint/no-await-in-loop */
  const { written } = await import('@/offline/cache/query-cache');
  await written();
}

/** Query client of a signed-in user after the start of the app. */
export async function openedBy(changes: Partial<User> = {}): Promise<QueryClient> {
  const client = createQueryClient();
  const { persistUser } = await import('@/offline/cache/query-cache');
  const user = { ...someUser, ...changes };
  client.setQueryData(currentUserQuery.queryKey, user);
  await persistUser(user);
  return client;
}
