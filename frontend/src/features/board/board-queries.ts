/** Query of the board. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery, urlWith } from '@/api/query';
import type { Board } from '@/api/types';

/** Address of the week that begins on a Monday (null: the current one). */
export function boardUrl(monday: string | null): string {
  return urlWith('/api/board', { from: monday });
}

/** Board of a week (null: the current one); the last one stays while the next loads. */
export function useBoard(monday: string | null, userId: number) {
  return useQuery({ ...apiQuery<Board>(boardUrl(monday), userId), placeholderData: keepPreviousData });
}
