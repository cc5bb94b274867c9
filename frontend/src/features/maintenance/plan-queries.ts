/** Reads and writes of the plan. */
import { spreadsheetOf } from '@/api/file-download';
import { useApiPage } from '@/api/list';
import type { MaintenanceStarterInput, MaintenanceStarterItem, MaintenancePlan, Page } from '@/api/types';
import { useApiMutation } from '@/api/mutation';
import { keyOf, urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';

/** Lines of the plan. */
export const {
  useOne: usePlan,
  useChoices: usePlans,
  useSave: useSavePlan,
  useDelete: useDeletePlan,
} = resource('/api/maintenance/plans', ['/api/maintenance/due']);

/** Due lines, the most urgent first. */
export function useDue(filters: { vehicleId: string; state: string }, userId: number) {
  return useApiPage<MaintenancePlan>(urlWith('/api/maintenance/due', filters), userId, 'keepsRows');
}

/** The lines in use of a vehicle; null reads nothing. */
export function usePlansOf(vehicleId: number | null, userId: number) {
  return usePlans(vehicleId === null ? null : { vehicleId, active: true }, userId);
}

/** Content of the list's file: all lines, in use or not, or those of a state, which are in use. */
export function plansSpreadsheet({ vehicleId, state }: { vehicleId: string; state: string }, userId: number) {
  const url =
    state === ''
      ? urlWith('/api/maintenance/plans', { vehicleId })
      : urlWith('/api/maintenance/due', { vehicleId, state });
  return spreadsheetOf(keyOf(url, userId));
}

/** The set a vehicle's plan may start from; null reads nothing. */
export function useStarter(vehicleId: number | null, userId: number) {
  return useApiQuery<Page<MaintenanceStarterItem>>(
    vehicleId === null ? null : urlWith('/api/maintenance/plans/starter', { vehicleId }),
    userId,
  );
}

/** Takes lines of the starter set over. */
export function useTakeStarter() {
  return useApiMutation<MaintenanceStarterInput, Page<MaintenancePlan>>({
    method: 'POST',
    request: (body) => ({ url: '/api/maintenance/plans/starter', body }),
  });
}
