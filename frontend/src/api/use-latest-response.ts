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

type PendingRequest = { question: string; signal: AbortSignal };

/**
 * Calls `ask` for each question and name. Null asks nothing and clears the answer; a failure leaves the previous one.
 * Not part of the query cache: most questions are POST requests.
 */
export function useLatestResponse<T>(
  name: string,
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<T>,
): LatestResponse<T> {
  const settled = useDebounced(question);
  const { mutate, reset, data, error, isPending, variables } = useMutation<T, Error, PendingRequest>({
    mutationFn: (request) => ask(request.question, request.signal),
    gcTime: 0,
  });
  // The server is external to React. Another question aborts the pending one.
  useEffect(() => {
    if (settled === null) {
      reset();
      return undefined;
    }
    const asking = new AbortController();
    mutate({ question: settled, signal: asking.signal });
    return () => asking.abort();
  }, [name, settled, mutate, reset]);
  const [last, setLast] = useState<T | null>(null);
  // An aborted question leaves its answer until the debounce ends: it no longer applies.
  if (question === null) {
    if (last !== null) setLast(null);
  } else if (data !== undefined && data !== last) setLast(data);
  const isLatestRequest = question !== null && variables?.question === settled;
  return {
    response: question === null ? null : last,
    isFetching: question !== null && (question !== settled || !isLatestRequest || isPending),
    error: isLatestRequest ? error : null,
  };
}
