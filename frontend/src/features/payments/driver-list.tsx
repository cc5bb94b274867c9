/** The drivers of the owner. */
import { Plus, Users } from 'lucide-react';
import { errorMessage } from '@/api/client';
import type { Driver } from '@/api/payment-types';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { StatusBadge } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { DataList, type Column } from '@/ui/data-list';
import { Money } from '@/ui/money';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/ui/spreadsheet-button';
import { EmptyState, ErrorState, ListSkeleton } from '@/ui/states';
import { PaperBadges } from './driver-papers';
import { driversSpreadsheet, useDrivers } from './payment-queries';
import { agreementInWords, driverHref } from './payment-words';
import { PaymentsHead } from './payments-head';

const columns: Column<Driver>[] = [
  {
    key: 'name',
    header: 'Motorista',
    card: 'title',
    cell: (driver) => (
      <>
        {driver.name}
        <span className="hidden text-sm font-normal text-ink-3 @max-3xl:block">{agreementInWords(driver)}</span>
      </>
    ),
  },
  { key: 'agreement', header: 'Combinado', className: '@max-3xl:hidden', cell: agreementInWords },
  {
    key: 'freights',
    header: 'A acertar',
    className: 'whitespace-nowrap @max-3xl:hidden',
    cell: ({ openFreights }) => (openFreights === 0 ? '—' : countOf(openFreights, 'frete', 'fretes')),
    cardCell: ({ openFreights }) =>
      openFreights === 0 ? null : `${countOf(openFreights, 'frete', 'fretes')} a acertar`,
  },
  {
    key: 'papers',
    header: 'Documentos',
    card: 'status',
    cell: ({ active, dueLines }) =>
      active ? <PaperBadges lines={dueLines} /> : <StatusBadge status="inactive">Inativo</StatusBadge>,
  },
  {
    key: 'advances',
    header: 'Vales em aberto',
    align: 'right',
    cell: ({ openAdvancesCents }) => (openAdvancesCents === 0 ? '—' : <Money cents={openAdvancesCents} />),
    cardCell: ({ openAdvancesCents }) =>
      openAdvancesCents === 0 ? null : `${formatMoney(openAdvancesCents)} em vales`,
  },
];

/** Those who drive first, then those who left. */
export function DriverList({ userId }: { userId: number }) {
  const query = useDrivers(userId);
  const drivers = query.data?.items ?? [];
  const rows = [...drivers.filter(({ active }) => active), ...drivers.filter(({ active }) => !active)];
  return (
    <>
      <PaymentsHead
        tab="drivers"
        actions={drivers.length > 0 && <Actions list={{ items: rows, spreadsheet: driversSpreadsheet(userId) }} />}
      />
      {query.isPending && <ListSkeleton rows={3} />}
      {query.error && !query.data && (
        <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && rows.length === 0 && <Nobody />}
      {rows.length > 0 && (
        <DataList
          caption="Motoristas"
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          href={({ id }) => driverHref(id)}
          rowLabel={({ name }) => `Abrir ${name}`}
          muted={({ active }) => !active}
        />
      )}
    </>
  );
}

function Actions({ list }: Pick<SpreadsheetButtonProps, 'list'>) {
  return (
    <>
      <SpreadsheetButton title="Motoristas" list={list} />
      <LinkButton
        to="/driver-payments?tab=drivers&new=1"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1"
      >
        Novo motorista
      </LinkButton>
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="Cadastre quem dirige para você"
      action={
        <LinkButton to="/driver-payments?tab=drivers&new=1" variant="primary">
          Cadastrar motorista
        </LinkButton>
      }
    >
      Nome e combinado bastam. Com a validade da CNH e do toxicológico, avisamos antes de vencer.
    </EmptyState>
  );
}
