/** Queries of the dashboard. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Dashboard, Reminders } from '@/api/types';
import { apiQuery, urlWith, useApiQuery } from '@/api/query';

/** The address of a month (the present one for null). */
export function dashboardUrl(month: string | null): string {
  return urlWith('/api/dashboard', { month });
}

/** The address of all that is late, near or due within so many days. */
export function remindersUrl(days: number): string {
  return urlWith('/api/reminders', { days });
}

/** How far the list of all that is due looks, in days; the first where nothing is chosen. */
export const SPANS = [15, 30, 90] as const;

/** All that the dashboard shows of a month (the present one for null); the last one stays while the next is on its way. */
export function useDashboard(month: string | null, userId: number) {
  return useQuery({
    ...apiQuery<Dashboard>(dashboardUrl(month), userId),
    placeholderData: keepPreviousData,
  });
}

/** Everything that is late or near, and, where it looks further than what is near, all that is due within so many days. */
export function useReminders(days: number, userId: number) {
  return useApiQuery<Reminders>(remindersUrl(days), userId);
}
