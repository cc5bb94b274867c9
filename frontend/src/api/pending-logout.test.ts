import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/test/indexed-db';
import { on, problem, startServer } from '@/test/msw';
import { emptyAccount, signedIn } from '@/test/render-app';
import { clearPendingLogout, endPendingLogout, notePendingLogout, PENDING_LOGOUT } from './pending-logout';

const server = startServer(...emptyAccount, signedIn({}));
let logouts = 0;

const answering = (answer: () => Response | null) =>
  server.use(on('post', '/api/auth/logout', () => ((logouts += 1), answer() as never)));

beforeEach(() => {
  logouts = 0;
  answering(() => null);
});
afterEach(clearPendingLogout);

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('looking for a note leaves none, and requests nothing', async () => {
  expect(await endPendingLogout()).toBe('none');
  expect(await names()).not.toContain(PENDING_LOGOUT);
  expect(logouts).toBe(0);
});

test('a confirmed logout is requested once, by two callers at the same time too', async () => {
  await notePendingLogout();
  expect(await Promise.all([endPendingLogout(), endPendingLogout()])).toEqual(['ended', 'ended']);
  expect(await endPendingLogout()).toBe('none');
  expect(logouts).toBe(1);
});

test.each([
  ['no answer', () => HttpResponse.error(), 'pending'],
  ['a failure of the server', () => problem(503, 'unavailable'), 'pending'],
  ['a session that is over already', () => problem(401, 'unauthenticated'), 'ended'],
] as const)('after %s the logout is %s', async (_answer, answer, state) => {
  answering(answer as () => Response);
  await notePendingLogout();
  expect(await endPendingLogout()).toBe(state);
  expect((await names()).includes(PENDING_LOGOUT)).toBe(state === 'pending');
});

test('a new session is not ended by the note of the one before', async () => {
  await notePendingLogout();
  await clearPendingLogout();
  expect(await endPendingLogout()).toBe('none');
  expect(logouts).toBe(0);
});

test('a storage that is closed holds no note', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await notePendingLogout();
  expect(await endPendingLogout()).toBe('none');
});
