/** Queries and mutations of freights. */
import { useApiMutation } from '@/api/mutation';
import { optionsUrl, useApiList, useApiPage } from '@/api/list';
import { urlWith, useApiQuery } from '@/api/query';
import { resource } from '@/api/resource';
import type {
  FuelRecord,
  Freight,
  FreightEvent,
  FreightOutcome,
  FreightSummary,
  ListedFreight,
  Transaction,
  Advance,
} from '@/api/types';

export const { useOne: useFreight, useSave: useSaveFreight, useDelete: useDeleteFreight } = resource('/api/freights');

export const freightUrls = {
  summary: '/api/freights/summary',
  result: (id: number) => `/api/freights/${id}/result`,
  events: (id: number) => optionsUrl(`/api/freights/${id}/events`),
  expenses: (freightId: number) => optionsUrl('/api/finances', { freightId, kind: 'expense', sort: 'dueOn' }),
  fuel: (freightId: number) => optionsUrl('/api/fuel', { freightId, sort: 'filledOn' }),
  advances: (freightId: number) => optionsUrl('/api/driver-advances', { freightId }),
};

/** Categories of road expenses. */
export const onTheRoad = ['pedagio', 'alimentacao', 'hospedagem', 'manutencao', 'combustivel', 'outros'] as const;

/** Filters of the list, by their address parameters, and its order. */
export const FREIGHT_FILTERS = [
  'status',
  'payment',
  'overdue',
  'vehicleId',
  'driverId',
  'clientId',
  'from',
  'to',
  'q',
  'sort',
] as const;

/** Filter values; an empty one is off. */
export type FreightFilters = Record<(typeof FREIGHT_FILTERS)[number], string>;

/** Request parameters; "open" is every status but the last, not cancelled. */
function paramsOf({ status, ...rest }: Partial<FreightFilters>) {
  return { ...(status === 'open' ? { open: true } : { status }), ...rest };
}

export function useFreights(filters: FreightFilters, userId: number) {
  return useApiList<ListedFreight>('/api/freights', paramsOf(filters), userId);
}

/** Sums of the list. */
export function useFreightSummary(filters: FreightFilters, userId: number) {
  const params = paramsOf({ ...filters, sort: '' });
  return useApiQuery<FreightSummary>(urlWith(freightUrls.summary, params), userId);
}

/** Result of a freight, compared with the legal minimum and its simulation. */
export function useFreightResult(id: number, userId: number) {
  return useApiQuery<FreightOutcome>(freightUrls.result(id), userId);
}

/** Timeline, oldest first. */
export function useFreightEvents(id: number, userId: number) {
  return useApiPage<FreightEvent>(freightUrls.events(id), userId);
}

export function useFreightExpenses(freightId: number, userId: number) {
  return useApiPage<Transaction>(freightUrls.expenses(freightId), userId);
}

export function lastExpensesUrl(category: Transaction['category']): string {
  return urlWith('/api/finances', { kind: 'expense', category, sort: '-dueOn', limit: 30 });
}

export function useLastExpenses(category: Transaction['category'], userId: number) {
  return useApiPage<Transaction>(lastExpensesUrl(category), userId);
}

/** Fill-ups of a freight, oldest first. */
export function useFreightFuel(freightId: number, userId: number) {
  return useApiPage<FuelRecord>(freightUrls.fuel(freightId), userId);
}

/** Driver advances of a freight; disabled if the owner drives. */
export function useFreightAdvances(freightId: number | null, userId: number) {
  return useApiPage<Advance>(freightId === null ? null : freightUrls.advances(freightId), userId);
}

export function useCancelFreight(id: number) {
  return useApiMutation<{ cancelledOn: string | null; reason: string }, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/cancel`, body }),
  });
}

export function useReopenFreight(id: number) {
  return useApiMutation<void, Freight>({
    method: 'POST',
    request: () => ({ url: `/api/freights/${id}/reopen`, body: {} }),
  });
}
