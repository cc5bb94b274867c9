/** A list from one definition: a table from 768 px on, cards on the phone. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { directionOf, SortHead, type SortBy, type Sorting } from './sort';
import { useIsDesktop } from './use-media-query';

/**
 * One column. `card` says where it stands on the phone's card:
 * `title` line 1, `aside` right of it, `meta` line 2 (joined by dots), `status` line 3 left, `value` line 3 right, `hide` nowhere.
 */
export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What the card shows instead of `cell`; null leaves it out. */
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

/** Shows rows; loading, empty and error states belong to the page. */
export function DataList<T>(props: DataListProps<T>) {
  return useIsDesktop() ? <Table {...props} /> : <Cards {...props} />;
}

function RowLink<T>({
  row,
  href,
  rowKey,
  rowLabel,
}: Pick<DataListProps<T>, 'href' | 'rowKey' | 'rowLabel'> & { row: T }) {
  if (!href) return null;
  return (
    <Link
      to={href(row)}
      data-row={rowKey(row)}
      className="absolute inset-0 rounded-[inherit] focus-visible:-outline-offset-3"
    >
      <span className="sr-only">{rowLabel?.(row) ?? 'Abrir'}</span>
    </Link>
  );
}

/** Beside an open menu a tablet leaves a table 450 px: what gives way, and where it stands then. */
const folds = {
  first: { column: '@max-3xl:hidden', line: 'hidden @max-3xl:inline-flex gap-1.5' },
  later: { column: '@max-xl:hidden', line: 'hidden @max-xl:inline-flex gap-1.5' },
};

function Folded<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal text-ink-2">
      {columns.map(
        ({ key, cell, fold }) =>
          fold && (
            <span key={key} className={clsx('mt-1', folds[fold].line)}>
              {cell(row)}
            </span>
          ),
      )}
    </span>
  );
}

function Head<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
  const { header, sort } = column;
  const sorted = sort && sorting && { sort, sorting };
  return (
    <th
      scope="col"
      aria-sort={sorted && directionOf(sorted)}
      className={clsx(
        'h-11 px-3 font-semibold first:pl-5 last:pr-5',
        column.align === 'right' && 'text-right',
        column.fold && folds[column.fold].column,
        column.className,
      )}
    >
      {sorted ? <SortHead {...sorted} label={header} /> : header}
    </th>
  );
}

function Table<T>(props: DataListProps<T>) {
  const { caption, rows, columns, rowKey, sorting } = props;
  return (
    <div className="scroll-hint @container overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm text-ink-2">
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={rowKey(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<T>({ row, columns, rowKey, href, rowLabel, muted }: DataListProps<T> & { row: T }) {
  const title = Math.max(
    0,
    columns.findIndex(({ card }) => card === 'title'),
  );
  return (
    <tr
      className={clsx(
        'relative h-14 border-t border-line transition-colors duration-150',
        href && 'hover:bg-bg',
        muted?.(row) && 'text-ink-3',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={clsx(
            'px-3 py-2 first:pl-5 first:font-semibold last:pr-5',
            column.align === 'right' && 'text-right whitespace-nowrap',
            column.fold && folds[column.fold].column,
            column.className,
          )}
        >
          {column.cell(row)}
          {index === title && <Folded row={row} columns={columns} />}
          {index === 0 && <RowLink row={row} href={href} rowKey={rowKey} rowLabel={rowLabel} />}
        </td>
      ))}
    </tr>
  );
}

function Cards<T>({ caption, rows, columns, rowKey, href, rowLabel, muted }: DataListProps<T>) {
  return (
    <ul aria-label={caption} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={clsx('relative rounded-card border border-line bg-surface p-4', muted?.(row) && 'text-ink-3')}
        >
          <CardBody row={row} columns={columns} />
          <RowLink row={row} href={href} rowKey={rowKey} rowLabel={rowLabel} />
        </li>
      ))}
    </ul>
  );
}

function CardBody<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  const at = (place: Column<T>['card']) =>
    columns
      .filter((column) => (column.card ?? 'meta') === place)
      .map((column) => ({ key: column.key, node: (column.cardCell ?? column.cell)(row) }))
      .filter(({ node }) => node !== null && node !== undefined && node !== '' && node !== false);
  const [meta, status, value, aside] = [at('meta'), at('status'), at('value'), at('aside')];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1 font-bold">
          {at('title').map(({ key, node }) => (
            <div key={key}>{node}</div>
          ))}
        </div>
        {aside.map(({ key, node }) => (
          <div key={key}>{node}</div>
        ))}
      </div>
      {meta.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-2">
          {meta.map(({ key, node }, index) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              {node}
              {index < meta.length - 1 && <span aria-hidden="true">·</span>}
            </span>
          ))}
        </div>
      )}
      {(status.length > 0 || value.length > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex flex-wrap gap-1.5">
            {status.map(({ key, node }) => (
              <span key={key}>{node}</span>
            ))}
          </div>
          <div className="ml-auto text-right text-lg font-bold">
            {value.map(({ key, node }) => (
              <div key={key}>{node}</div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
