/** Search, period and state of the list of simulations, all in the address. */
import { useNavigate } from 'react-router-dom';
import { useToday } from '@/api/user';
import type { UrlFilters } from '@/lib/url-filters';
import { countOn, FilterBar } from '@/ui/filter-bar';
import { FilterSelect } from '@/ui/filter-select';
import { PeriodFilter } from '@/ui/period-filter';
import { SearchBox } from '@/ui/search-box';

/** What the list can be narrowed to, and its order. */
export const SIMULATION_FILTERS = ['q', 'from', 'to', 'archived', 'converted', 'sort'] as const;

/** The list's filters as the address has them. */
export type SimulationUrlFilters = UrlFilters<(typeof SIMULATION_FILTERS)[number]>;

/** The bar above the list. */
export function SimulationFilterBar({ filters }: { filters: SimulationUrlFilters }) {
  const today = useToday();
  const navigate = useNavigate();
  const { q, from, to, archived, converted } = filters.values;
  return (
    <FilterBar
      count={countOn(from || to, archived, converted)}
      search={
        <SearchBox label="Buscar cidade, cliente ou nome" value={q} onSearch={(text) => filters.set('q', text)} />
      }
    >
      <PeriodFilter
        period={{ from, to }}
        today={today}
        onChange={(period) => void navigate(filters.hrefWith(period), { replace: true })}
      />
      <FilterSelect
        label="Virou frete"
        all="Com e sem frete"
        choices={{ false: 'Ainda sem frete', true: 'Viraram frete' }}
        value={converted}
        onChange={(value) => filters.set('converted', value)}
      />
      <FilterSelect
        label="Arquivo"
        all="Em uso"
        choices={{ true: 'Arquivadas' }}
        value={archived}
        onChange={(value) => filters.set('archived', value)}
      />
    </FilterBar>
  );
}
