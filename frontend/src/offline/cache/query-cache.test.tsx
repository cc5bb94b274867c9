import type { ReactNode } from 'react';
import { IDBFactory } from 'fake-indexeddb';
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { flushCacheWrites, openedBy, startDevice } from '@/test/query-cache';
import { ORIGIN, on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someUser } from '@/test/msw-fixtures';
import { BOUNDS, readCached, readCacheOwner, writeCached } from './query-cache-store';
import { currentUserQuery } from '@/api/session/current-user';
import { fetchEarly, discardEarly } from '@/api/early-fetch';
import { clearCache } from './clear-cache';
import { useApiList } from '@/api/list';
import { evictRecord } from '@/api/mutation';
import {
  apiQuery,
  createQueryClient,
  invalidatePrefixes,
  CACHE_FALLBACK_DELAY_MS,
  cacheTimeoutFor,
  useApiQuery,
} from '@/api/query';
import { adoptUser } from '@/api/session/adopt-user';
import { storeSignedIn } from '@/api/session/signed-in';

vi.unmock('./query-cache');

const server = startServer();
startDevice();

const ME = someUser.id;
const URL_12 = '/api/freights/12';
const freight = (number: number) => on('get', URL_12, someFreight({ id: 12, number }));
const cut = () => server.use(http.all('*', () => HttpResponse.error()));

function reading(client: QueryClient, url: string = URL_12, userId = ME) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useApiQuery<{ number: number }>(url, userId), { wrapper });
}

/** Reads the freight with the number 1 and closes the app. */
async function readOnce(): Promise<void> {
  server.use(freight(1));
  const client = await openedBy();
  const { result, unmount } = reading(client);
  await waitFor(() => expect(result.current.data?.number).toBe(1));
  await flushCacheWrites();
  unmount();
}

describe('without an answer', () => {
  test('cached data are shown with their time, and remain stale', async () => {
    await readOnce();
    const before = Date.now();
    await vi.advanceTimersByTimeAsync(60_000);
    cut();
    const client = await openedBy();
    const { result } = reading(client);
    await waitFor(() => expect(result.current.data?.number).toBe(1));
    await waitFor(() => expect(result.current.error).toMatchObject({ reason: 'unreachable' }));
    expect(result.current.isStale).toBe(true);
    expect(result.current.dataUpdatedAt).toBeLessThanOrEqual(before);
    server.use(freight(2));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.data?.number).toBe(2));
    expect(result.current.error).toBeNull();
  });

  test('uncached data are reported, as a whole screen or as a part of one', async () => {
    await readOnce();
    cut();
    const client = await openedBy();
    const whole = reading(client, '/api/freights/13');
    await waitFor(() => expect(whole.result.current.error).toMatchObject({ reason: 'notCached' }));
    const shown = reading(client);
    await waitFor(() => expect(shown.result.current.data?.number).toBe(1));
    const part = reading(client, '/api/freights/12/result');
    await waitFor(() => expect(part.result.current.error).toMatchObject({ reason: 'partNotCached' }));
  });

  test('a write that put what is shown out of date does not take it off the screen', async () => {
    server.use(freight(1));
    const client = await openedBy();
    const { result } = reading(client);
    await waitFor(() => expect(result.current.data?.number).toBe(1));
    cut();
    await act(() => invalidatePrefixes(client, ['/api/freights']));
    expect(client.getQueryState([URL_12, ME])?.error).toMatchObject({ reason: 'unreachable' });
    expect(result.current.data?.number).toBe(1);
  });

  test('a list is there with all of its pages, and says that it has no further one', async () => {
    server.use(
      on('get', '/api/freights', ({ search }) =>
        search.get('cursor') === 'c2' ? pageOf([someFreight({ id: 2 })], 'c3') : pageOf([someFreight({ id: 1 })], 'c2'),
      ),
    );
    const list = (client: QueryClient) =>
      renderHook(() => useApiList<{ id: number }>('/api/freights', {}, ME), {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      });
    const first = list(await openedBy());
    await waitFor(() => expect(first.result.current.hasMore).toBe(true));
    act(() => first.result.current.loadMore());
    await waitFor(() => expect(first.result.current.items).toHaveLength(2));
    await flushCacheWrites();
    first.unmount();
    cut();
    const { result } = list(await openedBy());
    await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual([1, 2]));
    expect(result.current.error).toBeNull();
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.moreError).toMatchObject({ reason: 'unreachable' }));
    expect(result.current.items).toHaveLength(2);
  });
});

