/** Stale-data banner with the age of the data, and the triggers that refetch them. */
import { useEffect, useRef, useState, useCallback, useSyncExternalStore } from 'react';
import { CloudOff, History } from 'lucide-react';
import { useQueryClient, notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { useTimeZone, currentUserQuery } from '@/api/session/current-user';
import { announce } from '@/lib/browser/announce';
import { atClock } from '@/lib/browser/clock';
import { formatSince } from '@/lib/format/dates';
import { connectivityState } from '@/lib/browser/connectivity';
import { offlineLabel, stillOfflineLabel } from '@/lib/labels/connectivity-labels';
import { useDelayedFlag } from '@/lib/use-delayed-flag';
import { Button } from '@/components/ui/button';
import { useStore } from 'zustand';
import { ApiError, NetworkError } from '@/api/client';
import { startPrefetching } from './prefetch-schedule';

/** Absence after which the installed app refetches, in ms. */
export const ABSENCE_MS = 10 * 60_000;

/** True for the installed app. */
function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** True if a query waits for a response of the network. */
function isOutOfDate({ state }: Query): boolean {
  return state.error === null ? state.isInvalidated : state.error instanceof NetworkError;
}

/** Refetches everything on screen; queries without a cache time are skipped, their screen may be gone. */
async function refetchAll(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: ({ gcTime }) => gcTime > 0 });
}

/** Refetches unanswered queries. */
async function refetchStale(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: (query) => query.gcTime > 0 && isOutOfDate(query) });
}

/** Probes the connection: with the outbox, else with the smallest query. */
async function trySignal(client: QueryClient): Promise<void> {
  await refetchStale(client);
  if (connectivityState.getState().isOffline) await client.refetchQueries(currentUserQuery);
}

/** Refetches on return and calls `onReturn`; returns the cleanup. */
function watchReconnects(client: QueryClient, onReturn: () => void): () => void {
  let leftMs: number | null = null;
  // The probe is one of the queries to be refetched anyway.
  let isTrying = false;
  const online = () => {
    isTrying = true;
    void trySignal(client).finally(() => (isTrying = false));
  };
  const turned = () => {
    if (document.visibilityState === 'hidden') {
      leftMs = Date.now();
      return;
    }
    const away = leftMs === null ? 0 : Date.now() - leftMs;
    leftMs = null;
    if (away >= ABSENCE_MS && isInstalled()) {
      void refetchAll(client);
      onReturn();
    } else if (connectivityState.getState().isOffline) online();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', turned);
  const stop = connectivityState.subscribe((now, before) => {
    if (!before.isOffline || now.isOffline) return;
    if (!isTrying) void refetchStale(client);
    onReturn();
  });
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', turned);
    stop();
  };
}

/** Refetches and prefetches while a user is signed in. */
export function useRefetchOnReconnect(userId: number): void {
  const client = useQueryClient();
  // Connection, window, caches and time are external to React.
  useEffect(() => {
    const prefetch = startPrefetching(client, userId);
    const stop = watchReconnects(client, prefetch.schedule);
    return () => {
      stop();
      prefetch.stop();
    };
  }, [client, userId]);
}

/** Pull distance that triggers a refresh, in px. */
const FAR = 72;

/** True if the installed app has no reload control of the browser; only Safari has the property. */
function hasNoReloadControl(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** True if nothing under the finger is scrolled and no dialog is open. */
function isAtTop(event: TouchEvent): boolean {
  const isInside = event.composedPath().some((node) => node instanceof Element && node.scrollTop > 0);
  return window.scrollY <= 0 && !isInside && document.querySelector('[role=dialog]') === null;
}

/** Tracks a pull gesture; `pulled` receives its distance, 0 on release. */
function watchPull(pulled: (distance: number) => void, onPull: () => void): () => void {
  let from: number | null = null;
  let distance = 0;
  const start = (event: TouchEvent) => {
    from = event.touches.length === 1 && isAtTop(event) ? (event.touches[0]?.clientY ?? null) : null;
  };
  const move = ({ touches }: TouchEvent) => {
    if (from === null) return;
    distance = Math.max(0, (touches[0]?.clientY ?? from) - from);
    pulled(distance);
  };
  const end = () => {
    if (distance >= FAR) onPull();
    from = null;
    distance = 0;
    pulled(0);
  };
  const listeners = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', end],
  ] as const;
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener as EventListener, { passive: true });
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
  };
}

