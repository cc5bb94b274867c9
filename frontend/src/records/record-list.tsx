/** A list of records: what stands above it, its rows, its order, and what it says when it has none. */
import type { ReactNode } from 'react';
import { LinkButton } from '@/ui/button';
import { DataList, type DataListProps } from '@/ui/data-list';
import { SortSelect, type Sorting } from '@/ui/sort';
import { EmptyState } from '@/ui/states';
import { useIsDesktop } from '@/ui/use-media-query';
import { ListFrame, type ListFrameProps } from './list-frame';

/** Props of `RecordList`; `sorting` is the order, where the server can put the list in one. */
export type RecordListProps<T> = Omit<ListFrameProps<T>, 'children'> & Omit<DataListProps<T>, 'rows'>;

/** The list. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { caption, columns, rowKey, href, rowLabel, muted, sorting } = props;
  const rows = { caption, columns, rowKey, href, rowLabel, muted, sorting };
  return (
    <ListFrame {...props}>
      {(items) => (
        <>
          {sorting && (items.length >= WORTH_ORDERING || sorting.value !== '') && (
            <PhoneOrder columns={columns} sorting={sorting} />
          )}
          <DataList {...rows} rows={items} />
        </>
      )}
    </ListFrame>
  );
}

/** Fewer cards than this are seen at a glance in any order. */
const WORTH_ORDERING = 5;

/** Cards have no heads to put them in order by. */
function PhoneOrder<T>({ columns, sorting }: { columns: DataListProps<T>['columns']; sorting: Sorting }) {
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  if (useIsDesktop() || sorts.length === 0) return null;
  return (
    <div className="mb-3 flex">
      <SortSelect sorts={sorts} sorting={sorting} />
    </div>
  );
}

/** Nothing under these filters, and the way to the whole list. */
export function NoneFound(props: { title: string; all: string; to: string; children?: ReactNode }) {
  return (
    <EmptyState title={props.title} action={<LinkButton to={props.to}>{props.all}</LinkButton>}>
      {props.children ?? 'Mude a busca ou tire os filtros.'}
    </EmptyState>
  );
}
