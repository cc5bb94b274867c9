/** Queries and mutations of vehicles. */
import { useApiPage } from '@/api/list';
import type { MaintenancePlan, Freight, LicensingSuggestion, VehicleSummary, VehicleType } from '@/api/types';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';

export const {
  useOne: useVehicle,
  useList: useVehicles,
  useSave: useSaveVehicle,
  useDelete: useDeleteVehicle,
} = resource('/api/vehicles');

/** Number of freights on a vehicle's page. */
const NEWEST = 5;

export const vehicleUrls = {
  summary: (id: number) => `/api/vehicles/${id}/summary`,
  newestFreights: (vehicleId: number) => urlWith('/api/freights', { vehicleId, limit: NEWEST }),
  plan: (vehicleId: number) => urlWith('/api/maintenance/due', { vehicleId }),
};

/** Newest freights of a vehicle, as truck or trailer. */
export function useNewestFreights(vehicleId: number, userId: number) {
  return useApiPage<Freight>(vehicleUrls.newestFreights(vehicleId), userId);
}

export function useVehicleSummary(id: number, userId: number) {
  return useApiQuery<VehicleSummary>(vehicleUrls.summary(id), userId);
}

/** Licensing date of a plate by a state's calendar; disabled until both are known. */
export function useLicensingSuggestion(uf: string, type: VehicleType, plate: string | null) {
  return useApiQuery<LicensingSuggestion>(
    uf === '' || plate === null ? null : urlWith('/api/vehicles/licensing-suggestion', { uf, type, plate }),
  );
}

/** Plans of a vehicle, most urgent first. */
export function useVehiclePlan(vehicleId: number, userId: number) {
  return useApiPage<MaintenancePlan>(vehicleUrls.plan(vehicleId), userId);
}
