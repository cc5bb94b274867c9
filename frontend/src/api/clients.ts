/** Reads and writes of clients, who have no screen of their own: they are met on freights and simulations. */
import { foldAccents } from '@/lib/format/text';
import type { ChosenClient } from '@/lib/forms/client-choice';
import { ApiError, apiRequest } from './client';
import { urlWith, useApiQuery } from './query';
import { resource } from './resource';
import { syntheticError } from '@/api/forms/synthetic-errors';
import type { Client, ClientSummary, Page } from './types';

const foundUrl = (query: string) => urlWith('/api/clients', { q: query, limit: 20 });

/** Clients requested at once when one of them is looked for by its whole name: the API's largest page. */
const LARGEST_PAGE = 200;

/** Name as it is compared: without accents, case and repeated spaces. */
const comparable = (name: string) => foldAccents(name).trim().replace(/\s+/g, ' ');

/** Clients whose name or document goes by the query; all of them for an empty one. */
export function useClients(query: string | null, userId: number) {
  return useApiQuery<Page<Client>>(query === null ? null : foundUrl(query), userId);
}

/** Where it stands how a client pays. */
export function clientSummaryUrl(id: number): string {
  return `/api/clients/${id}/summary`;
}

/** How a client pays. */
export function useClientSummary(id: number, userId: number) {
  return useApiQuery<ClientSummary>(clientSummaryUrl(id), userId);
}

/** Clients one by one, and their list. */
export const {
  useOne: useClient,
  useList: useClientList,
  useSave: useSaveClient,
  useDelete: useDeleteClient,
} = resource('/api/clients');

/** Complaints about the new client belong to the one field that it has in the form. */
function refuseAtClient(error: unknown): never {
  if (!(error instanceof ApiError) || !error.problem?.errors) throw error;
  const errors = error.problem.errors.map((each) => ({ ...each, field: 'clientId' }));
  throw syntheticError(error.status, { ...error.problem, errors });
}

/** Longest word of a name: the API compares spaces, too. */
const longestWord = (name: string) =>
  name.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Finds the client of this name. The API searches by parts of names, so every page of similar ones is read. */
async function findByName(name: string, userId: number, cursor: string | null = null): Promise<Client | undefined> {
  const url = urlWith('/api/clients', { q: longestWord(name), limit: LARGEST_PAGE, cursor, userId });
  const { items, nextCursor } = await apiRequest<Page<Client>>('GET', url);
  const same = items.find((client) => comparable(client.name) === comparable(name));
  return same ?? (nextCursor === null ? undefined : findByName(name, userId, nextCursor));
}

/**
 * Resolves the client of a form to its id while the form is saved, and creates one of whom only the name is known. Saving
 * again finds the client by that name; two requests at once share an Idempotency-Key: it is created once.
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
