/** Queries and mutations of fuel. */
import { apiRequest } from '@/api/client';
import type {
  FuelConsumption,
  FuelDefaults,
  FuelPreview,
  FuelPreviewInput,
  FuelRecord,
  KnownStation,
  City,
  Page,
} from '@/api/types';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';
import { useLatestResponse } from '@/api/use-latest-response';

export const {
  useOne: useFuelRecord,
  useList: useFuelRecords,
  useSave: useSaveFuel,
  useDelete: useDeleteFuel,
} = resource('/api/fuel');

/** Freight of a fill-up, for its truck. */
export const { useOne: useFreight } = resource('/api/freights');

export function useConsumption(filters: { vehicleId: string; from: string }, userId: number) {
  return useApiQuery<FuelConsumption>(urlWith('/api/fuel/consumption', filters), userId);
}

export const fuelDefaultUrls = {
  defaults: (vehicleId: number) => urlWith('/api/fuel/defaults', { vehicleId }),
  stations: (query: string) => urlWith('/api/fuel/stations', { q: query }),
  lastAt: (station: string) => urlWith('/api/fuel', { station, limit: 1 }),
};

export function useFuelDefaults(vehicleId: number | null, userId: number) {
  return useApiQuery<FuelDefaults>(vehicleId === null ? null : fuelDefaultUrls.defaults(vehicleId), userId);
}

/** Known stations; null disables the query. */
export function useStations(query: string | null, userId: number) {
  return useApiQuery<Page<KnownStation>>(query === null ? null : fuelDefaultUrls.stations(query), userId);
}

/** City of a station by its last fill-up: a default contains the city's code only. */
export function useCityOfStation(station: string | null, userId: number): City | null {
  const last = useApiQuery<Page<FuelRecord>>(station === null ? null : fuelDefaultUrls.lastAt(station), userId);
  return last.data?.items[0]?.city ?? null;
}

/** Preview while typing, of a new fill-up or of the one with an id; null disables the query. */
export function useFuelPreview(input: FuelPreviewInput | null, id: number | null) {
  const url = urlWith('/api/fuel/preview', { id });
  return useLatestResponse<FuelPreview>(url, input === null ? null : JSON.stringify(input), (question, signal) =>
    apiRequest('POST', url, { body: JSON.parse(question), signal }),
  );
}