/** Pull-to-refresh label. */
function PullToRefresh({ onPull }: { onPull: () => Promise<void> }) {
  const [distance, setDistance] = useState(0);
  const [isReading, setReading] = useState(false);
  // Touch events are external to React.
  useEffect(() => {
    const pulled = () => {
      setReading(true);
      void onPull().finally(() => setReading(false));
    };
    return hasNoReloadControl() ? watchPull(setDistance, pulled) : undefined;
  }, [onPull]);
  if (distance < FAR / 3 && !isReading) return null;
  return (
    <p aria-hidden="true" className="py-2 text-center text-sm text-ink-2">
      {isReading ? 'Atualizando…' : distance >= FAR ? 'Solte para atualizar' : 'Puxe para atualizar'}
    </p>
  );
}

/** True for queries whose age matters: not the user. */
function isShown(query: Query): boolean {
  return query.state.data !== undefined && query.gcTime > 0 && query.queryKey[0] !== currentUserQuery.queryKey[0];
}

/** True if a refetch is pending or failed. */
function isStale(query: Query): boolean {
  return isOutOfDate(query) || (query.state.error instanceof ApiError && query.state.error.status >= 500);
}

/** Oldest query on screen, in ms of the device's clock; of all, or of stale ones. Null without any. */
function useOldest(ofAll: boolean): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: 'active', predicate: (query) => isShown(query) && (ofAll || isStale(query)) });
    return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  });
}

/** Content of the banner; null while data are fresh. */
function useStaleSince(): { isOffline: boolean; sinceMs: number | null } | null {
  const { isOffline, isSlow } = useStore(connectivityState);
  const sinceMs = useOldest(isOffline);
  const isLasting = useDelayedFlag(sinceMs !== null && !isOffline);
  // Cached data are marked at once; data of this page are usually refetched at once.
  const isMarked = sinceMs !== null && (isSlow || isLasting);
  return isOffline || isMarked ? { isOffline, sinceMs } : null;
}

/** Announces a lasting loss of the connection once, and its return. */
function useAnnounceConnectivity(isOffline: boolean): void {
  const isLasting = useDelayedFlag(isOffline);
  const wasAnnounced = useRef(false);
  // Screen readers are external to React.
  useEffect(() => {
    if (isLasting) announce(`${offlineLabel()}.`);
    else if (wasAnnounced.current) announce('A conexão voltou.');
    wasAnnounced.current = isLasting;
  }, [isLasting]);
}

/** Renders nothing while data are fresh. */
export function StaleDataBanner({ userId }: { userId: number }) {
  const client = useQueryClient();
  const since = useStaleSince();
  const timeZone = useTimeZone();
  const [busy, setBusy] = useState(false);
  useAnnounceConnectivity(since?.isOffline === true);
  useRefetchOnReconnect(userId);
  async function refetchNow() {
    setBusy(true);
    await refetchAll(client);
    setBusy(false);
    if (connectivityState.getState().isOffline) announce(`${stillOfflineLabel()}.`);
  }
  const Drawing = since?.isOffline ? CloudOff : History;
  return (
    <>
      <PullToRefresh onPull={refetchNow} />
      {since && (
        <div className="mb-2 flex items-center gap-2 text-sm text-ink-2 max-md:-mt-2 print:hidden">
          <Drawing aria-hidden="true" className="size-5 shrink-0" />
          <p className="min-w-0">
            {since.isOffline && `${offlineLabel()}. `}
            {since.sinceMs !== null && `Dados ${formatSince(atClock(since.sinceMs), timeZone)}.`}
          </p>
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={() => void refetchNow()}
            className="-mr-2 ml-auto underline max-md:px-2"
          >
            {since.isOffline ? 'Tentar de novo' : 'Atualizar os dados'}
          </Button>
        </div>
      )}
    </>
  );
}
