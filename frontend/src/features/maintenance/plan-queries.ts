/** Queries and mutations of the plan. */
import { spreadsheetOf } from '@/api/file-download';
import { useApiPage } from '@/api/list';
import type { MaintenanceStarterInput, MaintenanceStarterItem, MaintenancePlan, Page } from '@/api/types';
import { useApiMutation } from '@/api/mutation';
import { keyOf, urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';

export const {
  useOne: usePlan,
  useOptions: usePlans,
  useSave: useSavePlan,
  useDelete: useDeletePlan,
} = resource('/api/maintenance/plans', ['/api/maintenance/due']);

/** Due plans, most urgent first. */
export function useDue(filters: { vehicleId: string; state: string }, userId: number) {
  return useApiPage<MaintenancePlan>(urlWith('/api/maintenance/due', filters), userId, 'keepsRows');
}

/** Active plans of a vehicle; null disables the query. */
export function usePlansOf(vehicleId: number | null, userId: number) {
  return usePlans(vehicleId === null ? null : { vehicleId, active: true }, userId);
}

/** Spreadsheet of the list: all plans, or active ones in a state. */
export function plansSpreadsheet({ vehicleId, state }: { vehicleId: string; state: string }, userId: number) {
  const url =
    state === ''
      ? urlWith('/api/maintenance/plans', { vehicleId })
      : urlWith('/api/maintenance/due', { vehicleId, state });
  return spreadsheetOf(keyOf(url, userId));
}

/** Starter set of a vehicle; null disables the query. */
export function useStarter(vehicleId: number | null, userId: number) {
  return useApiQuery<Page<MaintenanceStarterItem>>(
    vehicleId === null ? null : urlWith('/api/maintenance/plans/starter', { vehicleId }),
    userId,
  );
}

/** Creates plans from the starter set. */
export function useApplyStarter() {
  return useApiMutation<MaintenanceStarterInput, Page<MaintenancePlan>>({
    method: 'POST',
    request: (body) => ({ url: '/api/maintenance/plans/starter', body }),
  });
}
