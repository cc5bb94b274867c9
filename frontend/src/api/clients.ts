/** Client queries and mutations. Clients have no screen of their own: freights and simulations edit them. */
import { foldAccents } from '@/lib/format/text';
import type { ChosenClient } from '@/lib/forms/client-choice';
import { ApiError, apiRequest } from './client';
import { urlWith, useApiQuery } from './query';
import { resource } from './resource';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Client, ClientSummary, Page } from './types';

const foundUrl = (query: string) => urlWith('/api/clients', { q: query, limit: 20 });

/** Page size of an exact search by name: the API's maximum. */
const LARGEST_PAGE = 200;

/** Normalizes a name for comparison: no accents, no case, single spaces. */
const comparable = (name: string) => foldAccents(name).trim().replace(/\s+/g, ' ');

/** Clients by name or document; all for an empty query. */
export function useClients(query: string | null, userId: number) {
  return useApiQuery<Page<Client>>(query === null ? null : foundUrl(query), userId);
}

export function clientSummaryUrl(id: number): string {
  return `/api/clients/${id}/summary`;
}

export function useClientSummary(id: number, userId: number) {
  return useApiQuery<ClientSummary>(clientSummaryUrl(id), userId);
}

export const {
  useOne: useClient,
  useList: useClientList,
  useSave: useSaveClient,
  useDelete: useDeleteClient,
} = resource('/api/clients');

/** Maps the errors of a new client to its single field in the form. */
function refuseAtClient(error: unknown): never {
  if (!(error instanceof ApiError) || !error.problem?.errors) throw error;
  const errors = error.problem.errors.map((each) => ({ ...each, field: 'clientId' }));
  throw syntheticError(error.status, { ...error.problem, errors });
}

/** Longest word of a name: the API's search also compares spaces. */
const longestToken = (name: string) =>
  name.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Finds the client with this exact name. The API matches parts of names, so every page is read. */
async function findByName(name: string, userId: number, cursor: string | null = null): Promise<Client | undefined> {
  const url = urlWith('/api/clients', { q: longestToken(name), limit: LARGEST_PAGE, cursor, userId });
  const { items, nextCursor } = await apiRequest<Page<Client>>('GET', url);
  const same = items.find((client) => comparable(client.name) === comparable(name));
  return same ?? (nextCursor === null ? undefined : findByName(name, userId, nextCursor));
}

/**
 * Resolves the client of a form to its id on save, and creates clients of whom only the name is known. A retry finds
 * the client by that name; concurrent requests share an Idempotency-Key.
 */
export function useClientId(userId: number) {
  const save = useSaveClient(null);
  return async (chosen: ChosenClient | null): Promise<number | null> => {
    if (chosen === null || chosen.id !== null) return chosen?.id ?? null;
    const known = await findByName(chosen.name, userId);
    if (known) return known.id;
    const body = { name: chosen.name, document: null, phone: null, notes: null };
    return save.mutateAsync({ body, ifMatch: null }).then(({ id }) => id, refuseAtClient);
  };
}
