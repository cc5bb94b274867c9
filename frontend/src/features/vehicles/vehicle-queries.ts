/** Reads and writes of vehicles. */
import { useApiPage } from '@/api/list';
import type { MaintenancePlan } from '@/api/maintenance-types';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';
import type { Freight, LicensingSuggestion, VehicleSummary, VehicleType } from '@/api/types';

/** Vehicles. */
export const {
  useOne: useVehicle,
  useList: useVehicles,
  useSave: useSaveVehicle,
  useDelete: useDeleteVehicle,
} = resource('/api/vehicles');

/** How many freights stand on the page of a vehicle. */
const NEWEST = 5;

/** The newest freights that a vehicle made, as truck or as trailer. */
export function useNewestFreights(vehicleId: number, userId: number) {
  return useApiPage<Freight>(urlWith('/api/freights', { vehicleId, limit: NEWEST }), userId);
}

/** A vehicle's life in figures. */
export function useVehicleSummary(id: number, userId: number) {
  return useApiQuery<VehicleSummary>(`/api/vehicles/${id}/summary`, userId);
}

/** When a plate is licensed next by the calendar of a state; nothing is asked before both are known. */
export function useLicensingSuggestion(uf: string, type: VehicleType, plate: string | null) {
  return useApiQuery<LicensingSuggestion>(
    uf === '' || plate === null ? null : urlWith('/api/vehicles/licensing-suggestion', { uf, type, plate }),
  );
}

/** The lines of a vehicle's plan, the most urgent first. */
export function useVehiclePlan(vehicleId: number, userId: number) {
  return useApiPage<MaintenancePlan>(urlWith('/api/maintenance/due', { vehicleId }), userId);
}
