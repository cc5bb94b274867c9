/** The fill-ups of the owner. */
import { Fuel as FuelIcon, Plus } from 'lucide-react';
import { PeriodOf, SelectOf } from '@/records/filters';
import { byAmount, byDay, sortingBy } from '@/ui/sort';
import { NoneFound, RecordList } from '@/records/record-list';
import type { FuelRecord } from '@/api/fuel-types';
import { formatPlate } from '@/lib/br-documents';
import { cityLabel } from '@/lib/choice-labels';
import { fuelLabels } from '@/lib/choices/fuel';
import { formatDate } from '@/lib/dates';
import { formatPrice } from '@/lib/price';
import { formatKm, formatLiters } from '@/lib/quantity';
import { useUrlFilters, type UrlFilters } from '@/lib/url-filters';
import { PlateChip } from '@/ui/badge';
import { LinkButton } from '@/ui/button';
import { type Column } from '@/ui/data-list';
import { countOn, FilterBar } from '@/ui/filter-bar';
import { Money } from '@/ui/money';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { AverageBadge, UnpaidBadge } from './fuel-badges';
import { useFuelRecords } from './fuel-queries';
import { FuelHeader, FuelTabs, VehicleFilter } from './fuel-tabs';
import { placeWords, pumpWords } from './fuel-words';

const columns: Column<FuelRecord>[] = [
  {
    key: 'place',
    header: 'Posto',
    card: 'title',
    cell: (row) => (
      <span className="block min-w-0">
        <span className="block">{row.station ?? fuelLabels[row.fuel]}</span>
        <span className="block text-sm font-normal text-ink-3">{aboutWords(row)}</span>
      </span>
    ),
    cardCell: (row) => placeWords(row) || fuelLabels[row.fuel],
  },
  { key: 'plate', fold: 'later', header: 'Veículo', card: 'aside', cell: (row) => <PlateChip plate={row.plate} /> },
  {
    key: 'day',
    fold: 'first',
    header: 'Data',
    sort: byDay('filledOn'),
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.filledOn),
    cardCell: (row) =>
      [formatDate(row.filledOn), pumpWords(row), placeWords(row) === '' ? null : fuelLabels[row.fuel]]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'odometer',
    header: 'Hodômetro',
    align: 'right',
    className: 'max-xl:hidden',
    card: 'hide',
    cell: (row) => (row.odometerKm === null ? '—' : formatKm(row.odometerKm)),
  },
  {
    key: 'pump',
    fold: 'first',
    header: 'Litros',
    align: 'right',
    cell: (row) => (
      <>
        <span className="block">{formatLiters(row.volumeMl)}</span>
        <span className="block text-sm text-ink-3">× {formatPrice(row.pricePerLiterMillis)}</span>
      </>
    ),
    card: 'hide',
  },
  { key: 'average', fold: 'later', header: 'Média', card: 'status', cell: (row) => <AverageBadge record={row} /> },
  {
    key: 'unpaid',
    header: 'Situação',
    className: 'hidden',
    card: 'status',
    cell: (row) => <UnpaidBadge record={row} />,
  },
  {
    key: 'total',
    header: 'Total',
    sort: byAmount('totalCents'),
    card: 'value',
    align: 'right',
    cell: (row) => (
      <>
        <Money cents={row.totalCents} className="block font-bold" />
        <UnpaidBadge record={row} />
      </>
    ),
    cardCell: (row) => <Money cents={row.totalCents} />,
  },
];

/** The quiet second line in the table: city, fuel, freight. */
function aboutWords(row: FuelRecord): string {
  const freight = row.freightNumber === null ? null : `Frete nº ${row.freightNumber}`;
  return [row.city && cityLabel(row.city), row.station === null ? null : fuelLabels[row.fuel], freight]
    .filter(Boolean)
    .join(' · ');
}

const NAMES = ['vehicleId', 'fuel', 'from', 'to', 'q', 'sort'] as const;

/** List, filters and the way to a new fill-up. */
export function FuelList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/fuel', NAMES);
  const list = useFuelRecords(filters.values, userId);
  return (
    <RecordList
      caption="Abastecimentos"
      list={list}
      filters={filters}
      renderHead={(isFirst) => <FuelHeader withNew={!isFirst} list={list} />}
      tools={
        <>
          <FuelTabs current="" />
          <Filters filters={filters} userId={userId} />
        </>
      }
      columns={columns}
      sorting={sortingBy(filters, '-filledOn')}
      rowKey={(row) => row.id}
      href={(row) => `/fuel?id=${row.id}`}
      rowLabel={(row) => `Abrir abastecimento de ${formatPlate(row.plate)} em ${formatDate(row.filledOn)}`}
      noneYet={<NoneYet />}
      noneFound={<NoneFound title="Nenhum abastecimento com este filtro" all="Mostrar todos" to="/fuel" />}
    />
  );
}

type Filters = UrlFilters<(typeof NAMES)[number]>;

function Filters({ filters, userId }: { filters: Filters; userId: number }) {
  const { vehicleId, fuel, from, to, q } = filters.values;
  return (
    <FilterBar
      search={<SearchBox label="Buscar posto, cidade ou placa" value={q} onSearch={(text) => filters.set('q', text)} />}
      count={countOn(vehicleId, fuel, from || to)}
    >
      <VehicleFilter filters={filters} userId={userId} />
      <SelectOf filters={filters} name="fuel" label="Combustível" all="Todos os combustíveis" choices={fuelLabels} />
      <PeriodOf filters={filters} />
    </FilterBar>
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<FuelIcon aria-hidden="true" />}
      title="Lance seu primeiro abastecimento"
      action={
        <LinkButton to="/fuel?new=1" variant="primary" icon={<Plus aria-hidden="true" />}>
          Novo abastecimento
        </LinkButton>
      }
    >
      Litros, total e hodômetro bastam. Do segundo tanque cheio em diante você vê a média e o custo por km.
    </EmptyState>
  );
}
