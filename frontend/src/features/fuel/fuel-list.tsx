import { Fuel as FuelIcon, Plus } from 'lucide-react';
import { QueuedLine } from '@/components/resource/queued-line';
import type { Entry } from '@/offline/outbox/entry';
import { PeriodOf, SelectOf } from '@/components/resource/filters';
import { byAmount, byDay, sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from '@/components/resource/record-list';
import type { FuelRecord } from '@/api/types';
import { formatPlate } from '@/lib/format/br-documents';
import { cityLabel } from '@/lib/labels/labels';
import { fuelLabels } from '@/lib/generated/enum-labels';
import { formatDate } from '@/lib/format/dates';
import { formatPricePerLiter } from '@/lib/format/money';
import { formatKm, formatLiters, formatKmPerLiter } from '@/lib/format/quantity';
import { useUrlFilters, type UrlFilters } from '@/lib/navigation/url-filters';
import { PlateChip, StatusBadge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import type { Column } from '@/components/data-table/data-list';
import { FilterBar } from '@/components/data-table/filter-bar';
import { Money } from '@/components/ui/money';
import { OneLine, EmptyState } from '@/components/ui/states';
import { SearchBox } from '@/components/data-table/search-box';
import { useFuelRecords } from './fuel-queries';
import { FuelHeader, FuelTabs, VehicleFilter } from './fuel-tabs';
import { placeLabel, pumpLabel, missingLabels } from './fuel-labels';

/** "2,35 km/l" as a badge, else the reason for its absence. */
function AverageBadge({ record }: { record: Pick<FuelRecord, 'metersPerLiter' | 'missing'> }) {
  if (record.metersPerLiter !== null) {
    return (
      <span className="inline-block rounded-full bg-info-bg px-2.5 text-sm leading-[1.625rem] font-medium whitespace-nowrap text-info">
        {formatKmPerLiter(record.metersPerLiter)}
      </span>
    );
  }
  if (record.missing === null) return null;
  return <span className="text-sm leading-[1.625rem] text-ink-3">{missingLabels[record.missing]}</span>;
}

/** "Pendente" if unpaid, or the driver who paid; null by default. */
function UnpaidBadge({ record }: { record: Pick<FuelRecord, 'status' | 'paidByDriver'> }) {
  if (record.paidByDriver) return <span className="text-sm leading-[1.625rem] text-ink-2">Pago pelo motorista</span>;
  return record.status === 'pending' ? <StatusBadge status="pending" /> : null;
}

const columns: Column<FuelRecord>[] = [
  {
    key: 'place',
    header: 'Posto',
    card: 'title',
    className: 'w-full @2xl:w-auto',
    cell: (row) => <OneLine text={row.station ?? '—'} />,
    cardCell: (row) => <OneLine text={placeLabel(row) || fuelLabels[row.fuel]} />,
  },
  {
    key: 'city',
    header: 'Cidade',
    card: 'hide',
    className: '@max-6xl:hidden',
    cell: (row) => row.city && <OneLine text={cityLabel(row.city)} />,
  },
  { key: 'plate', fold: 'later', header: 'Veículo', card: 'aside', cell: (row) => <PlateChip plate={row.plate} /> },
  {
    key: 'day',
    fold: 'first',
    header: 'Data',
    sort: byDay('filledOn'),
    className: 'whitespace-nowrap',
    cell: (row) => formatDate(row.filledOn),
    cardCell: cardLabel,
  },
  {
    key: 'fuel',
    header: 'Combustível',
    card: 'hide',
    className: 'whitespace-nowrap @max-4xl:hidden',
    cell: (row) => fuelLabels[row.fuel],
  },
  {
    key: 'freight',
    header: 'Frete',
    card: 'hide',
    className: 'whitespace-nowrap @max-6xl:hidden',
    cell: (row) => row.freightNumber !== null && `nº ${row.freightNumber}`,
  },
  {
    key: 'odometer',
    header: 'Hodômetro',
    align: 'right',
    className: '@max-6xl:hidden',
    card: 'hide',
    cell: (row) => (row.odometerKm === null ? '—' : formatKm(row.odometerKm)),
  },
  {
    key: 'liters',
    fold: 'first',
    header: 'Litros',
    align: 'right',
    card: 'hide',
    cell: (row) => formatLiters(row.volumeMl),
  },
  {
    key: 'price',
    header: 'Por litro',
    align: 'right',
    card: 'hide',
    className: '@max-4xl:hidden',
    cell: (row) => formatPricePerLiter(row.pricePerLiterMillis),
  },
  {
    key: 'average',
    fold: 'later',
    header: 'Média',
    card: 'status',
    className: 'whitespace-nowrap',
    cell: (row) => <AverageBadge record={row} />,
  },
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
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
        <UnpaidBadge record={row} />
        <Money cents={row.totalCents} className="font-bold" />
      </span>
    ),
    cardCell: (row) => <Money cents={row.totalCents} />,
  },
];

/** "18/11/2026 · 168,419 L × R$ 6,543/L", with the fuel unless it is diesel S10. */
function cardLabel(row: FuelRecord): string {
  const fuel = row.fuel === 'diesel_s10' || placeLabel(row) === '' ? null : fuelLabels[row.fuel];
  return [formatDate(row.filledOn), pumpLabel(row), fuel].filter(Boolean).join(' · ');
}

const NAMES = ['vehicleId', 'fuel', 'from', 'to', 'q', 'sort'] as const;

function isFillUp({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'fuel';
}

export function FuelList({ userId }: { userId: number }) {
  const filters = useUrlFilters('/fuel', NAMES);
  const list = useFuelRecords(filters.values, userId);
  return (
    <RecordList
      caption="Abastecimentos"
      list={list}
      filters={filters}
      renderHead={(isFirst) => (
        <>
          <FuelHeader withNew={!isFirst} list={list} />
          {!isFirst && <FuelTabs current="" />}
          <QueuedLine filter={isFillUp} />
        </>
      )}
      tools={<Filters filters={filters} userId={userId} />}
      columns={columns}
      sorting={sortingBy(filters, '-filledOn')}
      rowKey={(row) => row.id}
      href={(row) => `/fuel?id=${row.id}`}
      rowLabel={(row) => `Abrir abastecimento de ${formatPlate(row.plate)} em ${formatDate(row.filledOn)}`}
      emptyState={<NoneYet />}
      noResults={<NoResults title="Nenhum abastecimento com este filtro" clearLabel="Mostrar todos" to="/fuel" />}
    />
  );
}

type Filters = UrlFilters<(typeof NAMES)[number]>;

function Filters({ filters, userId }: { filters: Filters; userId: number }) {
  const { q } = filters.values;
  return (
    <FilterBar
      filters={filters}
      search={<SearchBox label="Buscar posto, cidade ou placa" value={q} onSearch={(text) => filters.set('q', text)} />}
    >
      <VehicleFilter filters={filters} userId={userId} />
      <SelectOf filters={filters} name="fuel" label="Combustível" all="Todos os combustíveis" options={fuelLabels} />
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
