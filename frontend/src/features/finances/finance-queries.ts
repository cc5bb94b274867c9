/** Reads of the books. */
import type { Basis, CashFlow, ClosedMonths, FinanceSummary, Statement, TaxYear } from '@/api/types';
import { useApiMutation } from '@/api/mutation';
import { urlWith, useApiQuery } from '@/api/query';

/** Filters of the list, by their names in the address. */
export const FILTERS = [
  'kind',
  'status',
  'category',
  'overdue',
  'effect',
  'q',
  'vehicleId',
  'driverId',
  'personal',
  'seriesId',
  'from',
  'to',
] as const;

/** The name of one filter. */
export type FilterName = (typeof FILTERS)[number];

/** Parameters of the address: the filters, whether the months to come are shown (`period=all`), and the order. */
export const URL_FILTERS = [...FILTERS, 'period', 'sort'] as const;

/** The name of one of them. */
export type UrlFilterName = (typeof URL_FILTERS)[number];

/** The filters with their values; an empty one is off. */
export type FinanceFilters = Record<FilterName, string>;

/** The address of the sums of the list under its filters. */
export function summaryUrl(filters: Partial<FinanceFilters>): string {
  return urlWith('/api/finances/summary', filters);
}

/** The sums of the list under its filters; null asks nothing. */
export function useSummary(filters: Partial<FinanceFilters> | null, userId: number) {
  return useApiQuery<FinanceSummary>(filters && summaryUrl(filters), userId);
}

/** The money of the days ahead. */
export function useCashFlow(days: number, userId: number) {
  return useApiQuery<CashFlow>(urlWith('/api/finances/cash-flow', { days }), userId);
}

/** The result of a span of months, both included. */
export function useStatement(
  span: { from: string; to: string; basis: Basis; depreciation: true | null },
  userId: number,
) {
  return useApiQuery<Statement>(urlWith('/api/finances/statement', span), userId);
}

/** Up to which month the books are closed. */
export function useClosedMonths(userId: number) {
  return useApiQuery<ClosedMonths>('/api/finances/closed-months', userId);
}

/** Closes a month with every month before it. */
export function useCloseMonth(onClosed: () => void) {
  return useApiMutation<{ month: string }, ClosedMonths>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/closed-months', body }),
    onSuccess: onClosed,
  });
}

/** Reopens a closed month with every closed month after it. */
export function useReopenMonth(onReopened: () => void) {
  return useApiMutation<{ month: string; reason: string }, ClosedMonths>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/closed-months/reopen', body }),
    onSuccess: onReopened,
  });
}

/** The year for the accountant. */
export function useTaxYear(year: number, userId: number) {
  return useApiQuery<TaxYear>(`/api/finances/tax-year/${year}`, userId);
}
