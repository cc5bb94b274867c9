/** Reads and writes of fuel. */
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
import { useLatestAnswer } from '@/lib/use-latest-answer';

/** Fill-ups. */
export const {
  useOne: useFuelRecord,
  useList: useFuelRecords,
  useSave: useSaveFuel,
  useDelete: useDeleteFuel,
} = resource('/api/fuel');

/** One freight, to know its truck. */
export const { useOne: useFreight } = resource('/api/freights');

/** Consumption since a day. */
export function useConsumption(filters: { vehicleId: string; from: string }, userId: number) {
  return useApiQuery<FuelConsumption>(urlWith('/api/fuel/consumption', filters), userId);
}

/** The addresses of what the form offers. */
export const offerUrls = {
  defaults: (vehicleId: number) => urlWith('/api/fuel/defaults', { vehicleId }),
  stations: (query: string) => urlWith('/api/fuel/stations', { q: query }),
  lastAt: (station: string) => urlWith('/api/fuel', { station, limit: 1 }),
};

/** Values offered for the next fill-up of a vehicle. */
export function useFuelOffers(vehicleId: number | null, userId: number) {
  return useApiQuery<FuelDefaults>(vehicleId === null ? null : offerUrls.defaults(vehicleId), userId);
}

/** Stations where one has filled before; null asks nothing yet. */
export function useStations(query: string | null, userId: number) {
  return useApiQuery<Page<KnownStation>>(query === null ? null : offerUrls.stations(query), userId);
}

/** The city of a station by the last fill-up there: what is offered of a station is only the city's code. */
export function useCityOfStation(station: string | null, userId: number): City | null {
  const last = useApiQuery<Page<FuelRecord>>(station === null ? null : offerUrls.lastAt(station), userId);
  return last.data?.items[0]?.city ?? null;
}

/** Looks ahead while one types, at a new fill-up or at the record with an id; a null input asks nothing. */
export function useFuelPreview(input: FuelPreviewInput | null, id: number | null) {
  const url = urlWith('/api/fuel/preview', { id });
  return useLatestAnswer<FuelPreview>(url, input === null ? null : JSON.stringify(input), (question, signal) =>
    apiRequest('POST', url, { body: JSON.parse(question), signal }),
  );
}
