import { clsx } from 'clsx';
import { useIsBeside } from '@/lib/navigation/url-filters';
import { groupRows, RowLink, type Column, type DataListProps, type RowGroup } from './data-row';
import { SelectAllCell, SelectCell } from './row-checkbox';
import { directionOf, SortHead, type Sorting } from './sort';
import { useIsTooWide } from '@/components/ui/use-is-too-wide';

/** Columns that fold beside an open menu (450 px on a tablet), and their place then. Print shows every column. */
const folds = {
  first: { column: '@max-3xl:hidden', line: 'hidden @max-3xl:inline-flex gap-1.5 print:hidden' },
  later: { column: '@max-2xl:hidden', line: 'hidden @max-2xl:inline-flex gap-1.5 print:hidden' },
};

function Folded<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal text-ink-2">
      {columns.map(({ key, cell, fold }) => {
        const node = fold && cell(row);
        // A dash without its column head is meaningless.
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
        'h-head px-cell-x font-medium first:pl-5 last:pr-5',
        column.align === 'right' && 'text-right',
        column.fold && folds[column.fold].column,
        column.className,
      )}
    >
      {sorted ? <SortHead {...sorted} label={header} /> : header}
    </th>
  );
}

/** Table; narrow ones fold columns under the title. */
export function Table<T>(props: DataListProps<T>) {
  const { caption, columns, rowKey, selection } = props;
  // Beside a record the list keeps its last order.
  const sorting = useIsBeside() ? undefined : props.sorting;
  const { frame, tooWide } = useIsTooWide<HTMLDivElement>();
  return (
    <div
      ref={frame}
      // Keyboard users scroll it by the arrows.
      {...(tooWide && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      className={clsx(
        '@container rounded-card border border-line',
        tooWide ? 'scroll-hint overflow-x-auto' : 'overflow-clip bg-surface',
      )}
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-xs text-ink-2 [box-shadow:0_1px_var(--line)]">
          <tr>
            {selection?.isActive && <SelectAllCell caption={caption} selection={selection} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        {groupRows(props).map(({ group, rows }, at) => (
          <tbody key={group?.key ?? at}>
            {group && <GroupRow group={group} span={columns.length + (selection?.isActive ? 1 : 0)} />}
            {rows.map((row) => (
              <Row key={rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Head of a group, lower than a row. */
function GroupRow({ group: { label, sums }, span }: { group: RowGroup; span: number }) {
  return (
    <tr className="border-t border-line bg-bg text-xs text-ink-2">
      <th scope="rowgroup" colSpan={span} className="h-7 px-5 text-left font-medium">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          {label}
          {sums}
        </span>
      </th>
    </tr>
  );
}

function Row<T>({ row, columns, rowKey, href, rowLabel, muted, selection }: DataListProps<T> & { row: T }) {
  const title = Math.max(
    0,
    columns.findIndex(({ card }) => card === 'title'),
  );
  return (
    <tr
      className={clsx(
        'relative h-row border-t border-line transition-colors duration-150',
        href && 'hover:bg-bg has-aria-[current]:bg-sunken has-aria-[current]:[box-shadow:inset_4px_0_var(--ink)]',
        muted?.(row) && 'text-ink-3',
      )}
    >
      {selection?.isActive && <SelectCell row={row} selection={selection} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={clsx(
            'px-cell-x py-cell first:pl-5 last:pr-5',
            index === 0 && 'font-medium',
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
