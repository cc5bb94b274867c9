/** Noticing that the session is over. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/client';
import { currentUserQuery } from './current-user';
import { noteSignedIn } from './signed-in';
import type { User } from '@/api/types';

/** How one came to /login: the session ended by itself, one left, or one left and the server did not hear of it. */
export type Farewell = 'ended' | 'left' | 'leftUnheard';

const key = currentUserQuery.queryKey;

/**
 * Forgets the user as soon as the server says that the session is gone, whichever read or write met it, and keeps the
 * device's note of who is signed in. Gives the way to stop.
 */
export function watchSession(client: QueryClient): () => void {
  const look = (error: unknown) => {
    if (error instanceof ApiError && error.type === 'unauthenticated' && client.getQueryData(key)) {
      client.setQueryData(key, null);
    }
  };
  const stops = [
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
