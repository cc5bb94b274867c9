/** Reads and writes of freights. */
import { useApiMutation } from '@/api/mutation';
import { useApiChoices, useApiList, useApiPage } from '@/api/list';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';
import type { FuelRecord } from '@/api/fuel-types';
import type { Advance } from '@/api/payment-types';
import type { Freight, FreightEvent, FreightOutcome, ListedFreight, Transaction } from '@/api/types';

/** Freights. */
export const { useOne: useFreight, useSave: useSaveFreight, useDelete: useDeleteFreight } = resource('/api/freights');

/** What the list can be narrowed to. */
export type FreightFilters = { status: string; q: string; sort: string; vehicleId: string; clientId: string };

/** The list under its filters; "open" is every state but the last, not cancelled. */
export function useFreights({ status, ...rest }: FreightFilters, userId: number) {
  const state = status === 'open' ? { open: true } : { status };
  return useApiList<ListedFreight>('/api/freights', { ...state, ...rest }, userId);
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

/** The last expenses of a category. */
export function useLastExpenses(category: Transaction['category'], userId: number) {
  return useApiPage<Transaction>(
    urlWith('/api/finances', { kind: 'expense', category, sort: '-dueOn', limit: 30 }),
    userId,
  );
}

/** The fill-ups of a freight, the oldest first. */
export function useFreightFuel(freightId: number, userId: number) {
  return useApiChoices<FuelRecord>('/api/fuel', { freightId, sort: 'filledOn' }, userId);
}

/** What the driver was given for a freight beforehand; nothing is asked where the owner drives. */
export function useFreightAdvances(freightId: number | null, userId: number) {
  return useApiChoices<Advance>(freightId === null ? null : '/api/driver-advances', { freightId }, userId);
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
