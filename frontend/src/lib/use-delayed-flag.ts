/** Flag raised only once its condition has lasted: most are over at once. */
import { useEffect, useState } from 'react';

/** How long what is on screen may be out of date before that is said, in ms: most is read anew at once. */
export const FLAG_DELAY_MS = 2000;

/** Whether something has been so for a while, in ms. */
export function useDelayedFlag(isSo: boolean, delayMs = FLAG_DELAY_MS): boolean {
  const [isLasting, setLasting] = useState(false);
  // Time passes outside React.
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, delayMs]);
  return isSo && isLasting;
}
