/**
 * Queries. Keys are `[url]` or `[url, userId]`; the user id is sent as `?userId=`. Data never becomes stale by time,
 * and nothing is polled or retried: `invalidation.ts` decides. Without a connection the query cache answers.
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
import { earlyWaitMs } from './early-fetch';

export type ApiKey = readonly [url: string] | readonly [url: string, userId: number];

export type On401 = 'throw' | 'returnNull';

/** Query parameters; null, undefined and empty values are omitted. */
export type Params = Record<string, string | number | boolean | null | undefined>;

export function urlWith(path: string, params: Params): string {
  const search = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  const bare = path.split('?')[0] ?? path;
  return text === '' ? bare : `${bare}?${text}`;
}

export function addressOf(key: ApiKey): string {
  return key[1] === undefined ? key[0] : urlWith(key[0], { userId: key[1] });
}

/** Query function of every key. A 401 throws unless `on401` is 'returnNull'. */
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
 * Timeouts after which the cached response is shown, in ms: most responses are faster, and figures must not flicker.
 * `least` applies to early fetches, which may have arrived already.
 */
export const CACHE_FALLBACK_DELAY_MS = { usual: 1000, least: 300 } as const;

/** Delay before responses are written to the cache, in ms: rendering goes first. */
export const CACHE_WRITE_DELAY_MS = 2000;

const loadQueryCache = () => import('@/offline/cache/query-cache');

/** Remaining wait for the network before the cache answers, in ms. */
export function cacheTimeoutFor(key: QueryKey): number {
  const { isSlow, isOffline } = connectivityState.getState();
  // After one timeout, further queries show their cached data at once.
  if (isSlow || isOffline) return 0;
  return Math.max(
    CACHE_FALLBACK_DELAY_MS.least,
    CACHE_FALLBACK_DELAY_MS.usual - earlyWaitMs(addressOf(key as unknown as ApiKey)),
  );
}

/** Network first: without a response in time the cached one is shown, and replaced by a late one. */
const networkFirst: QueryPersister = async (read, context, query) => {
  const { client } = context;
  const showCached = () => {
    noteSlow(true);
    loadQueryCache()
      .then(({ restoreQuery }) => restoreQuery(client, query))
      .catch(() => undefined);
  };
  const timer = setTimeout(showCached, cacheTimeoutFor(query.queryKey));
  try {
    const data = await read(context);
    noteSlow(false);
    const readMs = Date.now();
    setTimeout(() => {
      loadQueryCache()
        .then(({ persistQuery }) => persistQuery(client, query, data, readMs))
        .catch(() => undefined);
    }, CACHE_WRITE_DELAY_MS);
    return data;
  } catch (error) {
    const cachedError = loadQueryCache()
      .then(({ afterFailure }) => afterFailure(client, query, error))
      .catch(() => error);
    // A refusal is final at once if no cached data has to be removed from the screen.
    throw error instanceof ApiError && query.state.data === undefined ? error : await cachedError;
  } finally {
    clearTimeout(timer);
  }
};

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
        // Offline requests fail with a message; by default they would pause, and writes would be sent later.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function keyOf(url: string, userId?: number): ApiKey {
  return userId === undefined ? [url] : [url, userId];
}

/** Query options, for hooks, prefetching and tests. */
export function apiQuery<T>(url: string, userId?: number) {
  return queryOptions<T, Error, T, ApiKey>({ queryKey: keyOf(url, userId), queryFn: getQueryFn<T>() });
}

/** Queries one address; null disables the query. */
export function useApiQuery<T>(url: string | null, userId?: number): UseQueryResult<T> {
  return useQuery({ ...apiQuery<T>(url ?? '', userId), enabled: url !== null });
}

/** Invalidates everything under the given addresses but deleted records; queries on screen refetch. */
export async function invalidatePrefixes(
  client: QueryClient,
  prefixes: readonly string[],
  deletedUrl: string | null = null,
): Promise<void> {
  await client.invalidateQueries({
    // Queries without a cache time refetch anyway, but the one in flight may be outdated.
    predicate: (query) =>
      query.gcTime > 0 &&
      prefixes.some((prefix) => isUnder(query, prefix)) &&
      (deletedUrl === null || !isUnder(query, deletedUrl)),
  });
}

/** True if the query's address is this one or below it. */
export function isUnder({ queryKey: [url] }: { queryKey: readonly unknown[] }, prefix: string): boolean {
  if (typeof url !== 'string') return false;
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}