describe('at the start', () => {
  /** Fetches the user offline, as the app does at its start. */
  async function begin() {
    cut();
    const client = createQueryClient();
    await client.fetchQuery(currentUserQuery).catch(() => undefined);
    return client.getQueryData(currentUserQuery.queryKey);
  }

  test('the app begins with who was there', async () => {
    await readOnce();
    await waitFor(async () => expect(await readCacheOwner(Date.now())).toBeDefined());
    expect((await begin())?.id).toBe(ME);
  });

  test('the previous user never replaces a user who could not be stored', async () => {
    await readOnce();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    await openedBy({ id: ME + 1 });
    await waitFor(async () => expect(await readCacheOwner(Date.now())).toBeUndefined());
    put.mockRestore();
    expect(await begin()).toBeUndefined();
  });

  test('a user who signed out is anonymous', async () => {
    await readOnce();
    storeSignedIn(null);
    expect(await begin()).toBeUndefined();
  });
});

describe('with a slow network', () => {
  test('cached data are shown, and the late response replaces them', async () => {
    await readOnce();
    server.use(
      http.get(`${ORIGIN}${URL_12}`, async () => {
        await delay(CACHE_FALLBACK_DELAY_MS.usual + 2000);
        return HttpResponse.json(someFreight({ id: 12, number: 2 }));
      }),
    );
    const { result } = reading(await openedBy());
    await vi.advanceTimersByTimeAsync(CACHE_FALLBACK_DELAY_MS.usual - 500);
    expect(result.current.data).toBeUndefined();
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(result.current.data?.number).toBe(1));
    expect(result.current.isFetching).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(result.current.data?.number).toBe(2));
    expect(result.current.isStale).toBe(false);
  });

  test('what was asked before the app was there has been waited for since then', () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    fetchEarly([URL_12]).catch(() => undefined);
    clock.mockReturnValue(400);
    expect(cacheTimeoutFor([URL_12, ME])).toBe(CACHE_FALLBACK_DELAY_MS.usual - 400);
    expect(cacheTimeoutFor(['/api/freights/13', ME])).toBe(CACHE_FALLBACK_DELAY_MS.usual);
    clock.mockReturnValue(5000);
    expect(cacheTimeoutFor([URL_12, ME])).toBe(CACHE_FALLBACK_DELAY_MS.least);
    discardEarly();
  });

  test('after leaving and returning the cached data are shown again, and refetched', async () => {
    await readOnce();
    let requestCount = 0;
    server.use(
      http.get(`${ORIGIN}${URL_12}`, async () => {
        requestCount += 1;
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    const client = await openedBy();
    const first = reading(client);
    await vi.advanceTimersByTimeAsync(CACHE_FALLBACK_DELAY_MS.usual + 100);
    await waitFor(() => expect(first.result.current.data?.number).toBe(1));
    first.unmount();
    const second = reading(client);
    await waitFor(() => expect(second.result.current.data?.number).toBe(1));
    await waitFor(() => expect(requestCount).toBe(2));
  });
});

describe('a refusal', () => {
  test.each([401, 404, 503])('of %i is never hidden by a copy', async (status) => {
    await readOnce();
    server.use(on('get', URL_12, problem(status, status === 401 ? 'unauthenticated' : 'not_found')));
    const { result } = reading(await openedBy());
    await waitFor(() => expect(result.current.error).toMatchObject({ status }));
    expect(result.current.data).toBeUndefined();
  });

  test('a late refusal removes cached data from the screen; a server error leaves them', async () => {
    await readOnce();
    cut();
    const { result } = reading(await openedBy());
    await waitFor(() => expect(result.current.error).not.toBeNull());
    server.use(on('get', URL_12, problem(503, 'unavailable')));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
    expect(result.current.data?.number).toBe(1);
    server.use(on('get', URL_12, problem(404, 'not_found')));
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }));
    expect(result.current.data).toBeUndefined();
    await flushCacheWrites();
    await waitFor(async () => expect(await readCached(ME, JSON.stringify([URL_12, ME]), Date.now())).toBeUndefined());
  });
});

test.each([403, 404])('a %i of a proxy leaves a copy on the device and on screen', async (status) => {
  await readOnce();
  cut();
  const { result } = reading(await openedBy());
  await waitFor(() => expect(result.current.error).not.toBeNull());
  server.use(http.get(`${ORIGIN}${URL_12}`, () => new HttpResponse('page not found', { status })));
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.error).toMatchObject({ status }));
  expect(result.current.data?.number).toBe(1);
  await flushCacheWrites();
  expect(await readCached(ME, JSON.stringify([URL_12, ME]), Date.now())).toBeDefined();
});

