/** Everybody who has an account here. */
import { useState } from 'react';
import { errorMessage } from '@/api/client';
import { useTimeZone } from '@/api/user';
import { dateOfInstant, formatDate } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { useUrlFilters } from '@/lib/url-filters';
import { Button } from '@/ui/button';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { SearchBox } from '@/ui/search-box';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { usePeople } from './admin-queries';
import type { AdminUser } from './admin-types';
import { PersonSheet } from './person-sheet';

/** Search and list; a person's actions are in a sheet. */
export function PeopleTab({ userId }: { userId: number }) {
  const filters = useUrlFilters('/admin', ['q']);
  const people = usePeople(filters.values.q);
  const zone = useTimeZone();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = people.items.find((person) => person.id === openId);
  const columns = columnsFor(zone, userId, (person) => setOpenId(person.id));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <SearchBox
          label="Procurar pessoa"
          placeholder="Nome ou e-mail"
          value={filters.values.q}
          onSearch={(q) => filters.set('q', q)}
        />
        <SpreadsheetButton title="Pessoas" list={people} />
      </div>
      {people.isPending && <ListSkeleton />}
      {people.error && <ErrorState message={errorMessage(people.error)} onRetry={people.refetch} />}
      {!people.isPending && !people.error && people.items.length === 0 && (
        <EmptyState title="Ninguém encontrado">Confira o nome ou procure pelo e-mail.</EmptyState>
      )}
      {people.items.length > 0 && (
        <div>
          <DataList
            caption="Pessoas"
            rows={people.items}
            columns={columns}
            rowKey={(person) => person.id}
            muted={(person) => person.blockedAt !== null}
          />
          <LoadMore hasMore={people.hasMore} busy={people.isLoadingMore} onMore={people.loadMore} />
        </div>
      )}
      {open && <PersonSheet person={open} isSelf={open.id === userId} onClose={() => setOpenId(null)} />}
    </div>
  );
}

function columnsFor(zone: string, userId: number, onOpen: (person: AdminUser) => void): Column<AdminUser>[] {
  return [
    {
      key: 'name',
      header: 'Nome',
      card: 'title',
      cell: (person) => (
        <span>
          {person.name}
          {person.id === userId && <span className="font-normal text-ink-3"> (você)</span>}
          <span className="block text-sm font-normal break-all text-ink-3">{person.email}</span>
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
          {person.isMaster && <span className="status-in_transit">Master</span>}
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
      cell: (person) => formatDate(dateOfInstant(person.createdAt, zone)),
      cardCell: (person) => `desde ${formatDate(dateOfInstant(person.createdAt, zone))}`,
    },
    { key: 'sessions', header: 'Sessões', card: 'hide', align: 'right', cell: (person) => person.sessionCount },
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
