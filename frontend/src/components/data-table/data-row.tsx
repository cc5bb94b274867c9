/** Column definitions shared by table and cards. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRestoredFocus } from '@/components/ui/restore-focus';
import type { SortBy, Sorting } from './sort';

/**
 * Column. `card` is its slot on the phone's card. `title` is line 1 and `aside` right of it; `meta` is line 2 (joined
 * by dots); `status` and `value` share line 3; `hide` is none.
 */
export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Content of the card instead of `cell`; null omits it. */
  cardCell?: (row: T) => ReactNode;
  card?: 'title' | 'aside' | 'meta' | 'status' | 'value' | 'hide';
  align?: 'right';
  /** Folds under the title in a narrow table, `first` or `later`. */
  fold?: 'first' | 'later';
  /** Classes of the cell, such as a width or `@max-3xl:hidden`, relative to the table's width. */
  className?: string;
  /** Server-side sort key of the column. */
  sort?: SortBy;
};

/** `href` makes the whole row a link, named by `rowLabel`. */
export type DataListProps<T> = {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string | number;
  href?: (row: T) => string;
  rowLabel?: (row: T) => string;
  /** Dims cancelled and inactive rows. */
  muted?: (row: T) => boolean;
  /** Sort order; heads of columns with `sort` change it. */
  sorting?: Sorting;
};

/** Link that covers a row; null for rows without a target. */
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
