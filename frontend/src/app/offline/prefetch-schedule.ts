/** When the screens of the road are read ahead, for which the device must have nothing else to do. */
import type { QueryClient } from '@tanstack/react-query';
import { written } from '@/offline/cache/query-cache';
import { aheadAt, noteAhead } from '@/offline/cache/query-cache-store';
import { KEEP_AFTER_MS } from '@/api/query';
import { makeAlarm } from '@/lib/browser/alarm';
import { now } from '@/lib/browser/clock';
import { oneAtATime } from '@/lib/browser/queue';
import { connectivityState } from '@/lib/browser/connectivity';
import { toast, useToasts } from '@/components/ui/toast-store';
import { readySince, useReadAhead } from './offline-ready';

/** How long after a start, a return or a write, in ms; the line above the page has come by then, after 2.5 s. */
export const AHEAD_AFTER_MS = 7500;

/** How often they are read, in ms. */
export const AGAIN_MS = 10 * 60_000;

/** Reads that something written on the road puts out of date. */
const ROAD = /^\/api\/(?!admin|auth|freight-simulations)/;

/** Whether whoever pays for the data asks to be spared. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Reads them, and has them kept; gives whether all of it came. */
async function read(client: QueryClient, userId: number): Promise<boolean> {
  const { prefetchOffline } = await import('./offline-prefetch');
  if (!(await prefetchOffline(client, userId, savesData()))) return false;
  await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS));
  await written();
  return true;
}

/** Announces on a fresh device that it can be used without a signal, unless another notification is on screen. */
async function announceReady(userId: number): Promise<void> {
  if ((await readySince(userId)) === null || useToasts.getState().toasts.some(({ open }) => open)) return;
  toast({ title: 'Pronto para usar sem sinal', description: 'Este aparelho já tem os dados da estrada.' });
}

/** Does something when the browser has nothing to do. Safari does not tell. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}

/** The ways to have them read ahead soon, and to stop. */
export type Ahead = { soon: () => void; stop: () => void };

/**
 * Reads them ahead after the start, whenever `soon` says so, and after a write; all of it at most once in ten minutes. What
 * does not come is not missed.
 */
export function startPrefetching(client: QueryClient, userId: number): Ahead {
  /** When that was last done on this page; the device may have had no room to note it. */
  let doneAt = 0;
  /** Something was written since: that is read as soon as it may be. */
  let isOld = false;
  const next = makeAlarm(() => whenIdle(() => void readUnlessNew().catch(() => undefined)));
  const soon = () => next.set(AHEAD_AFTER_MS);

  const readUnlessNew = oneAtATime(async () => {
    // Its return is a reason of its own.
    if (connectivityState.getState().isGone) return;
    const moment = now().getTime();
    const waitMs = Math.max(doneAt, await aheadAt(userId)) + AGAIN_MS - moment;
    if (waitMs > 0) return isOld ? next.set(waitMs) : undefined;
    isOld = false;
    if (!(await read(client, userId))) return;
    doneAt = moment;
    const wasReady = (await readySince(userId)) !== null;
    await noteAhead(userId, moment);
    useReadAhead.setState({ at: moment });
    if (!wasReady && !savesData()) await announceReady(userId);
  });

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    if (!ROAD.test(String(event.query.queryKey[0]))) return;
    isOld = true;
    soon();
  });
  soon();
  return { soon, stop: () => (next.set(null), stop()) };
}
