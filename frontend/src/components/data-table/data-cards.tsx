/** List on the phone: cards, or low rows in one card. */
import { clsx } from 'clsx';
import { groupRows, RowLink, type Column, type DataListProps } from './data-row';
import { CardCheckbox } from './row-checkbox';

export function Cards<T>(props: DataListProps<T>) {
  const { caption, rowKey, renderLowRow } = props;
  return groupRows(props).map(({ group, rows }, at) => (
    <section key={group?.key ?? at} className="not-first:mt-4">
      {group && (
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-2">
          <h2 className="font-medium">{group.label}</h2>
          {group.sums}
        </div>
      )}
      <ul
        aria-label={group ? `${caption}, ${group.label}` : caption}
        className={
          renderLowRow ? 'divide-y divide-line rounded-card border border-line bg-surface' : 'flex flex-col gap-3'
        }
      >
        {rows.map((row) => (
          <Card key={rowKey(row)} {...props} row={row} />
        ))}
      </ul>
    </section>
  ));
}

function Card<T>({
  row,
  columns,
  rowKey,
  href,
  rowLabel,
  muted,
  selection,
  renderLowRow,
}: DataListProps<T> & { row: T }) {
  const label = selection?.isActive ? selection.labelOf(row) : null;
  return (
    <li
      className={clsx(
        'relative',
        renderLowRow
          ? 'px-3 py-1.5 first:rounded-t-[inherit] last:rounded-b-[inherit]'
          : 'rounded-card border border-line bg-surface p-4',
        label !== null && 'pl-13',
        muted?.(row) && 'text-ink-3',
      )}
    >
      {renderLowRow ? renderLowRow(row) : <CardBody row={row} columns={columns} />}
      {selection && label !== null ? (
        <CardCheckbox label={label} isOn={selection.isSelected(row)} onToggle={() => selection.toggle(row)} />
      ) : (
        <RowLink row={row} href={href} rowKey={rowKey} rowLabel={rowLabel} />
      )}
    </li>
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
