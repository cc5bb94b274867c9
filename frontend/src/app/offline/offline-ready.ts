/** Readiness for the road: the worker holds the app, and the screens of the road have been read ahead. */
import { create } from 'zustand';

/** Moment of the last prefetch on this page, by the clock in ms; null before the first. */
export const useReadAhead = create<{ at: number | null }>(() => ({ at: null }));

/** Checks that the worker can open the app without a signal. */
async function isAppStored(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active != null;
}

/** Moment of the data that the device can show without a signal, by the clock in ms; null where it is not ready. */
export async function readySince(userId: number): Promise<number | null> {
  try {
    if (!(await isAppStored())) return null;
    const { aheadAt } = await import('@/offline/cache/query-cache-store');
    return (await aheadAt(userId)) || null;
  } catch {
    // A closed storage holds nothing to open.
    return null;
  }
}
