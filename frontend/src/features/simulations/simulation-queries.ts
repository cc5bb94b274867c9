/** Queries and mutations of simulations. */
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import { useApiMutation } from '@/api/mutation';
import { apiQuery, urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';
import type {
  ConvertInput,
  Simulation,
  SimulationAnswer,
  SimulationComparison,
  SimulationDefaults,
  SimulationInput,
  Freight,
} from '@/api/types';
import { useLatestResponse } from '@/api/use-latest-response';

const PATH = '/api/freight-simulations';

/** Simulations; archived ones are listed on request. */
export const {
  useOne: useSimulation,
  useList: useSimulations,
  useSave: useSaveSimulation,
  useDelete: useDeleteSimulation,
} = resource(PATH);

export function useComparison(ids: readonly number[], userId: number) {
  return useApiQuery<SimulationComparison>(urlWith(`${PATH}/compare`, { ids: ids.join(',') }), userId);
}

/** Values that determine the defaults. */
export type OfferSubject = {
  date: string;
  truckId: number | null;
  trailerIds: readonly number[];
  axles: number | null;
  distanceKm: number | null;
  originCityCode: number | null;
  clientId: number | null;
  driverId: number | null;
};

function offersUrl({ trailerIds, ...rest }: OfferSubject): string {
  return urlWith(`${PATH}/defaults`, { ...rest, trailerIds: trailerIds.join(',') });
}

/** Defaults when a form opens; null disables the query. Refetched each time, because new records change them. */
export function useFirstOffers(subject: OfferSubject | null, userId: number) {
  const url = subject === null ? '' : offersUrl(subject);
  return useQuery({ ...apiQuery<SimulationDefaults>(url, userId), enabled: subject !== null, gcTime: 0 });
}

/** Defaults while choosing; the last ones stay while loading. */
export function useLatestOffers(subject: OfferSubject | null, userId: number) {
  return useLatestResponse<SimulationDefaults>(
    'simulation offers',
    subject === null ? null : urlWith(offersUrl(subject), { userId }),
    (url, signal) => apiRequest('GET', url, { signal }),
  );
}

/** Calculates while typing; null disables the query. */
export function useLiveAnswer(input: SimulationInput | null) {
  return useLatestResponse<SimulationAnswer>(
    'simulation',
    input === null ? null : JSON.stringify(input),
    (question, signal) => apiRequest('POST', `${PATH}/calculate`, { body: JSON.parse(question), signal }),
  );
}

/** Copies a simulation, dated today if its day has passed. */
export function useCopySimulation(id: number) {
  return useApiMutation<void, Simulation>({
    method: 'POST',
    request: () => ({ url: `${PATH}/${id}/copy`, body: {} }),
  });
}

/** Archives or restores a simulation. */
export function useArchiveSimulation(id: number) {
  return useApiMutation<{ archived: boolean }, Simulation>({
    method: 'POST',
    request: (body) => ({ url: `${PATH}/${id}/archive`, body }),
  });
}

/** Converts it to a freight, once. */
export function useConvertSimulation(id: number) {
  return useApiMutation<ConvertInput, Freight>({
    method: 'POST',
    request: (body) => ({ url: `${PATH}/${id}/convert`, body }),
  });
}
