/** The simulations of the owner: what was offered, and whether it was worth it. */
import { useState } from 'react';
import { Calculator, Plus } from 'lucide-react';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/user';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore } from '@/ui/data-list';
import { PageHeader } from '@/ui/page-header';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { CompareBar, MOST } from './compare-bar';
import { simulationColumns } from './simulation-columns';
import { SimulationFilterBar, type SimulationUrlFilters } from './simulation-filters';
import { useSimulations } from './simulation-queries';
import { simulationHref, simulationTitle } from './simulation-words';

/** List, filters and the way to the simulator. */
export function SimulationList({ userId }: { userId: number }) {
  const filters: SimulationUrlFilters = useUrlFilters('/freight-simulations', [
    'q',
    'from',
    'to',
    'archived',
    'converted',
    'sort',
  ]);
  const list = useSimulations(filters.values, userId);
  // Who has nothing yet is shown the first step only.
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <PageHeader
        title="Simulações de Frete"
        actions={
          !first && (
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
          )
        }
      />
      {!first && <SimulationFilterBar filters={filters} />}
      <Results list={list} filtered={!first} />
    </>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useSimulations>; filtered: boolean }) {
  const today = useToday();
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  if (list.isPending) return <ListSkeleton />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Simulações de frete"
        rows={list.items}
        columns={simulationColumns(today, { ids, full: ids.length >= MOST, toggle })}
        rowKey={(row) => row.id}
        href={(row) => simulationHref(row.id)}
        rowLabel={(row) => `Abrir simulação nº ${row.number}, ${simulationTitle(row)}`}
        muted={(row) => row.archived}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
      <CompareBar ids={ids} onClear={() => setIds([])} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="Nenhuma simulação com este filtro"
        action={<LinkButton to="/freight-simulations">Mostrar todas</LinkButton>}
      >
        Mude a busca ou tire os filtros.
      </EmptyState>
    );
  }
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
