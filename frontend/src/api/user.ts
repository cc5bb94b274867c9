/** Who is signed in, and what follows from it for every screen: the zone in which days begin. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_TIME_ZONE, todayIn } from '@/lib/dates';
import { getQueryFn, type ApiKey } from './query';
import type { User } from './types';

/** The read of the signed-in person; null when nobody is. */
export const currentUserQuery = queryOptions<User | null, Error, User | null, ApiKey>({
  queryKey: ['/api/auth/user'],
  queryFn: getQueryFn<User | null>({ on401: 'returnNull' }),
});

/** The signed-in person. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** The zone the person lives in. */
export function useTimeZone(): string {
  return useCurrentUser().data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Today where the person lives. */
export function useToday(): string {
  return todayIn(useTimeZone());
}
