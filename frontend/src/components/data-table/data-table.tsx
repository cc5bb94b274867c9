/** A list as a table. */
import { clsx } from 'clsx';
import { useIsBeside } from '@/lib/navigation/list-address';
import { RowLink, type Column, type DataListProps } from './data-row';
import { directionOf, SortHead, type Sorting } from './sort';
import { useIsTooWide } from '@/components/ui/use-is-too-wide';

/** Beside an open menu a tablet leaves a table 450 px: what gives way, and where it stands then. Paper has every column. */
const folds = {
  first: { column: '@max-3xl:hidden', line: 'hidden @max-3xl:inline-flex gap-1.5 print:hidden' },
  later: { column: '@max-2xl:hidden', line: 'hidden @max-2xl:inline-flex gap-1.5 print:hidden' },
};

function Folded<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal text-ink-2">
      {columns.map(({ key, cell, fold }) => {
        const node = fold && cell(row);
        // Without its head a dash says nothing.
        if (!fold || node === '—') return null;
        return (
          <span key={key} className={clsx('mt-1', folds[fold].line)}>
            {node}
          </span>
        );
      })}
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
  const { caption, rows, columns, rowKey } = props;
  // Beside a record the list keeps the order in which it was left.
  const sorting = useIsBeside() ? undefined : props.sorting;
  const { frame, tooWide } = useIsTooWide<HTMLDivElement>();
  return (
    <div
      ref={frame}
      // Whoever has no pointer scrolls it by the arrows.
      {...(tooWide && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      className={clsx(
        '@container rounded-card border border-line',
        tooWide ? 'scroll-hint overflow-x-auto' : 'overflow-clip bg-surface',
      )}
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-sm text-ink-2 [box-shadow:0_1px_var(--line)]">
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
        'relative h-14 border-t border-line transition-colors duration-150 pointer-fine:h-11',
        href && 'hover:bg-bg has-aria-[current]:bg-sunken has-aria-[current]:[box-shadow:inset_4px_0_var(--ink)]',
        muted?.(row) && 'text-ink-3',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={clsx(
            'px-3 py-2 pointer-fine:py-1 first:pl-5 first:font-semibold last:pr-5',
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
