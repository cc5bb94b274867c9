/** The first screen is drawn in turns with whatever else the browser has to do, so that it does not hold up a slow phone. */
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { beginDrawing, isFirstScreen } from '@/lib/first-screen';

/** Presence of content as `Deferred` draws it: later screens are drawn at once, so that Back finds its place. */
export function useDrawn(isThere: boolean): boolean {
  return useDeferredValue(isThere, isThere && !isFirstScreen());
}

/** Draws its children in turns on the first screen; `fallback` stands there until they are whole. */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isDrawn = useDrawn(true);
  // Code for later waits for it (`afterPaint`).
  useEffect(() => (isDrawn ? undefined : beginDrawing()), [isDrawn]);
  return isDrawn ? children : fallback;
}
