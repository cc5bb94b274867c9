/** Whether the app is past its start: what nobody needs to see the first screen may come now. */
import { useEffect, useState } from 'react';

/** How long the start has the network and the processor to itself, in ms. */
const FIRST_MS = 2500;

let isLater = false;

/** Comes when it is. */
export const later = new Promise<void>((resolve) => {
  setTimeout(() => {
    isLater = true;
    resolve();
  }, FIRST_MS);
});

/** False during the first moments, and true from then on. */
export function useLater(): boolean {
  const [isNow, setNow] = useState(isLater);
  // Time passes outside React.
  useEffect(() => void later.then(() => setNow(true)), []);
  return isNow;
}
