/** Rate tables in force: validity, source text, and import. */
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Upload, Download } from 'lucide-react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import type { RateTable } from '@/api/types';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton, Button } from '@/components/ui/button';
import { Field } from '@/components/form/field';
import { EmptyState } from '@/components/ui/states';
import { SelectInput } from '@/components/form/text-inputs';
import { useFocusAfterDialog } from '@/components/ui/restore-focus';
import { AdminHead } from './admin-head';
import { useRates, useWithdrawRates, csvUrl } from './rate-queries';
import { isPast, kindOf, rateKindLabels, rateState, validityLabel } from './rate-labels';
import { errorMessage } from '@/api/client';
import { formatDate, formatInstant } from '@/lib/format/dates';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { useTimeZone, useToday } from '@/api/session/current-user';
import { capitalize, countOf } from '@/lib/format/text';
import { DataList, type Column } from '@/components/data-table/data-list';

type Props = { caption: string; rates: readonly RateTable[]; onWithdraw: (table: RateTable) => void };

function RateList({ caption, rates, onWithdraw }: Props) {
  const zone = useTimeZone();
  const today = useToday();
  return (
    <DataList
      caption={caption}
      rows={rates}
      columns={columnsFor(zone, today, onWithdraw)}
      rowKey={(table) => table.id ?? `shipped ${table.validFrom}`}
      muted={isPast}
    />
  );
}

function columnsFor(zone: string, today: string, onWithdraw: (table: RateTable) => void): Column<RateTable>[] {
  return [
    {
      key: 'act',
      header: 'Ato',
      card: 'title',
      className: 'min-w-52',
      cell: (table) => <Act table={table} />,
      cardCell: (table) => <Act table={table} origin={originOf(table, zone)} />,
    },
    {
      key: 'validity',
      header: 'Vale',
      className: 'min-w-32 @7xl:whitespace-nowrap',
      fold: 'first',
      cell: (table) => validityLabel(table),
    },
    { key: 'lines', header: 'Linhas', card: 'hide', align: 'right', fold: 'first', cell: linesOf },
    {
      key: 'state',
      header: 'Situação',
      card: 'status',
      cell: (table) => <State table={table} today={today} />,
    },
    {
      key: 'origin',
      header: 'De onde',
      card: 'hide',
      className: 'min-w-36 @7xl:whitespace-nowrap',
      fold: 'later',
      cell: (table) => originOf(table, zone),
    },
    {
      key: 'actions',
      header: 'Ações',
      card: 'value',
      align: 'right',
      cell: (table) => <Actions table={table} onWithdraw={onWithdraw} />,
    },
  ];
}

function linesOf({ cells }: RateTable): string {
  return cells === 0 ? 'sem valores' : countOf(cells, 'linha', 'linhas');
}

/** Act and source of the values; on a card also the origin of the table. */
function Act({ table, origin }: { table: RateTable; origin?: string }) {
  return (
    <span>
      <span className="block">{table.title}</span>
      <span className="flex flex-col text-sm font-normal break-words text-ink-3">
        <span>Fonte: {table.source}</span>
        {table.note && <span className="text-ink-2">{table.note}</span>}
        {table.cells === 0 && <span className="text-warn">Só o ato é conhecido: faltam os valores.</span>}
        {origin && <span>{capitalize(origin)}</span>}
      </span>
    </span>
  );
}

function State({ table, today }: { table: RateTable; today: string }) {
  const { status, word } = rateState(table, today);
  return (
    <span className="flex flex-wrap gap-1.5 @5xl:flex-nowrap">
      <span className={`status-${status}`}>{word}</span>
      {table.cells > 0 && <Reading official={table.official} />}
    </span>
  );
}

/** Origin of the values: the official text, or a copy. */
function Reading({ official }: { official: boolean }) {
  return (
    <span className={official ? 'status-paid' : 'status-pending'}>{official ? 'Texto oficial' : 'Transcrita'}</span>
  );
}

