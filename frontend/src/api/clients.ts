/** Reads and writes of clients, who have no screen of their own: they are met on freights and simulations. */
import { useApiMutation } from './mutation';
import { urlWith, useApiQuery } from './query';
import type { Client, ClientInput, ClientSummary, Page } from './types';

/** Clients whose name or document goes by the query; all of them for an empty one. */
export function useClients(query: string | null, userId: number) {
  return useApiQuery<Page<Client>>(query === null ? null : urlWith('/api/clients', { q: query, limit: 20 }), userId);
}

/** One client. */
export function useClient(id: number | null, userId: number) {
  return useApiQuery<Client>(id === null ? null : `/api/clients/${id}`, userId);
}

/** How a client pays. */
export function useClientSummary(id: number, userId: number) {
  return useApiQuery<ClientSummary>(`/api/clients/${id}/summary`, userId);
}

/** Makes a client, or changes one when a version goes along. */
export function useSaveClient(id: number | null) {
  return useApiMutation<{ body: ClientInput; ifMatch: number | null }, Client>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/clients' : `/api/clients/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}
