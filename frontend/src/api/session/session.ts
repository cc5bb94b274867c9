/** Noticing that the session is over. */
import type { QueryClient } from '@tanstack/react-query';
import { forceLoad } from '@/lib/navigation/forced-navigation';
import { ApiError } from '@/api/client';
import { currentUserQuery } from './current-user';
import { noteSignedIn, notedUser } from './signed-in';
import type { User } from '@/api/types';

/** How one came to /login: the session ended by itself, one left, or one left and the server did not hear of it. */
export type Farewell = 'ended' | 'left' | 'leftUnheard';

const key = currentUserQuery.queryKey;

/**
 * Forgets the user as soon as the server says that the session is gone, whichever read or write met it, and keeps the
 * device's note of who is signed in. Where another tab ends the session or begins one of another person, the page is loaded
 * anew: its data are not that person's, and its writes would be. Gives the way to stop.
 */
export function watchSession(client: QueryClient): () => void {
  const look = (error: unknown) => {
    if (error instanceof ApiError && error.type === 'unauthenticated' && client.getQueryData(key)) {
      client.setQueryData(key, null);
    }
  };
  const followTabs = () => {
    const user = client.getQueryData(key);
    if (user && notedUser() !== user.id) forceLoad();
  };
  window.addEventListener('storage', followTabs);
  const stops = [
    () => window.removeEventListener('storage', followTabs),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') look(event.action.error);
      if (event.action.type === 'success' && event.query.queryKey[0] === key[0])
        noteSignedIn((event.query.state.data as User | null)?.id ?? null);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
