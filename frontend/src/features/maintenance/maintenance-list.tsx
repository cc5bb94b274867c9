import { Wrench } from 'lucide-react';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { byAmount, byDay, sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import type { MaintenanceRecord } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { maintenanceCategoryLabels, maintenanceKindLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatKm } from '@/lib/format/quantity';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { PlateChip } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { Money } from '@/components/ui/money';
import { OneLine, EmptyState } from '@/components/ui/states';
import { SearchBox } from '@/components/data-table/search-box';
import { PaymentBadge, WarrantyBadge } from './maintenance-badges';
import { useMaintenanceRecords } from './maintenance-queries';
import { MaintenanceHeader, MaintenanceTabs, VehicleFilter } from './maintenance-tabs';
import { recordTitle } from './maintenance-labels';

const columns: Column<MaintenanceRecord>[] = [
  {
    key: 'what',
    header: 'Serviço',
    card: 'title',
    className: 'w-full @2xl:w-auto',
    cell: (row) => <OneLine text={recordTitle(row)} />,
    cardCell: recordTitle,
  },
  { key: 'plate', fold: 'later', header: 'Veículo', card: 'aside', cell: (row) => <PlateChip plate={row.plate} /> },
  {
    key: 'day',
    fold: 'first',
    header: 'Data',
    sort: byDay('doneOn'),
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.doneOn),
    cardCell: (row) => `${formatDate(row.doneOn)} · ${referenceLabel(row)}`,
  },
  {
    key: 'category',
    header: 'Categoria',
    card: 'hide',
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: (row) => maintenanceCategoryLabels[row.category],
  },
  {
    key: 'kind',
    header: 'Tipo',
    card: 'hide',
    className: 'whitespace-nowrap @max-6xl:hidden',
    cell: (row) => maintenanceKindLabels[row.kind],
  },
  {
    key: 'workshop',
    header: 'Oficina',
    card: 'hide',
    className: '@max-4xl:hidden',
    cell: (row) => row.workshop && <OneLine text={row.workshop} />,
  },
  {
    key: 'odometer',
    header: 'Hodômetro',
    align: 'right',
    card: 'hide',
    className: '@max-6xl:hidden',
    cell: (row) => (row.odometerKm === null ? '—' : formatKm(row.odometerKm)),
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
    sort: byAmount('totalCents'),
    card: 'value',
    align: 'right',
    cell: (row) => <Money cents={row.totalCents} className="font-bold" />,
  },
];

/** Category (unless it is the title), kind, workshop. */
function referenceLabel(row: MaintenanceRecord): string {
  const category = row.description === null ? null : maintenanceCategoryLabels[row.category];
  return [category, maintenanceKindLabels[row.kind], row.workshop].filter(Boolean).join(' · ');
}

const NAMES = ['vehicleId', 'category', 'kind', 'from', 'to', 'warranty', 'q', 'sort'] as const;

/** The plan tab stays available without records. */
export function MaintenanceList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/maintenance', NAMES);
  const list = useMaintenanceRecords(filters.values, userId);
  return (
    <RecordList
      caption="Manutenções"
      list={list}
      filters={filters}
      renderHead={(isFirst) => (
        <>
          <MaintenanceHeader withNew={!isFirst} list={list} />
          <MaintenanceTabs current="" />
        </>
      )}
      tools={<Filters filters={filters} userId={userId} />}
      columns={columns}
      sorting={sortingBy(filters, '-doneOn')}
      rowKey={(row) => row.id}
      href={(row) => `/maintenance?id=${row.id}`}
      rowLabel={(row) => `Abrir ${recordTitle(row)}, ${formatPlate(row.plate)} em ${formatDate(row.doneOn)}`}
      emptyState={<NoneYet />}
      noResults={<NoResults title="Nenhuma manutenção com este filtro" clearLabel="Mostrar todas" to="/maintenance" />}
    />
  );
}

type Filters = UrlFilters<(typeof NAMES)[number]>;

function Filters({ filters, userId }: { filters: Filters; userId: number }) {
  const { q } = filters.values;
  return (
    <FilterBar
      filters={filters}
      search={
        <SearchBox label="Buscar serviço, peça ou oficina" value={q} onSearch={(text) => filters.set('q', text)} />
      }
    >
      <VehicleFilter filters={filters} userId={userId} />
      <SelectOf
        filters={filters}
        name="category"
        label="Categoria"
        all="Todas as categorias"
        options={maintenanceCategoryLabels}
      />
      <SelectOf filters={filters} name="kind" label="Tipo" all="Os dois tipos" options={maintenanceKindLabels} />
      <SelectOf
        filters={filters}
        name="warranty"
        label="Garantia"
        all="Com ou sem garantia"
        options={{ true: 'Na garantia' }}
      />
      <PeriodOf filters={filters} />
    </FilterBar>
  );
}

function NoneYet() {
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
      Lance aqui consertos e revisões, com a garantia. Com o plano, a Boleia avisa antes de vencer a troca de óleo, de
      filtro e de freio.
    </EmptyState>
  );
}
