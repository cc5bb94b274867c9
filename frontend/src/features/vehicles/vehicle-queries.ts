/** Reads and writes of vehicles. */
import { useApiMutation } from '@/api/mutation';
import { useApiList } from '@/api/list';
import { urlWith, useApiQuery } from '@/api/query';
import type { MaintenancePlan } from '@/api/maintenance-types';
import type {
  Freight,
  LicensingSuggestion,
  Page,
  Vehicle,
  VehicleInput,
  VehicleSummary,
  VehicleType,
} from '@/api/types';

/** The list under its filters. */
export function useVehicles(filters: { type: string; status: string; q: string }, userId: number) {
  return useApiList<Vehicle>('/api/vehicles', filters, userId);
}

/** One vehicle. */
export function useVehicle(id: number, userId: number) {
  return useApiQuery<Vehicle>(`/api/vehicles/${id}`, userId);
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
  return useApiQuery<Page<MaintenancePlan>>(urlWith('/api/maintenance/due', { vehicleId }), userId);
}

/** The freights that a vehicle made, as truck or as trailer, the newest first. */
export function useVehicleFreights(vehicleId: number, userId: number) {
  return useApiList<Freight>('/api/freights', { vehicleId }, userId);
}

/** Makes a vehicle, or changes one when a version goes along. */
export function useSaveVehicle(id: number | null) {
  return useApiMutation<{ body: VehicleInput; ifMatch: number | null }, Vehicle>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/vehicles' : `/api/vehicles/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}

/** Deletes a vehicle. */
export function useDeleteVehicle(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/vehicles/${id}` }),
  });
}
