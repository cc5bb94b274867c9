/** Columns of a transaction in the table, and its row on the phone. */
import { clsx } from 'clsx';
import { byAmount } from '@/components/data-table/sort';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import type { Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { LineBadges } from './line-badges';
import { SettleInRow } from './settle';
import {
  effectLabel,
  hasState,
  placeInSeries,
  isOpenHere,
  signedCents,
  transactionHint,
  transactionTitle,
} from './transaction-labels';

/** Net amount of a receipt with deductions. */
function Net({ row: { netCents }, className }: { row: Transaction; className?: string }) {
  if (netCents === null) return null;
  return (
    <span className={clsx('text-sm font-normal text-ink-3', className)}>
      Entrou <Money cents={netCents} />
    </span>
  );
}

/** Running balance where it has no column. */
function BalanceLine({ row: { balanceCents }, className }: { row: Transaction; className?: string }) {
  if (balanceCents === null) return null;
  return (
    <span className={clsx('text-sm font-normal text-ink-3', className)}>
      Saldo <Money cents={balanceCents} />
    </span>
  );
}

/** Badges of a narrow list, as text. */
function tagLabel(row: Transaction): string {
  if (!hasState(row)) return '';
  const place = placeInSeries(row);
  const words = [place && `parcela ${place}`, row.heldFromId !== null && 'descontado', effectLabel(row)];
  return words
    .filter(Boolean)
    .map((word) => `${word} · `)
    .join('');
}

/**
 * Name and hint of a transaction. The name wraps, because it may contain an amount. The hint is truncated in a wide
 * table, with the whole text in `title`.
 */
function Name({ row }: { row: Transaction }) {
  const [title, tags, hint] = [transactionTitle(row), tagLabel(row), transactionHint(row)];
  return (
    <span title={`${title}, ${tags}${hint}`} className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0">{title}</span>
      <span className="min-w-0 flex-1 basis-full truncate text-sm font-normal text-ink-3 @3xl:basis-20">
        <span className="@max-3xl:hidden">{tags}</span>
        {hint}
      </span>
    </span>
  );
}

/**
 * Row of the phone, at most 88 px high: three lines at the left, amount and button at the right. Long names and hints
 * are truncated; the record shows them whole.
 */
export function TransactionCard({ row }: { row: Transaction }) {
  const title = transactionTitle(row);
  const hint = [hasState(row) ? null : formatDate(row.dueOn), transactionHint(row)].filter(Boolean).join(' · ');
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p title={title} className="truncate leading-6 font-medium">
          {title}
        </p>
        <div className="h-6.5 overflow-hidden">
          <LineBadges row={row} withDay />
        </div>
        <p className="truncate text-xs leading-5 text-ink-3">
          {hint}
          {isOpenHere(row) && row.balanceCents !== null && ` · Saldo ${formatMoney(row.balanceCents)}`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end">
        <Money cents={signedCents(row)} signed className="leading-6 font-bold" />
        {isOpenHere(row) ? (
          <SettleInRow row={row} />
        ) : (
          <>
            <Net row={row} />
            <BalanceLine row={row} />
          </>
        )}
      </div>
    </div>
  );
}

const columns: Column<Transaction>[] = [
  {
    key: 'title',
    header: 'Lançamento',
    card: 'title',
    className: 'w-full max-w-0',
    cell: (row) => <Name row={row} />,
  },
  {
    key: 'due',
    fold: 'first',
    header: 'Vencimento',
    // Short labels: on a phone the sort select shares its row.
    sort: { by: 'dueOn', up: 'Mais antigos', down: 'Mais recentes', upFirst: true },
    className: 'whitespace-nowrap',
    cell: (row) => (
      <span className="flex items-center gap-2 @max-3xl:flex-wrap">
        {formatDate(row.dueOn)}
        <LineBadges row={row} inTable />
      </span>
    ),
  },
  {
    key: 'paid',
    header: 'Pago ou recebido',
    className: 'whitespace-nowrap',
    cell: (row) => {
      if (isOpenHere(row)) return <SettleInRow row={row} />;
      return row.paidOn === null || !hasState(row) ? '—' : formatDate(row.paidOn);
    },
  },
  {
    key: 'value',
    header: 'Valor',
    sort: byAmount('amountCents'),
    align: 'right',
    cell: (row) => (
      <>
        <Net row={row} className="mr-2 @max-3xl:mr-0 @max-3xl:block" />
        <Money cents={signedCents(row)} signed className="font-bold" />
        <BalanceLine row={row} className="block @min-[60rem]:hidden" />
      </>
    ),
  },
];

const balance: Column<Transaction> = {
  key: 'balance',
  header: 'Saldo até aqui',
  align: 'right',
  className: 'whitespace-nowrap @max-[60rem]:hidden',
  cell: ({ balanceCents }) =>
    balanceCents === null ? (
      '—'
    ) : (
      <Money cents={balanceCents} {...(balanceCents < 0 ? { tone: 'neg' as const } : {})} />
    ),
};

/** Columns; the running balance only if the server returns one. */
export function transactionColumns(rows: readonly Transaction[]): readonly Column<Transaction>[] {
  return rows.some(({ balanceCents }) => balanceCents !== null && balanceCents !== undefined)
    ? [...columns, balance]
    : columns;
}
