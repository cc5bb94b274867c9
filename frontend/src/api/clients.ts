/** Reads and writes of clients, who have no screen of their own: they are met on freights and simulations. */
import { urlWith, useApiQuery } from './query';
import { resource } from './resource';
import type { Client, ClientSummary, Page } from './types';

/** Clients whose name or document goes by the query; all of them for an empty one. */
export function useClients(query: string | null, userId: number) {
  return useApiQuery<Page<Client>>(query === null ? null : urlWith('/api/clients', { q: query, limit: 20 }), userId);
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
