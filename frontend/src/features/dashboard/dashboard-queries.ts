/** Queries of the dashboard. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Dashboard, Reminders } from '@/api/types';
import { apiQuery, urlWith, useApiQuery } from '@/api/query';

/** Address of a month (null: the current one). */
export function dashboardUrl(month: string | null): string {
  return urlWith('/api/dashboard', { month });
}

/** Address of all reminders within some days. */
export function remindersUrl(days: number): string {
  return urlWith('/api/reminders', { days });
}

/** Spans of the reminder list, in days; the first is the default. */
export const SPANS = [15, 30, 90] as const;

/** Dashboard of a month (null: the current one); the last one stays while the next loads. */
export function useDashboard(month: string | null, userId: number) {
  return useQuery({
    ...apiQuery<Dashboard>(dashboardUrl(month), userId),
    placeholderData: keepPreviousData,
  });
}

/** Reminders: late and near ones, or all within some days. */
export function useReminders(days: number, userId: number) {
  return useApiQuery<Reminders>(remindersUrl(days), userId);
}
