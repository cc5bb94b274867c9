/** Reads and writes of maintenance records. */
import { apiRequest } from '@/api/client';
import type { MaintenancePreview, MaintenancePreviewInput } from '@/api/types';
import { resource } from '@/api/resource';
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** Records of maintenance. */
export const {
  useOne: useMaintenanceRecord,
  useList: useMaintenanceRecords,
  useSave: useSaveMaintenance,
  useDelete: useDeleteMaintenance,
} = resource('/api/maintenance');

/** Adds a bill up while one types; null asks nothing. */
export function useMaintenancePreview(input: MaintenancePreviewInput | null) {
  return useLatestAnswer<MaintenancePreview>(
    'maintenance',
    input === null ? null : JSON.stringify(input),
    (question, signal) => apiRequest('POST', '/api/maintenance/preview', { body: JSON.parse(question), signal }),
  );
}
