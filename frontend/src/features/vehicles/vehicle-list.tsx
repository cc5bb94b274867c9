/** The vehicles of the owner. */
import { Plus, Truck } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Vehicle } from '@/api/types';
import { formatPlate } from '@/lib/br-documents';
import { vehicleStatusLabels } from '@/lib/choices/vehicle-status';
import { vehicleTypeLabels } from '@/lib/choices/vehicle-type';
import { vehicleKind } from '@/lib/labels';
import { formatKm } from '@/lib/quantity';
import { useUrlFilters } from '@/lib/url-filters';
import { PlateChip, StatusBadge } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { PageHeader } from '@/ui/page-header';
import { SearchBox } from '@/ui/search-box';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { LinkTabs } from '@/ui/tabs';
import { vehicleName } from './vehicle-model';
import { useVehicles } from './vehicle-queries';

const columns: Column<Vehicle>[] = [
  { key: 'plate', header: 'Placa', cell: (row) => <PlateChip plate={row.plate} />, card: 'aside' },
  {
    key: 'name',
    header: 'Veículo',
    card: 'title',
    cell: (row) => <span className="font-semibold">{vehicleName(row) ?? vehicleKind(row)}</span>,
  },
  {
    key: 'kind',
    fold: 'first',
    header: 'Tipo',
    cell: vehicleKind,
    cardCell: (row) => (vehicleName(row) ? vehicleKind(row) : null),
  },
  { key: 'axles', fold: 'first', header: 'Eixos', cell: (row) => `${row.axles} eixos` },
  {
    key: 'status',
    fold: 'later',
    header: 'Situação',
    card: 'status',
    cell: (row) => <StatusBadge status={row.status} />,
  },
  { key: 'odometer', header: 'Hodômetro', card: 'value', align: 'right', cell: (row) => formatKm(row.odometerKm) },
];

/** List, filters and the way to a new vehicle. */
export function VehicleList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/vehicles', ['type', 'status', 'q']);
  const list = useVehicles(filters.values, userId);
  // Who has nothing yet is shown the first step only.
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <PageHeader title="Veículos" actions={!first && <Actions list={list} />} />
      {!first && <Filters filters={filters} />}
      <Results list={list} filtered={!first} />
    </>
  );
}

type Filters = ReturnType<typeof useUrlFilters<'type' | 'status' | 'q'>>;

function Actions({ list }: { list: ReturnType<typeof useVehicles> }) {
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
  const { type, status, q } = filters.values;
  const tab = (key: string, label: string, changes: { type: string; status: string }) => ({
    key,
    label,
    to: filters.hrefWith(changes),
  });
  return (
    <div className="flex flex-col gap-x-4 xl:flex-row xl:items-start xl:justify-between">
      <LinkTabs
        label="Filtrar veículos"
        current={status === '' ? type : status}
        tabs={[
          tab('', 'Todos', { type: '', status: '' }),
          tab('truck', vehicleTypeLabels.truck, { type: 'truck', status: '' }),
          tab('trailer', vehicleTypeLabels.trailer, { type: 'trailer', status: '' }),
          tab('maintenance', vehicleStatusLabels.maintenance, { type: '', status: 'maintenance' }),
          tab('inactive', 'Inativos', { type: '', status: 'inactive' }),
        ]}
      />
      <div className="mb-4 flex flex-1 xl:justify-end">
        <SearchBox label="Buscar placa ou nome" value={q} onSearch={(text) => filters.set('q', text)} />
      </div>
    </div>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useVehicles>; filtered: boolean }) {
  if (list.isPending) return <ListSkeleton rows={4} />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Veículos"
        rows={list.items}
        columns={columns}
        rowKey={(row) => row.id}
        href={(row) => `/vehicles?id=${row.id}`}
        rowLabel={(row) => `Abrir ${formatPlate(row.plate)}`}
        muted={(row) => row.status === 'inactive'}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState title="Nenhum veículo com este filtro" action={<LinkButton to="/vehicles">Mostrar todos</LinkButton>}>
        Confira a placa ou tire os filtros.
      </EmptyState>
    );
  }
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
