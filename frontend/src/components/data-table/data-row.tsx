/** Row definition shared by table and cards of a list. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRestoredFocus } from '@/components/ui/restore-focus';
import type { SortBy, Sorting } from './sort';

/**
 * One column. `card` says where it stands on the phone's card:
 * `title` line 1, `aside` right of it, `meta` line 2 (joined by dots), `status` line 3 left, `value` line 3 right, `hide` nowhere.
 */
export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Content of the card instead of `cell`; null leaves it out. */
  cardCell?: (row: T) => ReactNode;
  card?: 'title' | 'aside' | 'meta' | 'status' | 'value' | 'hide';
  align?: 'right';
  /** In a narrow table it gives up its column and stands under the title: among the first to do so, or later. */
  fold?: 'first' | 'later';
  /** Tailwind classes for the table cell, such as a width or `@max-3xl:hidden`; they go by the width of the table. */
  className?: string;
  /** How the server can put the list in order by it. */
  sort?: SortBy;
};

/** Props of `DataList`. `href` makes the whole row a link, named by `rowLabel`. */
export type DataListProps<T> = {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string | number;
  href?: (row: T) => string;
  rowLabel?: (row: T) => string;
  /** Cancelled, inactive: shown quieter. */
  muted?: (row: T) => boolean;
  /** The order of the list; the heads of columns that have a `sort` change it. */
  sorting?: Sorting;
};

/** The link that lies over a row; nothing where rows lead nowhere. */
export function RowLink<T>({
  row,
  href,
  rowKey,
  rowLabel,
}: Pick<DataListProps<T>, 'href' | 'rowKey' | 'rowLabel'> & { row: T }) {
  const { pathname, search } = useLocation();
  const control = useRestoredFocus<HTMLAnchorElement>();
  if (!href) return null;
  const to = href(row);
  return (
    <Link
      ref={control}
      to={to}
      data-row={rowKey(row)}
      aria-current={`${pathname}${search}` === to ? 'page' : undefined}
      className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-3"
    >
      <span className="sr-only">{rowLabel?.(row) ?? 'Abrir'}</span>
    </Link>
  );
}
