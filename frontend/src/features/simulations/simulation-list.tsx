/** Simulations of the owner. */
import { useState } from 'react';
import { Calculator, Plus } from 'lucide-react';
import { sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { CompareBar, MOST } from './compare-bar';
import { simulationColumns } from './simulation-columns';
import { useSimulations } from './simulation-queries';
import { simulationHref, simulationTitle } from './simulation-labels';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';

const SIMULATION_FILTERS = ['q', 'from', 'to', 'archived', 'converted', 'sort'] as const;

type SimulationUrlFilters = UrlFilters<(typeof SIMULATION_FILTERS)[number]>;

const converted = { false: 'Ainda sem frete', true: 'Viraram frete' };

function SimulationFilterBar({ filters }: { filters: SimulationUrlFilters }) {
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
      <SelectOf filters={filters} name="converted" label="Virou frete" all="Com e sem frete" options={converted} />
      <SelectOf filters={filters} name="archived" label="Arquivo" all="Em uso" options={{ true: 'Arquivadas' }} />
    </FilterBar>
  );
}

export function SimulationList({ userId }: { userId: number }) {
  const filters: SimulationUrlFilters = useUrlFilters('/freight-simulations', SIMULATION_FILTERS);
  const list = useSimulations(filters.values, userId);
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <>
      <RecordList
        caption="Simulações de frete"
        list={list}
        filters={filters}
        renderHead={(isFirst) => (
          <PageHeader title="Simulações de Frete" actions={!isFirst && <Actions list={list} />} />
        )}
        tools={<SimulationFilterBar filters={filters} />}
        columns={simulationColumns({ ids, full: ids.length >= MOST, toggle })}
        sorting={sortingBy(filters, '-createdAt', 'Mais recentes')}
        rowKey={(row) => row.id}
        href={(row) => simulationHref(row.id)}
        rowLabel={(row) => `Abrir simulação nº ${row.number}, ${simulationTitle(row)}`}
        muted={(row) => row.archived}
        emptyState={<NoneYet />}
        noResults={
          <NoResults title="Nenhuma simulação com este filtro" clearLabel="Mostrar todas" to="/freight-simulations" />
        }
      />
      <CompareBar ids={ids} onClear={() => setIds([])} />
    </>
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Simulações de frete" list={list} />
      <LinkButton
        to="/freight-simulations?new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1"
      >
        Simular frete
      </LinkButton>
    </>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<Calculator aria-hidden="true" />}
      title="Ofereceram um frete? Veja se vale a pena"
      action={
        <LinkButton to="/freight-simulations?new=1" variant="primary">
          Simular frete
        </LinkButton>
      }
    >
      Diga de onde para onde e por quanto. A conta sai na hora: o que sobra, por km e por dia, e se respeita o piso
      mínimo.
    </EmptyState>
  );
}
