/** Clients; rows open their freights, the pencil their data. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Pencil, Plus, Users } from 'lucide-react';
import { useClientList } from '@/api/clients';
import { byName, sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import type { Client } from '@/api/types';
import { formatCpfOrCnpj, formatPhone } from '@/lib/format/br-documents';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { IconButton, LinkButton } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { lazySheet } from '@/components/ui/lazy';
import { PageHeader } from '@/components/ui/page-header';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { clientAt, NEW_CLIENT } from './client-address';

const ClientEditor = lazySheet(
  async () => ({ default: (await import('./client-editor')).ClientEditor }),
  ({ onClose }) => onClose,
);

const columns = (onEdit: (client: Client) => void): Column<Client>[] => [
  { key: 'name', header: 'Nome', card: 'title', sort: byName('name'), cell: ({ name }) => name },
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
  {
    key: 'edit',
    header: 'Editar',
    card: 'aside',
    align: 'right',
    cell: (client) => (
      // Above the row's link.
      <IconButton label={`Editar ${client.name}`} className="relative z-10" onClick={() => onEdit(client)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    ),
  },
];

export default function ClientList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', ['q', 'sort']);
  const list = useClientList(filters.values, userId);
  const [params, setParams] = useSearchParams();
  const param = params.get('client');
  const ask = (client: string | null) =>
    setParams(
      (now) => {
        if (client === null) now.delete('client');
        else now.set('client', client);
        return now;
      },
      { replace: client === null },
    );
  return (
    <>
      <RecordList
        caption="Clientes"
        list={list}
        filters={filters}
        skeleton={4}
        renderHead={(isFirst) => (
          <PageHeader title="Clientes" back="/freights" actions={!isFirst && <Actions list={list} />} />
        )}
        tools={
          <FilterBar
            filters={filters}
            search={
              <SearchBox
                label="Buscar nome, CPF ou CNPJ"
                value={filters.values.q}
                onSearch={(q) => filters.set('q', q)}
              />
            }
          />
        }
        columns={columns(({ id }) => ask(String(id)))}
        sorting={sortingBy(filters, 'name')}
        rowKey={({ id }) => id}
        href={({ id }) => `/freights?clientId=${id}`}
        rowLabel={({ name }) => `Ver fretes de ${name}`}
        emptyState={<NoneYet />}
        noResults={
          <NoResults title="Nenhum cliente com esta busca" clearLabel="Mostrar todos" to="/freights?tab=clients">
            Confira o nome ou o número do documento.
          </NoResults>
        }
      />
      {param !== null && (
        <Suspense fallback={null}>
          <ClientEditor param={param} userId={userId} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Clientes" list={list} />
      <NewClient />
    </>
  );
}

function NewClient() {
  return (
    <LinkButton
      to={clientAt(NEW_CLIENT)}
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      className="max-md:flex-1"
    >
      Novo cliente
    </LinkButton>
  );
}

function NoneYet() {
  return (
    <EmptyState icon={<Users aria-hidden="true" />} title="Nenhum cliente ainda" action={<NewClient />}>
      Cadastre aqui quem paga, ou informe o nome no frete: o cliente fica guardado para o próximo.
    </EmptyState>
  );
}
