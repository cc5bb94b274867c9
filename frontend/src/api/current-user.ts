/** Who is signed in. Apart from `user.ts`, because the open pages ask this and need no calendar. */
import { queryOptions, useQuery, type QueryFunction } from '@tanstack/react-query';
import { getQueryFn, type ApiKey } from './query';
import { mayBeSignedIn } from './signed-in';
import type { User } from './types';

const read = getQueryFn<User | null>({ on401: 'returnNull' });

/**
 * Asks who is signed in. Where that is not noted, they may have signed out without a signal: a device that keeps anything
 * then knows.
 */
const readUser: QueryFunction<User | null, ApiKey> = async (context) => {
  const user = await read(context);
  if (user === null || mayBeSignedIn()) return user;
  try {
    if ((await indexedDB.databases()).length === 0) return user;
  } catch {
    // Not every browser says what it keeps.
  }
  return (await import('./copies')).unlessLeft(user);
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
