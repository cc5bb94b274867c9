/** Mutations: send, store the returned record in the cache, and invalidate stale queries. */
import { useState } from 'react';
import {
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { IdempotencyKeyStore } from '@/lib/forms/draft';
import { ApiError, apiRequest, errorMessage, isFinal, type Method } from './client';
import { fingerprintOf, memoryKeyStore, keyStoreOf, sendOnce } from '@/api/forms/idempotency';
import { invalidatePrefixes, isUnder } from './query';
import { invalidatedBy } from './invalidation';

export type Write = { url: string; body?: unknown; ifMatch?: number };

export type ApiMutationOptions<V, T> = {
  method: Exclude<Method, 'GET'>;
  request: (variables: V) => Write;
  /** Address of the record that the mutation deletes; implied by DELETE. */
  removes?: string;
  onSuccess?: (answer: T, variables: V) => void;
};

function send<T>(method: Method, write: Write, memory: IdempotencyKeyStore): Promise<T> {
  const { url, ...options } = write;
  if (method !== 'POST') return apiRequest<T>(method, url, options);
  return sendOnce(keyStoreOf(write.body) ?? memory, fingerprintOf(url, write.body), (idempotencyKey) =>
    apiRequest<T>(method, url, { ...options, idempotencyKey }),
  );
}

type StoredRecord = { id: number; version: number };

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
}

/** True if both are the same record in the same form: an advance returned under a driver's address is no driver. */
function isSameRecord(old: unknown, answer: StoredRecord): boolean {
  if (!isRecord(old) || old.id !== answer.id || old.version > answer.version) return false;
  return Object.keys(old).sort().join() === Object.keys(answer).sort().join();
}

/** Replaces cached copies of the returned record, so that no screen shows the old one until the refetch. */
function cacheRecord(client: QueryClient, url: string, answer: unknown): void {
  if (!isRecord(answer)) return;
  const isRecordOrAncestor = ([address]: readonly unknown[]) =>
    typeof address === 'string' && `${url}/`.startsWith(`${address}/`);
  const predicate = ({ queryKey, state }: Query) => isRecordOrAncestor(queryKey) && isSameRecord(state.data, answer);
  client.setQueriesData({ predicate }, answer);
}

/**
 * Removes queries of a deleted record: unused ones at once, the rest when unmounted. The page under the dialog must not
 * refetch it.
 */
export function evictRecord(client: QueryClient, deletedUrl: string): void {
  import('@/offline/cache/query-cache')
    .then(({ dropQueriesUnder }) => dropQueriesUnder(client, deletedUrl))
    .catch(() => undefined);
  const cache = client.getQueryCache();
  const remaining = new Set(cache.findAll({ predicate: (query) => isUnder(query, deletedUrl) }));
  const unsubscribe = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') drop();
  });
  function drop() {
    for (const query of remaining) {
      if (query.getObserversCount() > 0) continue;
      remaining.delete(query);
      cache.remove(query);
    }
    if (remaining.size === 0) unsubscribe();
  }
  drop();
}

/** True if the server refused because the record changed or was deleted. */
function isStaleWrite(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status);
}

/** Applies a completed write: stores the returned record, evicts the deleted one, and refetches stale queries. */
export function applyWrite(client: QueryClient, url: string, answer: unknown, deletedUrl: string | null = null): void {
  const written = url.replace(/\?.*/, '');
  if (deletedUrl !== null) evictRecord(client, deletedUrl);
  cacheRecord(client, written, answer);
  void invalidatePrefixes(client, invalidatedBy(written), deletedUrl);
}

/** Completed write: its address and the returned record. */
export type Written = { url: string; response: unknown };

/** Applies background writes together: stale queries are refetched once. */
export function applyWrites(client: QueryClient, writes: readonly Written[]): void {
  for (const { url, response } of writes) cacheRecord(client, url, response);
  const touched = new Set(writes.flatMap(({ url }) => invalidatedBy(url)));
  if (touched.size > 0) void invalidatePrefixes(client, [...touched]);
}

/** Refetches after a failed write: it may have been committed, or a concurrent one was. */
export function applyFailure(client: QueryClient, url: string, error: unknown): void {
  if (isFinal(error) && !isStaleWrite(error)) return;
  if (error instanceof ApiError) cacheRecord(client, url, error.problem?.current);
  void invalidatePrefixes(client, invalidatedBy(url));
}

/** Mutation for a screen. Never retried; resolves with the response while stale queries refetch. */
export function useApiMutation<V = void, T = unknown>(
  options: ApiMutationOptions<V, T>,
): UseMutationResult<T, Error, V> {
  const client = useQueryClient();
  const [memory] = useState(memoryKeyStore);
  return useMutation<T, Error, V>({
    mutationFn: (variables) => send<T>(options.method, options.request(variables), memory),
    onSuccess: (answer, variables) => {
      const { url } = options.request(variables);
      const deletedUrl = options.removes ?? (options.method === 'DELETE' ? url.replace(/\?.*/, '') : null);
      applyWrite(client, url, answer, deletedUrl);
      options.onSuccess?.(answer, variables);
    },
    onError: (error, variables) => applyFailure(client, options.request(variables).url, error),
  });
}

/** Error message of a mutation without a form. */
export function sentenceOf(error: unknown): string | null {
  return error === null || error === undefined ? null : errorMessage(error);
}
