/** Around the rows of a list, whatever they look like: what is on its way, missing, out of date, or more to come. */
import { type ComponentProps, type ReactNode, useEffect, useRef, useLayoutEffect, type MouseEvent } from 'react';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/client';
import type { ApiList } from '@/api/list';
import { useIsBeside, type UrlFilters } from '@/lib/navigation/url-filters';
import { ErrorState, ListSkeleton } from '@/components/ui/states';
import { StaleNotice } from './stale-notice';
import { Button } from '@/components/ui/button';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { leaveList, listOf, placeOf } from '@/lib/navigation/list-restoration';

/** Whether this visit of the list is a way back to where it was left, and not a new look at it. */
function useReturnsTo(address: string, list: string) {
  const { state } = useLocation() as { state: { returning?: boolean } | null };
  const type = useNavigationType();
  const place = placeOf(list);
  const returns = type === NavigationType.Pop || state?.returning === true;
  return returns && place?.address === address ? place : null;
}

function rowAt({ target }: MouseEvent): string | null {
  return (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** The same beside one of its records, where the screen is the record's: only the row that is opened is new. */
function usePlaceBeside() {
  const { pathname, search } = useLocation();
  const list = listOf(pathname, search);
  const onClickCapture = (event: MouseEvent) => {
    const row = rowAt(event);
    if (row !== null) leaveList(list, { ...(placeOf(list) ?? { address: list, scroll: 0 }), row });
  };
  return { onClickCapture };
}

/** Goes with the element that holds the rows; `isShown` says that they are there. */
function useListRestoration(isShown: boolean) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const list = listOf(pathname, search);
  const rows = useRef<HTMLDivElement>(null);
  const opened = useRef<string | null>(null);
  const returning = useRef(useReturnsTo(address, list));
  const now = useRef({ address, list });
  // The next screen asks where the list was left before the list has unmounted: the address is kept as soon as it is shown.
  useLayoutEffect(() => {
    now.current = { address, list };
    leaveList(list, { address, scroll: 0, row: null });
  }, [address, list]);
  // When the list unmounts, the page gets shorter and the browser moves the window: the height seen before is kept.
  useLayoutEffect(() => {
    let scroll = window.scrollY;
    const look = () => {
      scroll = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      // Signing out has forgotten all places: this one must not come back.
      if (placeOf(now.current.list) === null) return;
      leaveList(now.current.list, { address: now.current.address, scroll, row: opened.current });
    };
  }, []);
  // The page's height is the browser's. The shell begins a screen at its top, so this comes a frame later.
  useEffect(() => {
    const place = returning.current;
    if (!isShown || place === null) return undefined;
    returning.current = null;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place.scroll);
      const row = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
        ({ dataset }) => dataset.row === place.row,
      );
      row?.focus({ preventScroll: true });
      // Beside its list another record was opened meanwhile.
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

/** "Mostrar mais", and what went wrong with it. */
function LoadMore({ list }: Props) {
  const { hasMore, isLoadingMore, loadMore, moreError } = list;
  const end = useFirstNewRow(list);
  // The end is found also when it has nothing more to say.
  if (!hasMore) return <div ref={end} hidden />;
  return (
    <div ref={end} className="mt-4 flex flex-col items-center gap-2 text-center">
      {moreError && !isLoadingMore && (
        <p role="alert" className="font-medium text-neg">
          {errorMessage(moreError)}
        </p>
      )}
      <Button busy={isLoadingMore} onClick={loadMore}>
        {moreError ? 'Tentar de novo' : 'Mostrar mais'}
      </Button>
    </div>
  );
}

/** Leads on to the first row that came, which the button has pushed itself away from; goes with what follows the rows. */
function useFirstNewRow({ items, isLoadingMore }: Props['list']) {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const count = items.length;
  // The focus is the document's, and the browser takes it off a button that waits.
  useEffect(() => {
    if (isLoadingMore) asked.current ??= count;
    else {
      const from = asked.current;
      asked.current = null;
      const isFree = document.activeElement === document.body || end.current?.contains(document.activeElement);
      if (from === null || count <= from || !isFree) return;
      const rows = end.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]');
      rows?.[from]?.focus({ preventScroll: true });
    }
  }, [isLoadingMore, count]);
  return end;
}

/** Props of `ListFrame`. */
export type ListFrameProps<T> = {
  caption: string;
  list: ApiList<T>;
  filters: Pick<UrlFilters<string>, 'active'>;
  /** The head of the page; who has nothing yet is shown the first step only. */
  renderHead?: (isFirst: boolean) => ReactNode;
  /** Sums, search and filters. */
  tools?: ReactNode;
  /** Nothing there at all, and the first step. */
  noneYet: ReactNode;
  /** Nothing there under these filters. */
  noneFound: ReactNode;
  /** Whether there is nothing at all; by default where nothing is there and no filter is on. */
  isFirst?: boolean;
  /** How many grey bars stand for what is coming. */
  skeleton?: number;
  /** Content after the rows, also where there are none. */
  foot?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
};

/** The list between its head and its end; beside one of its records the rows alone. */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { list, filters, renderHead, tools, isFirst = list.isEmpty && !filters.active } = props;
  if (useIsBeside()) return <RowsBeside {...props} isFirst={isFirst} />;
  return (
    <>
      {renderHead?.(isFirst)}
      {!isFirst && tools}
      <Count {...props} />
      <RowsAlone {...props} isFirst={isFirst} />
      {props.foot}
    </>
  );
}

/** How many there are now, for those who do not see them come and go. */
function Count<T>({ caption, list }: ListFrameProps<T>) {
  const { items, hasMore, isBusy, isPending, error } = list;
  const count = items.length === 0 ? 'nada encontrado' : `${items.length}${hasMore ? ' na tela, e há mais' : ''}`;
  return (
    <p role="status" className="sr-only">
      {!isPending && !isBusy && !error && `${caption}: ${count}`}
    </p>
  );
}

type RowsProps<T> = ListFrameProps<T> & { isFirst: boolean };

function RowsAlone<T>(props: RowsProps<T>) {
  return <Rows {...props} place={useListRestoration(props.list.items.length > 0)} />;
}

function RowsBeside<T>(props: RowsProps<T>) {
  return <Rows {...props} place={usePlaceBeside()} />;
}

function Rows<T>(props: RowsProps<T> & { place: ComponentProps<'div'> }) {
  const { list, isFirst, noneYet, noneFound, skeleton, place, children } = props;
  if (list.isPending) return <ListSkeleton rows={skeleton} />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0 && !list.hasMore) return isFirst ? noneYet : noneFound;
  return (
    <>
      <StaleNotice error={list.staleError} onRetry={list.refetch} />
      <div
        {...place}
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
