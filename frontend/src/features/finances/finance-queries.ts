/** Queries of the books. */
import type { Basis, CashFlow, ClosedMonths, FinanceSummary, Statement, TaxYear } from '@/api/types';
import { useApiMutation } from '@/api/mutation';
import { urlWith, useApiQuery } from '@/api/query';

/** Filters of the list, by their address parameters. */
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

export type FilterName = (typeof FILTERS)[number];

/** Address parameters: filters, future months (`period=all`), and order. */
export const URL_FILTERS = [...FILTERS, 'period', 'sort'] as const;

export type UrlFilterName = (typeof URL_FILTERS)[number];

/** Filter values; an empty one is off. */
export type FinanceFilters = Record<FilterName, string>;

/** Address of the list's sums under its filters. */
export function summaryUrl(filters: Partial<FinanceFilters>): string {
  return urlWith('/api/finances/summary', filters);
}

/** The list's sums; null disables the query. */
export function useSummary(filters: Partial<FinanceFilters> | null, userId: number) {
  return useApiQuery<FinanceSummary>(filters && summaryUrl(filters), userId);
}

export function useCashFlow(days: number, userId: number) {
  return useApiQuery<CashFlow>(urlWith('/api/finances/cash-flow', { days }), userId);
}

/** Result of a span of months, both included. */
export function useStatement(
  span: { from: string; to: string; basis: Basis; depreciation: true | null },
  userId: number,
) {
  return useApiQuery<Statement>(urlWith('/api/finances/statement', span), userId);
}

export function useClosedMonths(userId: number) {
  return useApiQuery<ClosedMonths>('/api/finances/closed-months', userId);
}

/** Closes a month and all before it. */
export function useCloseMonth(onClosed: () => void) {
  return useApiMutation<{ month: string }, ClosedMonths>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/closed-months', body }),
    onSuccess: onClosed,
  });
}

/** Reopens a closed month and all after it. */
export function useReopenMonth(onReopened: () => void) {
  return useApiMutation<{ month: string; reason: string }, ClosedMonths>({
    method: 'POST',
    request: (body) => ({ url: '/api/finances/closed-months/reopen', body }),
    onSuccess: onReopened,
  });
}

export function useTaxYear(year: number, userId: number) {
  return useApiQuery<TaxYear>(`/api/finances/tax-year/${year}`, userId);
}
