/** Asking while somebody types: a moment after the last key, the latest answer wins, and the last good one stays in sight. */
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

/** How long nobody must type before it is asked, in ms. */
const PAUSE_MS = 250;

/** The last good answer, whether a newer one is on its way, and why the newest could not be had. */
export type LatestAnswer<T> = { answer: T | null; isAsking: boolean; error: Error | null };

/** A value that follows once nobody has typed for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Asks `ask` the question under a name. A null question asks nothing and forgets what was answered; a question that
 * fails leaves the answer before it standing. Nothing of it is kept beyond the screen.
 */
export function useLatestAnswer<T>(
  name: string,
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<T>,
): LatestAnswer<T> {
  const settled = useDebounced(question);
  const query = useQuery({
    queryKey: [`preview ${name}`, settled],
    queryFn: ({ signal }) => ask(settled ?? '', signal),
    enabled: settled !== null && question !== null,
    gcTime: 0,
  });
  const [last, setLast] = useState<T | null>(null);
  // A question that was just taken back leaves its answer in the read until the pause is over: it counts no more.
  if (question === null) {
    if (last !== null) setLast(null);
  } else if (query.data !== undefined && query.data !== last) setLast(query.data);
  return {
    answer: question === null ? null : last,
    isAsking: question !== null && (question !== settled || query.isFetching),
    error: query.error,
  };
}
