import { Plus, Route } from 'lucide-react';
import { sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { freightColumns } from './freight-columns';
import { useFreights } from './freight-queries';
import { SelectOf } from '@/components/resource/filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';

type FreightUrlFilters = UrlFilters<'status' | 'q' | 'sort' | 'vehicleId' | 'clientId'>;

const stages = [
  ['open', 'Em aberto'],
  ['scheduled', 'Agendados'],
  ['loading,in_transit,unloading', 'Na estrada'],
  ['completed', 'Concluídos'],
] as const;

function FreightFilterBar({ filters }: { filters: FreightUrlFilters }) {
  const { q, vehicleId, clientId } = filters.values;
  const narrowed = [
    vehicleId !== '' && { word: 'Só de um veículo', without: filters.hrefWith({ vehicleId: '' }) },
    clientId !== '' && { word: 'Só de um cliente', without: filters.hrefWith({ clientId: '' }) },
  ].filter((one) => one !== false);
  return (
    <FilterBar
      filters={filters}
      others={narrowed}
      search={
        <SearchBox label="Buscar cidade, cliente ou placa" value={q} onSearch={(text) => filters.set('q', text)} />
      }
    >
      <SelectOf filters={filters} name="status" label="Etapa" all="Todas as etapas" options={stages} />
    </FilterBar>
  );
}

export function FreightList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', ['status', 'q', 'sort', 'vehicleId', 'clientId']);
  const list = useFreights(filters.values, userId);
  return (
    <RecordList
      caption="Fretes"
      list={list}
      filters={filters}
      renderHead={(isFirst) => <PageHeader title="Fretes" actions={!isFirst && <Actions list={list} />} />}
      tools={<FreightFilterBar filters={filters} />}
      columns={freightColumns()}
      sorting={sortingBy(filters, '-scheduledFor')}
      rowKey={(row) => row.id}
      href={(row) => `/freights?id=${row.id}`}
      rowLabel={(row) => `Abrir frete nº ${row.number}, ${row.originCity.name} até ${row.destinationCity.name}`}
      muted={(row) => row.cancelledOn !== null}
      emptyState={<NoneYet />}
      noResults={<NoResults title="Nenhum frete com este filtro" clearLabel="Mostrar todos" to="/freights" />}
    />
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Fretes" list={list} />
      <LinkButton to="/freights?tab=clients" className="max-md:px-3">
        Clientes
      </LinkButton>
      <LinkButton
        to="/freights?new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Novo frete
      </LinkButton>
    </>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<Route aria-hidden="true" />}
      title="Lance seu primeiro frete"
      action={
        <LinkButton to="/freights?new=1" variant="primary">
          Novo frete
        </LinkButton>
      }
    >
      Diga de onde para onde, com qual caminhão e por quanto. O resto da viagem você vai marcando pelo celular.
    </EmptyState>
  );
}
