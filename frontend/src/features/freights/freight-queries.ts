/** Reads and writes of freights. */
import { useApiMutation } from '@/api/mutation';
import { useApiList } from '@/api/list';
import { useApiChoices, useApiQuery } from '@/api/query';
import type { FuelRecord } from '@/api/fuel-types';
import type { Advance } from '@/api/payment-types';
import type {
  Client,
  Freight,
  FreightEvent,
  FreightInput,
  FreightMove,
  FreightOutcome,
  Transaction,
} from '@/api/types';

/** What the list can be narrowed to. */
export type FreightFilters = { status: string; q: string; sort: string; vehicleId: string; clientId: string };

/** The list under its filters; "open" is every state but the last, not cancelled. */
export function useFreights({ status, ...rest }: FreightFilters, userId: number) {
  const state = status === 'open' ? { open: true } : { status };
  return useApiList<Freight>('/api/freights', { ...state, ...rest }, userId);
}

/** Clients by name. */
export function useClientList(q: string, userId: number) {
  return useApiList<Client>('/api/clients', { q }, userId);
}

/** One freight. */
export function useFreight(id: number, userId: number) {
  return useApiQuery<Freight>(`/api/freights/${id}`, userId);
}

/** What a freight earned, against the law and its simulation. */
export function useFreightResult(id: number, userId: number) {
  return useApiQuery<FreightOutcome>(`/api/freights/${id}/result`, userId);
}

/** The timeline, the oldest first. */
export function useFreightEvents(id: number, userId: number) {
  return useApiChoices<FreightEvent>(`/api/freights/${id}/events`, {}, userId);
}

/** What was spent on a freight. */
export function useFreightExpenses(freightId: number, userId: number) {
  return useApiChoices<Transaction>('/api/finances', { freightId, kind: 'expense', sort: 'dueOn' }, userId);
}

/** The fill-ups of a freight, the oldest first. */
export function useFreightFuel(freightId: number, userId: number) {
  return useApiChoices<FuelRecord>('/api/fuel', { freightId, sort: 'filledOn' }, userId);
}

/** What the driver was given for a freight beforehand; nothing is asked where the owner drives. */
export function useFreightAdvances(freightId: number | null, userId: number) {
  return useApiChoices<Advance>(freightId === null ? null : '/api/driver-advances', { freightId }, userId);
}

/** Makes a freight, or changes one when a version goes along. */
export function useSaveFreight(id: number | null) {
  return useApiMutation<{ body: FreightInput; ifMatch: number | null }, Freight>({
    method: id === null ? 'POST' : 'PUT',
    request: ({ body, ifMatch }) => ({
      url: id === null ? '/api/freights' : `/api/freights/${id}`,
      body,
      ...(ifMatch === null ? {} : { ifMatch }),
    }),
  });
}

/** Moves a freight to another state. */
export function useMoveFreight(id: number) {
  return useApiMutation<FreightMove, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
  });
}

/** Cancels a freight, with the reason. */
export function useCancelFreight(id: number) {
  return useApiMutation<{ cancelledOn: string | null; reason: string }, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/cancel`, body }),
  });
}

/** Takes a cancellation back. */
export function useReopenFreight(id: number) {
  return useApiMutation<void, Freight>({
    method: 'POST',
    request: () => ({ url: `/api/freights/${id}/reopen`, body: {} }),
  });
}

/** Deletes a freight on which nothing stands. */
export function useDeleteFreight(id: number) {
  return useApiMutation({
    method: 'DELETE',
    request: () => ({ url: `/api/freights/${id}` }),
  });
}
