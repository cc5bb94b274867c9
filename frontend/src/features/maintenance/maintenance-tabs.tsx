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

export function MaintenanceHeader({ withNew, list }: { withNew: boolean; list?: SpreadsheetButtonProps['list'] }) {
  return (
    <PageHeader
      title="Manutenção"
      actions={
        withNew && (
          <>
            {list && <SpreadsheetButton title="Manutenções" list={list} />}
            <LinkButton
              to="/maintenance?new=1"
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              className="max-md:flex-1"
            >
              Nova manutenção
            </LinkButton>
          </>
        )
      }
    />
  );
}

export function MaintenanceTabs({ current }: { current: '' | 'plan' }) {
  return <LinkTabs label="Manutenção" current={current} tabs={tabs} />;
}

/** Hidden with a single vehicle. */
export function VehicleFilter({ filters, userId }: { filters: UrlFilters<'vehicleId'>; userId: number }) {
  const vehicles = useVehicleOptions(userId).data?.items ?? [];
  if (vehicles.length < 2 && filters.values.vehicleId === '') return null;
  return (
    <SelectOf
      filters={filters}
      name="vehicleId"
      label="Veículo"
      all="Todos os veículos"
      options={vehicles.map((vehicle) => [String(vehicle.id), vehicleChoice(vehicle)] as const)}
    />
  );
}
