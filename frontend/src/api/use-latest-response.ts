/** Live query while typing: debounced, the latest response wins, and the last good one stays visible. */
import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';

/** Debounce, in ms. */
const PAUSE_MS = 250;

/** Last good response, pending state, and error of the latest request. */
export type LatestResponse<T> = { response: T | null; isFetching: boolean; error: Error | null };

/** Debounced value. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  // Timers are external to React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

type PendingRequest = { request: string; signal: AbortSignal };

/**
 * Calls `fetchResponse` for each request and name. Null sends nothing and clears the response; a failure leaves the
 * previous one. Not part of the query cache: most requests are POSTs.
 */
export function useLatestResponse<T>(
  name: string,
  request: string | null,
  fetchResponse: (request: string, signal: AbortSignal) => Promise<T>,
): LatestResponse<T> {
  const settled = useDebounced(request);
  const { mutate, reset, data, error, isPending, variables } = useMutation<T, Error, PendingRequest>({
    mutationFn: (pending) => fetchResponse(pending.request, pending.signal),
    gcTime: 0,
  });
  // The server is external to React. Another request aborts the pending one.
  useEffect(() => {
    if (settled === null) {
      reset();
      return undefined;
    }
    const controller = new AbortController();
    mutate({ request: settled, signal: controller.signal });
    return () => controller.abort();
  }, [name, settled, mutate, reset]);
  const [last, setLast] = useState<T | null>(null);
  // An aborted request leaves its response until the debounce ends: it no longer applies.
  if (request === null) {
    if (last !== null) setLast(null);
  } else if (data !== undefined && data !== last) setLast(data);
  const isLatestRequest = request !== null && variables?.request === settled;
  return {
    response: request === null ? null : last,
    isFetching: request !== null && (request !== settled || !isLatestRequest || isPending),
    error: isLatestRequest ? error : null,
  };
}
