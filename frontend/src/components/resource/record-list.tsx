/** A list of records: what stands above it, its rows, its order, and what it says when it has none. */
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { DataList, type DataListProps } from '@/components/data-table/data-list';
import { ListOrder } from '@/components/data-table/filter-bar';
import { SortSelect } from '@/components/data-table/sort';
import { EmptyState } from '@/components/ui/states';
import { useIsDesktop, useMediaQuery } from '@/components/ui/use-media-query';
import { ListFrame, type ListFrameProps } from './list-frame';

/** Props of `RecordList`; `sorting` is the order, where the server can put the list in one. */
export type RecordListProps<T> = Omit<ListFrameProps<T>, 'children'> & Omit<DataListProps<T>, 'rows'>;

/** The list. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { caption, columns, rowKey, href, rowLabel, muted, sorting } = props;
  const rows = { caption, columns, rowKey, href, rowLabel, muted, sorting };
  const order = useOrderChoice(props);
  return (
    <ListOrder value={order}>
      <ListFrame {...props}>{(items) => <DataList {...rows} rows={items} />}</ListFrame>
    </ListOrder>
  );
}

/** Fewer cards than this are seen at a glance in any order. */
const WORTH_ORDERING = 5;

/** Cards have no heads to put them in order by, and a narrow table lacks some: the choice stands among the tools. */
function useOrderChoice<T>({ list, columns, sorting }: RecordListProps<T>): ReactNode {
  const isDesktop = useIsDesktop();
  // From here on the table is as wide as `first` of its folds wants it, also beside the open menu.
  const isWide = useMediaQuery('(min-width: 1090px)');
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const hasHeads = isWide || (isDesktop && !columns.some(({ sort, fold }) => sort && fold));
  if (hasHeads || sorting === undefined || sorts.length === 0) return null;
  if (list.items.length < WORTH_ORDERING && sorting.value === '') return null;
  return <SortSelect sorts={sorts} sorting={sorting} />;
}

/** Nothing under these filters, and the way to the whole list. */
export function NoneFound(props: { title: string; all: string; to: string; children?: ReactNode }) {
  return (
    <EmptyState title={props.title} action={<LinkButton to={props.to}>{props.all}</LinkButton>}>
      {props.children ?? 'Mude a busca ou tire os filtros.'}
    </EmptyState>
  );
}
