/** Plan rows: due ones expanded, on the phone the rest collapsed. */
import type { ReactNode } from 'react';
import type { MaintenancePlan } from '@/api/types';
import { useToday } from '@/api/session/current-user';
import { formatPlate } from '@/lib/format/br-documents';
import { kmDueLabel } from '@/lib/format/due-labels';
import { countOf } from '@/lib/format/text';
import { PlateChip } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { DataList, type Column } from '@/components/data-table/data-list';
import { Fold } from '@/components/ui/fold';
import { OneLine } from '@/components/ui/states';
import { byDueDay, byName, byPlate, type Sorting, useOrder } from '@/components/data-table/sort';
import { useIsDesktop } from '@/components/ui/use-media-query';
import { DueBadge } from './maintenance-badges';
import {
  dueKmLabel,
  dueStateLabels,
  intervalLabel,
  forecastDayLabel,
  forecastLabel,
  missingLabels,
} from './maintenance-labels';
import { dueDateLabel, fulfilLink } from './plan-due';

type Props = { plans: readonly MaintenancePlan[]; sorting: Sorting };

/** Sort keys; equal ones stay in order of urgency. */
const orders = {
  name: ({ name }: MaintenancePlan) => name,
  plate: ({ plate }: MaintenancePlan) => plate,
  km: ({ due }: MaintenancePlan) => due.kmLeft,
  day: ({ due }: MaintenancePlan) => due.dueOn,
  forecast: ({ due }: MaintenancePlan) => (forecastDayLabel(due) === null ? null : due.forecastOn),
  state: ({ due }: MaintenancePlan) => urgencies.indexOf(due.state),
};

const urgencies = Object.keys(dueStateLabels);

export function PlanRows({ plans, sorting }: Props) {
  const isDesktop = useIsDesktop();
  const fine = isDesktop ? [] : plans.filter(({ due }) => due.state === 'ok');
  const due = isDesktop ? plans : plans.filter((plan) => !fine.includes(plan));
  return (
    <div className="grid gap-3">
      {due.length > 0 && <Rows caption="Plano de manutenção" plans={due} sorting={sorting} />}
      {fine.length > 0 && (
        <Fold title="Em dia" summary={countOf(fine.length, 'item do plano', 'itens do plano')} open={due.length === 0}>
          <Rows caption="Em dia" plans={fine} sorting={sorting} />
        </Fold>
      )}
    </div>
  );
}

function Rows({ caption, plans, sorting }: Props & { caption: string }) {
  return (
    <DataList
      caption={caption}
      rows={useOrder(plans, sorting, orders)}
      columns={planColumns(useToday())}
      sorting={sorting}
      rowKey={({ id }) => id}
      href={({ id }) => `/maintenance?tab=plan&id=${id}`}
      rowLabel={({ name, plate }) => `Abrir ${name}, ${formatPlate(plate)}`}
    />
  );
}

function planColumns(today: string): Column<MaintenancePlan>[] {
  return [
    {
      key: 'name',
      header: 'Item',
      card: 'title',
      sort: byName('name'),
      className: 'w-full @2xl:w-auto',
      cell: ({ name }) => <OneLine text={name} />,
      cardCell: ({ name }) => name,
    },
    {
      key: 'plate',
      fold: 'later',
      header: 'Veículo',
      sort: byPlate('plate'),
      card: 'aside',
      cell: ({ plate }) => <PlateChip plate={plate} />,
    },
    {
      key: 'every',
      header: 'Prazo',
      card: 'hide',
      className: 'whitespace-nowrap @max-6xl:hidden',
      cell: intervalLabel,
    },
    {
      key: 'km',
      fold: 'first',
      header: 'Por km',
      sort: { by: 'km', up: 'Menos km até vencer', down: 'Mais km até vencer', upFirst: true },
      className: 'whitespace-nowrap',
      cell: ({ due }) => kmLeftOf(due),
      cardCell: ({ due }) => dueKmLabel(due),
    },
    {
      key: 'day',
      fold: 'first',
      header: 'Por data',
      sort: byDueDay('day'),
      className: 'whitespace-nowrap',
      cell: ({ due }) => dueDateLabel(due, today) ?? '—',
      cardCell: ({ due }) => dueDateLabel(due, today),
    },
    {
      key: 'forecast',
      header: 'Previsão dos km',
      sort: { by: 'forecast', up: 'O dia mais próximo', down: 'O dia mais distante', upFirst: true },
      className: 'text-sm @max-6xl:hidden',
      cell: ({ due }) => <OneLine text={forecastLabel(due) ?? '—'}>{forecastDayLabel(due) ?? '—'}</OneLine>,
      cardCell: ({ due }) => due.missing && missingLabels[due.missing],
    },
    {
      key: 'state',
      fold: 'later',
      header: 'Situação',
      sort: { by: 'state', up: 'O mais urgente', down: 'O menos urgente', upFirst: true },
      card: 'status',
      cell: ({ due }) => <DueBadge state={due.state} />,
    },
    { key: 'done', header: 'Feito', card: 'value', align: 'right', cell: (plan) => <Done plan={plan} /> },
  ];
}

/** Remaining km; the due odometer is in the title. */
function kmLeftOf(due: MaintenancePlan['due']): ReactNode {
  const words = dueKmLabel(due);
  if (words === null) return due.missing === null ? '—' : missingLabels[due.missing];
  return <span title={words}>{due.kmLeft === null ? words : kmDueLabel(due.kmLeft)}</span>;
}

/** Above its row's link. */
function Done({ plan }: { plan: MaintenancePlan }) {
  return (
    <LinkButton
      to={fulfilLink(plan)}
      size="sm"
      aria-label={`Já fiz: ${plan.name}, ${formatPlate(plan.plate)}`}
      className="relative z-10"
    >
      Já fiz
    </LinkButton>
  );
}
