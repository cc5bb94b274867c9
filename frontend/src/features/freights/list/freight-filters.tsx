/** Filters of the list of freights, in the address. */
import { useState } from 'react';
import { useFilterChoices } from '@/api/record-options';
import { useToday } from '@/api/session/current-user';
import { formatPlate } from '@/lib/format/br-documents';
import { periodLabel } from '@/lib/format/dates';
import { firstDay, lastDay, monthOf } from '@/lib/format/months';
import { capitalize } from '@/lib/format/text';
import { FilterBar, type FilterOn } from '@/components/data-table/filter-bar';
import { SearchBox } from '@/components/data-table/search-box';
import { SavedViews } from '@/components/resource/saved-views';
import { lazySheet } from '@/components/ui/lazy';
import type { FreightFilterSheetProps } from './freight-filter-sheet';
import { paymentOf, payments, stages, type FreightUrlFilters } from './freight-filter-labels';

const FilterSheet = lazySheet<FreightFilterSheetProps>(
  () => import('./freight-filter-sheet'),
  ({ onClose }) => onClose,
);

/** Active filters, each with the address without it. */
function useFiltersOn({ values, hrefWith }: FreightUrlFilters, userId: number): FilterOn[] {
  const { status, vehicleId, driverId, clientId, from, to } = values;
  const needs = { vehicles: vehicleId !== '', drivers: driverId !== '', clients: clientId !== '' };
  const { vehicles, drivers, clients } = useFilterChoices(needs, userId);
  const plate = vehicles.find(({ id }) => String(id) === vehicleId)?.plate;
  const payment = paymentOf(values);
  const all: (FilterOn | false)[] = [
    status !== '' && {
      word: stages.find(([code]) => code === status)?.[1] ?? 'Etapa',
      without: hrefWith({ status: '' }),
    },
    payment !== '' && {
      word: payments.find(([code]) => code === payment)?.[1] ?? 'Pagamento',
      without: hrefWith({ payment: '', overdue: '' }),
    },
    needs.vehicles && { word: plate ? formatPlate(plate) : 'Um veículo', without: hrefWith({ vehicleId: '' }) },
    needs.drivers && {
      word: drivers.find(({ id }) => String(id) === driverId)?.name ?? 'Um motorista',
      without: hrefWith({ driverId: '' }),
    },
    needs.clients && {
      word: clients.find(({ id }) => String(id) === clientId)?.name ?? 'Um cliente',
      without: hrefWith({ clientId: '' }),
    },
    (from !== '' || to !== '') && {
      word: capitalize(periodLabel({ from, to })),
      without: hrefWith({ from: '', to: '' }),
    },
  ];
  return all.filter((one) => one !== false);
}

export function FreightFilterBar({ filters, userId }: { filters: FreightUrlFilters; userId: number }) {
  const [isOpen, setOpen] = useState(false);
  const on = useFiltersOn(filters, userId);
  const month = monthOf(useToday());
  const views = [
    { name: 'Em aberto', values: { status: 'open' } },
    { name: 'A receber', values: { payment: 'pending' } },
    { name: 'Atrasados', values: { overdue: 'true' } },
    { name: 'Este mês', values: { from: firstDay(month), to: lastDay(month) } },
  ];
  return (
    <>
      <FilterBar
        filters={filters}
        rest={{ count: on.length, open: () => setOpen(true) }}
        others={on}
        search={
          <SearchBox
            label="Buscar cidade, cliente ou placa"
            value={filters.values.q}
            onSearch={(text) => filters.set('q', text)}
          />
        }
      >
        <SavedViews list="/freights" filters={filters} ready={views} userId={userId} />
      </FilterBar>
      {isOpen && <FilterSheet filters={filters} userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}
