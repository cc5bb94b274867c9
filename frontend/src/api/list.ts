/** List queries: paged, or short ones in one request. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { apiRequest } from './client';
import { useVisibleRecords } from './deletion';
import { spreadsheetOf } from './file-download';
import { apiQuery, keyOf, urlWith, type Params } from './query';
import type { Page } from './types';

/** Items per page. Part of the address, so that a paged list and a plain query never share a key. */
export const PAGE_SIZE = 30;

export function apiListQuery<T>(path: string, params: Params, userId?: number) {
  const firstPageUrl = urlWith(path, { ...params, limit: PAGE_SIZE });
  return infiniteQueryOptions({
    queryKey: keyOf(firstPageUrl, userId),
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      apiRequest<Page<T>>('GET', urlWith(firstPageUrl, { cursor: pageParam, userId }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<T>) => page.nextCursor,
  });
}

/** List for a screen: loaded items, next page, and the spreadsheet of all. */
export function useApiList<T>(path: string, params: Params, userId?: number) {
  const options = apiListQuery<T>(path, params, userId);
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const items = useVisibleRecords(path)(query.data?.pages.flatMap((page) => page.items) ?? []);
  return {
    items,
    ...statesOf(query, items),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** Error of loading the next page. */
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    spreadsheet: spreadsheetOf(options.queryKey),
  };
}

/** Loading and error states of a list. */
function statesOf(
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'> & {
    isRefetchError: boolean;
  },
  items: readonly unknown[],
) {
  return {
    isPending: query.isPending,
    /** True while the rows belong to the previous filters. */
    isBusy: query.isPlaceholderData,
    isEmpty: query.data !== undefined && !query.isPlaceholderData && items.length === 0,
    error: query.data === undefined ? query.error : null,
    /** Error of refetching data that is shown. */
    staleError: query.isRefetchError && query.data !== undefined ? query.error : null,
    refetch: () => void query.refetch(),
  };
}

export type ApiList<T> = Omit<ReturnType<typeof useApiList>, 'items'> & { items: T[] };

/**
 * Queries a list in one request; a null address disables it. `keepsRows` shows the previous rows until the next ones
 * arrive.
 */
export function useApiPage<T>(url: string | null, userId?: number, keepsRows?: 'keepsRows') {
  const without = useVisibleRecords(url ?? '');
  return useQuery({
    ...apiQuery<Page<T>>(url ?? '', userId),
    enabled: url !== null,
    select: (page) => ({ ...page, items: without(page.items) }),
    ...(keepsRows ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Adapts a short list to the interface of a paged one. */
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

/** Address of a short list: the server's longest page. */
export function optionsUrl(path: string, params: Params = {}): string {
  return urlWith(path, { ...params, limit: 200 });
}

/** Short list for the options of a form; a null path disables the query. */
export function useApiOptions<T>(path: string | null, params: Params = {}, userId?: number) {
  return useApiPage<T>(path === null ? null : optionsUrl(path, params), userId);
}
