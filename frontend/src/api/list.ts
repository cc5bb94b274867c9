/** Lists, read page by page or short ones at once. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { apiRequest } from './client';
import { useWithoutGone } from './deletion';
import { spreadsheetOf } from './file-download';
import { apiQuery, keyOf, urlWith, type Params } from './query';
import type { Page } from './types';

/** How many items a page of a list holds. It stands in the address, so a list never shares its key with a plain read. */
export const PAGE_SIZE = 30;

/** Options of a list read page by page. */
export function apiListQuery<T>(path: string, params: Params, userId?: number) {
  const first = urlWith(path, { ...params, limit: PAGE_SIZE });
  return infiniteQueryOptions({
    queryKey: keyOf(first, userId),
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      apiRequest<Page<T>>('GET', urlWith(first, { cursor: pageParam, userId }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<T>) => page.nextCursor,
  });
}

/** A list as a screen needs it: everything read so far, the way to more, and all of it as a spreadsheet. */
export function useApiList<T>(path: string, params: Params, userId?: number) {
  const options = apiListQuery<T>(path, params, userId);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const items = useWithoutGone(path)(query.data?.pages.flatMap((page) => page.items) ?? []);
  return {
    items,
    ...statesOf(query, items),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** The next page could not be had. */
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    spreadsheet: spreadsheetOf(options.queryKey),
  };
}

/** How the read of a list stands. */
function statesOf(
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'> & {
    isRefetchError: boolean;
  },
  items: readonly unknown[],
) {
  return {
    isPending: query.isPending,
    /** The rows are those of the filters before: those of the present ones are on their way. */
    isBusy: query.isPlaceholderData,
    isEmpty: query.data !== undefined && !query.isPlaceholderData && items.length === 0,
    error: query.data === undefined ? query.error : null,
    /** True where the shown data could not be refetched. */
    staleError: query.isRefetchError && query.data !== undefined ? query.error : null,
    refetch: () => void query.refetch(),
  };
}

/** Result of `useApiList`. */
export type ApiList<T> = Omit<ReturnType<typeof useApiList>, 'items'> & { items: T[] };

/**
 * Reads an address that answers a list at once. A null address reads nothing yet; `keepsRows` leaves the rows of the
 * address before on screen until those of the next one are there.
 */
export function useApiPage<T>(url: string | null, userId?: number, keepsRows?: 'keepsRows') {
  const without = useWithoutGone(url ?? '');
  return useQuery({
    ...apiQuery<Page<T>>(url ?? '', userId),
    enabled: url !== null,
    select: (page) => ({ ...page, items: without(page.items) }),
    ...(keepsRows ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A list that was read at once, as a list of a screen. */
export function asList<T>(query: ReturnType<typeof useApiPage<T>>, spreadsheet: ApiList<T>['spreadsheet']): ApiList<T> {
  const items = query.data?.items ?? [];
  return {
    items,
    ...statesOf(query, items),
    hasMore: false,
    isLoadingMore: false,
    moreError: null,
    loadMore: () => undefined,
    spreadsheet,
  };
}

/** The address of a short list, read at once: the server's longest page. */
export function choicesUrl(path: string, params: Params = {}): string {
  return urlWith(path, { ...params, limit: 200 });
}

/** A short list read at once (choices of a form). A null path reads nothing yet. */
export function useApiChoices<T>(path: string | null, params: Params = {}, userId?: number) {
  return useApiPage<T>(path === null ? null : choicesUrl(path, params), userId);
}
