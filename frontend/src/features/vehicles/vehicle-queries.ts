/** Reads and writes of vehicles. */
import { useApiPage } from '@/api/list';
import type { MaintenancePlan, Freight, LicensingSuggestion, VehicleSummary, VehicleType } from '@/api/types';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';

/** Vehicles. */
export const {
  useOne: useVehicle,
  useList: useVehicles,
  useSave: useSaveVehicle,
  useDelete: useDeleteVehicle,
} = resource('/api/vehicles');

/** How many freights stand on the page of a vehicle. */
const NEWEST = 5;

/** The addresses of what the page of a vehicle shows beside it. */
export const vehicleUrls = {
  summary: (id: number) => `/api/vehicles/${id}/summary`,
  newestFreights: (vehicleId: number) => urlWith('/api/freights', { vehicleId, limit: NEWEST }),
  plan: (vehicleId: number) => urlWith('/api/maintenance/due', { vehicleId }),
};

/** The newest freights that a vehicle made, as truck or as trailer. */
export function useNewestFreights(vehicleId: number, userId: number) {
  return useApiPage<Freight>(vehicleUrls.newestFreights(vehicleId), userId);
}

/** A vehicle's life in figures. */
export function useVehicleSummary(id: number, userId: number) {
  return useApiQuery<VehicleSummary>(vehicleUrls.summary(id), userId);
}

/** When a plate is licensed next by the calendar of a state; nothing is asked before both are known. */
export function useLicensingSuggestion(uf: string, type: VehicleType, plate: string | null) {
  return useApiQuery<LicensingSuggestion>(
    uf === '' || plate === null ? null : urlWith('/api/vehicles/licensing-suggestion', { uf, type, plate }),
  );
}

/** The lines of a vehicle's plan, the most urgent first. */
export function useVehiclePlan(vehicleId: number, userId: number) {
  return useApiPage<MaintenancePlan>(vehicleUrls.plan(vehicleId), userId);
}
