/** Note of the signed-in user, from signing in until signing out or expiry. */
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { eventually } from '@/test/eventually';
import { on, problem, startServer } from '@/test/msw';
import { emptyAccount, signedIn } from '@/test/render-app';
import { apiQuery, createQueryClient } from '@/api/query';
import { currentUserQuery } from './current-user';
import { adoptUser } from './adopt-user';
import { watchSession } from '@/api/session/watch-session';
import { mayBeSignedIn, storedUserId, storeSignedIn } from './signed-in';
import type { User } from '@/api/types';

const server = startServer(...emptyAccount, signedIn({ id: 7 }));
const ana = { id: 7, name: 'Ana' } as User;

function watched() {
  const client = createQueryClient();
  return { client, stop: watchSession(client) };
}

test('without a noted user the visitor is anonymous', () => {
  expect([mayBeSignedIn(), storedUserId()]).toEqual([false, null]);
});

test('the note of an older version means signed in with an unknown id', () => {
  localStorage.setItem('signed-in', 'yes');
  expect([mayBeSignedIn(), storedUserId()]).toEqual([true, null]);
});

test('signing in is noted, and so is what the server says of who is signed in', async () => {
  const { client, stop } = watched();
  await adoptUser(client, ana);
  expect([mayBeSignedIn(), storedUserId()]).toEqual([true, 7]);
  storeSignedIn(null);
  client.clear();
  await client.fetchQuery(currentUserQuery);
  expect(mayBeSignedIn()).toBe(true);
  server.use(signedIn(null));
  client.clear();
  await client.fetchQuery(currentUserQuery);
  expect([mayBeSignedIn(), storedUserId()]).toEqual([false, null]);
  stop();
});

test('the end of the session, whichever read meets it, takes the note away', async () => {
  const { client, stop } = watched();
  await adoptUser(client, ana);
  server.use(on('get', '/api/vehicles', () => problem(401, 'unauthenticated')));
  const unsubscribe = new QueryObserver(client, apiQuery('/api/vehicles', 7)).subscribe(() => undefined);
  await eventually(() => expect(mayBeSignedIn()).toBe(false));
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull();
  unsubscribe();
  stop();
});

test('another tab that signs out, or signs in another user, reloads the page; no other event does', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { client, stop } = watched();
  const otherTab = (userId: number | null) => {
    storeSignedIn(userId);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
  };
  otherTab(8);
  await adoptUser(client, ana);
  otherTab(7);
  expect(reload).not.toHaveBeenCalled();
  otherTab(null);
  expect(reload).toHaveBeenCalledOnce();
  otherTab(8);
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  otherTab(9);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failing server does not clear the note', async () => {
  const { client, stop } = watched();
  storeSignedIn(7);
  server.use(on('get', '/api/auth/user', () => problem(503, 'unavailable')));
  await expect(client.fetchQuery(currentUserQuery)).rejects.toThrow('503');
  expect(mayBeSignedIn()).toBe(true);
  stop();
});

test('signing in needs no storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { client, stop } = watched();
  await adoptUser(client, ana);
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ana);
  expect(mayBeSignedIn()).toBe(false);
  stop();
});
