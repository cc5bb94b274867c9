/** Content that is drawn in turns with whatever else the browser has to do, so that it does not hold up a slow phone. */
import { useDeferredValue, type ReactNode } from 'react';

/** Draws its children for the first time in turns; `fallback` stands there until they are whole. */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
