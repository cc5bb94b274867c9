/** The lines of the books. */
import { Minus, Plus, Wallet } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Transaction } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { Money } from '@/ui/money';
import { PageHeader } from '@/ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { FinanceFilterBar } from './finance-filters';
import { useTransactions } from './finance-queries';
import { PaymentBadge } from './payment-badge';
import { settledOnLabels, signedCents, transactionHint, transactionTitle } from './transaction-words';

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
    header: 'Vencimento',
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.dueOn),
    cardCell: (row) =>
      row.paidOn === null
        ? `Vence em ${formatDate(row.dueOn)}`
        : `${settledOnLabels[row.kind]} ${formatDate(row.paidOn)}`,
  },
  {
    key: 'paid',
    header: 'Pago em',
    className: 'whitespace-nowrap',
    cell: (row) => (row.paidOn === null ? '—' : formatDate(row.paidOn)),
    card: 'hide',
  },
  { key: 'status', header: 'Situação', card: 'status', cell: (row) => <PaymentBadge row={row} /> },
  {
    key: 'value',
    header: 'Valor',
    card: 'value',
    align: 'right',
    cell: (row) => <Money cents={signedCents(row)} signed className="font-bold" />,
  },
];

/** List, filters and the way to a new line. */
export function TransactionList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/finances', ['kind', 'status', 'category', 'overdue', 'q']);
  const list = useTransactions(filters.values, userId);
  // Who has nothing yet is shown the first step only.
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <PageHeader title="Financeiro" actions={!first && <NewButtons />} />
      {!first && <FinanceFilterBar filters={filters} />}
      <Results list={list} filtered={!first} />
    </>
  );
}

function NewButtons() {
  return (
    <>
      <LinkButton to="/finances?new=income" icon={<Plus aria-hidden="true" />} className="max-md:flex-1">
        Receita
      </LinkButton>
      <LinkButton
        to="/finances?new=expense"
        variant="primary"
        icon={<Minus aria-hidden="true" />}
        className="max-md:flex-1"
      >
        Despesa
      </LinkButton>
    </>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useTransactions>; filtered: boolean }) {
  if (list.isPending) return <ListSkeleton />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Lançamentos"
        rows={list.items}
        columns={columns}
        rowKey={(row) => row.id}
        href={(row) => `/finances?id=${row.id}`}
        rowLabel={(row) => `Abrir ${transactionTitle(row)}`}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState title="Nada com este filtro" action={<LinkButton to="/finances">Mostrar tudo</LinkButton>}>
        Mude a busca ou tire os filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Wallet aria-hidden="true" />}
      title="Nenhum lançamento ainda"
      action={
        <LinkButton to="/finances?new=expense" variant="primary">
          Lançar despesa
        </LinkButton>
      }
    >
      Adiantamento e saldo dos fretes aparecem aqui sozinhos. O resto você lança: parcela, seguro, salário.
    </EmptyState>
  );
}
