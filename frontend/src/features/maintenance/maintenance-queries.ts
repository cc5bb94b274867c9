/** Reads and writes of maintenance records. */
import { apiRequest } from '@/api/client';
import { useApiList } from '@/api/list';
import type {
  MaintenanceInput,
  MaintenancePreview,
  MaintenancePreviewInput,
  MaintenanceRecord,
} from '@/api/maintenance-types';
import { useApiMutation } from '@/api/mutation';
import { useApiChoices, useApiQuery } from '@/api/query';
import type { Freight, Vehicle } from '@/api/types';
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** What the list can be narrowed to. */
export type MaintenanceFilters = {
  vehicleId: string;
  category: string;
  kind: string;
  from: string;
  to: string;
  warranty: string;
  q: string;
};

/** Who may have paid at the workshop. */
export type DriverChoice = { id: number; name: string };

/** The list under its filters, the newest first. */
export function useMaintenanceRecords(filters: MaintenanceFilters, userId: number) {
  return useApiList<MaintenanceRecord>('/api/maintenance', filters, userId);
}

/** One record. */
export function useMaintenanceRecord(id: number, userId: number) {
  return useApiQuery<MaintenanceRecord>(`/api/maintenance/${id}`, userId);
}

/** The vehicles there are. */
export function useVehicleChoices(userId: number) {
  return useApiChoices<Vehicle>('/api/vehicles', {}, userId);
}

/** The freights of a vehicle, the newest first. */
export function useFreightChoices(vehicleId: number | null, userId: number) {
  return useApiChoices<Freight>(vehicleId === null ? null : '/api/freights', { vehicleId }, userId);
}

/** The drivers there are. */
export function useDriverChoices(userId: number) {
  return useApiChoices<DriverChoice>('/api/drivers', {}, userId);
}

/** Adds a bill up while one types; null asks nothing. */
export function useMaintenancePreview(input: MaintenancePreviewInput | null) {
  return useLatestAnswer<MaintenancePreview>(
    'maintenance',
    input === null ? null : JSON.stringify(input),
    (question, signal) => apiRequest('POST', '/api/maintenance/preview', { body: JSON.parse(question), signal }),
  );
}

/** Makes a record, or changes one when a version goes along. */
export function useSaveMaintenance(id: number | null) {
  return useApiMutation<{ body: MaintenanceInput; ifMatch: number | null }, MaintenanceRecord>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/maintenance' : `/api/maintenance/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}

/** Deletes a record and what it posted. */
export function useDeleteMaintenance(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/maintenance/${id}` }),
  });
}
