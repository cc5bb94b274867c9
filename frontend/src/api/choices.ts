/** What several forms offer to choose from: vehicles, drivers, cities and the way between two of them. */
import type { Driver } from './payment-types';
import { urlWith, useApiChoices, useApiQuery } from './query';
import type { City, Distance, Page, Vehicle } from './types';

/** The drivers to choose from. */
export function useDriverChoices(userId: number) {
  return useApiChoices<Driver>('/api/drivers', {}, userId);
}

/** The vehicles to choose from. */
export function useVehicleChoices(userId: number) {
  return useApiChoices<Vehicle>('/api/vehicles', {}, userId);
}

/** Cities by three letters or more, accents or not. */
export function useCities(query: string) {
  return useApiQuery<Page<City>>(query.length < 3 ? null : urlWith('/api/cities', { q: query, limit: 20 }));
}

/** The distance offered between two cities. */
export function useDistance(from: City | null, to: City | null) {
  return useApiQuery<Distance>(from && to ? urlWith('/api/distance', { from: from.code, to: to.code }) : null);
}