describe('whose it is', () => {
  test('another person on the device never sees it, also when that one signed in in another tab', async () => {
    await readOnce();
    const stale = await openedBy();
    // The other tab.
    await adoptUser(createQueryClient(), { ...someUser, id: ME + 1 });
    await flushCacheWrites();
    cut();
    const theirs = reading(await openedBy({ id: ME + 1 }), URL_12, ME + 1);
    await waitFor(() => expect(theirs.result.current.error).not.toBeNull());
    expect(theirs.result.current.data).toBeUndefined();
    const mine = reading(stale);
    await waitFor(() => expect(mine.result.current.error).not.toBeNull());
    expect(mine.result.current.data).toBeUndefined();
    // A tab unaware of the change must not add to the other user's cache.
    await writeCached(ME, new Map([['x', { text: '1', at: Date.now() }]]), Date.now());
    expect(await readCached(ME, 'x', Date.now())).toBeUndefined();
  });

  test('the user is known offline only if one may be signed in', async () => {
    await openedBy({ name: 'Zé' });
    cut();
    await expect(createQueryClient().fetchQuery(currentUserQuery)).rejects.toMatchObject({ reason: 'unreachable' });
    const client = createQueryClient();
    await client.fetchQuery(currentUserQuery).catch(() => undefined);
    expect(client.getQueryData(currentUserQuery.queryKey)).toMatchObject({ id: ME });
    storeSignedIn(null);
    const stranger = createQueryClient();
    await stranger.fetchQuery(currentUserQuery).catch(() => undefined);
    expect(stranger.getQueryData(currentUserQuery.queryKey)).toBeUndefined();
  });

  test('after a logout nothing is left, also not of a late response', async () => {
    await readOnce();
    server.use(freight(2));
    const client = await openedBy();
    const { result } = reading(client);
    await waitFor(() => expect(result.current.data?.number).toBe(2));
    client.clear();
    await clearCache();
    await flushCacheWrites();
    cut();
    const { result: again } = reading(await openedBy());
    await waitFor(() => expect(again.current.error).toMatchObject({ reason: 'notCached' }));
  });
});

describe('the cache', () => {
  test.each([
    ['of the administration', '/api/admin/users'],
    ['of keys', '/api/auth/tokens'],
    ['of notices', '/api/auth/notices'],
  ])('is nothing %s', async (_of, url) => {
    server.use(http.get(`${ORIGIN}${url}`, () => HttpResponse.json({ number: 1 })));
    const { result } = reading(await openedBy(), url);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await flushCacheWrites();
    expect(await readCached(ME, JSON.stringify([url, ME]), Date.now())).toBeUndefined();
  });

  test('excludes queries without a cache time', async () => {
    server.use(freight(1));
    const client = await openedBy();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useQuery({ ...apiQuery(URL_12, ME), gcTime: 0 }), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await flushCacheWrites();
    expect(await readCached(ME, JSON.stringify([URL_12, ME]), Date.now())).toBeUndefined();
  });

  test('is within its bounds: the oldest goes first, by number, size and age', async () => {
    await openedBy();
    const moment = Date.now();
    const cachedResponses = (count: number, text: string) =>
      new Map(Array.from({ length: count }, (_, at) => [`n${at}`, { text, at: moment + at }] as const));
    await writeCached(ME, cachedResponses(BOUNDS.copies + 5, 'x'), moment);
    expect(await readCached(ME, 'n4', moment)).toBeUndefined();
    expect(await readCached(ME, 'n5', moment)).toBeDefined();
    await writeCached(ME, cachedResponses(3, 'x'.repeat(BOUNDS.characters / 2)), moment);
    await writeCached(ME, new Map([['new', { text: 'x', at: moment + 1000 }]]), moment);
    expect(await readCached(ME, 'new', moment)).toBeDefined();
    expect(await readCached(ME, 'n0', moment)).toBeUndefined();
    expect(await readCached(ME, 'new', moment + 1000 + BOUNDS.age)).toBeUndefined();
  });

  test('goes with the record that is deleted', async () => {
    await readOnce();
    const client = await openedBy();
    evictRecord(client, URL_12);
    await flushCacheWrites();
    expect(await readCached(ME, JSON.stringify([URL_12, ME]), Date.now())).toBeUndefined();
  });
});

test.each([
  ['refuses', () => vi.stubGlobal('indexedDB', undefined)],
  ['has no room', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)],
  ['has thrown it all away', () => vi.stubGlobal('indexedDB', new IDBFactory())],
])('where the device %s, reading goes on and nothing is claimed', async (_how, installFailures) => {
  await clearCache();
  installFailures();
  server.use(freight(1));
  const client = await openedBy();
  const { result } = reading(client);
  await waitFor(() => expect(result.current.data?.number).toBe(1));
  await flushCacheWrites();
  cut();
  await act(() => result.current.refetch());
  expect(result.current.data?.number).toBe(1);
  const other = reading(client, '/api/freights/13');
  await waitFor(() => expect(other.result.current.error).not.toBeNull());
});

function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
