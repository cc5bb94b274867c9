/** Signing in. */
import type { QueryClient } from '@tanstack/react-query';
import { forgetPlaces } from '@/lib/navigation/list-restoration';
import { currentUserQuery } from './current-user';
import { changeSession, clearPendingLogout } from './pending-logout';
import type { User } from '@/api/types';

/** Longest wait for the drafts of the person, in ms: a form that opens at once finds what was left in it. */
const DRAFTS_TIMEOUT_MS = 1000;

/** Parks the drafts of other people, and brings back those of this person. Without their code or storage nothing moves. */
async function changeDrafts(userId: number): Promise<void> {
  try {
    await (await import('@/lib/forms/parked-drafts')).takeTurn(userId);
  } catch {
    // They stay where they are, under the id of their person.
  }
}

/** Takes over the person who just signed in; nothing that was read for somebody else remains, nor copies of it. */
export async function adoptUser(client: QueryClient, user: User): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, DRAFTS_TIMEOUT_MS));
  // Before anything is shown: this session is not the one that was left, and a form may open at once.
  await Promise.all([clearPendingLogout(), Promise.race([changeDrafts(user.id), limit])]);
  const key = currentUserQuery.queryKey;
  if (client.getQueryData(key)?.id !== user.id) forgetPlaces();
  client.clear();
  client.setQueryData(key, user);
  import('@/offline/cache/query-cache').then(({ persistUser }) => persistUser(user)).catch(() => undefined);
}

/** Signs in by a request, and takes over the user. A logout in flight ends first, so that its response cannot end this session. */
export function signIn(client: QueryClient, request: () => Promise<User>): Promise<void> {
  return changeSession(async () => adoptUser(client, await request()));
}
