/** Audit of accounts and of masters: who, when, what, from where. */
import { byDay, sortingBy } from '@/components/data-table/sort';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { RecordList } from '@/components/resource/record-list';
import { useTimeZone } from '@/api/session/user-today';
import { auditActionLabels } from '@/lib/generated/choices';
import { formatInstant } from '@/lib/format/dates';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { AdminHead } from './admin-head';
import { useAudit } from './admin-queries';
import type { AuditEntry } from './admin-types';

const NAMES = ['q', 'action', 'from', 'to', 'sort'] as const;

/** Filters and list. */
export function AuditTab() {
  const filters = useUrlFilters('/admin', NAMES);
  const audit = useAudit(filters.values);
  const zone = useTimeZone();
  return (
    <RecordList
      caption="Registro de ações"
      list={audit}
      filters={filters}
      renderHead={() => (
        <AdminHead tab="audit" actions={<SpreadsheetButton alone title="Registro de ações" list={audit} />} />
      )}
      tools={<Filters filters={filters} />}
      isFirst={false}
      columns={columnsFor(zone)}
      sorting={sortingBy(filters, '-at')}
      rowKey={(entry) => entry.id}
      noneYet={null}
      noneFound={
        <EmptyState title={filters.active ? 'Nada com estes filtros' : 'Nada registrado ainda'}>
          Entradas, senhas, chaves, arquivos baixados e o que os administradores fazem ficam registrados por um ano; as
          tentativas que falharam, por 30 dias. O registro diz quem fez o quê, quando e de onde.
        </EmptyState>
      }
    />
  );
}

function Filters({ filters }: { filters: UrlFilters<(typeof NAMES)[number]> }) {
  return (
    <FilterBar
      filters={filters}
      search={
        <SearchBox label="Buscar nome da pessoa" value={filters.values.q} onSearch={(q) => filters.set('q', q)} />
      }
    >
      <SelectOf filters={filters} name="action" label="Ação" all="Todas as ações" choices={auditActionLabels} />
      <PeriodOf filters={filters} />
    </FilterBar>
  );
}

/** The name of whoever acted, or why there is none. */
function whoOf({ actorName, ip }: AuditEntry): string {
  return actorName ?? (ip === null ? 'Linha de comando' : 'Não identificado');
}

function columnsFor(zone: string): Column<AuditEntry>[] {
  return [
    {
      key: 'what',
      header: 'O quê',
      card: 'title',
      cell: (entry) => (
        <span>
          {auditActionLabels[entry.action]}
          {entry.targetName && <span className="font-normal">: {entry.targetName}</span>}
          {entry.detail && (
            <span className="text-sm font-normal text-ink-3 max-md:block @max-4xl:block @4xl:ml-2">{entry.detail}</span>
          )}
        </span>
      ),
    },
    { key: 'who', header: 'Quem', cell: whoOf },
    {
      key: 'at',
      header: 'Quando',
      sort: byDay('at'),
      className: 'whitespace-nowrap',
      cell: (entry) => formatInstant(entry.at, zone),
    },
    { key: 'ip', header: 'De onde', className: '@max-3xl:hidden', cell: (entry) => entry.ip ?? '' },
  ];
}
