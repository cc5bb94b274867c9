/** Reads and writes of fuel. */
import { apiRequest } from '@/api/client';
import type {
  FuelConsumption,
  FuelDefaults,
  FuelInput,
  FuelPreview,
  FuelPreviewInput,
  FuelRecord,
  KnownStation,
} from '@/api/fuel-types';
import { useApiList } from '@/api/list';
import { useApiMutation } from '@/api/mutation';
import { urlWith, useApiChoices, useApiQuery } from '@/api/query';
import type { City, Freight, Page, Vehicle } from '@/api/types';
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** What the list can be narrowed to. */
export type FuelFilters = { vehicleId: string; fuel: string; from: string; to: string; q: string };

/** Who may have paid at the pump. */
export type DriverChoice = { id: number; name: string };

/** The list under its filters, the newest first. */
export function useFuelRecords(filters: FuelFilters, userId: number) {
  return useApiList<FuelRecord>('/api/fuel', filters, userId);
}

/** One fill-up. */
export function useFuelRecord(id: number, userId: number) {
  return useApiQuery<FuelRecord>(`/api/fuel/${id}`, userId);
}

/** Consumption since a day. */
export function useConsumption(filters: { vehicleId: string; from: string }, userId: number) {
  return useApiQuery<FuelConsumption>(urlWith('/api/fuel/consumption', filters), userId);
}

/** What is offered for the next fill-up of a vehicle. */
export function useFuelOffers(vehicleId: number | null, userId: number) {
  return useApiQuery<FuelDefaults>(vehicleId === null ? null : urlWith('/api/fuel/defaults', { vehicleId }), userId);
}

/** Stations where one has filled before; null asks nothing yet. */
export function useStations(query: string | null, userId: number) {
  return useApiQuery<Page<KnownStation>>(query === null ? null : urlWith('/api/fuel/stations', { q: query }), userId);
}

/** The city of a station by the last fill-up there: what is offered of a station is only the city's code. */
export function useCityOfStation(station: string | null, userId: number): City | null {
  const last = useApiQuery<Page<FuelRecord>>(
    station === null ? null : urlWith('/api/fuel', { station, limit: 1 }),
    userId,
  );
  return last.data?.items[0]?.city ?? null;
}

/** Cities by three letters or more, accents or not. */
export function useCities(query: string) {
  return useApiQuery<Page<City>>(query.length < 3 ? null : urlWith('/api/cities', { q: query, limit: 20 }));
}

/** The vehicles that can be filled. */
export function useVehicleChoices(userId: number) {
  return useApiChoices<Vehicle>('/api/vehicles', {}, userId);
}

/** The freights of a vehicle, the newest first. */
export function useFreightChoices(vehicleId: number | null, userId: number) {
  return useApiChoices<Freight>(vehicleId === null ? null : '/api/freights', { vehicleId }, userId);
}

/** One freight, to know its truck. */
export function useFreight(id: number | null, userId: number) {
  return useApiQuery<Freight>(id === null ? null : `/api/freights/${id}`, userId);
}

/** The drivers there are. */
export function useDriverChoices(userId: number) {
  return useApiChoices<DriverChoice>('/api/drivers', {}, userId);
}

/** Looks ahead while one types, at a new fill-up or at the record with an id; a null input asks nothing. */
export function useFuelPreview(input: FuelPreviewInput | null, id: number | null) {
  const url = urlWith('/api/fuel/preview', { id });
  return useLatestAnswer<FuelPreview>(url, input === null ? null : JSON.stringify(input), (question, signal) =>
    apiRequest('POST', url, { body: JSON.parse(question), signal }),
  );
}

/** Makes a fill-up, or changes one when a version goes along. */
export function useSaveFuel(id: number | null) {
  return useApiMutation<{ body: FuelInput; ifMatch: number | null }, FuelRecord>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/fuel' : `/api/fuel/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}

/** Deletes a fill-up and what it posted. */
export function useDeleteFuel(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/fuel/${id}` }),
  });
}
