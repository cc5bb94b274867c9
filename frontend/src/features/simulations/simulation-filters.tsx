/** Search, period and state of the list of simulations, all in the address. */
import { useNavigate } from 'react-router-dom';
import { useToday } from '@/api/user';
import type { UrlFilters } from '@/lib/url-filters';
import { countOn, FilterBar } from '@/ui/filter-bar';
import { FilterSelect } from '@/ui/filter-select';
import { PeriodFilter } from '@/ui/period-filter';
import { SearchBox } from '@/ui/search-box';

/** The list's filters as the address has them. */
export type SimulationUrlFilters = UrlFilters<'q' | 'from' | 'to' | 'archived' | 'converted' | 'sort'>;

const orders = [
  ['-netCents', 'Maior sobra'],
  ['-scheduledFor', 'Dia do frete'],
  ['-number', 'Número'],
] as const;

/** The bar above the list. */
export function SimulationFilterBar({ filters }: { filters: SimulationUrlFilters }) {
  const today = useToday();
  const navigate = useNavigate();
  const { q, from, to, archived, converted, sort } = filters.values;
  return (
    <FilterBar
      count={countOn(from || to, archived, converted, sort)}
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
      <FilterSelect
        label="Ordenar"
        all="Mais recentes"
        choices={orders}
        value={sort}
        onChange={(value) => filters.set('sort', value)}
      />
    </FilterBar>
  );
}
