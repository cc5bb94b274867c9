/** What was done to the vehicles. */
import { useNavigate } from 'react-router-dom';
import { Wrench } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { MaintenanceRecord } from '@/api/maintenance-types';
import { useToday } from '@/api/user';
import { formatPlate } from '@/lib/br-documents';
import { maintenanceCategoryLabels } from '@/lib/choices/maintenance-category';
import { maintenanceKindLabels } from '@/lib/choices/maintenance-kind';
import { formatDate } from '@/lib/dates';
import { useUrlFilters } from '@/lib/url-filters';
import { PlateChip } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { countOn, FilterBar } from '@/ui/filter-bar';
import { FilterSelect } from '@/ui/filter-select';
import { Money } from '@/ui/money';
import { PeriodFilter } from '@/ui/period-filter';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { PaymentBadge, WarrantyBadge } from './maintenance-badges';
import { useMaintenanceRecords } from './maintenance-queries';
import { MaintenanceHeader, MaintenanceTabs, VehicleFilter } from './maintenance-tabs';
import { recordTitle } from './maintenance-words';

const columns: Column<MaintenanceRecord>[] = [
  {
    key: 'what',
    header: 'Serviço',
    card: 'title',
    cell: (row) => (
      <span className="block min-w-0">
        <span className="block">{recordTitle(row)}</span>
        <span className="block text-sm font-normal text-ink-3 max-md:hidden">{aboutWords(row)}</span>
      </span>
    ),
  },
  { key: 'plate', fold: 'later', header: 'Veículo', card: 'aside', cell: (row) => <PlateChip plate={row.plate} /> },
  {
    key: 'day',
    fold: 'first',
    header: 'Data',
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.doneOn),
    cardCell: (row) => `${formatDate(row.doneOn)} · ${aboutWords(row)}`,
  },
  {
    key: 'status',
    fold: 'first',
    header: 'Situação',
    card: 'status',
    cell: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <PaymentBadge record={row} />
        <WarrantyBadge record={row} />
      </span>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    card: 'value',
    align: 'right',
    cell: (row) => <Money cents={row.totalCents} className="font-bold" />,
  },
];

/** Category (unless it is the title), kind, workshop. */
function aboutWords(row: MaintenanceRecord): string {
  const category = row.description === null ? null : maintenanceCategoryLabels[row.category];
  return [category, maintenanceKindLabels[row.kind], row.workshop].filter(Boolean).join(' · ');
}

const NAMES = ['vehicleId', 'category', 'kind', 'from', 'to', 'warranty', 'q'] as const;

/** List, filters and the way to a new record. */
export function MaintenanceList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/maintenance', NAMES);
  const list = useMaintenanceRecords(filters.values, userId);
  // Who has nothing yet is shown the first step only; the plan stays at hand, for it needs no record.
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <MaintenanceHeader withNew={!first} list={list} />
      <MaintenanceTabs current="" />
      {!first && <Filters filters={filters} userId={userId} />}
      <Results list={list} filtered={!first} />
    </>
  );
}

type Filters = ReturnType<typeof useUrlFilters<(typeof NAMES)[number]>>;

function Filters({ filters, userId }: { filters: Filters; userId: number }) {
  const navigate = useNavigate();
  const today = useToday();
  const { vehicleId, category, kind, from, to, warranty, q } = filters.values;
  return (
    <FilterBar
      search={
        <SearchBox label="Buscar serviço, peça ou oficina" value={q} onSearch={(text) => filters.set('q', text)} />
      }
      count={countOn(vehicleId, category, kind, from || to, warranty)}
    >
      <VehicleFilter value={vehicleId} onChange={(id) => filters.set('vehicleId', id)} userId={userId} />
      <FilterSelect
        label="Categoria"
        all="Todas as categorias"
        choices={maintenanceCategoryLabels}
        value={category}
        onChange={(code) => filters.set('category', code)}
      />
      <FilterSelect
        label="Tipo"
        all="Os dois tipos"
        choices={maintenanceKindLabels}
        value={kind}
        onChange={(code) => filters.set('kind', code)}
      />
      <FilterSelect
        label="Garantia"
        all="Com ou sem garantia"
        choices={{ true: 'Na garantia' }}
        value={warranty}
        onChange={(code) => filters.set('warranty', code)}
      />
      <PeriodFilter
        period={{ from, to }}
        today={today}
        onChange={(period) => void navigate(filters.hrefWith(period), { replace: true })}
      />
    </FilterBar>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useMaintenanceRecords>; filtered: boolean }) {
  if (list.isPending) return <ListSkeleton />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Manutenções"
        rows={list.items}
        columns={columns}
        rowKey={(row) => row.id}
        href={(row) => `/maintenance?id=${row.id}`}
        rowLabel={(row) => `Abrir ${recordTitle(row)}, ${formatPlate(row.plate)} em ${formatDate(row.doneOn)}`}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="Nenhuma manutenção com este filtro"
        action={<LinkButton to="/maintenance">Mostrar todas</LinkButton>}
      >
        Mude a busca ou tire os filtros.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Wrench aria-hidden="true" />}
      title="Nenhuma manutenção lançada ainda"
      action={
        <>
          <LinkButton to="/maintenance?new=1" variant="primary">
            Lançar manutenção
          </LinkButton>
          <LinkButton to="/maintenance?tab=plan">Montar o plano</LinkButton>
        </>
      }
    >
      Guarde aqui peças, mão de obra e garantia. Com o plano, a Boleia avisa antes de vencer óleo, filtro e freio.
    </EmptyState>
  );
}
