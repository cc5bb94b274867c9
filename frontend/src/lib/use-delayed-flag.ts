/** Flag raised only once its condition has lasted: most are over at once. */
import { useEffect, useState } from 'react';

/** Default delay, in ms: stale data, for example, are usually refetched at once. */
export const FLAG_DELAY_MS = 2000;

/** Flag that follows another one after a delay, in ms. */
export function useDelayedFlag(flag: boolean, delayMs = FLAG_DELAY_MS): boolean {
  const [isLasting, setLasting] = useState(false);
  // Timers are external to React.
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setLasting(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [flag, delayMs]);
  return flag && isLasting;
}
