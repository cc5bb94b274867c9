/** Consumption by vehicle and station, with reasons for unknown figures. */
import { type ReactNode, useState } from 'react';
import { Fuel as FuelIcon, Plus } from 'lucide-react';
import { QueryBoundary } from '@/components/resource/query-boundary';
import { NoResults } from '@/components/resource/record-list';
import type { FuelConsumption, StationFigures } from '@/api/types';
import { useVehicleOptions } from '@/api/record-options';
import { useToday } from '@/api/session/current-user';
import { addDays, formatDate } from '@/lib/format/dates';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { LinkButton, Button } from '@/components/ui/button';
import { Segmented } from '@/components/form/segmented';
import { sortingBy, type Sorting, byAmount, byDay, byName, useOrder } from '@/components/data-table/sort';
import { EmptyState } from '@/components/ui/states';
import { useConsumption } from './fuel-queries';
import { FuelHeader, FuelTabs, VehicleFilter } from './fuel-tabs';
import { VehicleConsumptionCard } from './fuel-vehicle';
import { formatMoney, formatPricePerLiter } from '@/lib/format/money';
import { formatKmPerLiter, formatLiters } from '@/lib/format/quantity';
import { countOf } from '@/lib/format/text';
import { DataList, type Column } from '@/components/data-table/data-list';
import { Money } from '@/components/ui/money';
import { useIsDesktop } from '@/components/ui/use-media-query';

const columns: Column<StationFigures>[] = [
  { key: 'station', header: 'Posto', sort: byName('station'), card: 'title', cell: (row) => row.station },
  {
    key: 'fills',
    header: 'Vezes',
    sort: { by: 'fills', up: 'Menos vezes', down: 'Mais vezes' },
    className: '@max-2xl:hidden',
    align: 'right',
    cell: (row) => row.fills,
    cardCell: referenceLabel,
  },
  {
    key: 'volume',
    header: 'Litros',
    sort: { by: 'volume', up: 'Menos litros', down: 'Mais litros' },
    align: 'right',
    className: '@max-2xl:hidden',
    card: 'hide',
    cell: (row) => formatLiters(row.volumeMl),
  },
  {
    key: 'last',
    header: 'Última vez',
    sort: byDay('last'),
    className: 'whitespace-nowrap @max-2xl:hidden',
    cell: (row) => formatDate(row.lastOn),
    card: 'hide',
  },
  {
    key: 'total',
    header: 'Gasto',
    sort: byAmount('total'),
    align: 'right',
    card: 'hide',
    cell: (row) => <Money cents={row.totalCents} />,
  },
  {
    key: 'average',
    header: 'Média',
    sort: { by: 'average', up: 'Menor média', down: 'Maior média' },
    align: 'right',
    card: 'status',
    cell: (row) => (row.metersPerLiter === null ? '—' : formatKmPerLiter(row.metersPerLiter)),
    cardCell: (row) =>
      row.metersPerLiter === null ? (
        <span className="text-sm text-ink-3">Sem média</span>
      ) : (
        <span className="font-medium">{formatKmPerLiter(row.metersPerLiter)}</span>
      ),
  },
  {
    key: 'price',
    header: 'Preço médio',
    sort: { by: 'price', up: 'Mais barato', down: 'Mais caro' },
    align: 'right',
    card: 'value',
    cell: (row) => (row.averagePriceMillis === null ? '—' : formatPricePerLiter(row.averagePriceMillis)),
    cardCell: (row) => (row.averagePriceMillis === null ? null : formatPricePerLiter(row.averagePriceMillis)),
  },
];

/** "6 vezes · 2.400 L · R$ 16.500,00". */
function referenceLabel({ fills, volumeMl, totalCents }: StationFigures): string {
  return [countOf(fills, 'vez', 'vezes'), formatLiters(volumeMl), formatMoney(totalCents)].join(' · ');
}

