/** What the dashboard reads and the one thing it writes. */
import { useApiMutation } from '@/api/mutation';
import { useApiChoices, useApiQuery, urlWith } from '@/api/query';
import { BOOKS_TOUCH } from '@/api/transactions';
import type { Freight, FreightMove, Page, Transaction, Vehicle } from '@/api/types';
import { useToday } from '@/api/user';
import { addDays } from '@/lib/dates';

/** How many days ahead something counts as due soon. */
export const SOON_DAYS = 15;

/** Freights under way, the earliest first. */
export function useOpenFreights(userId: number) {
  return useApiChoices<Freight>('/api/freights', { open: true, sort: 'scheduledFor' }, userId);
}

/** Whether there was ever a freight. */
export function useAnyFreight(userId: number) {
  return useApiQuery<Page<Freight>>(urlWith('/api/freights', { limit: 1 }), userId);
}

/** All vehicles, for their due dates. */
export function useAllVehicles(userId: number) {
  return useApiChoices<Vehicle>('/api/vehicles', {}, userId);
}

/** What is to be received, what is longest due first. */
export function useReceivables(userId: number) {
  return useApiQuery<Page<Transaction>>(
    urlWith('/api/finances', { kind: 'income', status: 'pending', sort: 'dueOn', limit: 6 }),
    userId,
  );
}

/** What is to be paid until `SOON_DAYS` from now, what is longest due first. */
export function useBillsDue(userId: number) {
  const to = addDays(useToday(), SOON_DAYS);
  return useApiChoices<Transaction>('/api/finances', { kind: 'expense', status: 'pending', to, sort: 'dueOn' }, userId);
}

/** Takes a freight into its next state. */
export function useMoveFreight(id: number) {
  return useApiMutation<FreightMove, Freight>({
    method: 'POST',
    request: (body) => ({ url: `/api/freights/${id}/status`, body }),
    invalidates: BOOKS_TOUCH,
  });
}
