/** When the screens of the road are read ahead: after a visit online, when the device has nothing else to do. */
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { written } from '@/api/copies';
import { aheadAt, noteAhead } from '@/api/copies-store';
import { KEEP_AFTER_MS } from '@/api/query';
import { now } from '@/lib/clock';
import { signalState } from '@/lib/signal';

/** How long the visit has lasted by then, in ms; the line above the page has come by then, after 2.5 s. */
export const AHEAD_AFTER_MS = 7500;

/** How often they are read, in ms. */
const AGAIN_MS = 60 * 60_000;

/** Whether whoever pays for the data asks to be spared. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function readAheadOnce(client: QueryClient, userId: number): Promise<void> {
  const moment = now().getTime();
  if (signalState.getState().isGone || moment - (await aheadAt(userId)) < AGAIN_MS) return;
  const { readAhead } = await import('./read-ahead');
  if (!(await readAhead(client, userId, savesData()))) return;
  // Noted before it is on the device, it would not be read again for an hour if the app ends now.
  await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS));
  await written();
  await noteAhead(userId, moment);
}

/** Reads them ahead, at most once an hour; what does not come is not missed. */
export function useReadAhead(userId: number): void {
  const client = useQueryClient();
  // Time passes outside React.
  useEffect(() => {
    const start = () => void readAheadOnce(client, userId).catch(() => undefined);
    const timer = setTimeout(() => {
      // Safari does not tell when it is idle.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
      else start();
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, userId]);
}
