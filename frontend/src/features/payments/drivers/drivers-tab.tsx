/** Drivers: list, record and form, by the query string. */
import { useSearchParams } from 'react-router-dom';
import { MasterDetail } from '@/components/resource/master-detail';
import { idParam, useUrlFilters } from '@/lib/navigation/url-filters';
import { lazyNamed } from '@/components/ui/lazy';
import { Plus, Users } from 'lucide-react';
import { RecordList } from '@/components/resource/record-list';
import type { Driver } from '@/api/types';
import { dueStateLabels } from '@/lib/generated/enum-labels';
import { formatMoney } from '@/lib/format/money';
import { countOf } from '@/lib/format/text';
import { StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import type { Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { byName, sortingBy } from '@/components/data-table/sort';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { PaperBadges } from './driver-documents';
import { useDrivers } from '@/features/payments/payment-queries';
import { agreementLabel, driverHref } from '@/features/payments/payment-labels';
import { PaymentsHead } from '@/features/payments/payments-head';

const columns: Column<Driver>[] = [
  {
    key: 'name',
    header: 'Motorista',
    card: 'title',
    sort: byName('name'),
    cell: (driver) => (
      <>
        {driver.name}
        <span className="hidden text-sm font-normal text-ink-3 @max-3xl:block">{agreementLabel(driver)}</span>
      </>
    ),
  },
  { key: 'agreement', header: 'Combinado', className: '@max-3xl:hidden', cell: agreementLabel },
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
    cell: (driver) => (hasNothingUrgent(driver) ? documentsLabel(driver) : <StatusSummary driver={driver} />),
    cardCell: (driver) => !hasNothingUrgent(driver) && <StatusSummary driver={driver} />,
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

/** True if no required document expires soon. */
function hasNothingUrgent({ active, dueLines }: Driver): boolean {
  return active && dueLines.every(({ state }) => state === 'ok');
}

/** A missing day is not in order. */
function documentsLabel({ cnhDueOn, toxicologicalDueOn }: Driver): string {
  return cnhDueOn && toxicologicalDueOn ? dueStateLabels.ok : '—';
}

function StatusSummary({ driver: { active, dueLines } }: { driver: Driver }) {
  return active ? <PaperBadges lines={dueLines} /> : <StatusBadge status="inactive">Inativo</StatusBadge>;
}

/** Active drivers first. */
function DriverList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/driver-payments', ['sort']);
  const read = useDrivers(filters.values.sort, userId);
  const items = [...read.items.filter(({ active }) => active), ...read.items.filter(({ active }) => !active)];
  const list = { ...read, items };
  return (
    <RecordList
      caption="Motoristas"
      list={list}
      filters={filters}
      skeleton={3}
      renderHead={(isFirst) => <PaymentsHead tab="drivers" actions={!isFirst && <Actions list={list} />} />}
      columns={columns}
      sorting={sortingBy(filters, 'name')}
      rowKey={({ id }) => id}
      href={({ id }) => driverHref(id)}
      rowLabel={({ name }) => `Abrir ${name}`}
      muted={({ active }) => !active}
      emptyState={<NoDrivers />}
      noResults={<NoDrivers />}
    />
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

function NoDrivers() {
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
      Bastam o nome e o combinado. Informe também a validade da CNH e do exame toxicológico, e avisamos antes de vencer.
    </EmptyState>
  );
}

const DriverView = lazyNamed(() => import('./driver-view'), 'DriverView');
const form = () => import('./driver-form');
const NewDriver = lazyNamed(form, 'NewDriver');
const EditDriver = lazyNamed(form, 'EditDriver');

export function DriversTab({ userId }: { userId: number }) {
  const [params] = useSearchParams();
  if (params.has('new')) return <NewDriver userId={userId} />;
  const id = idParam(params.get('id'));
  if (id === null) return <DriverList userId={userId} />;
  return params.has('edit') ? (
    <EditDriver key={id} id={id} userId={userId} />
  ) : (
    <MasterDetail list={<DriverList userId={userId} />}>
      <DriverView key={id} id={id} userId={userId} />
    </MasterDetail>
  );
}
