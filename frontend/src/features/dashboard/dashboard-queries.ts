/** What the dashboard reads. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Dashboard } from '@/api/dashboard-types';
import { apiQuery, urlWith, useApiQuery } from '@/api/query';
import type { Reminders } from '@/api/reminder-types';

/** All that the dashboard shows of a month (the present one for null); the last one stays while the next is on its way. */
export function useDashboard(month: string | null, userId: number) {
  return useQuery({
    ...apiQuery<Dashboard>(urlWith('/api/dashboard', { month }), userId),
    placeholderData: keepPreviousData,
  });
}

/** Everything that is late or due within so many days. */
export function useReminders(days: number, userId: number) {
  return useApiQuery<Reminders>(urlWith('/api/reminders', { days }), userId);
}
