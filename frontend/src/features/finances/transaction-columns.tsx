/** How a line of the books looks in the table and on the card. */
import { byAmount } from '@/ui/sort';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/dates';
import type { Column } from '@/ui/data-list';
import { Money } from '@/ui/money';
import { LineBadges } from './line-badges';
import { hasState, settledOnLabels, signedCents, transactionHint, transactionTitle } from './transaction-words';

/** What really came in, where something was held back. */
function Net({ row: { netCents } }: { row: Transaction }) {
  if (netCents === null) return null;
  return (
    <span className="block text-sm font-normal text-ink-3">
      Entrou <Money cents={netCents} />
    </span>
  );
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
    cell: (row) => formatDate(row.dueOn),
    cardCell: (row) => {
      if (!hasState(row)) return formatDate(row.dueOn);
      return row.paidOn === null
        ? `Vence em ${formatDate(row.dueOn)}`
        : `${settledOnLabels[row.kind]} ${formatDate(row.paidOn)}`;
    },
  },
  {
    key: 'paid',
    header: 'Pago em',
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: (row) => (row.paidOn === null || !hasState(row) ? '—' : formatDate(row.paidOn)),
    card: 'hide',
  },
  {
    key: 'status',
    fold: 'first',
    header: 'Situação',
    card: 'status',
    cell: (row) => <LineBadges row={row} />,
  },
  {
    key: 'value',
    header: 'Valor',
    sort: byAmount('amountCents'),
    card: 'value',
    align: 'right',
    cell: (row) => (
      <>
        <Money cents={signedCents(row)} signed className="font-bold" />
        <Net row={row} />
        {row.balanceCents !== null && (
          <span className="block text-sm text-ink-3 xl:hidden">
            Saldo <Money cents={row.balanceCents} />
          </span>
        )}
      </>
    ),
    cardCell: (row) => (
      <>
        <Money cents={signedCents(row)} signed className="font-bold" />
        <Net row={row} />
      </>
    ),
  },
];

const balance: Column<Transaction> = {
  key: 'balance',
  header: 'Saldo até aqui',
  card: 'value',
  align: 'right',
  className: 'whitespace-nowrap max-xl:hidden',
  cell: ({ balanceCents }) =>
    balanceCents === null ? (
      '—'
    ) : (
      <Money cents={balanceCents} {...(balanceCents < 0 ? { tone: 'neg' as const } : {})} />
    ),
  cardCell: ({ balanceCents }) =>
    balanceCents === null ? null : (
      <span className="text-sm font-normal text-ink-3">
        Saldo <Money cents={balanceCents} />
      </span>
    ),
};

/** The columns; the running balance only where the server gives one. */
export function transactionColumns(rows: readonly Transaction[]): readonly Column<Transaction>[] {
  return rows.some(({ balanceCents }) => balanceCents !== null && balanceCents !== undefined)
    ? [...columns, balance]
    : columns;
}
