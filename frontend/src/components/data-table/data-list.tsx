/** List from one definition: a table from 768 px on, cards on the phone. */
import { Cards } from './data-cards';
import { Table } from './data-table';
import type { DataListProps } from './data-row';
import { useIsDesktop } from '@/components/ui/use-media-query';

export type { Column, DataListProps, RowGroup, RowSelection } from './data-row';

/** Renders rows; the page handles loading, empty and error states. */
export function DataList<T>(props: DataListProps<T>) {
  return useIsDesktop() ? <Table {...props} /> : <Cards {...props} />;
}
