/**
 * Reading: a key is `[url]` or `[url, userId]`, and the user id travels as `?userId=`.
 * Data never goes stale by itself, nothing is polled, refetched on focus or retried; `touches.ts` says what a change puts out of date.
 * Where the network does not answer, `copies.ts` shows what was read before.
 */
import {
  QueryClient,
  queryOptions,
  useQuery,
  type QueryFunction,
  type QueryKey,
  type QueryPersister,
  type UseQueryResult,
} from '@tanstack/react-query';
import { noteSlow, connectivityState } from '@/lib/browser/connectivity';
import { ApiError, apiRequest } from './client';
import { waitedFor } from './early-fetch';

/** Key of a query. */
export type ApiKey = readonly [url: string] | readonly [url: string, userId: number];

/** Handler for a missing session. */
export type On401 = 'throw' | 'returnNull';

/** Values for a query string; what is null, undefined or empty is left out. */
export type Params = Record<string, string | number | boolean | null | undefined>;

/** Puts parameters behind a path. */
export function urlWith(path: string, params: Params): string {
  const search = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  const bare = path.split('?')[0] ?? path;
  return text === '' ? bare : `${bare}?${text}`;
}

/** The whole address behind a key. */
export function addressOf(key: ApiKey): string {
  return key[1] === undefined ? key[0] : urlWith(key[0], { userId: key[1] });
}

/** The read behind every key. A 401 throws unless told to answer null. */
export function getQueryFn<T>(options: { on401: On401 } = { on401: 'throw' }): QueryFunction<T, ApiKey> {
  return async ({ queryKey, signal }) => {
    try {
      return await apiRequest<T>('GET', addressOf(queryKey), { signal });
    } catch (error) {
      if (options.on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null as T;
      throw error;
    }
  };
}

/**
 * How long the network may take before a copy stands in for its answer, in ms: most answers come within it, and nobody sees
 * old figures turn into new ones. `least`: what was asked before the app was there may be there already, and is to be read.
 */
export const PATIENCE_MS = { usual: 1000, least: 300 } as const;

/** How long what was read waits to be kept, in ms: what is being drawn goes first. */
export const KEEP_AFTER_MS = 2000;

const loadCopies = () => import('@/offline/cache/query-cache');

/** How long the copy of a read waits for the answer, in ms. */
export function patienceFor(key: QueryKey): number {
  const { isSlow, isGone } = connectivityState.getState();
  // After one to wait for, the next shows its copy at once.
  if (isSlow || isGone) return 0;
  return Math.max(PATIENCE_MS.least, PATIENCE_MS.usual - waitedFor(addressOf(key as unknown as ApiKey)));
}

/** Asks the network. Where nothing comes, or not in time, the copy is shown; a late answer takes its place. */
const networkFirst: QueryPersister = async (read, context, query) => {
  const { client } = context;
  const standIn = () => {
    noteSlow(true);
    loadCopies()
      .then(({ restoreQuery }) => restoreQuery(client, query))
      .catch(() => undefined);
  };
  const timer = setTimeout(standIn, patienceFor(query.queryKey));
  try {
    const data = await read(context);
    noteSlow(false);
    const readMs = Date.now();
    setTimeout(() => {
      loadCopies()
        .then(({ persistQuery }) => persistQuery(client, query, data, readMs))
        .catch(() => undefined);
    }, KEEP_AFTER_MS);
    return data;
  } catch (error) {
    const said = loadCopies()
      .then(({ afterFailure }) => afterFailure(client, query, error))
      .catch(() => error);
    // A refusal does not wait where there is no copy to take off the screen.
    throw error instanceof ApiError && query.state.data === undefined ? error : await said;
  } finally {
    clearTimeout(timer);
  }
};

/** Creates the client with the product's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, ...rest }) => getQueryFn()({ queryKey: queryKey as unknown as ApiKey, ...rest }),
        persister: networkFirst,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Without a signal a call fails with a sentence; by default it would wait in silence, and a write would go out later.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The key of a read. */
export function keyOf(url: string, userId?: number): ApiKey {
  return userId === undefined ? [url] : [url, userId];
}

/** Options of a read, for `useQuery`, prefetching and tests. */
export function apiQuery<T>(url: string, userId?: number) {
  return queryOptions<T, Error, T, ApiKey>({ queryKey: keyOf(url, userId), queryFn: getQueryFn<T>() });
}

/** Reads one address. A null address reads nothing yet. */
export function useApiQuery<T>(url: string | null, userId?: number): UseQueryResult<T> {
  return useQuery({ ...apiQuery<T>(url ?? '', userId), enabled: url !== null });
}

/** Marks everything under the given addresses as out of date, save what is gone; what is on screen is read again. */
export async function invalidatePrefixes(
  client: QueryClient,
  prefixes: readonly string[],
  gone: string | null = null,
): Promise<void> {
  await client.invalidateQueries({
    // Queries that are not cached refetch each time: the pending one may be outdated.
    predicate: (query) =>
      query.gcTime > 0 && prefixes.some((prefix) => isUnder(query, prefix)) && (gone === null || !isUnder(query, gone)),
  });
}

/** Whether a read is of an address or of one under it. */
export function isUnder({ queryKey: [url] }: { queryKey: readonly unknown[] }, prefix: string): boolean {
  if (typeof url !== 'string') return false;
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}
