/** A list from one definition: a table from 768 px on, cards on the phone. */
import { Cards, Table } from './data-table';
import type { DataListProps } from './data-row';
import { useIsDesktop } from '@/components/ui/use-media-query';

export type { Column, DataListProps } from './data-row';

/** Shows rows; loading, empty and error states belong to the page. */
export function DataList<T>(props: DataListProps<T>) {
  return useIsDesktop() ? <Table {...props} /> : <Cards {...props} />;
}
