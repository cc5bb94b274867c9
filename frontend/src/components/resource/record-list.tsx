/** List of records: head, tools, rows, order and empty states. */
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { DataList, type DataListProps } from '@/components/data-table/data-list';
import { ListOrder } from '@/components/data-table/filter-bar';
import { SortSelect } from '@/components/data-table/sort';
import { EmptyState } from '@/components/ui/states';
import { useIsBeside } from '@/lib/navigation/url-filters';
import { useIsDesktop, useMediaQuery } from '@/components/ui/use-media-query';
import { ListFrame, type ListFrameProps } from './list-frame';

/** `sorting` for lists that the server can sort. */
export type RecordListProps<T> = Omit<ListFrameProps<T>, 'children'> & Omit<DataListProps<T>, 'rows'>;

export function RecordList<T>(props: RecordListProps<T>) {
  const { caption, columns, rowKey, href, rowLabel, muted, sorting, groupOf, renderLowRow } = props;
  // Beside a record rows only lead to others.
  const selection = useIsBeside() ? undefined : props.selection;
  const rows = { caption, columns, rowKey, href, rowLabel, muted, sorting, groupOf, renderLowRow, selection };
  const order = useOrderChoice(props);
  return (
    <ListOrder value={order}>
      <ListFrame {...props}>{(items) => <DataList {...rows} rows={items} />}</ListFrame>
    </ListOrder>
  );
}

/** Minimum number of cards for a sort select. */
const WORTH_ORDERING = 5;

/** Sort select for cards and narrow tables, which lack column heads. */
function useOrderChoice<T>({ list, columns, sorting }: RecordListProps<T>): ReactNode {
  const isDesktop = useIsDesktop();
  // From this width all columns of `first` folds are visible, also beside the open menu.
  const isWide = useMediaQuery('(min-width: 1090px)');
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const hasHeads = isWide || (isDesktop && !columns.some(({ sort, fold }) => sort && fold));
  if (hasHeads || sorting === undefined || sorts.length === 0) return null;
  if (list.items.length < WORTH_ORDERING && sorting.value === '') return null;
  return <SortSelect sorts={sorts} sorting={sorting} />;
}

/** Empty state under filters, with a link to the whole list. */
export function NoResults(props: { title: string; clearLabel: string; to: string; children?: ReactNode }) {
  return (
    <EmptyState title={props.title} action={<LinkButton to={props.to}>{props.clearLabel}</LinkButton>}>
      {props.children ?? 'Mude a busca ou tire os filtros.'}
    </EmptyState>
  );
}
