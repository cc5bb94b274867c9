/** Choices shared by several forms: vehicles, drivers, freights, cities and the way between two of them. */
import { choicesUrl, useApiPage } from './list';
import type { Client, Driver, City, Distance, Freight, Page, Vehicle } from './types';
import { urlWith, useApiQuery } from './query';

type FreightChoiceFilters = { vehicleId?: number; driverId?: number; clientId?: number };

export const choiceUrls = {
  drivers: choicesUrl('/api/drivers'),
  vehicles: choicesUrl('/api/vehicles'),
  clients: choicesUrl('/api/clients'),
  freights: (of: FreightChoiceFilters) => choicesUrl('/api/freights', of),
  openFreights: choicesUrl('/api/freights', { open: true }),
};

export function useDriverChoices(userId: number) {
  return useApiPage<Driver>(choiceUrls.drivers, userId);
}

export function useVehicleChoices(userId: number) {
  return useApiPage<Vehicle>(choiceUrls.vehicles, userId);
}

/** Vehicles, drivers and clients of a list's filters; only those that a filter needs are fetched. */
export function useFilterChoices(needs: Record<'vehicles' | 'drivers' | 'clients', boolean>, userId: number) {
  const urlOf = (name: keyof typeof needs) => (needs[name] ? choiceUrls[name] : null);
  return {
    vehicles: useApiPage<Vehicle>(urlOf('vehicles'), userId).data?.items ?? [],
    drivers: useApiPage<Driver>(urlOf('drivers'), userId).data?.items ?? [],
    clients: useApiPage<Client>(urlOf('clients'), userId).data?.items ?? [],
  };
}

/** Freights to choose from, newest first; null filters disable the query. */
export function useFreightChoices(of: FreightChoiceFilters | null, userId: number) {
  return useApiPage<Freight>(of && choiceUrls.freights(of), userId);
}

/** Unfinished freights: started ones first, then the latest; a null user disables the query. */
export function useOpenFreights(userId: number | null) {
  const query = useApiPage<Freight>(userId === null ? null : choiceUrls.openFreights, userId ?? undefined);
  return { ...query, data: query.data && [...query.data.items].sort((one, other) => +waits(one) - +waits(other)) };
}

function waits({ status }: Freight): boolean {
  return status === 'scheduled';
}

/** Cities by three letters or more, accents or not. */
export function useCities(query: string) {
  return useApiQuery<Page<City>>(query.length < 3 ? null : urlWith('/api/cities', { q: query, limit: 20 }));
}

export function useDistance(from: City | null, to: City | null) {
  return useApiQuery<Distance>(from && to ? urlWith('/api/distance', { from: from.code, to: to.code }) : null);
}
