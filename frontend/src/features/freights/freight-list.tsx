/** The freights of the owner. */
import { Plus, Route } from 'lucide-react';
import { errorMessage } from '@/api/client';
import { useToday } from '@/api/user';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore } from '@/ui/data-list';
import { PageHeader } from '@/ui/page-header';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { freightColumns } from './freight-columns';
import { FreightFilterBar } from './freight-filters';
import { useFreights } from './freight-queries';

/** List, filters and the way to a new freight. */
export function FreightList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', ['status', 'q', 'sort', 'vehicleId', 'clientId']);
  const list = useFreights(filters.values, userId);
  // Who has nothing yet is shown the first step only.
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <PageHeader
        title="Fretes"
        actions={
          !first && (
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
          )
        }
      />
      {!first && <FreightFilterBar filters={filters} />}
      <Results list={list} filtered={!first} />
    </>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useFreights>; filtered: boolean }) {
  const today = useToday();
  if (list.isPending) return <ListSkeleton />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Fretes"
        rows={list.items}
        columns={freightColumns(today)}
        rowKey={(row) => row.id}
        href={(row) => `/freights?id=${row.id}`}
        rowLabel={(row) => `Abrir frete nº ${row.number}, ${row.originCity.name} até ${row.destinationCity.name}`}
        muted={(row) => row.cancelledOn !== null}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState title="Nenhum frete com este filtro" action={<LinkButton to="/freights">Mostrar todos</LinkButton>}>
        Mude a busca ou tire os filtros.
      </EmptyState>
    );
  }
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
