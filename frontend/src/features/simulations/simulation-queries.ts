/** Reads and writes of simulations. */
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
import { useLatestAnswer } from '@/lib/use-latest-answer';

const PATH = '/api/freight-simulations';

/** Simulations; those put away are listed only when asked for. */
export const {
  useOne: useSimulation,
  useList: useSimulations,
  useSave: useSaveSimulation,
  useDelete: useDeleteSimulation,
} = resource(PATH);

/** Two to four side by side. */
export function useComparison(ids: readonly number[], userId: number) {
  return useApiQuery<SimulationComparison>(urlWith(`${PATH}/compare`, { ids: ids.join(',') }), userId);
}

/** Values that determine the offers. */
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

/**
 * Values offered when a form opens; null requests nothing. Refetched each time: a fill-up or a bill since then
 * changes them.
 */
export function useFirstOffers(subject: OfferSubject | null, userId: number) {
  const url = subject === null ? '' : offersUrl(subject);
  return useQuery({ ...apiQuery<SimulationDefaults>(url, userId), enabled: subject !== null, gcTime: 0 });
}

/** Values offered while choosing: the last ones stay until newer ones arrive. */
export function useLatestOffers(subject: OfferSubject | null, userId: number) {
  return useLatestAnswer<SimulationDefaults>(
    'simulation offers',
    subject === null ? null : urlWith(offersUrl(subject), { userId }),
    (url, signal) => apiRequest('GET', url, { signal }),
  );
}

/** Reckons while one types; null asks nothing. */
export function useLiveAnswer(input: SimulationInput | null) {
  return useLatestAnswer<SimulationAnswer>(
    'simulation',
    input === null ? null : JSON.stringify(input),
    (question, signal) => apiRequest('POST', `${PATH}/calculate`, { body: JSON.parse(question), signal }),
  );
}

/** Makes another one like it, of today where its day has passed. */
export function useCopySimulation(id: number) {
  return useApiMutation<void, Simulation>({
    method: 'POST',
    request: () => ({ url: `${PATH}/${id}/copy`, body: {} }),
  });
}

/** Puts a simulation away, or takes it out again. */
export function useArchiveSimulation(id: number) {
  return useApiMutation<{ archived: boolean }, Simulation>({
    method: 'POST',
    request: (body) => ({ url: `${PATH}/${id}/archive`, body }),
  });
}

/** Makes the freight, once. */
export function useConvertSimulation(id: number) {
  return useApiMutation<ConvertInput, Freight>({
    method: 'POST',
    request: (body) => ({ url: `${PATH}/${id}/convert`, body }),
  });
}
