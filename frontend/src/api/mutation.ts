/** Writing: one hook that sends, keeps the Idempotency-Key through retries, and reads anew what the write put out of date. */
import { useRef } from 'react';
import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { ApiError, apiRequest, newIdempotencyKey, type Method } from './client';
import { invalidatePrefixes, isUnder } from './query';
import { touchesOf } from './touches';

/** One write. */
export type Write = { url: string; body?: unknown; ifMatch?: number };

/** What a write does, made of what the screen hands over. */
export type ApiMutationOptions<V, T> = {
  method: Exclude<Method, 'GET'>;
  /** The call made of the variables. */
  request: (variables: V) => Write;
  /** The address of a record that is gone once it succeeded; a DELETE needs not say. */
  removes?: string;
  onSuccess?: (answer: T, variables: V) => void;
};

/**
 * The key of a POST. It stays the same while the outcome of the same submit is unknown (no answer, or a failing server),
 * so that trying again cannot make two records; after any definite answer the next submit is a new one.
 */
export class IdempotencyKeys {
  private pending: { fingerprint: string; key: string } | null = null;

  /** The key for this submit. */
  keyFor(write: Write): string {
    const fingerprint = JSON.stringify([write.url, write.body]);
    if (this.pending?.fingerprint !== fingerprint) this.pending = { fingerprint, key: newIdempotencyKey() };
    return this.pending.key;
  }

  /** To be told when an answer came; an error that leaves the outcome open keeps the key. */
  settle(error?: unknown): void {
    const unknownOutcome = error !== undefined && !(error instanceof ApiError && error.status < 500);
    if (!unknownOutcome) this.pending = null;
  }
}

async function send<T>(method: Method, write: Write, keys: IdempotencyKeys): Promise<T> {
  const { url, ...options } = write;
  if (method !== 'POST') return apiRequest<T>(method, url, options);
  try {
    const answer = await apiRequest<T>(method, url, { ...options, idempotencyKey: keys.keyFor(write) });
    keys.settle();
    return answer;
  } catch (error) {
    keys.settle(error);
    throw error;
  }
}

/**
 * Drops what was read of a record that is gone: what nobody shows at once, the rest when it leaves the screen. Until then
 * it stays as it was, so that the page under the question does not ask for it again.
 */
export function forget(client: QueryClient, gone: string): void {
  const cache = client.getQueryCache();
  const left = new Set(cache.findAll({ predicate: (query) => isUnder(query, gone) }));
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') drop();
  });
  function drop() {
    for (const query of left) {
      if (query.getObserversCount() > 0) continue;
      left.delete(query);
      cache.remove(query);
    }
    if (left.size === 0) stop();
  }
  drop();
}

/** A write as a screen uses it. Never retried by itself. */
export function useApiMutation<V = void, T = unknown>(
  options: ApiMutationOptions<V, T>,
): UseMutationResult<T, Error, V> {
  const client = useQueryClient();
  const keys = useRef<IdempotencyKeys | null>(null);
  return useMutation<T, Error, V>({
    mutationFn: (variables) => {
      keys.current ??= new IdempotencyKeys();
      return send<T>(options.method, options.request(variables), keys.current);
    },
    onSuccess: async (answer, variables) => {
      const deleted = options.method === 'DELETE' ? options.request(variables).url.replace(/\?.*/, '') : null;
      const gone = options.removes ?? deleted;
      if (gone !== null) forget(client, gone);
      await invalidatePrefixes(client, touchesOf(options.request(variables).url), gone);
      options.onSuccess?.(answer, variables);
    },
  });
}
