/** Reads and writes of simulations. */
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '@/api/client';
import { useApiList } from '@/api/list';
import { useApiMutation } from '@/api/mutation';
import { urlWith, useApiQuery } from '@/api/query';
import type {
  ConvertInput,
  Simulation,
  SimulationAnswer,
  SimulationComparison,
  SimulationDefaults,
  SimulationInput,
} from '@/api/simulation-types';
import type { Freight } from '@/api/types';
import { useLatestAnswer } from '@/lib/use-latest-answer';

const PATH = '/api/freight-simulations';

/** What the list can be narrowed to, and its order. */
export type SimulationFilters = Record<'q' | 'from' | 'to' | 'archived' | 'converted' | 'sort', string>;

/** The list under its filters; those put away show only when asked for. */
export function useSimulations(filters: SimulationFilters, userId: number) {
  return useApiList<Simulation>(PATH, filters, userId);
}

/** One simulation. */
export function useSimulation(id: number, userId: number) {
  return useApiQuery<Simulation>(`${PATH}/${id}`, userId);
}

/** Two to four side by side. */
export function useComparison(ids: readonly number[], userId: number) {
  return useApiQuery<SimulationComparison>(urlWith(`${PATH}/compare`, { ids: ids.join(',') }), userId);
}

/** What the offers go by. */
export type OfferSubject = {
  date: string;
  truckId: number | null;
  trailerIds: readonly number[];
  axles: number | null;
  originCityCode: number | null;
  clientId: number | null;
  driverId: number | null;
};

function offersUrl({ trailerIds, ...rest }: OfferSubject, userId: number): string {
  return urlWith(`${PATH}/defaults`, { ...rest, trailerIds: trailerIds.join(','), userId });
}

/**
 * What is offered when a form opens; null asks nothing yet. It is read anew each time: a fill-up or a bill since then
 * changes it.
 */
export function useFirstOffers(subject: OfferSubject | null, userId: number) {
  const url = subject === null ? null : offersUrl(subject, userId);
  return useQuery({
    queryKey: ['simulation opens with', url],
    queryFn: ({ signal }) => apiRequest<SimulationDefaults>('GET', url ?? '', { signal }),
    enabled: url !== null,
    gcTime: 0,
  });
}

/** What is offered while one chooses: the last offers stay until there are newer ones. */
export function useLatestOffers(subject: OfferSubject | null, userId: number) {
  return useLatestAnswer<SimulationDefaults>(
    'simulation offers',
    subject === null ? null : offersUrl(subject, userId),
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

/** Makes a simulation, or changes one when a version goes along. */
export function useSaveSimulation(id: number | null) {
  return useApiMutation<{ body: SimulationInput; ifMatch: number | null }, Simulation>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? PATH : `${PATH}/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
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

/** Deletes a simulation that has not become a freight. */
export function useDeleteSimulation({ id, version }: Simulation) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `${PATH}/${id}`, ifMatch: version }),
  });
}

/** Makes the freight, once. */
export function useConvertSimulation(id: number) {
  return useApiMutation<ConvertInput, Freight>({
    method: 'POST',
    request: (body) => ({ url: `${PATH}/${id}/convert`, body }),
  });
}
