/** Retries of a pending logout while a page is open. */
import { endPendingLogout, LOGOUT_SYNC_TAG } from './pending-logout';

/** First and longest pause before the server is requested again, in ms. */
export const PAUSE_MS = { first: 2000, longest: 5 * 60_000 } as const;

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Has the browser wake the worker when the signal is back, also with no page open (Chromium). */
async function requestWake(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(LOGOUT_SYNC_TAG);
}

let isWatched = false;

/**
 * Ends a pending logout when the network is back, and after pauses that double, until the server has confirmed. `pauseMs` is
 * the first pause: none where a page begins.
 */
export function watchPendingLogout(pauseMs: 0 | typeof PAUSE_MS.first = 0): void {
  if (isWatched) return;
  isWatched = true;
  let nextMs: number = PAUSE_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    clearTimeout(timer);
    if ((await endPendingLogout()) === 'pending') {
      clearTimeout(timer);
      timer = setTimeout(onTime, nextMs);
      nextMs = Math.min(2 * nextMs, PAUSE_MS.longest);
      // A help where there is one.
      requestWake().catch(() => undefined);
    } else {
      isWatched = false;
      window.removeEventListener('online', onTime);
    }
  };
  const onTime = () => void attempt();
  window.addEventListener('online', onTime);
  if (pauseMs === 0) onTime();
  else timer = setTimeout(onTime, pauseMs);
}
