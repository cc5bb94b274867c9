/** Head and filters of both tabs. */
import { Plus } from 'lucide-react';
import type { UrlFilters } from '@/lib/navigation/url-filters';
import { SelectOf } from '@/components/resource/filters';
import { useVehicleOptions } from '@/api/record-options';
import { vehicleChoice } from '@/lib/labels/labels';
import { LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SpreadsheetButton, type SpreadsheetButtonProps } from '@/components/files/spreadsheet-button';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

export function FuelHeader({ withNew, list }: { withNew: boolean; list?: SpreadsheetButtonProps['list'] }) {
  return (
    <PageHeader
      title="Abastecimento"
      actions={
        withNew && (
          <>
            {list && <SpreadsheetButton title="Abastecimentos" list={list} />}
            <LinkButton to="/fuel?new=1" variant="primary" icon={<Plus aria-hidden="true" />} className="max-md:flex-1">
              Novo abastecimento
            </LinkButton>
          </>
        )
      }
    />
  );
}

export function FuelTabs({ current }: { current: '' | 'consumption' }) {
  return <LinkTabs label="Abastecimento" current={current} tabs={tabs} />;
}

/** Hidden with a single vehicle. */
export function VehicleFilter({ filters, userId }: { filters: UrlFilters<'vehicleId'>; userId: number }) {
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  // Only trailers with refrigeration have fill-ups.
  const filled = vehicles.filter(
    ({ type, bodyType, id }) =>
      type === 'truck' || bodyType === 'refrigerated' || String(id) === filters.values.vehicleId,
  );
  if (filled.length < 2 && filters.values.vehicleId === '') return null;
  return (
    <SelectOf
      filters={filters}
      name="vehicleId"
      label="Veículo"
      all="Todos os veículos"
      options={filled.map((vehicle) => [String(vehicle.id), vehicleChoice(vehicle)] as const)}
    />
  );
}
