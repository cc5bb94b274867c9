/** Signing in. */
import type { QueryClient } from '@tanstack/react-query';
import { forgetPlaces } from '@/lib/list-place';
import { currentUserQuery } from './current-user';
import type { User } from './types';

/** Takes over whoever just signed in; nothing that was read for somebody else remains, nor copies of it. */
export function adoptUser(client: QueryClient, user: User): void {
  const key = currentUserQuery.queryKey;
  if (client.getQueryData(key)?.id !== user.id) forgetPlaces();
  client.clear();
  client.setQueryData(key, user);
  import('./copies').then(({ keepPerson }) => keepPerson(user)).catch(() => undefined);
}
