/** Search, period and state of the list of simulations, all in the address. */
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';

/** Filters and order of the list. */
export const SIMULATION_FILTERS = ['q', 'from', 'to', 'archived', 'converted', 'sort'] as const;

/** The list's filters as the address has them. */
export type SimulationUrlFilters = UrlFilters<(typeof SIMULATION_FILTERS)[number]>;

const converted = { false: 'Ainda sem frete', true: 'Viraram frete' };

/** The bar above the list. */
export function SimulationFilterBar({ filters }: { filters: SimulationUrlFilters }) {
  const { values } = filters;
  return (
    <FilterBar
      filters={filters}
      search={
        <SearchBox
          label="Buscar cidade, cliente ou nome"
          value={values.q}
          onSearch={(text) => filters.set('q', text)}
        />
      }
    >
      <PeriodOf filters={filters} />
      <SelectOf filters={filters} name="converted" label="Virou frete" all="Com e sem frete" choices={converted} />
      <SelectOf filters={filters} name="archived" label="Arquivo" all="Em uso" choices={{ true: 'Arquivadas' }} />
    </FilterBar>
  );
}
