/** How a line of the books looks in the table and on the card. */
import { clsx } from 'clsx';
import { byAmount } from '@/ui/sort';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/dates';
import type { Column } from '@/ui/data-list';
import { Money } from '@/ui/money';
import { LineBadges } from './line-badges';
import { SettleInRow } from './settle';
import {
  hasState,
  isSettledHere,
  settledOnLabels,
  signedCents,
  transactionHint,
  transactionTitle,
} from './transaction-words';

/** What really came in, where something was held back. */
function Net({ row: { netCents } }: { row: Transaction }) {
  if (netCents === null) return null;
  return (
    <span className="block text-sm font-normal text-ink-3">
      Entrou <Money cents={netCents} />
    </span>
  );
}

/** The running balance where it has no column of its own. */
function BalanceLine({ row: { balanceCents }, className }: { row: Transaction; className?: string }) {
  if (balanceCents === null) return null;
  return (
    <span className={clsx('block text-sm font-normal text-ink-3', className)}>
      Saldo até aqui <Money cents={balanceCents} />
    </span>
  );
}

/** Whether it is settled from the list. */
function isOpenHere(row: Transaction): boolean {
  return row.status === 'pending' && isSettledHere(row);
}

/** The day on the card; that it is late is said by its badge. */
function cardDay({ kind, dueOn, paidOn, overdueDays, effect }: Transaction): string | null {
  if (!hasState({ effect })) return formatDate(dueOn);
  if (paidOn !== null) return `${settledOnLabels[kind]} ${formatDate(paidOn)}`;
  return overdueDays > 0 ? null : `Vence ${formatDate(dueOn)}`;
}

const columns: Column<Transaction>[] = [
  {
    key: 'title',
    header: 'Lançamento',
    card: 'title',
    cell: (row) => (
      <span className="block min-w-0">
        <span className="block">{transactionTitle(row)}</span>
        <span className="block text-sm font-normal text-ink-3">{transactionHint(row)}</span>
      </span>
    ),
  },
  {
    key: 'due',
    fold: 'first',
    header: 'Vencimento',
    sort: { by: 'dueOn', up: 'Vencimento mais antigo', down: 'Vencimento mais recente' },
    className: 'whitespace-nowrap',
    card: 'status',
    cell: (row) => formatDate(row.dueOn),
    cardCell: (row) => {
      const day = cardDay(row);
      return day && <span className="text-sm leading-[26px] text-ink-2">{day}</span>;
    },
  },
  {
    key: 'status',
    fold: 'first',
    header: 'Situação',
    card: 'status',
    cell: (row) => <LineBadges row={row} />,
  },
  {
    key: 'paid',
    header: 'Pago ou recebido',
    card: 'value',
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
        <Money cents={signedCents(row)} signed className="font-bold" />
        <Net row={row} />
        <BalanceLine row={row} className="xl:hidden" />
      </>
    ),
    cardCell: (row) => (
      <span className="block text-right">
        <Money cents={signedCents(row)} signed className="text-lg font-bold" />
        <Net row={row} />
      </span>
    ),
  },
];

const balance: Column<Transaction> = {
  key: 'balance',
  header: 'Saldo até aqui',
  align: 'right',
  className: 'whitespace-nowrap max-xl:hidden',
  cell: ({ balanceCents }) =>
    balanceCents === null ? (
      '—'
    ) : (
      <Money cents={balanceCents} {...(balanceCents < 0 ? { tone: 'neg' as const } : {})} />
    ),
  cardCell: (row) => row.balanceCents !== null && <BalanceLine row={row} />,
};

/** The columns; the running balance only where the server gives one. */
export function transactionColumns(rows: readonly Transaction[]): readonly Column<Transaction>[] {
  return rows.some(({ balanceCents }) => balanceCents !== null && balanceCents !== undefined)
    ? [...columns, balance]
    : columns;
}
