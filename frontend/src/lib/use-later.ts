/** Whether the first screen has had its time: what nobody needs to see it may come now. */
import { useEffect, useState } from 'react';

/** How long the first screen has the network and the processor to itself, in ms. */
const FIRST_MS = 2500;

let isLater = false;
const later = new Promise<void>((resolve) => {
  setTimeout(() => {
    isLater = true;
    resolve();
  }, FIRST_MS);
});

/** False while the first screen is on its way, and true from then on. */
export function useLater(): boolean {
  const [isNow, setNow] = useState(isLater);
  // Time passes outside React.
  useEffect(() => void later.then(() => setNow(true)), []);
  return isNow;
}
