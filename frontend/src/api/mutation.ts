/** Writing: one hook that sends, takes over the record that was answered, and reads anew what the write put out of date. */
import { useState } from 'react';
import {
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { KeyPlace } from '@/lib/forms/draft';
import { ApiError, apiRequest, errorMessage, isFinal, type Method } from './client';
import { fingerprintOf, inMemory, placeOf, sendOnce } from '@/api/forms/idempotency';
import { invalidatePrefixes, isUnder } from './query';
import { invalidatedBy } from './invalidation';

/** One write. */
export type Write = { url: string; body?: unknown; ifMatch?: number };

/** Mutation made of the screen's options. */
export type ApiMutationOptions<V, T> = {
  method: Exclude<Method, 'GET'>;
  /** The call made of the variables. */
  request: (variables: V) => Write;
  /** The address of a record that is gone once it succeeded; a DELETE needs not say. */
  removes?: string;
  onSuccess?: (answer: T, variables: V) => void;
};

function send<T>(method: Method, write: Write, memory: KeyPlace): Promise<T> {
  const { url, ...options } = write;
  if (method !== 'POST') return apiRequest<T>(method, url, options);
  return sendOnce(placeOf(write.body) ?? memory, fingerprintOf(url, write.body), (idempotencyKey) =>
    apiRequest<T>(method, url, { ...options, idempotencyKey }),
  );
}

type StoredRecord = { id: number; version: number };

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
}

/** Whether both are the same record, in the same form: an advance answered under a driver's address is no driver. */
function isSameRecord(old: unknown, answer: StoredRecord): boolean {
  if (!isRecord(old) || old.id !== answer.id || old.version > answer.version) return false;
  return Object.keys(old).sort().join() === Object.keys(answer).sort().join();
}

/** Puts the record that was answered where it was read before, so that nobody sees it as it was until it is read anew. */
function adopt(client: QueryClient, url: string, answer: unknown): void {
  if (!isRecord(answer)) return;
  const isOf = ([address]: readonly unknown[]) => typeof address === 'string' && `${url}/`.startsWith(`${address}/`);
  const predicate = ({ queryKey, state }: Query) => isOf(queryKey) && isSameRecord(state.data, answer);
  client.setQueriesData({ predicate }, answer);
}

/**
 * Drops what was read of a record that is gone: what nobody shows at once, the rest when it leaves the screen. Until then
 * it stays as it was, so that the page under the question does not ask for it again.
 */
export function forget(client: QueryClient, gone: string): void {
  import('@/offline/cache/query-cache')
    .then(({ dropQueriesUnder }) => dropQueriesUnder(client, gone))
    .catch(() => undefined);
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

/** Whether the server refused because the record changed or went since it was read. */
function isOutrun(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status);
}

/** Takes over what a write answered, and reads anew what it put out of date. `gone` is the record that it took away. */
export function followWrite(client: QueryClient, url: string, answer: unknown, gone: string | null = null): void {
  const written = url.replace(/\?.*/, '');
  if (gone !== null) forget(client, gone);
  adopt(client, written, answer);
  void invalidatePrefixes(client, invalidatedBy(written), gone);
}

/** A write that is over: its address, and the record that was answered. */
export type Written = { url: string; answer: unknown };

/** `followWrite` for writes that were made behind the screens: what they touched is read anew once. */
export function followWrites(client: QueryClient, writes: readonly Written[]): void {
  for (const { url, answer } of writes) adopt(client, url, answer);
  const touched = new Set(writes.flatMap(({ url }) => invalidatedBy(url)));
  if (touched.size > 0) void invalidatePrefixes(client, [...touched]);
}

/** Reads anew what a write that failed may have put out of date: it was done all the same, or another one was. */
export function followFailure(client: QueryClient, url: string, error: unknown): void {
  if (isFinal(error) && !isOutrun(error)) return;
  if (error instanceof ApiError) adopt(client, url, error.problem?.current);
  void invalidatePrefixes(client, invalidatedBy(url));
}

/** A write as a screen uses it. Never retried by itself; done when it is answered, and what it touched is read anew meanwhile. */
export function useApiMutation<V = void, T = unknown>(
  options: ApiMutationOptions<V, T>,
): UseMutationResult<T, Error, V> {
  const client = useQueryClient();
  const [memory] = useState(inMemory);
  return useMutation<T, Error, V>({
    mutationFn: (variables) => send<T>(options.method, options.request(variables), memory),
    onSuccess: (answer, variables) => {
      const { url } = options.request(variables);
      const gone = options.removes ?? (options.method === 'DELETE' ? url.replace(/\?.*/, '') : null);
      followWrite(client, url, answer, gone);
      options.onSuccess?.(answer, variables);
    },
    onError: (error, variables) => followFailure(client, options.request(variables).url, error),
  });
}

/** For what is written without a form: the sentence to show. */
export function sentenceOf(error: unknown): string | null {
  return error === null || error === undefined ? null : errorMessage(error);
}
