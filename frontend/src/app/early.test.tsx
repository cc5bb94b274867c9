/** Early requests equal the page's first requests: any other would be wasted. */
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { apiRequest, NetworkError } from '@/api/client';
import { fetchEarly, discardEarly, consumeEarlyFetch } from '@/api/early-fetch';
import { storeSignedIn } from '@/api/session/signed-in';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { initialRequestsOf, routes } from './routes';

const server = startServer(signedIn({ id: 7 }));

afterEach(discardEarly);

const firsts = routes.flatMap((route) =>
  [...Object.keys(route.initialRequests ?? {}), ...(route.lazyParts && 'id' in route.lazyParts ? ['?id=7'] : [])].map(
    (search) => [`${route.path}${search}`, initialRequestsOf(route, search)] as const,
  ),
);

test.each(firsts)('%s reads first what is asked early', async (address, addresses) => {
  const requests = new Set<string>();
  server.use(
    http.get(/\/api\/(?!auth\/)/, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.add(`${pathname}${search}`);
      return problem(503, 'unavailable');
    }),
  );
  renderApp(address);
  for (const one of addresses) {
    const whole = `${one}${one.includes('?') ? '&' : '?'}userId=7`;
    await waitFor(() => expect([...requests]).toContain(whole));
  }
});

test('an answer that was asked early is taken once', async () => {
  let count = 0;
  server.use(on('get', '/api/vehicles', () => ((count += 1), { items: [], nextCursor: null })));
  await fetchEarly(['/api/vehicles?limit=30']);
  await apiRequest('GET', '/api/vehicles?limit=30&userId=7');
  expect(count).toBe(1);
  await apiRequest('GET', '/api/vehicles?limit=30&userId=7');
  expect(count).toBe(2);
});

test('whom the device noted is asked about beside who is signed in', () => {
  storeSignedIn(7);
  const requests: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((url) => (requests.push(url), new Promise(() => undefined)));
  fetchEarly(['/api/vehicles?limit=30']).catch(() => undefined);
  expect(requests).toEqual(['/api/auth/user', '/api/vehicles?limit=30&userId=7']);
});

test('for another session than the noted one the user is fetched again, and refused data are not consumed', async () => {
  storeSignedIn(8);
  const requests: unknown[] = [];
  server.use(
    on('get', '/api/vehicles', ({ search }) => {
      const userId = search.get('userId');
      requests.push(userId);
      return userId === '7' ? pageOf([]) : problem(404, 'not_found');
    }),
  );
  await fetchEarly(['/api/vehicles?limit=30']);
  await expect(apiRequest('GET', '/api/vehicles?limit=30&userId=7')).resolves.toEqual(pageOf([]));
  expect(requests).toEqual(['8', '7']);
});

test('a write makes what was asked before it out of date', async () => {
  let count = 0;
  server.use(
    on('get', '/api/vehicles', () => ((count += 1), { items: [], nextCursor: null })),
    on('post', '/api/auth/logout', () => null),
  );
  await fetchEarly(['/api/vehicles?limit=30']);
  await apiRequest('POST', '/api/auth/logout');
  expect(consumeEarlyFetch('/api/auth/user')).toBeUndefined();
  await apiRequest('GET', '/api/vehicles?limit=30&userId=7');
  expect(count).toBe(2);
});

test('an anonymous visitor causes no further requests', async () => {
  server.use(signedIn(null));
  await fetchEarly(['/api/vehicles?limit=30']);
  expect(consumeEarlyFetch('/api/vehicles?limit=30&userId=7')).toBeUndefined();
  await expect(consumeEarlyFetch('/api/auth/user')?.response.then(({ status }) => status)).resolves.toBe(401);
});

test('an early question that hangs ends in its time', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  fetchEarly([]).catch(() => undefined);
  const answer = apiRequest('GET', '/api/auth/user', { timeoutMs: 20 });
  await expect(answer).rejects.toEqual(expect.objectContaining({ reason: 'timeout' } satisfies Partial<NetworkError>));
});
