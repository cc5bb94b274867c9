/** Queries and mutations of maintenance records. */
import { apiRequest } from '@/api/client';
import type { MaintenancePreview, MaintenancePreviewInput } from '@/api/types';
import { resource } from '@/api/resource';
import { useLatestResponse } from '@/api/use-latest-response';

export const {
  useOne: useMaintenanceRecord,
  useList: useMaintenanceRecords,
  useSave: useSaveMaintenance,
  useDelete: useDeleteMaintenance,
} = resource('/api/maintenance');

/** Adds up a bill while typing; null disables the query. */
export function useMaintenancePreview(input: MaintenancePreviewInput | null) {
  return useLatestResponse<MaintenancePreview>(
    'maintenance',
    input === null ? null : JSON.stringify(input),
    (question, signal) => apiRequest('POST', '/api/maintenance/preview', { body: JSON.parse(question), signal }),
  );
}
