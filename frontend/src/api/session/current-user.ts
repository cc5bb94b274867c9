/** The signed-in person, without the calendar of `user.ts`: open pages need only this. */
import { queryOptions, useQuery, type QueryFunction } from '@tanstack/react-query';
import { endPendingLogout } from './pending-logout';
import { getQueryFn, type ApiKey } from '@/api/query';
import { mayBeSignedIn } from './signed-in';
import type { User } from '@/api/types';
import { DEFAULT_TIME_ZONE, todayIn } from '@/lib/format/dates';

/** The zone the person lives in. */
export function useTimeZone(): string {
  return useCurrentUser().data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Today where the person lives. */
export function useToday(): string {
  return todayIn(useTimeZone());
}

const read = getQueryFn<User | null>({ on401: 'returnNull' });

/** Reads the person. Where the device notes none, a logout may be pending: its session is nobody's any more. */
const readUser: QueryFunction<User | null, ApiKey> = async (context) => {
  if (!mayBeSignedIn() && (await endPendingLogout()) === 'pending') return null;
  return read(context);
};

/** The read of the signed-in person; null when nobody is. */
export const currentUserQuery = queryOptions<User | null, Error, User | null, ApiKey>({
  queryKey: ['/api/auth/user'],
  queryFn: readUser,
});

/** The signed-in person, on pages that are open to anyone: strangers are not asked for, so that no refusal answers. */
export function useUserIfKnown(): User | null {
  return useQuery({ ...currentUserQuery, enabled: mayBeSignedIn() }).data ?? null;
}

/** The signed-in person; where they are not asked for, as far as they are known. */
export function useCurrentUser(enabled = true) {
  return useQuery({ ...currentUserQuery, enabled });
}
