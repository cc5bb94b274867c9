/** Advances (vales) of all drivers. */
import { Banknote, Plus } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import type { Entry } from '@/offline/outbox/entry';
import { DriverFilter, PaymentsHead } from '@/features/payments/payments-head';
import { SelectOf } from '@/components/resource/filters';
import { byAmount, byDay, sortingBy } from '@/components/data-table/sort';
import { RecordList } from '@/components/resource/record-list';
import type { Advance } from '@/api/types';
import { formatDate } from '@/lib/format/dates';
import { methodLabels } from '@/lib/forms/payment';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { type Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { Money } from '@/components/ui/money';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { useAdvances } from '@/features/payments/payment-queries';
import { advanceHref } from '@/features/payments/payment-labels';

/** Status of an advance: open, or its settlement. */
export function AdvanceBadge({ advance }: { advance: Pick<Advance, 'driverPaymentId' | 'paymentNumber'> }) {
  if (advance.driverPaymentId === null) return <StatusBadge status="pending">Em aberto</StatusBadge>;
  return (
    <StatusBadge status="paid">
      {advance.paymentNumber === null ? 'Descontado' : `Descontado no acerto nº ${advance.paymentNumber}`}
    </StatusBadge>
  );
}

const columns: Column<Advance>[] = [
  { key: 'driver', header: 'Motorista', card: 'title', cell: ({ driverName }) => driverName },
  {
    key: 'day',
    header: 'Data',
    sort: byDay('givenOn'),
    className: 'whitespace-nowrap',
    cell: ({ givenOn }) => formatDate(givenOn),
  },
  { key: 'method', header: 'Como', className: '@max-3xl:hidden', cell: ({ method }) => methodLabels[method] },
  {
    key: 'freight',
    header: 'Frete',
    className: '@max-3xl:hidden',
    cell: ({ freightNumber }) => (freightNumber === null ? '—' : `nº ${freightNumber}`),
    cardCell: ({ freightNumber }) => (freightNumber === null ? null : `Frete nº ${freightNumber}`),
  },
  { key: 'state', header: 'Situação', card: 'status', fold: 'later', cell: (row) => <AdvanceBadge advance={row} /> },
  {
    key: 'amount',
    header: 'Valor',
    sort: byAmount('amountCents'),
    card: 'value',
    align: 'right',
    cell: ({ amountCents }) => <Money cents={amountCents} className="font-bold" />,
  },
];

const NAMES = ['driverId', 'open', 'sort'] as const;

/** Open advances by default. */
export function AdvanceList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/driver-payments', NAMES);
  const { driverId, open, sort } = filters.values;
  const list = useAdvances({ driverId, sort, open: open === 'all' ? '' : open === 'false' ? 'false' : 'true' }, userId);
  return (
    <RecordList
      caption="Vales"
      list={list}
      filters={filters}
      skeleton={4}
      hasNoRecords={false}
      renderHead={() => (
        <>
          <PaymentsHead tab="advances" actions={<Actions list={list} />} />
          <QueuedLine filter={isAdvance} />
        </>
      )}
      tools={
        <FilterBar filters={filters}>
          <SelectOf filters={filters} name="open" label="Situação" all="Em aberto" options={states} />
          <DriverFilter filters={filters} userId={userId} />
        </FilterBar>
      }
      columns={columns}
      sorting={sortingBy(filters, '-givenOn')}
      rowKey={({ id }) => id}
      href={advanceHref}
      rowLabel={({ driverName, givenOn }) => `Abrir vale de ${driverName} de ${formatDate(givenOn)}`}
      emptyState={null}
      noResults={<None filtered={filters.active} />}
    />
  );
}

function isAdvance({ kind }: Entry): boolean {
  return kind === 'advance';
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Vales" list={list} />
      <LinkButton
        to="/driver-payments?tab=advances&new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1"
      >
        Novo vale
      </LinkButton>
    </>
  );
}

const states = { false: 'Já descontados', all: 'Todos' };

function None({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={<Banknote aria-hidden="true" />}
      title={filtered ? 'Nenhum vale com este filtro' : 'Nenhum vale em aberto'}
      action={
        filtered ? (
          <LinkButton to="/driver-payments?tab=advances&open=all">Mostrar todos</LinkButton>
        ) : (
          <LinkButton to="/driver-payments?tab=advances&new=1">Dar vale</LinkButton>
        )
      }
    >
      Vale é o dinheiro que o motorista recebe antes do acerto. Lance na hora, e o acerto já vem com o desconto.
    </EmptyState>
  );
}
