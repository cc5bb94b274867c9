import { useSheetAddress } from '@/lib/navigation/sheet-address';
import { Minus, Plus, Wallet, ChevronDown, X } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import { useTransactions } from '@/api/finance/transaction-resource';
import { sortingBy } from '@/components/data-table/sort';
import type { Transaction } from '@/api/types';
import { SelectButton, SelectionBar } from '@/components/resource/selecting';
import { useSettleSelection } from '@/components/resource/use-settle-selection';
import { NoResults, RecordList } from '@/components/resource/record-list';
import { useToday } from '@/api/session/current-user';
import { formatDate } from '@/lib/format/dates';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { FinanceFilterBar, type FinanceUrlFilters } from './finance-filters';
import { URL_FILTERS, useSummary } from './finance-queries';
import { FinanceHead } from './finance-tabs';
import { SummaryCard, WithoutCash } from './summary-card';
import { monthGroup } from './month-groups';
import { TransactionCard, transactionColumns } from './transaction-columns';
import { isOpenHere, postingOf, transactionTitle } from './transaction-labels';
import { shownOf } from './default-period';

function futureMonthsLabel(count: number): string {
  return `Mostrar os próximos meses (${count})`;
}

/** Renders nothing if days or a series are selected: the filters show that. */
function UntilLine({ until, ahead, filters }: { until: string | null; ahead: number; filters: FinanceUrlFilters }) {
  const all = filters.values.period === 'all';
  if (until === null && !all) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 max-md:-mt-2">
      <p className="text-sm text-ink-2">
        {until === null
          ? 'Mostrando tudo, também o que ainda vai vencer.'
          : `Mostrando o que vence até ${formatDate(until)}.`}
      </p>
      {all && (
        <LinkButton to={filters.hrefWith({ period: '' })} replace size="sm" icon={<X aria-hidden="true" />}>
          Só até o fim deste mês
        </LinkButton>
      )}
      {ahead > 0 && (
        <LinkButton
          to={filters.hrefWith({ period: 'all' })}
          replace
          size="sm"
          icon={<ChevronDown aria-hidden="true" />}
        >
          {futureMonthsLabel(ahead)}
        </LinkButton>
      )}
    </div>
  );
}

const byDay: readonly string[] = ['', 'dueOn', '-dueOn'];

const settleable = {
  nameOf: transactionTitle,
  postingsOf: (row: Transaction) => (isOpenHere(row) ? [postingOf(row)] : []),
};

export function TransactionList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/finances', URL_FILTERS);
  const { query, until, beyond } = shownOf(filters.values, useToday());
  const read = useTransactions({ ...query, sort: filters.values.sort }, userId);
  const sums = useSummary(query, userId);
  const refetch = () => {
    read.refetch();
    if (sums.isError) void sums.refetch();
    return undefined;
  };
  const list = { ...read, refetch };
  const later = useSummary(beyond, userId);
  const ahead = later.data?.count ?? 0;
  const selection = useSettleSelection(list.items, settleable);
  return (
    <>
      <RecordList
        caption="Lançamentos"
        list={list}
        filters={filters}
        hasNoRecords={list.isEmpty && !filters.active && !later.isPending && ahead === 0}
        renderHead={(isFirst) => (
          <>
            <FinanceHead tab="list" actions={!isFirst && <Actions list={list} />} />
            <QueuedLine />
          </>
        )}
        tools={
          <>
            <SummaryCard listQuery={query} filters={filters} userId={userId} withoutList={Boolean(list.error)} />
            <FinanceFilterBar filters={filters} userId={userId} />
            <div className="flex flex-wrap items-start justify-between gap-x-3">
              <UntilLine until={until} ahead={ahead} filters={filters} />
              <SelectButton selection={selection} />
            </div>
          </>
        }
        foot={<WithoutCash listQuery={query} userId={userId} />}
        columns={transactionColumns(list.items)}
        sorting={sortingBy(filters, '-dueOn')}
        rowKey={(row) => row.id}
        href={(row) => `/finances?id=${row.id}`}
        rowLabel={(row) => `Abrir ${transactionTitle(row)}`}
        groupOf={byDay.includes(filters.values.sort) ? monthGroup(sums.data) : undefined}
        selection={selection.rows}
        renderLowRow={(row) => <TransactionCard row={row} />}
        emptyState={<NoneYet />}
        noResults={
          until !== null && ahead > 0 ? (
            <NoneUntil until={until} ahead={ahead} filters={filters} />
          ) : (
            <NoResults title="Nada com este filtro" clearLabel="Mostrar tudo" to="/finances" />
          )
        }
      />
      <SelectionBar selection={selection} />
    </>
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  const expense = useSheetAddress('expense');
  return (
    <>
      <SpreadsheetButton title="Lançamentos" list={list} />
      <LinkButton to="/finances?new=income" icon={<Plus aria-hidden="true" />} className="max-md:flex-1 max-md:px-3">
        Receita
      </LinkButton>
      <LinkButton
        to={expense.hrefTo('new')}
        variant="primary"
        icon={<Minus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3"
      >
        Despesa
      </LinkButton>
    </>
  );
}

function NoneUntil({ until, ahead, filters }: { until: string; ahead: number; filters: FinanceUrlFilters }) {
  return (
    <EmptyState
      title={`Nada vence até ${formatDate(until)}`}
      action={<LinkButton to={filters.hrefWith({ period: 'all' })}>{futureMonthsLabel(ahead)}</LinkButton>}
    >
      O que você procura vence depois.
    </EmptyState>
  );
}

function NoneYet() {
  const expense = useSheetAddress('expense');
  return (
    <EmptyState
      icon={<Wallet aria-hidden="true" />}
      title="Nenhum lançamento ainda"
      action={
        <LinkButton to={expense.hrefTo('new')} variant="primary">
          Lançar despesa
        </LinkButton>
      }
    >
      Frete, abastecimento, manutenção e acerto aparecem aqui sozinhos. O resto você lança: parcela, seguro, pedágio.
    </EmptyState>
  );
}
