/** Settlements (acertos). */
import { HandCoins, Plus, Users } from 'lucide-react';
import { DriverFilter, PaymentsHead } from './payments-head';
import { SelectOf } from '@/components/resource/filters';
import { byDay, sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import { useDriverOptions } from '@/api/record-options';
import type { DriverPayment } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { BalanceMoney, SettlementBadge } from './payment-badge';
import { usePayments } from './payment-queries';
import { paymentHref, periodRangeLabel } from './payment-labels';

/** Day of payment; a carried or even settlement has none. */
function dayOf({ closing, paidOn, dueOn, balanceCents }: DriverPayment): string | null {
  if (paidOn !== null) return `${balanceCents < 0 ? 'Recebido' : 'Pago'} em ${formatDate(paidOn)}`;
  return closing === 'pending' ? `Vence em ${formatDate(dueOn)}` : null;
}

function Name({ name, hint }: { name: string; hint: string }) {
  return (
    <span className="block">
      {name}
      <span className="text-sm font-normal text-ink-3 @max-3xl:block @3xl:ml-2">{hint}</span>
    </span>
  );
}

const columns: Column<DriverPayment>[] = [
  {
    key: 'name',
    header: 'Acerto',
    card: 'title',
    sort: { by: 'number', up: 'Menor número', down: 'Maior número' },
    cell: (row) => (
      <>
        <Name name={row.driver.name} hint={`nº ${row.number}`} />
        <span className="hidden text-sm font-normal text-ink-3 @max-3xl:block">{periodRangeLabel(row)}</span>
      </>
    ),
    cardCell: (row) => (
      <>
        {row.driver.name} <span className="text-sm font-normal text-ink-3">nº {row.number}</span>
        <span className="block text-sm font-normal text-ink-2">{periodRangeLabel(row)}</span>
      </>
    ),
  },
  {
    key: 'period',
    header: 'Período',
    sort: byDay('periodTo'),
    className: 'whitespace-nowrap @max-3xl:hidden',
    card: 'hide',
    cell: periodRangeLabel,
  },
  {
    key: 'day',
    header: 'Pagamento',
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: (row) => dayOf(row) ?? '—',
    card: 'status',
    cardCell: (row) => dayOf(row) && <span className="text-sm leading-[26px] text-ink-2">{dayOf(row)}</span>,
  },
  { key: 'status', header: 'Situação', card: 'status', cell: (row) => <SettlementBadge payment={row} /> },
  {
    key: 'balance',
    header: 'Saldo',
    card: 'aside',
    align: 'right',
    cell: (row) => <BalanceMoney payment={row} />,
  },
];

const NAMES = ['driverId', 'closing', 'q', 'sort'] as const;

export function PaymentList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/driver-payments', NAMES);
  const list = usePayments(filters.values, userId);
  const drivers = useDriverOptions(userId).data?.items;
  return (
    <RecordList
      caption="Acertos"
      list={list}
      filters={filters}
      skeleton={4}
      renderHead={(isFirst) => <PaymentsHead tab="payments" actions={!isFirst && <Actions list={list} />} />}
      tools={<Filters filters={filters} userId={userId} />}
      columns={columns}
      sorting={sortingBy(filters, '-periodTo')}
      rowKey={(row) => row.id}
      href={(row) => paymentHref(row.id)}
      rowLabel={(row) => `Abrir acerto nº ${row.number} de ${row.driver.name}`}
      emptyState={drivers?.length === 0 ? <NoDriverYet /> : <NoneYet />}
      noResults={<NoResults title="Nenhum acerto com este filtro" clearLabel="Mostrar todos" to="/driver-payments" />}
    />
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Acertos" list={list} />
      <LinkButton
        to="/driver-payments?new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1"
      >
        Novo acerto
      </LinkButton>
    </>
  );
}

const closings = { pending: 'Pendentes', paid: 'Pagos', carried: 'Com dívida para o próximo', even: 'Sem saldo' };

function Filters({ filters, userId }: { filters: UrlFilters<(typeof NAMES)[number]>; userId: number }) {
  return (
    <FilterBar
      filters={filters}
      search={
        <SearchBox
          label="Buscar número ou motorista"
          value={filters.values.q}
          onSearch={(text) => filters.set('q', text)}
        />
      }
    >
      <SelectOf filters={filters} name="closing" label="Situação" all="Todas as situações" options={closings} />
      <DriverFilter filters={filters} userId={userId} />
    </FilterBar>
  );
}

function NoDriverYet() {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="Cadastre seu primeiro motorista"
      action={
        <LinkButton to="/driver-payments?tab=drivers&new=1" variant="primary">
          Cadastrar motorista
        </LinkButton>
      }
    >
      Com o nome e o combinado (comissão ou valor fixo) você já lança vales e faz o acerto das viagens dele.
    </EmptyState>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<HandCoins aria-hidden="true" />}
      title="Nenhum acerto ainda"
      action={
        <LinkButton to="/driver-payments?new=1" variant="primary">
          Fazer acerto
        </LinkButton>
      }
    >
      Escolha o motorista: os fretes concluídos, os vales e o que ele pagou já vêm somados.
    </EmptyState>
  );
}
