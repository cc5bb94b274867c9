/** A list as a table. */
import { clsx } from 'clsx';
import { RowLink, type Column, type DataListProps } from './data-row';
import { directionOf, SortHead, type Sorting } from './sort';

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

/** The table; in a narrow one some columns stand under the title. */
export function Table<T>(props: DataListProps<T>) {
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
