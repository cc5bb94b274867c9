import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/test/indexed-db';
import { stubLocks } from '@/test/locks';
import { ORIGIN, on, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, signedIn } from '@/test/render-app';
import { signIn } from './adopt-user';
import { fetchEarly, discardEarly, consumeEarlyFetch } from '@/api/early-fetch';
import {
  changeSession,
  clearPendingLogout,
  endPendingLogout,
  notePendingLogout,
  PENDING_LOGOUT,
} from './pending-logout';
import { storeSignedIn } from './signed-in';

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

/** A promise that the test resolves. */
function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe.each([
  ['with locks', stubLocks],
  ['without locks', () => undefined],
])('%s', (_which, prepare) => {
  test('signing in waits for the response of a slow logout, which then cannot end the new session', async () => {
    prepare();
    const [arrived, answered] = [makeGate(), makeGate()];
    const order: string[] = [];
    server.use(
      http.post(`${ORIGIN}/api/auth/logout`, async () => {
        arrived.open();
        await answered.opened;
        order.push('logout');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await notePendingLogout();
    const ending = endPendingLogout();
    await arrived.opened;
    const signing = signIn(new QueryClient(), async () => (order.push('login'), someUser));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(order).toEqual([]);
    answered.open();
    await signing;
    expect(await ending).toBe('ended');
    expect(order).toEqual(['logout', 'login']);
  });

  test('a logout during signing in finds no note, and requests nothing', async () => {
    prepare();
    const answered = makeGate();
    await notePendingLogout();
    const signing = signIn(new QueryClient(), () => answered.opened.then(() => someUser));
    await endPendingLogout();
    answered.open();
    await signing;
    expect(await endPendingLogout()).toBe('none');
    expect(logouts).toBe(0);
  });

  test('a refused sign-in is reported, and holds up nothing', async () => {
    prepare();
    await expect(signIn(new QueryClient(), () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(await endPendingLogout()).toBe('none');
  });
});

test('another tab that signs in holds up the logout of this one', async () => {
  stubLocks();
  vi.resetModules();
  const otherTab = await import('./pending-logout');
  const answered = makeGate();
  await notePendingLogout();
  const signing = otherTab.changeSession(() => answered.opened.then(otherTab.clearPendingLogout));
  expect(await endPendingLogout()).toBe('pending');
  answered.open();
  await signing;
  expect(await endPendingLogout()).toBe('none');
  expect(logouts).toBe(0);
});

test('nothing waits for another tab that signs in where no logout is pending', async () => {
  stubLocks();
  const answered = makeGate();
  const signing = changeSession(() => answered.opened);
  expect(await endPendingLogout()).toBe('none');
  answered.open();
  await signing;
});

test('a browser that refuses locks changes the session all the same, once', async () => {
  const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  const change = vi.fn(async () => 7);
  expect(await changeSession(change)).toBe(7);
  expect(change).toHaveBeenCalledOnce();
});

test('nothing is requested early with the session of a pending logout; a noted user has another', async () => {
  answering(() => problem(503, 'unavailable'));
  await notePendingLogout();
  await fetchEarly([]);
  expect(consumeEarlyFetch('/api/auth/user')).toBeUndefined();
  storeSignedIn(7);
  await fetchEarly([]);
  expect(consumeEarlyFetch('/api/auth/user')).toBeDefined();
  expect(logouts).toBe(1);
  discardEarly();
});
