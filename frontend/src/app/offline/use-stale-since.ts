/** Since when what is on screen is, and whether it waits to be read anew. */
import { useCallback, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ApiError } from '@/api/client';
import { currentUserQuery } from '@/api/session/current-user';
import { connectivityState } from '@/lib/browser/connectivity';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import { isOutOfDate } from './refetch';

/** The person is no figure. */
function isShown(query: Query): boolean {
  return query.state.data !== undefined && query.gcTime > 0 && query.queryKey[0] !== currentUserQuery.queryKey[0];
}

/** Whether it was to be read anew and was not. */
function isOld(query: Query): boolean {
  return isOutOfDate(query) || (query.state.error instanceof ApiError && query.state.error.status >= 500);
}

/** The oldest of what is on screen, by the device's clock in ms: of everything, or of what is out of date. Null without any. */
function useOldest(ofAll: boolean): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: 'active', predicate: (query) => isShown(query) && (ofAll || isOld(query)) });
    return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  });
}

/** What is to be said; null where all is as it is now. */
export function useStaleSince(): { isGone: boolean; sinceMs: number | null } | null {
  const { isGone, isSlow } = useStore(connectivityState);
  const sinceMs = useOldest(isGone);
  const isLasting = useDelayedFlag(sinceMs !== null && !isGone);
  // A copy is marked at once; what was read by this page is most likely read anew at once.
  const isMarked = sinceMs !== null && (isSlow || isLasting);
  return isGone || isMarked ? { isGone, sinceMs } : null;
}
