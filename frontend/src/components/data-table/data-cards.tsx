/** A list as cards, for the phone. */
import { clsx } from 'clsx';
import { RowLink, type Column, type DataListProps } from './data-row';

/** The cards. */
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
