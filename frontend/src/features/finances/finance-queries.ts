/** Reads of the books. */
import { useApiList } from '@/api/list';
import { useApiChoices, useApiQuery } from '@/api/query';
import type { Freight, Transaction, Vehicle } from '@/api/types';

/** What the list can be narrowed to. */
export type FinanceFilters = { kind: string; status: string; category: string; overdue: string; q: string };

/** The list under its filters. */
export function useTransactions(filters: FinanceFilters, userId: number) {
  return useApiList<Transaction>('/api/finances', filters, userId);
}

/** One transaction. */
export function useTransaction(id: number, userId: number) {
  return useApiQuery<Transaction>(`/api/finances/${id}`, userId);
}

/** The vehicles an amount can be about. */
export function useVehicleChoices(userId: number) {
  return useApiChoices<Vehicle>('/api/vehicles', {}, userId);
}

/** The freights an amount can be about, the newest first. */
export function useFreightChoices(userId: number) {
  return useApiChoices<Freight>('/api/freights', {}, userId);
}
