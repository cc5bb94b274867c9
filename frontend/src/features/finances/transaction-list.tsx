/** The lines of the books. */
import { Minus, Plus, Wallet } from 'lucide-react';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/user';
import { formatDate } from '@/lib/dates';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore } from '@/ui/data-list';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { FinanceFilterBar, type FinanceUrlFilters } from './finance-filters';
import { URL_FILTERS, useSummary, useTransactions } from './finance-queries';
import { FinanceHead } from './finance-tabs';
import { SummaryCard } from './summary-card';
import { transactionColumns } from './transaction-columns';
import { transactionTitle } from './transaction-words';
import { shownOf } from './until';
import { aheadWords, UntilLine } from './until-line';

/** List, sums, filters and the way to a new line. */
export function TransactionList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/finances', URL_FILTERS);
  const { asked, until, beyond } = shownOf(filters.values, useToday());
  const list = useTransactions(asked, userId);
  const later = useSummary(beyond, userId);
  const ahead = later.data?.count ?? 0;
  const none = !list.isPending && !list.error && list.items.length === 0;
  // Who has nothing yet is shown the first step only.
  const first = none && !filters.active && !later.isPending && ahead === 0;
  return (
    <>
      <FinanceHead tab="list" actions={!first && <Actions list={list} />} />
      {!first && (
        <>
          <SummaryCard asked={asked} filters={filters} userId={userId} />
          <FinanceFilterBar filters={filters} userId={userId} />
          <UntilLine until={until} ahead={ahead} filters={filters} />
        </>
      )}
      {none && until !== null && ahead > 0 ? (
        <NothingYet until={until} ahead={ahead} filters={filters} />
      ) : (
        <Results list={list} filtered={!first} />
      )}
    </>
  );
}

function Actions({ list }: { list: ReturnType<typeof useTransactions> }) {
  return (
    <>
      <SpreadsheetButton title="Lançamentos" list={list} />
      <LinkButton to="/finances?new=income" icon={<Plus aria-hidden="true" />} className="max-md:flex-1 max-md:px-3">
        Receita
      </LinkButton>
      <LinkButton
        to="/finances?new=expense"
        variant="primary"
        icon={<Minus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3"
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
        columns={transactionColumns(list.items)}
        rowKey={(row) => row.id}
        href={(row) => `/finances?id=${row.id}`}
        rowLabel={(row) => `Abrir ${transactionTitle(row)}`}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function NothingYet({ until, ahead, filters }: { until: string; ahead: number; filters: FinanceUrlFilters }) {
  return (
    <EmptyState
      title={`Nada vence até ${formatDate(until)}`}
      action={<LinkButton to={filters.hrefWith({ period: 'all' })}>{aheadWords(ahead)}</LinkButton>}
    >
      O que você procura vence depois.
    </EmptyState>
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
      Frete, abastecimento, manutenção e acerto aparecem aqui sozinhos. O resto você lança: parcela, seguro, pedágio.
    </EmptyState>
  );
}