const orders = {
  station: (row: StationFigures) => row.station,
  fills: (row: StationFigures) => row.fills,
  volume: (row: StationFigures) => row.volumeMl,
  last: (row: StationFigures) => row.lastOn,
  total: (row: StationFigures) => row.totalCents,
  average: (row: StationFigures) => row.metersPerLiter,
  price: (row: StationFigures) => row.averagePriceMillis,
};

function priceOf({ averagePriceMillis }: StationFigures): number {
  return averagePriceMillis ?? Number.MAX_SAFE_INTEGER;
}

/** Initially shown stations: as high as the cards beside them. */
const FIRST = { phone: 6, desktop: 16 };

/** Cheapest first by default, the rest behind a button; stations without a price last. */
function FuelStations({ stations, sorting }: { stations: readonly StationFigures[]; sorting: Sorting }) {
  const [isAll, setAll] = useState(false);
  const isDesktop = useIsDesktop();
  const first = isDesktop ? FIRST.desktop : FIRST.phone;
  const cheapestFirst = stations.toSorted((a, b) => priceOf(a) - priceOf(b));
  const rows = useOrder(cheapestFirst, sorting, orders);
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-lg font-bold max-2xl:mt-4">
        {rows === cheapestFirst ? 'Onde você abastece, do mais barato ao mais caro' : 'Onde você abastece'}
      </h2>
      <DataList
        caption="Postos"
        rows={isAll ? rows : rows.slice(0, first)}
        columns={columns}
        sorting={sorting}
        rowKey={({ station }) => station}
      />
      {rows.length > first && (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)} className="mt-4 max-md:w-full">
          {isAll ? 'Mostrar menos' : `Mostrar os ${rows.length} postos`}
        </Button>
      )}
    </section>
  );
}

type PeriodName = '3' | '12' | 'all';

const periods = [
  { value: '3', label: '3 meses' },
  { value: '12', label: '12 meses' },
  { value: 'all', label: 'Tudo' },
] as const;

/** First day for all history: without it the server returns the last twelve months. */
const EVER = '2000-01-01';

const DAYS_BACK = { '3': 90, '12': 365 };

/** Filters are in the address; twelve months by default. */
export function FuelConsumptionTab({ userId }: { userId: number }) {
  const today = useToday();
  const filters = useUrlFilters('/fuel', ['vehicleId', 'period', 'sort']);
  const { vehicleId } = filters.values;
  const period = periods.find(({ value }) => value === filters.values.period)?.value ?? '12';
  const from = period === 'all' ? EVER : addDays(today, -DAYS_BACK[period]);
  const query = useConsumption({ vehicleId, from }, userId);
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  const expected = new Map(vehicles.map(({ id, expectedMetersPerLiter }) => [id, expectedMetersPerLiter]));
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
            expected={expected}
            sorting={sortingBy(filters, 'price')}
            none={
              filtered ? (
                <NoResults
                  title="Nenhum abastecimento neste período"
                  clearLabel="Mostrar tudo"
                  to={filters.hrefWith({ vehicleId: '', period: 'all' })}
                >
                  Escolha outro período ou outro veículo.
                </NoResults>
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

type ConsumptionProps = {
  consumption: FuelConsumption;
  /** Expected consumption by vehicle. */
  expected: ReadonlyMap<number, number | null>;
  sorting: Sorting;
  none: ReactNode;
};

function filledOf({ vehicles }: FuelConsumption): FuelConsumption['vehicles'] {
  return vehicles.filter(({ totalCents }) => totalCents > 0);
}

function Consumption({ consumption, expected, sorting, none }: ConsumptionProps) {
  const filled = filledOf(consumption);
  if (filled.length === 0) return none;
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid min-w-0 gap-4">
        {filled.map((vehicle) => (
          <VehicleConsumptionCard
            key={vehicle.vehicleId}
            vehicle={vehicle}
            expected={expected.get(vehicle.vehicleId) ?? null}
            others={filled.filter((other) => other !== vehicle)}
          />
        ))}
      </div>
      {consumption.stations.length > 0 && <FuelStations stations={consumption.stations} sorting={sorting} />}
    </div>
  );
}

/** Empty state with a link to older fill-ups; null if they are included already. */
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
