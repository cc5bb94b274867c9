/** Consumption: per vehicle and per station, and why a figure cannot be known. */
import type { ReactNode } from 'react';
import { Fuel as FuelIcon, Plus } from 'lucide-react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { NoneFound } from '@/components/resource/record-list';
import type { FuelConsumption } from '@/api/fuel-types';
import { useToday } from '@/api/session/user-today';
import { addDays, formatDate } from '@/lib/format/dates';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton } from '@/components/ui/button';
import { Segmented } from '@/components/form/segmented';
import { sortingBy, type Sorting } from '@/components/data-table/sort';
import { EmptyState } from '@/components/ui/states';
import { useConsumption } from './fuel-queries';
import { FuelStations } from './fuel-stations';
import { FuelHeader, FuelTabs, VehicleFilter } from './fuel-tabs';
import { VehicleConsumptionCard } from './fuel-vehicle';

type PeriodName = '3' | '12' | 'all';

const periods = [
  { value: '3', label: '3 meses' },
  { value: '12', label: '12 meses' },
  { value: 'all', label: 'Tudo' },
] as const;

/** Fuel before this day is in no book of ours: without a first day the server takes the last twelve months. */
const EVER = '2000-01-01';

const DAYS_BACK = { '3': 90, '12': 365 };

/** The tab, its filters in the address; twelve months unless told. */
export function FuelConsumptionTab({ userId }: { userId: number }) {
  const today = useToday();
  const filters = useUrlFilters('/fuel', ['vehicleId', 'period', 'sort']);
  const { vehicleId } = filters.values;
  const period = periods.find(({ value }) => value === filters.values.period)?.value ?? '12';
  const from = period === 'all' ? EVER : addDays(today, -DAYS_BACK[period]);
  const query = useConsumption({ vehicleId, from }, userId);
  const filtered = vehicleId !== '' || period === '3';
  const isFirst = !filtered && query.data !== undefined && filledOf(query.data).length === 0;
  return (
    <>
      <FuelHeader withNew={!isFirst} />
      <FuelTabs current="consumption" />
      <div className="mb-4 flex flex-wrap items-end gap-2 md:gap-3">
        <VehicleFilter filters={filters} userId={userId} />
        <Segmented<PeriodName>
          label="Período"
          hideLabel
          options={periods}
          value={period}
          onChange={(chosen) => filters.set('period', chosen === '12' ? '' : chosen)}
          className="min-w-0 flex-1 basis-72 md:max-w-96"
        />
        <p className="self-center text-sm text-ink-2">
          {period === 'all' ? 'Desde o primeiro abastecimento.' : `De ${formatDate(from)} até hoje.`}
        </p>
      </div>
      <QueryBoundary query={query} skeleton={3}>
        {(consumption) => (
          <Consumption
            consumption={consumption}
            sorting={sortingBy(filters, 'price')}
            none={
              filtered ? (
                <NoneFound
                  title="Nenhum abastecimento neste período"
                  all="Mostrar tudo"
                  to={filters.hrefWith({ vehicleId: '', period: 'all' })}
                >
                  Escolha outro período ou outro veículo.
                </NoneFound>
              ) : (
                <NoneYet older={period === 'all' ? null : filters.hrefWith({ period: 'all' })} />
              )
            }
          />
        )}
      </QueryBoundary>
    </>
  );
}

type ConsumptionProps = { consumption: FuelConsumption; sorting: Sorting; none: ReactNode };

function filledOf({ vehicles }: FuelConsumption): FuelConsumption['vehicles'] {
  return vehicles.filter(({ totalCents }) => totalCents > 0);
}

function Consumption({ consumption, sorting, none }: ConsumptionProps) {
  const filled = filledOf(consumption);
  if (filled.length === 0) return none;
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid min-w-0 gap-4">
        {filled.map((vehicle) => (
          <VehicleConsumptionCard key={vehicle.vehicleId} vehicle={vehicle} />
        ))}
      </div>
      {consumption.stations.length > 0 && <FuelStations stations={consumption.stations} sorting={sorting} />}
    </div>
  );
}

/** No fill-up, and where older ones would be; null where those are looked through already. */
function NoneYet({ older }: { older: string | null }) {
  return (
    <EmptyState
      icon={<FuelIcon aria-hidden="true" />}
      title="Ainda não há média"
      action={
        <>
          <LinkButton to="/fuel?new=1" variant="primary" icon={<Plus aria-hidden="true" />}>
            Novo abastecimento
          </LinkButton>
          {older && <LinkButton to={older}>Ver os mais antigos</LinkButton>}
        </>
      }
    >
      A média é medida de um tanque cheio ao outro. Lance dois tanques cheios com o hodômetro e ela aparece aqui.
    </EmptyState>
  );
}
