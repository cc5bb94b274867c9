/** Lists, read page by page. Apart from `query.ts`, because the first screens do without. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { apiRequest } from './client';
import { spreadsheetOf } from './file';
import { keyOf, urlWith, type Params } from './query';
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
  const query = useInfiniteQuery(options);
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    isPending: query.isPending,
    error: query.isError && query.data === undefined ? query.error : null,
    refetch: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    spreadsheet: spreadsheetOf(options.queryKey),
  };
}

/** What `useApiList` gives. */
export type ApiList<T> = Omit<ReturnType<typeof useApiList>, 'items'> & { items: T[] };
