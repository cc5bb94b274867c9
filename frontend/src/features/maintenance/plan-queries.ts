/** Reads and writes of the plan. */
import type {
  MaintenancePlanInput,
  MaintenanceStarterInput,
  MaintenanceStarterItem,
  MaintenancePlan,
} from '@/api/maintenance-types';
import { spreadsheetOf } from '@/api/file';
import { useApiMutation } from '@/api/mutation';
import { keyOf, urlWith, useApiChoices, useApiQuery } from '@/api/query';
import type { Page } from '@/api/types';

/** What is due, the most urgent first. */
export function useDue(filters: { vehicleId: string; state: string }, userId: number) {
  return useApiQuery<Page<MaintenancePlan>>(urlWith('/api/maintenance/due', filters), userId);
}

/** What the list shows as a file: all lines, in use or not, or those of a state, which are in use. */
export function plansSpreadsheet({ vehicleId, state }: { vehicleId: string; state: string }, userId: number) {
  const url =
    state === ''
      ? urlWith('/api/maintenance/plans', { vehicleId })
      : urlWith('/api/maintenance/due', { vehicleId, state });
  return spreadsheetOf(keyOf(url, userId));
}

/** Lines that were taken out of use. */
export function useInactivePlans(vehicleId: string, userId: number) {
  return useApiChoices<MaintenancePlan>('/api/maintenance/plans', { vehicleId, active: false }, userId);
}

/** The lines in use of a vehicle; null reads nothing. */
export function usePlansOf(vehicleId: number | null, userId: number) {
  return useApiChoices<MaintenancePlan>(
    vehicleId === null ? null : '/api/maintenance/plans',
    { vehicleId, active: true },
    userId,
  );
}

/** One line; null reads nothing. */
export function usePlan(id: number | null, userId: number) {
  return useApiQuery<MaintenancePlan>(id === null ? null : `/api/maintenance/plans/${id}`, userId);
}

/** The set a vehicle's plan may start from; null reads nothing. */
export function useStarter(vehicleId: number | null, userId: number) {
  return useApiQuery<Page<MaintenanceStarterItem>>(
    vehicleId === null ? null : urlWith('/api/maintenance/plans/starter', { vehicleId }),
    userId,
  );
}

/** Makes a line, or changes one when a version goes along. */
export function useSavePlan(id: number | null) {
  return useApiMutation<{ body: MaintenancePlanInput; ifMatch: number | null }, MaintenancePlan>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/maintenance/plans' : `/api/maintenance/plans/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}

/** Takes a line off the plan. */
export function useDeletePlan(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/maintenance/plans/${id}` }),
  });
}

/** Takes lines of the starter set over. */
export function useTakeStarter() {
  return useApiMutation<MaintenanceStarterInput, Page<MaintenancePlan>>({
    method: 'POST',
    request: (body) => ({ url: '/api/maintenance/plans/starter', body }),
  });
}
