/** Detects the end of a session. */
import type { QueryClient } from '@tanstack/react-query';
import { forceLoad } from '@/lib/navigation/forced-navigation';
import { ApiError } from '@/api/client';
import { currentUserQuery } from './current-user';
import { storeSignedIn, storedUserId } from './signed-in';
import type { User } from '@/api/types';

/**
 * Reason for showing /login: the session expired, the user signed out, or signed out without confirmation of the
 * server.
 */
export type LogoutReason = 'ended' | 'signedOut' | 'signedOutUnconfirmed';

const key = currentUserQuery.queryKey;

/** Reason for the end of this tab's last session: expiry, unless it followed a logout of another tab. */
let endReason: LogoutReason = 'ended';

/** Reason that the login shows after the session of this tab has ended. */
export function sessionEndReason(): LogoutReason {
  return endReason;
}

/** Ends the session of this tab because another tab signed out: drafts are deleted, and the login promises none. */
export function followSignOut(client: QueryClient): void {
  endReason = 'signedOut';
  client.setQueryData(key, null);
}

/**
 * Clears the user on any 401, and keeps the stored user id up to date. Reloads the page when another tab changes the
 * stored id: data on screen and further writes would belong to different users. The broadcast of a logout usually
 * arrives first, and then the user is cleared already. Returns the unsubscribe function.
 */
export function watchSession(client: QueryClient): () => void {
  const checkError = (error: unknown) => {
    if (error instanceof ApiError && error.type === 'unauthenticated' && client.getQueryData(key)) {
      client.setQueryData(key, null);
    }
  };
  const followTabs = () => {
    const user = client.getQueryData(key);
    if (user && storedUserId() !== user.id) forceLoad();
  };
  window.addEventListener('storage', followTabs);
  const stops = [
    () => window.removeEventListener('storage', followTabs),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') checkError(event.action.error);
      if (event.action.type === 'success' && event.query.queryKey[0] === key[0]) {
        const user = event.query.state.data as User | null;
        if (user) endReason = 'ended';
        storeSignedIn(user?.id ?? null);
      }
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkError(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
