/** Who orders and pays freights; each leads to its own. */
import { Users } from 'lucide-react';
import { useClientList } from '@/api/clients';
import { byName, sortingBy } from '@/ui/sort';
import { NoneFound, RecordList } from '@/records/record-list';
import type { Client } from '@/api/types';
import { formatCpfOrCnpj, formatPhone } from '@/lib/br-documents';
import { useUrlFilters } from '@/lib/url-filters';
import { LinkButton } from '@/ui/button';
import { type Column } from '@/ui/data-list';
import { PageHeader } from '@/ui/page-header';
import { SearchBox } from '@/ui/search-box';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState } from '@/ui/states';

const columns: Column<Client>[] = [
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
];

/** List, search and the file of it. */
export default function ClientList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/freights', ['q', 'sort']);
  const list = useClientList(filters.values, userId);
  return (
    <RecordList
      caption="Clientes"
      list={list}
      filters={filters}
      skeleton={4}
      renderHead={() => <PageHeader title="Clientes" back="/freights" />}
      tools={
        <div className="mb-4 flex items-end justify-between gap-2">
          <SearchBox label="Buscar nome, CPF ou CNPJ" value={filters.values.q} onSearch={(q) => filters.set('q', q)} />
          <SpreadsheetButton title="Clientes" list={list} />
        </div>
      }
      columns={columns}
      sorting={sortingBy(filters, 'name')}
      rowKey={({ id }) => id}
      href={({ id }) => `/freights?clientId=${id}`}
      rowLabel={({ name }) => `Ver fretes de ${name}`}
      noneYet={<NoneYet />}
      noneFound={
        <NoneFound title="Nenhum cliente com esta busca" all="Mostrar todos" to="/freights?tab=clients">
          Confira o nome ou o número do documento.
        </NoneFound>
      }
    />
  );
}

function NoneYet() {
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
