/** Administration, for master users: people, registration, tables, audit trail. The tab lives in the address. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyNamed } from '@/components/ui/lazy';
import { Spinner, ErrorState, Skeleton, EmptyState } from '@/components/ui/states';
import { adminTabOf, AdminHead } from './admin-head';
import { PeopleTab } from './people-tab';
import { kindOf } from './rate-labels';
import { RatesTab } from './rates-tab';
import { errorMessage } from '@/api/client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FormError } from '@/components/form/field';
import { toast } from '@/components/ui/toast-store';
import { useChangeSettings, useSettings, useAudit, type AuditEntry } from './admin-queries';
import { byDay, sortingBy } from '@/components/data-table/sort';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { RecordList } from '@/components/resource/record-list';
import { useTimeZone } from '@/api/session/current-user';
import { auditActionLabels } from '@/lib/generated/enum-labels';
import { formatInstant } from '@/lib/format/dates';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import type { Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';
import { SpreadsheetButton } from '@/components/files/spreadsheet-button';

const NAMES = ['q', 'action', 'from', 'to', 'sort'] as const;

function AuditTab() {
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
      hasNoRecords={false}
      columns={columnsFor(zone)}
      sorting={sortingBy(filters, '-at')}
      rowKey={(entry) => entry.id}
      emptyState={null}
      noResults={
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
      <SelectOf filters={filters} name="action" label="Ação" all="Todas as ações" options={auditActionLabels} />
      <PeriodOf filters={filters} />
    </FilterBar>
  );
}

/** Name of the actor, or the reason for its absence. */
function actorOf({ actorName, ip }: AuditEntry): string {
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
    { key: 'who', header: 'Quem', cell: actorOf },
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

/** Registration, open or closed, and its toggle. */
function SettingsTab() {
  return (
    <>
      <AdminHead tab="registration" />
      <Registration />
    </>
  );
}

function Registration() {
  const settings = useSettings();
  const change = useChangeSettings();
  if (settings.isPending) return <Skeleton className="h-48 w-full rounded-card" />;
  if (settings.isError && !settings.data)
    return <ErrorState message={errorMessage(settings.error)} onRetry={() => void settings.refetch()} />;
  const open = settings.data.registrationOpen;
  return (
    <Card
      title="Cadastro de novas contas"
      aside={<span className={open ? 'status-active' : 'status-inactive'}>{open ? 'Aberto' : 'Fechado'}</span>}
      className="max-w-2xl"
    >
      <p className="text-ink-2">
        {open
          ? 'Qualquer pessoa que conheça o endereço pode criar uma conta. Cada uma vê só o que é seu.'
          : 'Ninguém consegue criar uma conta nova. Quem já tem conta continua entrando normalmente.'}
      </p>
      <div className="mt-5 flex flex-col items-start gap-3">
        <FormError>{change.error && errorMessage(change.error)}</FormError>
        <Button
          variant={open ? 'secondary' : 'primary'}
          busy={change.isPending}
          onClick={() =>
            change.mutate(
              { version: settings.data.version, registrationOpen: !open },
              { onSuccess: () => toast({ title: open ? 'Cadastro fechado' : 'Cadastro aberto' }) },
            )
          }
        >
          {open ? 'Fechar cadastro' : 'Abrir cadastro'}
        </Button>
      </div>
    </Card>
  );
}

// The import form is most of the code, and an administrator imports a table twice a year.
const RateImport = lazyNamed(() => import('./rate-import'), 'RateImport');

export default function AdminPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const tab = adminTabOf(params.get('tab'));
  if (tab === 'rates' && params.has('import')) {
    const kind = kindOf(params.get('kind'));
    return (
      <Suspense fallback={<Spinner />}>
        <RateImport key={kind} kind={kind} userId={userId} />
      </Suspense>
    );
  }
  return (
    <>
      {tab === 'people' && <PeopleTab userId={userId} />}
      {tab === 'registration' && <SettingsTab />}
      {tab === 'rates' && <RatesTab />}
      {tab === 'audit' && <AuditTab />}
    </>
  );
}
