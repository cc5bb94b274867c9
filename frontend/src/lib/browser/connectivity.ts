/** Connectivity by the outcome of requests. Independent of React: the service worker uses it too. */
import { createStore } from 'zustand/vanilla';

/** State of the connection. `onLine` counts only when false: any network makes it true. */
export const connectivityState = createStore<{
  isOffline: boolean;
  /** True if the last query timed out and cached data are shown. */
  isSlow: boolean;
}>(() => ({ isOffline: typeof navigator !== 'undefined' && !navigator.onLine, isSlow: false }));

/** Number of responses. */
let answers = 0;

export function noteConnectivity(isOffline: boolean): void {
  if (connectivityState.getState().isOffline !== isOffline) connectivityState.setState({ isOffline });
}

export function noteSlow(isSlow: boolean): void {
  if (connectivityState.getState().isSlow !== isSlow) connectivityState.setState({ isSlow });
}

/** Starts a request; returns the function that reports its outcome. A newer response overrules an older failure. */
export function beginRequest(): (isAnswered: boolean) => void {
  const before = answers;
  return (isAnswered) => {
    if (isAnswered) answers += 1;
    if (isAnswered || answers === before) noteConnectivity(!isAnswered);
  };
}

// Some environments have no events.
if (typeof addEventListener === 'function') addEventListener('offline', () => noteConnectivity(true));
