/** What masters did: who, when, what, from where. */
import { errorMessage } from '@/api/client';
import { useTimeZone } from '@/api/user';
import { auditActionLabels } from '@/lib/choices/audit-action';
import { formatInstant } from '@/lib/dates';
import { useUrlFilters } from '@/lib/url-filters';
import { DataList, LoadMore, type Column } from '@/ui/data-list';
import { DateInput } from '@/ui/date-input';
import { Field } from '@/ui/field';
import { SearchBox } from '@/ui/search-box';
import { SpreadsheetButton } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { useAudit } from './admin-queries';
import type { AuditEntry } from './admin-types';

const actions: typeof auditActionLabels = {
  ...auditActionLabels,
  unmade_master: 'Tirou de master',
  ended_sessions: 'Encerrou sessões',
  made_password_link: 'Criou link de nova senha',
  imported_rates: 'Importou uma tabela',
  withdrew_rates: 'Retirou uma tabela',
};

/** Filters and list. */
export function AuditTab() {
  const filters = useUrlFilters('/admin', ['q', 'from', 'to']);
  const audit = useAudit(filters.values);
  const zone = useTimeZone();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex w-full lg:w-80">
          <SearchBox
            label="Procurar no registro"
            placeholder="Nome da pessoa"
            value={filters.values.q}
            onSearch={(q) => filters.set('q', q)}
          />
        </div>
        <Field label="De" className="flex-1 md:max-w-44">
          <DateInput value={filters.values.from} onChange={(day) => filters.set('from', day)} />
        </Field>
        <Field label="Até" className="flex-1 md:max-w-44">
          <DateInput value={filters.values.to} onChange={(day) => filters.set('to', day)} />
        </Field>
        <div className="ml-auto">
          <SpreadsheetButton title="Registro de ações" list={audit} />
        </div>
      </div>
      {audit.isPending && <ListSkeleton />}
      {audit.error && <ErrorState message={errorMessage(audit.error)} onRetry={audit.refetch} />}
      {!audit.isPending && !audit.error && audit.items.length === 0 && (
        <EmptyState title={filters.active ? 'Nada com estes filtros' : 'Nada registrado ainda'}>
          O que os masters fazem aqui fica registrado: quem, quando, o quê e de onde.
        </EmptyState>
      )}
      {audit.items.length > 0 && (
        <div>
          <DataList
            caption="Registro de ações"
            rows={audit.items}
            columns={columnsFor(zone)}
            rowKey={(entry) => entry.id}
          />
          <LoadMore hasMore={audit.hasMore} busy={audit.isLoadingMore} onMore={audit.loadMore} />
        </div>
      )}
    </div>
  );
}

function columnsFor(zone: string): Column<AuditEntry>[] {
  return [
    {
      key: 'what',
      header: 'O quê',
      card: 'title',
      cell: (entry) => (
        <span>
          {actions[entry.action]}
          {entry.targetName && <span className="font-normal">: {entry.targetName}</span>}
          {entry.detail && <span className="block text-sm font-normal text-ink-3">{entry.detail}</span>}
        </span>
      ),
    },
    { key: 'who', header: 'Quem', cell: (entry) => entry.actorName ?? 'Sistema' },
    { key: 'at', header: 'Quando', className: 'whitespace-nowrap', cell: (entry) => formatInstant(entry.at, zone) },
    { key: 'ip', header: 'De onde', className: '@max-3xl:hidden', cell: (entry) => entry.ip ?? '' },
  ];
}
