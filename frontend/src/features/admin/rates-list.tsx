/** Tables of one kind: the act, its days, the text it came from, its file, and the way to withdraw it. */
import { Download } from 'lucide-react';
import type { RateTable } from '@/api/rate-types';
import { useTimeZone, useToday } from '@/api/session/user-today';
import { formatInstant } from '@/lib/format/dates';
import { capitalize, countOf } from '@/lib/format/text';
import { Button, LinkButton } from '@/components/ui/button';
import { DataList, type Column } from '@/components/data-table/data-list';
import { csvUrl } from './rate-queries';
import { isPast, rateState, validityWords } from './rate-labels';

type Props = { caption: string; rates: readonly RateTable[]; onWithdraw: (table: RateTable) => void };

/** The list. */
export function RateList({ caption, rates, onWithdraw }: Props) {
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
      cell: (table) => validityWords(table),
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

/** The act and where its values come from; on a card also where the table itself comes from. */
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

/** Whether the values were read in the official text, or copied from elsewhere. */
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
