/** The signed-in user, and today in their time zone. */
import { queryOptions, useQuery, type QueryFunction } from '@tanstack/react-query';
import { endPendingLogout } from './pending-logout';
import { getQueryFn, type ApiKey } from '@/api/query';
import { mayBeSignedIn } from './signed-in';
import type { User } from '@/api/types';
import { DEFAULT_TIME_ZONE, todayIn } from '@/lib/format/dates';

export function useTimeZone(): string {
  return useCurrentUser().data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Today in the user's time zone. */
export function useToday(): string {
  return todayIn(useTimeZone());
}

const read = getQueryFn<User | null>({ on401: 'returnNull' });

/** Fetches the user. Without a noted user a logout may be pending: its session counts as ended. */
const readUser: QueryFunction<User | null, ApiKey> = async (context) => {
  if (!mayBeSignedIn() && (await endPendingLogout()) === 'pending') return null;
  return read(context);
};

/** Query of the signed-in user; null when anonymous. */
export const currentUserQuery = queryOptions<User | null, Error, User | null, ApiKey>({
  queryKey: ['/api/auth/user'],
  queryFn: readUser,
});

/** The user on public pages: anonymous visitors send no request, which would return 401. */
export function useKnownUser(): User | null {
  return useQuery({ ...currentUserQuery, enabled: mayBeSignedIn() }).data ?? null;
}

/** The signed-in user; a disabled query returns the cached one. */
export function useCurrentUser(enabled = true) {
  return useQuery({ ...currentUserQuery, enabled });
}