function originOf(table: RateTable, zone: string): string {
  if (table.origin === 'shipped') return 'vem com o sistema';
  const when = table.importedAt === null ? '' : ` em ${formatInstant(table.importedAt, zone)}`;
  return `importada${table.importedBy === null ? '' : ` por ${table.importedBy}`}${when}`;
}

function Actions({ table, onWithdraw }: { table: RateTable; onWithdraw: (table: RateTable) => void }) {
  if (isPast(table)) return null;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {table.id !== null && (
        <Button size="sm" variant="ghost" aria-label={`Retirar ${table.title}`} onClick={() => onWithdraw(table)}>
          Retirar
        </Button>
      )}
      {table.cells > 0 && (
        <LinkButton
          to={csvUrl(table)}
          reloadDocument
          download
          size="sm"
          aria-label={`Baixar CSV: ${table.title}`}
          icon={<Download aria-hidden="true" />}
        >
          CSV
        </LinkButton>
      )}
    </span>
  );
}

function WithdrawDialog({ table, onClose }: { table: RateTable; onClose: () => void }) {
  const withdraw = useWithdrawRates();
  const confirm = () =>
    table.id !== null &&
    withdraw.mutate(
      { id: table.id, version: table.version },
      {
        onSuccess: () => {
          toast({ title: 'Tabela retirada', description: table.title });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Retirar ${table.title}?`}
      confirmLabel="Retirar tabela"
      busy={withdraw.isPending}
      error={withdraw.error ? errorMessage(withdraw.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {rateKindLabels[table.kind]}, desde {formatDate(table.validFrom)}. O que valia antes dela volta a valer, e ela
      fica no histórico. Fretes e simulações já gravados continuam com os valores com que foram feitos.
    </ConfirmDialog>
  );
}

export function RatesTab() {
  const [params] = useSearchParams();
  const kind = kindOf(params.get('kind'));
  const filters = useUrlFilters('/admin', ['kind']);
  const rates = useRates(kind);
  const importTo = `/admin?tab=rates&kind=${kind}&import=1`;
  const items = rates.data?.items ?? [];
  const [withdrawing, setWithdrawing] = useState<RateTable | null>(null);
  const way = useRef<HTMLAnchorElement>(null);
  // After a withdrawal the import button is the next step.
  useFocusAfterDialog(withdrawing !== null, rates.data, () => way.current?.focus());
  const [current, past] = [items.filter((table) => !isPast(table)), items.filter(isPast)];
  return (
    <div className="flex flex-col gap-4">
      <div className="-mb-4">
        <AdminHead
          tab="rates"
          actions={
            <LinkButton
              ref={way}
              to={importTo}
              variant="primary"
              icon={<Upload aria-hidden="true" />}
              className="max-md:flex-1"
            >
              Importar tabela
            </LinkButton>
          }
        />
      </div>
      <Field label="Tabela de" className="w-full md:w-80">
        <SelectInput value={kind} onChange={({ target }) => filters.set('kind', target.value)}>
          {Object.entries(rateKindLabels).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </SelectInput>
      </Field>
      <QueryBoundary query={rates}>
        {() =>
          current.length === 0 && (
            <EmptyState title="Nenhuma tabela ainda">
              Importe a primeira: sem ela não há o que calcular em {rateKindLabels[kind]}.
            </EmptyState>
          )
        }
      </QueryBoundary>
      {current.length > 0 && <RateList caption={rateKindLabels[kind]} rates={current} onWithdraw={setWithdrawing} />}
      {past.length > 0 && (
        <section aria-labelledby="rates-history" className="mt-4 flex flex-col gap-3">
          <div>
            <h2 id="rates-history" className="text-lg font-bold">
              Histórico
            </h2>
            <p className="text-sm text-ink-3">Tabelas que outra substituiu ou que foram retiradas. Não contam mais.</p>
          </div>
          <RateList caption={`Histórico: ${rateKindLabels[kind]}`} rates={past} onWithdraw={setWithdrawing} />
        </section>
      )}
      {withdrawing && <WithdrawDialog table={withdrawing} onClose={() => setWithdrawing(null)} />}
    </div>
  );
}
