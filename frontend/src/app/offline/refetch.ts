/** Reading anew what is on screen: when the signal is back, when the installed app is taken up again, and when asked to. */
import { useEffect } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { NetworkError } from '@/api/client';
import { currentUserQuery } from '@/api/session/current-user';
import { connectivityState } from '@/lib/browser/connectivity';
import { startPrefetching } from './prefetch-schedule';

/** How long the installed app was away before it reads anew, in ms. */
export const AWAY_MS = 10 * 60_000;

/** Whether the app was opened from its icon, in a window of its own. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether what a read shows, or fails to show, waits for an answer of the network. */
export function isOutOfDate({ state }: Query): boolean {
  return state.error === null ? state.isInvalidated : state.error instanceof NetworkError;
}

/** Reads anew all that is on screen. What is asked anew each time that somebody looks at it may no longer be asked. */
export async function refetchAll(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: ({ gcTime }) => gcTime > 0 });
}

/** Reads anew what got no answer. */
async function rereadStale(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: (query) => query.gcTime > 0 && isOutOfDate(query) });
}

/** Tries whether the signal is back: with what waits for it, or else with the shortest read. */
async function trySignal(client: QueryClient): Promise<void> {
  await rereadStale(client);
  if (connectivityState.getState().isGone) await client.refetchQueries(currentUserQuery);
}

/** Reads anew when it is time to, and says that it was; gives the way to stop. */
function watchReturns(client: QueryClient, onReturn: () => void): () => void {
  let leftMs: number | null = null;
  // What is tried is what would be read anew when the signal is back.
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
    if (away >= AWAY_MS && isInstalled()) {
      void refetchAll(client);
      onReturn();
    } else if (connectivityState.getState().isGone) online();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', turned);
  const stop = connectivityState.subscribe((now, before) => {
    if (!before.isGone || now.isGone) return;
    if (!isTrying) void rereadStale(client);
    onReturn();
  });
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', turned);
    stop();
  };
}

/** Reads anew when it is time to, and ahead, for as long as a person is signed in. */
export function useReturns(userId: number): void {
  const client = useQueryClient();
  // Signal, window, caches and time lie outside React.
  useEffect(() => {
    const ahead = startPrefetching(client, userId);
    const stop = watchReturns(client, ahead.soon);
    return () => {
      stop();
      ahead.stop();
    };
  }, [client, userId]);
}
