/** Sent entries that the screen does not show yet: it was read before, and the signal is gone again. */
import { useCallback, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query';
import { isUnder } from '@/api/query';
import { invalidatedBy } from '@/api/invalidation';
import { onDevice } from '@/lib/browser/clock';
import type { AnsweredEntry } from './entry';
import { useOutbox } from './outbox-state';

/** Whether something on screen that it changed was read before the answer to it. */
function isUnread({ url, answered }: AnsweredEntry, cache: QueryCache): boolean {
  const touched = invalidatedBy(url);
  const answeredMs = onDevice(new Date(answered.at));
  const isBefore = {
    type: 'active',
    predicate: ({ state }: { state: { data: unknown; dataUpdatedAt: number } }) =>
      state.data !== undefined && state.dataUpdatedAt < answeredMs,
  } as const;
  return cache.findAll(isBefore).some((query) => touched.some((prefix) => isUnder(query, prefix)));
}

/** The entries among those that count which were sent and that the screen does not show yet. */
export function useUnreflectedEntries(counts: (entry: AnsweredEntry) => boolean): readonly AnsweredEntry[] {
  const cache = useQueryClient().getQueryCache();
  // Asked before the reads on screen are: a list has many rows that ask, each for what is its own.
  const answered = useOutbox((state) => state.answered).filter(counts);
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  const ids = useSyncExternalStore(subscribe, () =>
    answered
      .filter((entry) => isUnread(entry, cache))
      .map(({ id }) => id)
      .join(),
  );
  return answered.filter(({ id }) => ids.split(',').includes(String(id)));
}
