/** Columns of a transaction, for table and card. */
import { clsx } from 'clsx';
import { byAmount } from '@/components/data-table/sort';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import type { Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { LineBadges } from './line-badges';
import { SettleInRow } from './settle';
import {
  effectLabel,
  hasState,
  placeInSeries,
  isSettledHere,
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

function About({ row }: { row: Transaction }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {transactionHint(row)}
      <Net row={row} />
      {isOpenHere(row) && <BalanceLine row={row} />}
    </span>
  );
}

/** True if it can be settled in the list. */
function isOpenHere(row: Transaction): boolean {
  return row.status === 'pending' && isSettledHere(row);
}

/** Day on the card, unless its badge shows it. */
function CardDay({ row }: { row: Transaction }) {
  if (hasState(row)) return null;
  return <span className="text-sm leading-[26px] text-ink-2">{formatDate(row.dueOn)}</span>;
}

const columns: Column<Transaction>[] = [
  {
    key: 'title',
    header: 'Lançamento',
    card: 'title',
    className: 'w-full max-w-0',
    cell: (row) => <Name row={row} />,
    cardCell: transactionTitle,
  },
  {
    key: 'due',
    fold: 'first',
    header: 'Vencimento',
    // Short labels: on a phone the sort select shares its row.
    sort: { by: 'dueOn', up: 'Mais antigos', down: 'Mais recentes', upFirst: true },
    className: 'whitespace-nowrap',
    card: 'status',
    cell: (row) => (
      <span className="flex items-center gap-2 @max-3xl:flex-wrap">
        {formatDate(row.dueOn)}
        <LineBadges row={row} inTable />
      </span>
    ),
    cardCell: (row) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CardDay row={row} />
        <LineBadges row={row} withDay />
      </span>
    ),
  },
  {
    key: 'paid',
    header: 'Pago ou recebido',
    card: 'value',
    className: 'whitespace-nowrap',
    cell: (row) => {
      if (isOpenHere(row)) return <SettleInRow row={row} />;
      return row.paidOn === null || !hasState(row) ? '—' : formatDate(row.paidOn);
    },
    cardCell: (row) => isOpenHere(row) && <SettleInRow row={row} />,
  },
  {
    key: 'value',
    header: 'Valor',
    sort: byAmount('amountCents'),
    card: 'aside',
    align: 'right',
    cell: (row) => (
      <>
        <Net row={row} className="mr-2 @max-3xl:mr-0 @max-3xl:block" />
        <Money cents={signedCents(row)} signed className="font-bold" />
        <BalanceLine row={row} className="block @min-[60rem]:hidden" />
      </>
    ),
    cardCell: (row) => <Money cents={signedCents(row)} signed className="text-lg font-bold" />,
  },
  // On the card the hint beside the name has its own line.
  { key: 'about', header: '', className: 'hidden', cell: () => null, cardCell: (row) => <About row={row} /> },
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
  card: 'value',
  cardCell: (row) => !isOpenHere(row) && row.balanceCents !== null && <BalanceLine row={row} />,
};

/** Columns; the running balance only if the server returns one. */
export function transactionColumns(rows: readonly Transaction[]): readonly Column<Transaction>[] {
  return rows.some(({ balanceCents }) => balanceCents !== null && balanceCents !== undefined)
    ? [...columns, balance]
    : columns;
}
