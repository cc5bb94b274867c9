/** Offline readiness: the worker has installed the app, and the screens used on the road are cached. */
import { create } from 'zustand';

/** Time of the last prefetch on this page, in ms; null before the first. */
export const usePrefetchTime = create<{ at: number | null }>(() => ({ at: null }));

/** True if the worker can open the app offline. */
async function isAppStored(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active != null;
}

/** Age of the data available offline, as a clock time in ms; null if not ready. */
export async function readySince(userId: number): Promise<number | null> {
  try {
    if (!(await isAppStored())) return null;
    const { prefetchedAt } = await import('@/offline/cache/query-cache-store');
    return (await prefetchedAt(userId)) || null;
  } catch {
    // Closed storage holds nothing.
    return null;
  }
}
