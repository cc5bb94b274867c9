/** Read while typing, without a query client: debounced, and a newer request aborts the pending one. */
import { useEffect, useState } from 'react';

/** Debounce, in ms. */
const PAUSE_MS = 300;

/** Last good response, pending state, and error of the latest request. */
export type LiveResponse<T> = { response: T | null; isFetching: boolean; error: Error | null };

type Settled<T> = { request: string; attempt: number; response: T | null; error: Error | null };

/** Sends each request once; null sends nothing. Another `attempt` repeats it. A failure leaves the last response. */
export function useLiveResponse<T>(
  request: string | null,
  fetchResponse: (request: string, signal: AbortSignal) => Promise<T>,
  attempt = 0,
): LiveResponse<T> {
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  // The server and timers are external to React.
  useEffect(() => {
    if (request === null) return undefined;
    const controller = new AbortController();
    const settle = (next: (before: Settled<T> | null) => Settled<T>) => {
      if (!controller.signal.aborted) setSettled(next);
    };
    const send = () =>
      fetchResponse(request, controller.signal).then(
        (response) => settle(() => ({ request, attempt, response, error: null })),
        (reason: unknown) => {
          const error = reason instanceof Error ? reason : new Error(String(reason));
          settle((before) => ({ request, attempt, response: before?.response ?? null, error }));
        },
      );
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, attempt, fetchResponse]);
  if (request === null) return { response: null, isFetching: false, error: null };
  const isSettled = settled?.request === request && settled.attempt === attempt;
  return { response: settled?.response ?? null, isFetching: !isSettled, error: isSettled ? settled.error : null };
}
