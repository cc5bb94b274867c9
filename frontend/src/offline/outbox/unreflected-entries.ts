/** Delivered entries that the data on screen does not reflect yet, because it was fetched before. */
import { useCallback, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query';
import { isUnder } from '@/api/query';
import { invalidatedBy } from '@/api/invalidation';
import { onDevice } from '@/lib/browser/clock';
import type { DeliveredEntry } from './entry';
import { useOutbox } from './outbox-state';

/** True if data on screen that the entry invalidates is older than its response. */
function isUnreflected({ url, answered }: DeliveredEntry, cache: QueryCache): boolean {
  const touched = invalidatedBy(url);
  const deliveredMs = onDevice(new Date(answered.at));
  const isBefore = {
    type: 'active',
    predicate: ({ state }: { state: { data: unknown; dataUpdatedAt: number } }) =>
      state.data !== undefined && state.dataUpdatedAt < deliveredMs,
  } as const;
  return cache.findAll(isBefore).some((query) => touched.some((prefix) => isUnder(query, prefix)));
}

/** Selected delivered entries that the screen does not reflect yet. */
export function useUnreflectedEntries(filter: (entry: DeliveredEntry) => boolean): readonly DeliveredEntry[] {
  const cache = useQueryClient().getQueryCache();
  // Filtered before the cache is searched: a list has many rows with this hook.
  const delivered = useOutbox((state) => state.delivered).filter(filter);
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  const ids = useSyncExternalStore(subscribe, () =>
    delivered
      .filter((entry) => isUnreflected(entry, cache))
      .map(({ id }) => id)
      .join(),
  );
  return delivered.filter(({ id }) => ids.split(',').includes(String(id)));
}
