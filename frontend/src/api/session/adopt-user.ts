import type { QueryClient } from '@tanstack/react-query';
import { clearListStates } from '@/lib/navigation/list-restoration';
import { currentUserQuery } from './current-user';
import { changeSession, clearPendingLogout } from './pending-logout';
import type { User } from '@/api/types';

/** Longest wait for the user's drafts, in ms: a form that opens at once must find its draft. */
const DRAFTS_TIMEOUT_MS = 1000;

/** Parks drafts of other users and restores those of this one. Does nothing without its code or storage. */
async function changeDrafts(userId: number): Promise<void> {
  try {
    await (await import('@/lib/forms/parked-drafts')).swapDrafts(userId);
  } catch {
    // Drafts stay where they are, under the id of their user.
  }
}

/** Adopts the signed-in user: clears all data and cached queries of other users. */
export async function adoptUser(client: QueryClient, user: User): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, DRAFTS_TIMEOUT_MS));
  // Done before the first render: this is not the session of the pending logout, and a form may open at once.
  await Promise.all([clearPendingLogout(), Promise.race([changeDrafts(user.id), limit])]);
  const key = currentUserQuery.queryKey;
  if (client.getQueryData(key)?.id !== user.id) clearListStates();
  client.clear();
  client.setQueryData(key, user);
  import('@/offline/cache/query-cache').then(({ persistUser }) => persistUser(user)).catch(() => undefined);
}

/** Signs in and adopts the user. A logout in flight finishes first, so that its response cannot end this session. */
export function signIn(client: QueryClient, request: () => Promise<User>): Promise<void> {
  return changeSession(async () => adoptUser(client, await request()));
}
