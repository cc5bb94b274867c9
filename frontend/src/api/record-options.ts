/** Records to select in forms: vehicles, drivers, freights, cities, and the distance between two of them. */
import { optionsUrl, useApiPage } from './list';
import type { Client, Driver, City, Distance, Freight, Page, Vehicle } from './types';
import { urlWith, useApiQuery } from './query';

type FreightOptionFilters = { vehicleId?: number; driverId?: number; clientId?: number };

export const optionUrls = {
  drivers: optionsUrl('/api/drivers'),
  vehicles: optionsUrl('/api/vehicles'),
  clients: optionsUrl('/api/clients'),
  freights: (of: FreightOptionFilters) => optionsUrl('/api/freights', of),
  openFreights: optionsUrl('/api/freights', { open: true }),
};

export function useDriverOptions(userId: number) {
  return useApiPage<Driver>(optionUrls.drivers, userId);
}

export function useVehicleOptions(userId: number) {
  return useApiPage<Vehicle>(optionUrls.vehicles, userId);
}

/** Vehicles, drivers and clients of a list's filters; only those that a filter needs are fetched. */
export function useFilterChoices(needs: Record<'vehicles' | 'drivers' | 'clients', boolean>, userId: number) {
  const urlOf = (name: keyof typeof needs) => (needs[name] ? optionUrls[name] : null);
  return {
    vehicles: useApiPage<Vehicle>(urlOf('vehicles'), userId).data?.items ?? [],
    drivers: useApiPage<Driver>(urlOf('drivers'), userId).data?.items ?? [],
    clients: useApiPage<Client>(urlOf('clients'), userId).data?.items ?? [],
  };
}

/** Freights to choose from, newest first; null filters disable the query. */
export function useFreightOptions(of: FreightOptionFilters | null, userId: number) {
  return useApiPage<Freight>(of && optionUrls.freights(of), userId);
}

/** Unfinished freights: started ones first, then the latest; a null user disables the query. */
export function useOpenFreights(userId: number | null) {
  const query = useApiPage<Freight>(userId === null ? null : optionUrls.openFreights, userId ?? undefined);
  return {
    ...query,
    data: query.data && [...query.data.items].sort((one, other) => +isScheduled(one) - +isScheduled(other)),
  };
}

function isScheduled({ status }: Freight): boolean {
  return status === 'scheduled';
}

/** Cities by three letters or more, accents or not. */
export function useCities(query: string) {
  return useApiQuery<Page<City>>(query.length < 3 ? null : urlWith('/api/cities', { q: query, limit: 20 }));
}

export function useDistance(from: City | null, to: City | null) {
  return useApiQuery<Distance>(from && to ? urlWith('/api/distance', { from: from.code, to: to.code }) : null);
}
