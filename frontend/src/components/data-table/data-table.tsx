import { clsx } from 'clsx';
import { useIsBeside } from '@/lib/navigation/url-filters';
import { RowLink, type Column, type DataListProps } from './data-row';
import { directionOf, SortHead, type Sorting } from './sort';
import { useIsTooWide } from '@/components/ui/use-is-too-wide';

export function Cards<T>({ caption, rows, columns, rowKey, href, rowLabel, muted }: DataListProps<T>) {
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
        <div className="min-w-0 flex-1 font-medium">
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
  const { caption, rows, columns, rowKey } = props;
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
        'relative h-row border-t border-line transition-colors duration-150',
        href && 'hover:bg-bg has-aria-[current]:bg-sunken has-aria-[current]:[box-shadow:inset_4px_0_var(--ink)]',
        muted?.(row) && 'text-ink-3',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={clsx(
            'px-cell-x py-cell first:pl-5 first:font-medium last:pr-5',
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
