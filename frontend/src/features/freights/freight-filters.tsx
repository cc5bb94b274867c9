/** Stage and search of the list of freights, in the address. */
import { SelectOf } from '@/components/resource/filters';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';

/** The list's filters as the address has them. */
export type FreightUrlFilters = UrlFilters<'status' | 'q' | 'sort' | 'vehicleId' | 'clientId'>;

const stages = [
  ['open', 'Em aberto'],
  ['scheduled', 'Agendados'],
  ['loading,in_transit,unloading', 'Na estrada'],
  ['completed', 'Concluídos'],
] as const;

/** The bar above the list. */
export function FreightFilterBar({ filters }: { filters: FreightUrlFilters }) {
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
      <SelectOf filters={filters} name="status" label="Etapa" all="Todas as etapas" choices={stages} />
    </FilterBar>
  );
}
