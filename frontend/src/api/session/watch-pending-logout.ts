/** Retries of a pending logout while a page is open. */
import { endPendingLogout, LOGOUT_SYNC_TAG } from './pending-logout';

/** First and longest pause between attempts, in ms. */
export const PAUSE_MS = { first: 2000, longest: 5 * 60_000 } as const;

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Registers a Background Sync, which also works without an open page (Chromium). */
async function requestWake(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(LOGOUT_SYNC_TAG);
}

let isWatched = false;

/**
 * Retries a pending logout when the network returns and with exponential back-off, until confirmed. `pauseMs` is the
 * first pause.
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
      // Optional: not every browser supports it.
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
