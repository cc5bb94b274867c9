/** Whether the server can be reached, as far as the last request tells. Free of React: the service worker asks the server, too. */
import { createStore } from 'zustand/vanilla';

/** State of the signal. The device's own report counts for its loss alone: it calls any network a signal. */
export const connectivityState = createStore<{
  isGone: boolean;
  /** The last read was one to wait for: copies stand in for answers. */
  isSlow: boolean;
}>(() => ({ isGone: !navigator.onLine, isSlow: false }));

/** How many answers came. */
let answers = 0;

/** Says whether the server can be reached. */
export function noteConnectivity(isGone: boolean): void {
  if (connectivityState.getState().isGone !== isGone) connectivityState.setState({ isGone });
}

/** Says whether the last read was one to wait for. */
export function noteSlow(isSlow: boolean): void {
  if (connectivityState.getState().isSlow !== isSlow) connectivityState.setState({ isSlow });
}

/** Begins a request; gives the way to say how it ended. Of an old one without an answer, a newer answer knows better. */
export function beginRequest(): (isAnswered: boolean) => void {
  const before = answers;
  return (isAnswered) => {
    if (isAnswered) answers += 1;
    if (isAnswered || answers === before) noteConnectivity(!isAnswered);
  };
}

// Not everything that runs this code is a page or a worker.
if (typeof addEventListener === 'function') addEventListener('offline', () => noteConnectivity(true));
