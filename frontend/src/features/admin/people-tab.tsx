/** Users of the installation. */
import { useState } from 'react';
import { byDay, byName, sortingBy } from '@/components/data-table/sort';
import { RecordList } from '@/components/resource/record-list';
import { useTimeZone } from '@/api/session/current-user';
import { dateOfInstant, formatDate } from '@/lib/format/dates';
import { countOf } from '@/lib/format/text';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { Button } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { AdminHead } from './admin-head';
import { usePeople, type AdminUser } from './admin-queries';
import { PersonSheet } from './person-sheet';

/** Search and list; actions on a user are in a sheet. */
export function PeopleTab({ userId }: { userId: number }) {
  const filters = useUrlFilters('/admin', ['q', 'sort']);
  const people = usePeople(filters.values);
  const zone = useTimeZone();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = people.items.find((person) => person.id === openId);
  return (
    <>
      <RecordList
        caption="Pessoas"
        list={people}
        filters={filters}
        renderHead={() => (
          <AdminHead tab="people" actions={<SpreadsheetButton alone title="Pessoas" list={people} />} />
        )}
        tools={
          <FilterBar
            filters={filters}
            search={
              <SearchBox label="Buscar nome ou e-mail" value={filters.values.q} onSearch={(q) => filters.set('q', q)} />
            }
          />
        }
        hasNoRecords={false}
        columns={columnsFor(zone, userId, (person) => setOpenId(person.id))}
        sorting={sortingBy(filters, 'name')}
        rowKey={(person) => person.id}
        muted={(person) => person.blockedAt !== null}
        emptyState={null}
        noResults={<EmptyState title="Ninguém encontrado">Confira o nome ou busque pelo e-mail.</EmptyState>}
      />
      {open && <PersonSheet person={open} isSelf={open.id === userId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function columnsFor(zone: string, userId: number, onOpen: (person: AdminUser) => void): Column<AdminUser>[] {
  return [
    {
      key: 'name',
      header: 'Nome',
      sort: byName('name'),
      card: 'title',
      cell: (person) => (
        <span>
          {person.name}
          {person.id === userId && <span className="font-normal text-ink-3"> (você)</span>}
          <span className="text-sm font-normal break-all text-ink-3 max-md:block @max-4xl:block @4xl:ml-2">
            {person.email}
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: 'Situação',
      card: 'status',
      cell: (person) => (
        <span className="flex flex-wrap gap-1.5">
          {person.blockedAt !== null && <span className="status-cancelled">Bloqueado</span>}
          {person.isMaster && <span className="status-in_transit">Administrador</span>}
          {person.blockedAt === null && !person.isMaster && <span className="status-active">Ativo</span>}
        </span>
      ),
    },
    {
      key: 'counts',
      header: 'Registros',
      className: '@max-3xl:hidden',
      cell: (person) =>
        `${countOf(person.vehicleCount, 'veículo', 'veículos')}, ${countOf(person.freightCount, 'frete', 'fretes')}`,
    },
    {
      key: 'since',
      header: 'Desde',
      sort: byDay('createdAt'),
      cell: (person) => formatDate(dateOfInstant(person.createdAt, zone)),
      cardCell: (person) => `desde ${formatDate(dateOfInstant(person.createdAt, zone))}`,
    },
    {
      key: 'sessions',
      header: 'Sessões',
      card: 'hide',
      align: 'right',
      className: '@max-3xl:hidden',
      cell: (person) => person.sessionCount,
    },
    {
      key: 'actions',
      header: 'Ações',
      card: 'value',
      align: 'right',
      cell: (person) => (
        <Button size="sm" aria-label={`Gerenciar ${person.name}`} onClick={() => onOpen(person)}>
          Gerenciar
        </Button>
      ),
    },
  ];
}
