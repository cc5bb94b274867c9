/** Who is signed in. Apart from `user.ts`, because the open pages ask this and need no calendar. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQueryFn, type ApiKey } from './query';
import { mayBeSignedIn } from './signed-in';
import type { User } from './types';

/** The read of the signed-in person; null when nobody is. */
export const currentUserQuery = queryOptions<User | null, Error, User | null, ApiKey>({
  queryKey: ['/api/auth/user'],
  queryFn: getQueryFn<User | null>({ on401: 'returnNull' }),
});

/** The signed-in person, on pages that are open to anyone: strangers are not asked for, so that no refusal answers. */
export function useUserIfKnown(): User | null {
  return useQuery({ ...currentUserQuery, enabled: mayBeSignedIn() }).data ?? null;
}

/** The signed-in person. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
