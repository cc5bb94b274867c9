/** Around the rows of a list, whatever they look like: what is on its way, missing, out of date, or more to come. */
import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/client';
import type { ApiList } from '@/api/list';
import { useIsBeside } from '@/lib/navigation/list-address';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { ErrorState, ListSkeleton } from '@/components/ui/states';
import { LoadMore } from './load-more';
import { StaleNotice } from './stale-notice';
import { useListRestoration, usePlaceBeside } from './use-list-restoration';

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
