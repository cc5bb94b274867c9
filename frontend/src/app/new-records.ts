/** New records of all screens, for "Lançar", the palette and the key N. */
import { listOf } from '@/lib/navigation/list-restoration';
import type { NewRecord } from '@/lib/navigation/screen';
import { routes } from '@/app/routes';

/** Most frequent first. */
export const newRecords: readonly NewRecord[] = routes
  .flatMap((route) => route.newRecords ?? [])
  .sort((one, other) => one.rank - other.rank);

function belongsToList({ list, to }: NewRecord, wanted: string): boolean {
  const [pathname = '', search = ''] = to.split('?');
  return (list ?? listOf(pathname, search)) === wanted;
}

/** New record of the list on screen; undefined elsewhere. */
export function newRecordOf(pathname: string, search: string): NewRecord | undefined {
  const here = listOf(pathname, search);
  return (
    newRecords.find((each) => belongsToList(each, here)) ?? newRecords.find((each) => belongsToList(each, pathname))
  );
}
