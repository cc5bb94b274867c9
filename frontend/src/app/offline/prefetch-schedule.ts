/** Prefetch schedule: runs the offline prefetch when the device is idle. */
import type { QueryClient } from '@tanstack/react-query';
import { written } from '@/offline/cache/query-cache';
import { prefetchedAt, notePrefetched } from '@/offline/cache/query-cache-store';
import { CACHE_WRITE_DELAY_MS } from '@/api/query';
import { makeAlarm } from '@/lib/browser/alarm';
import { now } from '@/lib/browser/clock';
import { oneAtATime } from '@/lib/browser/serial-queue';
import { connectivityState } from '@/lib/browser/connectivity';
import { toast, useToasts } from '@/components/ui/toast-store';
import { readySince, usePrefetchTime } from './offline-ready';

/** Delay after a start, a return or a write, in ms; the stale-data banner (`FLAG_DELAY_MS`) is shown by then. */
export const PREFETCH_DELAY_MS = 7500;

/** Prefetch interval, in ms. */
export const PREFETCH_INTERVAL_MS = 10 * 60_000;

/** Queries of the screens that are used offline: a write that invalidates one repeats the prefetch. */
const OFFLINE_CRITICAL = /^\/api\/(?!admin|auth|freight-simulations)/;

/** True in data-saver mode. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Prefetches and caches; returns true if all succeeded. */
async function prefetch(client: QueryClient, userId: number): Promise<boolean> {
  const { prefetchOffline } = await import('./offline-prefetch');
  if (!(await prefetchOffline(client, userId, savesData()))) return false;
  await new Promise((resolve) => setTimeout(resolve, CACHE_WRITE_DELAY_MS));
  await written();
  return true;
}

/** Announces offline readiness on a new device, unless another toast is visible. */
async function announceReady(userId: number): Promise<void> {
  if ((await readySince(userId)) === null || useToasts.getState().toasts.some(({ open }) => open)) return;
  toast({ title: 'Pronto para usar sem sinal', description: 'Este aparelho já tem os dados da estrada.' });
}

/** Runs a task when the browser is idle; Safari lacks the event. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}

export type PrefetchHandle = { schedule: () => void; stop: () => void };

/** Prefetches after the start, on `schedule`, and after a write, at most once in ten minutes. Failures are ignored. */
export function startPrefetching(client: QueryClient, userId: number): PrefetchHandle {
  /** Last prefetch of this page; storing it may fail on a full device. */
  let doneAt = 0;
  /** True after a write: prefetched again as soon as allowed. */
  let isOutdated = false;
  const next = makeAlarm(() => whenIdle(() => void prefetchIfDue().catch(() => undefined)));
  const schedule = () => next.set(PREFETCH_DELAY_MS);

  const prefetchIfDue = oneAtATime(async () => {
    // The returning connection triggers its own prefetch.
    if (connectivityState.getState().isOffline) return;
    const moment = now().getTime();
    const waitMs = Math.max(doneAt, await prefetchedAt(userId)) + PREFETCH_INTERVAL_MS - moment;
    if (waitMs > 0) return isOutdated ? next.set(waitMs) : undefined;
    isOutdated = false;
    if (!(await prefetch(client, userId))) return;
    doneAt = moment;
    const wasReady = (await readySince(userId)) !== null;
    await notePrefetched(userId, moment);
    usePrefetchTime.setState({ at: moment });
    if (!wasReady && !savesData()) await announceReady(userId);
  });

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    if (!OFFLINE_CRITICAL.test(String(event.query.queryKey[0]))) return;
    isOutdated = true;
    schedule();
  });
  schedule();
  return { schedule, stop: () => (next.set(null), stop()) };
}
