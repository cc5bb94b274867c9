import { Plus, Truck } from 'lucide-react';
import { byPlate, sortingBy } from '@/components/data-table/sort';
import { SelectOf } from '@/components/resource/filters';
import { NoResults, RecordList } from '@/components/resource/record-list';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { vehicleStatusLabels, vehicleTypeLabels } from '@/lib/generated/enum-labels';
import { vehicleKind } from '@/lib/labels/labels';
import { formatDate } from '@/lib/format/dates';
import { countOf } from '@/lib/format/text';
import { formatKm } from '@/lib/format/quantity';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { PageHeader } from '@/components/ui/page-header';
import { OneLine, EmptyState } from '@/components/ui/states';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { useVehicles } from './vehicle-queries';
import { vehicleName, isOdometerKnown } from './vehicle-labels';

const columns: Column<Vehicle>[] = [
  {
    key: 'plate',
    header: 'Placa',
    sort: byPlate('plate'),
    cell: (row) => <PlateChip plate={row.plate} />,
    card: 'aside',
  },
  {
    key: 'name',
    header: 'Veículo',
    card: 'title',
    className: 'w-full font-medium @2xl:w-auto',
    cell: (row) => <OneLine text={vehicleName(row) ?? vehicleKind(row)} />,
  },
  {
    key: 'kind',
    fold: 'first',
    header: 'Tipo',
    className: 'whitespace-nowrap',
    cell: vehicleKind,
    cardCell: (row) => (vehicleName(row) ? vehicleKind(row) : null),
  },
  {
    key: 'axles',
    fold: 'first',
    header: 'Eixos',
    className: 'whitespace-nowrap',
    cell: (row) => countOf(row.axles, 'eixo', 'eixos'),
  },
  {
    key: 'year',
    header: 'Ano',
    card: 'hide',
    className: '@max-6xl:hidden',
    cell: (row) => row.modelYear ?? row.manufactureYear ?? '—',
  },
  {
    key: 'licensing',
    header: 'Licenciamento',
    card: 'hide',
    className: 'whitespace-nowrap @max-5xl:hidden',
    cell: (row) => (row.licensingDueOn === null ? '—' : formatDate(row.licensingDueOn)),
  },
  {
    key: 'insurance',
    header: 'Seguro',
    card: 'hide',
    className: 'whitespace-nowrap @max-6xl:hidden',
    cell: (row) => (row.insuranceDueOn === null ? '—' : formatDate(row.insuranceDueOn)),
  },
  {
    key: 'status',
    fold: 'later',
    header: 'Situação',
    card: 'status',
    cell: (row) => <StatusBadge status={row.status} />,
  },
  {
    key: 'odometer',
    header: 'Hodômetro',
    sort: { by: 'odometerKm', up: 'Menos rodado', down: 'Mais rodado' },
    card: 'value',
    align: 'right',
    cell: (row) => (isOdometerKnown(row) ? formatKm(row.odometerKm) : '—'),
  },
];

const NAMES = ['type', 'status', 'q', 'sort'] as const;

export function VehicleList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/vehicles', NAMES);
  const list = useVehicles(filters.values, userId);
  return (
    <RecordList
      caption="Veículos"
      list={list}
      filters={filters}
      skeleton={4}
      renderHead={(isFirst) => <PageHeader title="Veículos" actions={!isFirst && <Actions list={list} />} />}
      tools={<Filters filters={filters} />}
      columns={columns}
      sorting={sortingBy(filters, 'plate')}
      rowKey={(row) => row.id}
      href={(row) => `/vehicles?id=${row.id}`}
      rowLabel={(row) => `Abrir ${formatPlate(row.plate)}`}
      muted={(row) => row.status === 'inactive'}
      emptyState={<NoneYet />}
      noResults={
        <NoResults title="Nenhum veículo com este filtro" clearLabel="Mostrar todos" to="/vehicles">
          Confira a placa ou tire os filtros.
        </NoResults>
      }
    />
  );
}

type Filters = UrlFilters<(typeof NAMES)[number]>;

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Veículos" list={list} />
      <LinkButton
        to="/vehicles?new=trailer"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Carreta
      </LinkButton>
      <LinkButton
        to="/vehicles?new=truck"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Caminhão
      </LinkButton>
    </>
  );
}

function Filters({ filters }: { filters: Filters }) {
  return (
    <FilterBar
      filters={filters}
      search={
        <SearchBox label="Buscar placa ou nome" value={filters.values.q} onSearch={(text) => filters.set('q', text)} />
      }
    >
      <SelectOf filters={filters} name="type" label="Tipo" all="Todos os tipos" options={vehicleTypeLabels} />
      <SelectOf
        filters={filters}
        name="status"
        label="Situação"
        all="Todas as situações"
        options={vehicleStatusLabels}
      />
    </FilterBar>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<Truck aria-hidden="true" />}
      title="Cadastre seu caminhão"
      action={
        <LinkButton to="/vehicles?new=truck" variant="primary">
          Cadastrar caminhão
        </LinkButton>
      }
    >
      Com a placa e os eixos você já lança o primeiro frete. Os vencimentos e a ficha completa podem vir depois.
    </EmptyState>
  );
}
