/** Asking while somebody types: a moment after the last key, the latest answer wins, and the last good one stays in sight. */
import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';

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

type Asked = { question: string; signal: AbortSignal };

/**
 * Asks `ask` the question, and again when the name is another. A null question asks nothing and forgets what was
 * answered; a question that fails leaves the answer before it standing. Nothing of it is kept beyond the screen, and none
 * of it lies among the reads: most questions are posted.
 */
export function useLatestAnswer<T>(
  name: string,
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<T>,
): LatestAnswer<T> {
  const settled = useDebounced(question);
  const { mutate, reset, data, error, isPending, variables } = useMutation<T, Error, Asked>({
    mutationFn: (asked) => ask(asked.question, asked.signal),
    gcTime: 0,
  });
  // The server is outside React. Whoever asks something else takes the question before it back.
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
  // A question that was just taken back leaves its answer until the pause is over: it counts no more.
  if (question === null) {
    if (last !== null) setLast(null);
  } else if (data !== undefined && data !== last) setLast(data);
  const isAsked = question !== null && variables?.question === settled;
  return {
    answer: question === null ? null : last,
    isAsking: question !== null && (question !== settled || !isAsked || isPending),
    error: isAsked ? error : null,
  };
}
