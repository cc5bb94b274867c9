/** Frame of a list: loading, empty, stale and paging states. */
import { type ComponentProps, type ReactNode, useEffect, useRef, useLayoutEffect, type MouseEvent } from 'react';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/client';
import type { ApiList } from '@/api/list';
import { useIsBeside, type UrlFilters } from '@/lib/navigation/url-filters';
import { ErrorState, RowsSkeleton } from '@/components/ui/states';
import { StaleNotice } from './stale-notice';
import { Button } from '@/components/ui/button';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { storeListState, listOf, listStateOf } from '@/lib/navigation/list-restoration';

/** True when navigating back to the list as it was left. */
function useStateToRestore(address: string, list: string) {
  const { state } = useLocation() as { state: { returning?: boolean } | null };
  const type = useNavigationType();
  const listState = listStateOf(list);
  const returns = type === NavigationType.Pop || state?.returning === true;
  return returns && listState?.address === address ? listState : null;
}

function rowAt({ target }: MouseEvent): string | null {
  return (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** The same beside a record: only the opened row is new. */
function useRowsBeside() {
  const { pathname, search } = useLocation();
  const list = listOf(pathname, search);
  const onClickCapture = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row !== null) storeListState(list, { ...(listStateOf(list) ?? { address: list, scroll: 0 }), row });
  };
  return { onClickCapture };
}

/** Ref of the rows; `isShown` once they are rendered. */
function useListRestoration(isShown: boolean) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const list = listOf(pathname, search);
  const rows = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const toRestore = useRef(useStateToRestore(address, list));
  const now = useRef({ address, list });
  // The next screen reads the address before the list unmounts: stored as soon as it is shown.
  useLayoutEffect(() => {
    now.current = { address, list };
    storeListState(list, { address, scroll: 0, row: null });
  }, [address, list]);
  // On unmount the page shrinks and the browser scrolls: the previous position is stored.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const onScroll = () => {
      scroll = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // A logout has cleared all positions: this one must not return.
      if (listStateOf(now.current.list) === null) return;
      storeListState(now.current.list, { address: now.current.address, scroll, row: opened.current });
    };
  }, []);
  // Scrolling is external. The layout scrolls a new screen to its top first, so this runs a frame later.
  useEffect(() => {
    const listState = toRestore.current;
    if (!isShown || listState === null) return undefined;
    toRestore.current = null;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, listState.scroll);
      const row = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
        ({ dataset }) => dataset.row === listState.row,
      );
      row?.focus({ preventScroll: true });
      // Another record was opened beside the list.
      row?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  const onClickCapture = (event: MouseEvent) => {
    opened.current = rowAt(event) ?? opened.current;
  };
  return { ref: rows, onClickCapture };
}

type Props = { list: Pick<ApiList<unknown>, 'items' | 'hasMore' | 'isLoadingMore' | 'loadMore' | 'moreError'> };

/** "Mostrar mais" and its error. */
function LoadMore({ list }: Props) {
  const { hasMore, isLoadingMore, loadMore, moreError } = list;
  const end = useFirstNewRow(list);
  // The end stays queryable without more pages.
  if (!hasMore) return <div ref={end} hidden />;
  return (
    <div ref={end} className="mt-4 flex flex-col items-center gap-2 text-center">
      {moreError && !isLoadingMore && (
        <p role="alert" className="font-medium text-neg">
          {errorMessage(moreError, 'list')}
        </p>
      )}
      <Button busy={isLoadingMore} onClick={loadMore}>
        {moreError ? 'Tentar de novo' : 'Mostrar mais'}
      </Button>
    </div>
  );
}

/** Focuses the first new row, which replaces the pressed button. */
function useFirstNewRow({ items, isLoadingMore }: Props['list']) {
  const end = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number | null>(null);
  const count = items.length;
  // The browser removes the focus from a disabled button.
  useEffect(() => {
    if (isLoadingMore) firstNewIndex.current ??= count;
    else {
      const from = firstNewIndex.current;
      firstNewIndex.current = null;
      const isFree = document.activeElement === document.body || end.current?.contains(document.activeElement);
      if (from === null || count <= from || !isFree) return;
      const rows = end.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]');
      rows?.[from]?.focus({ preventScroll: true });
    }
  }, [isLoadingMore, count]);
  return end;
}

export type ListFrameProps<T> = {
  caption: string;
  list: ApiList<T>;
  filters: Pick<UrlFilters<string>, 'active'>;
  /** Page head; a user without records sees only the first step. */
  renderHead?: (hasNoRecords: boolean) => ReactNode;
  /** Sums, search and filters. */
  tools?: ReactNode;
  /** Empty state without any records. */
  emptyState: ReactNode;
  /** Empty state under these filters. */
  noResults: ReactNode;
  /** True without any records; by default for an empty list without filters. */
  hasNoRecords?: boolean;
  /** Number of skeleton rows. */
  skeleton?: number;
  /** Content after the rows, also without any. */
  foot?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** List between its head and its end; beside a record only the rows. */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { list, filters, renderHead, tools, hasNoRecords = list.isEmpty && !filters.active } = props;
  if (useIsBeside()) return <RowsBeside {...props} hasNoRecords={hasNoRecords} />;
  return (
    <>
      {renderHead?.(hasNoRecords)}
      {!hasNoRecords && tools}
      <Count {...props} />
      <RowsAlone {...props} hasNoRecords={hasNoRecords} />
      {props.foot}
    </>
  );
}

/** Result count, for screen readers. */
function Count<T>({ caption, list }: ListFrameProps<T>) {
  const { items, hasMore, isBusy, isPending, error } = list;
  const count = items.length === 0 ? 'nada encontrado' : `${items.length}${hasMore ? ' na tela, e há mais' : ''}`;
  return (
    <p role="status" className="sr-only">
      {!isPending && !isBusy && !error && `${caption}: ${count}`}
    </p>
  );
}

type RowsProps<T> = ListFrameProps<T> & { hasNoRecords: boolean };

function RowsAlone<T>(props: RowsProps<T>) {
  return <Rows {...props} rowsProps={useListRestoration(props.list.items.length > 0)} />;
}

function RowsBeside<T>(props: RowsProps<T>) {
  return <Rows {...props} rowsProps={useRowsBeside()} />;
}

function Rows<T>(props: RowsProps<T> & { rowsProps: ComponentProps<'div'> }) {
  const { list, hasNoRecords, emptyState, noResults, skeleton, rowsProps, children } = props;
  if (list.isPending) return <RowsSkeleton rows={skeleton} />;
  if (list.error) return <ErrorState message={errorMessage(list.error, 'list')} onRetry={list.refetch} />;
  if (list.items.length === 0 && !list.hasMore) return hasNoRecords ? emptyState : noResults;
  return (
    <>
      <StaleNotice error={list.staleError} onRetry={list.refetch} />
      <div
        {...rowsProps}
        data-list
        aria-busy={list.isBusy || undefined}
        className={clsx('transition-opacity duration-150', list.isBusy && 'opacity-55')}
      >
        {children(list.items)}
      </div>
      <LoadMore list={list} />
    </>
  );
}
