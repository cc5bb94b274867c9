/** Who orders and pays freights; each leads to its own. */
import { Users } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Client } from '@/api/types';
import { formatCpfOrCnpj, formatPhone } from '@/lib/br-documents';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { PageHeader } from '@/ui/page-header';
import { SearchBox } from '@/ui/search-box';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { useClientList } from './freight-queries';

const columns: Column<Client>[] = [
  { key: 'name', header: 'Nome', card: 'title', cell: ({ name }) => name },
  {
    key: 'document',
    header: 'CPF ou CNPJ',
    className: 'whitespace-nowrap',
    cell: ({ document }) => (document === null ? '—' : formatCpfOrCnpj(document)),
    cardCell: ({ document }) => document && formatCpfOrCnpj(document),
  },
  {
    key: 'phone',
    header: 'Telefone',
    className: 'whitespace-nowrap',
    cell: ({ phone }) => (phone === null ? '—' : formatPhone(phone)),
    cardCell: ({ phone }) => phone && formatPhone(phone),
  },
];

/** List, search and the file of it. */
export default function ClientList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', ['q']);
  const list = useClientList(filters.values.q, userId);
  const first = !list.isPending && !list.error && list.items.length === 0 && !filters.active;
  return (
    <>
      <PageHeader title="Clientes" back="/freights" />
      {!first && (
        <div className="mb-4 flex items-end justify-between gap-2">
          <SearchBox label="Buscar nome, CPF ou CNPJ" value={filters.values.q} onSearch={(q) => filters.set('q', q)} />
          <SpreadsheetButton title="Clientes" list={list} />
        </div>
      )}
      <Results list={list} filtered={!first} />
    </>
  );
}

function Results({ list, filtered }: { list: ReturnType<typeof useClientList>; filtered: boolean }) {
  if (list.isPending) return <ListSkeleton rows={4} />;
  if (list.error) return <ErrorState message={errorMessage(list.error)} onRetry={list.refetch} />;
  if (list.items.length === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <DataList
        caption="Clientes"
        rows={list.items}
        columns={columns}
        rowKey={({ id }) => id}
        href={({ id }) => `/freights?clientId=${id}`}
        rowLabel={({ name }) => `Ver fretes de ${name}`}
      />
      <LoadMore hasMore={list.hasMore} busy={list.isLoadingMore} onMore={list.loadMore} />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState
        title="Nenhum cliente com esta busca"
        action={<LinkButton to="/freights?tab=clients">Mostrar todos</LinkButton>}
      >
        Confira o nome ou o número do documento.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="Nenhum cliente ainda"
      action={
        <LinkButton to="/freights?new=1" variant="primary">
          Novo frete
        </LinkButton>
      }
    >
      Diga no frete quem paga: o cliente fica guardado e é oferecido no próximo.
    </EmptyState>
  );
}
