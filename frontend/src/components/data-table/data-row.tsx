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

/** Consecutive rows that belong together, such as those of a month, and their subtotals. */
export type RowGroup = { key: string; label: string; sums?: ReactNode };

/** Selection of rows by checkboxes. */
export type RowSelection<T> = {
  /** False while no checkboxes are visible. */
  isActive: boolean;
  /** Label of the row's checkbox; null for a row that cannot be selected. */
  labelOf: (row: T) => string | null;
  isSelected: (row: T) => boolean;
  toggle: (row: T) => void;
  /** Extent of the selection among the rows that can be selected. */
  extent: 'none' | 'some' | 'all';
  toggleAll: () => void;
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
  /** Group of a row; rows of a group follow each other under its head. */
  groupOf?: (row: T) => RowGroup;
  selection?: RowSelection<T>;
  /** Content of a low row on the phone, instead of a card from the columns. */
  renderLowRow?: (row: T) => ReactNode;
};

/** Rows by group, in their order; without groups all in one. */
export function groupRows<T>({
  rows,
  groupOf,
}: Pick<DataListProps<T>, 'rows' | 'groupOf'>): { group: RowGroup | null; rows: readonly T[] }[] {
  if (groupOf === undefined) return [{ group: null, rows }];
  const groups: { group: RowGroup; rows: T[] }[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    const last = groups.at(-1);
    if (last?.group.key === group.key) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}

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
