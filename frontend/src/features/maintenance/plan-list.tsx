/** Maintenance plans, most urgent first. */
import { CalendarCheck, ListChecks, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SelectOf } from '@/components/resource/filters';
import { asList } from '@/api/list';
import { NoResults } from '@/components/resource/record-list';
import { ListFrame } from '@/components/resource/list-frame';
import type { MaintenancePlan } from '@/api/types';
import { countOf } from '@/lib/format/text';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { PlateChip } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { FilterBar } from '@/components/data-table/filter-bar';
import { Fold } from '@/components/ui/fold';
import { PageHeader } from '@/components/ui/page-header';
import { sortingBy } from '@/components/data-table/sort';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { EmptyState } from '@/components/ui/states';
import { MaintenanceTabs, VehicleFilter } from './maintenance-tabs';
import { dueStateLabels } from './maintenance-labels';
import { plansSpreadsheet, useDue, usePlans } from './plan-queries';
import { PlanRows } from './plan-rows';

type Filters = ReturnType<typeof useUrlFilters<'vehicleId' | 'state' | 'sort'>>;

/** Filters are in the address. */
export function PlanList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/maintenance', ['vehicleId', 'state', 'sort']);
  const { vehicleId, state } = filters.values;
  const query = useDue({ vehicleId, state }, userId);
  const inactive = usePlans({ vehicleId, active: false }, userId).data?.items ?? [];
  const spreadsheet = plansSpreadsheet(filters.values, userId);
  const list = asList(query, spreadsheet);
  return (
    <ListFrame
      caption="Plano de manutenção"
      list={list}
      filters={filters}
      hasNoRecords={list.isEmpty && inactive.length === 0 && !filters.active}
      renderHead={(isFirst) => (
        <>
          <PageHeader
            title="Manutenção"
            actions={
              !isFirst && (
                <PlanButtons values={filters.values} list={{ items: [...list.items, ...inactive], spreadsheet }} />
              )
            }
          />
          <MaintenanceTabs current="plan" />
        </>
      )}
      tools={<Bar filters={filters} userId={userId} />}
      emptyState={<Nothing filters={filters} />}
      noResults={<Nothing filters={filters} />}
      foot={inactive.length > 0 && <Inactive plans={inactive} />}
    >
      {(lines) => <PlanRows plans={lines} sorting={sortingBy(filters, '')} />}
    </ListFrame>
  );
}

function Bar({ filters, userId }: { filters: Filters; userId: number }) {
  return (
    <FilterBar filters={filters}>
      <VehicleFilter filters={filters} userId={userId} />
      <SelectOf filters={filters} name="state" label="Situação" all="Todas as situações" options={dueStateLabels} />
    </FilterBar>
  );
}

function PlanButtons({ values, list }: Pick<Filters, 'values'> & Pick<SpreadsheetButtonProps, 'list'>) {
  const { vehicleId } = values;
  const of = vehicleId === '' ? '' : `&vehicleId=${vehicleId}`;
  return (
    <>
      <SpreadsheetButton title="Plano de manutenção" list={list} />
      <LinkButton
        to={`/maintenance?tab=plan&starter=1${of}`}
        icon={<ListChecks aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Sugeridos
      </LinkButton>
      <LinkButton
        to={`/maintenance?tab=plan&new=1${of}`}
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3 max-[359px]:[&_svg]:hidden"
      >
        Novo item
      </LinkButton>
    </>
  );
}

function Inactive({ plans }: { plans: readonly MaintenancePlan[] }) {
  return (
    <div className="mt-6">
      <Fold title="Desativados" summary={countOf(plans.length, 'item fora do plano', 'itens fora do plano')}>
        <ul>
          {plans.map((plan) => (
            <li key={plan.id}>
              <Link
                to={`/maintenance?tab=plan&id=${plan.id}`}
                className="flex min-h-12 items-center justify-between gap-3 underline-offset-4 hover:underline"
              >
                {plan.name} <PlateChip plate={plan.plate} />
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Nothing({ filters }: { filters: Filters }) {
  if (filters.values.state !== '') {
    return (
      <NoResults title="Nada nesta situação" clearLabel="Mostrar tudo" to="/maintenance?tab=plan">
        Tire o filtro para ver o plano inteiro.
      </NoResults>
    );
  }
  const { vehicleId } = filters.values;
  const of = vehicleId === '' ? '' : `&vehicleId=${vehicleId}`;
  return (
    <EmptyState
      icon={<CalendarCheck aria-hidden="true" />}
      title={vehicleId === '' ? 'Monte o plano de manutenção' : 'Este veículo ainda não tem plano'}
      action={
        <>
          <LinkButton to={`/maintenance?tab=plan&starter=1${of}`} variant="primary">
            Escolher itens sugeridos
          </LinkButton>
          <LinkButton to={`/maintenance?tab=plan&new=1${of}`}>Criar um item</LinkButton>
        </>
      }
    >
      Óleo a cada tantos km, filtro a cada tantos meses: marque os itens que valem para o seu veículo, e a Boleia avisa
      antes de vencer.
    </EmptyState>
  );
}
