import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optionUrls } from '@/api/record-options';
import { notePrefetched } from '@/offline/cache/query-cache-store';
import { useCurrentUser } from '@/api/session/current-user';
import { applyWrite } from '@/api/mutation';
import { useApiQuery } from '@/api/query';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { flushCacheWrites, openedBy, startDevice } from '@/test/query-cache';
import { ORIGIN, pageOf, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { PREFETCH_INTERVAL_MS, PREFETCH_DELAY_MS } from './prefetch-schedule';
import { useToasts } from '@/components/ui/toast-store';
import { ABSENCE_MS, useRefetchOnReconnect } from './stale-data-banner';

vi.unmock('@/offline/cache/query-cache');
vi.unmock('./offline-prefetch');

/** Requests of freights under way: one per prefetch. */
let requestCount = 0;
const server = startServer(
  http.get(`${ORIGIN}/api/*`, ({ request }) => {
    if (request.url.startsWith(`${ORIGIN}${optionUrls.openFreights}`)) requestCount += 1;
    return HttpResponse.json(pageOf([]));
  }),
);
startDevice();

beforeEach(() => {
  requestCount = 0;
});
afterEach(() => vi.restoreAllMocks());

/** Advances time and flushes due prefetches. */
async function pass(ms: number): Promise<number> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(flushCacheWrites);
  await act(flushCacheWrites);
  return requestCount;
}

/** Dashboard of a user, mounted until the test ends. */
async function open(): Promise<QueryClient> {
  const client = await openedBy();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const useDashboard = () => {
    useCurrentUser();
    useApiQuery('/api/dashboard', someUser.id);
    useRefetchOnReconnect(someUser.id);
  };
  renderHook(useDashboard, { wrapper });
  return client;
}

/** Hides the app for some time, as the installed app or in a browser. */
async function away(ms: number, isInstalled = true): Promise<void> {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isInstalled } as MediaQueryList);
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  await vi.advanceTimersByTimeAsync(ms);
  act(() => turn('visible'));
}

test('an app that was opened without a signal reads ahead once it is there', async () => {
  noteConnectivity(true);
  server.use(http.all('*', () => HttpResponse.error()));
  await open();
  expect(await pass(PREFETCH_DELAY_MS)).toBe(0);
  server.resetHandlers();
  act(() => noteConnectivity(false));
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
});

test.each([
  ['an installed app, after a while', ABSENCE_MS, true, 2],
  ['an installed app, soon', ABSENCE_MS - 60_000, true, 1],
  ['a page of a browser, after a while', ABSENCE_MS, false, 1],
])('%s taken up again reads ahead as it should', async (_what, ms, isInstalled, times) => {
  await open();
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
  await away(ms, isInstalled);
  expect(await pass(PREFETCH_DELAY_MS)).toBe(times);
});

test('what was written is read ahead, once ten minutes are over since the last time', async () => {
  const client = await open();
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
  for (const url of ['/api/freights', '/api/vehicles/1', '/api/clients', '/api/drivers/5'])
    act(() => applyWrite(client, url, null));
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
  expect(await pass(PREFETCH_INTERVAL_MS)).toBe(2);
  // A later one is prefetched at once, and never by time alone.
  await pass(2 * PREFETCH_INTERVAL_MS);
  expect(requestCount).toBe(2);
  act(() => applyWrite(client, '/api/freights', null));
  expect(await pass(PREFETCH_DELAY_MS)).toBe(3);
});

test('a flapping connection prefetches no more often', async () => {
  await open();
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
  for (let times = 0; times < 3; times += 1) {
    act(() => noteConnectivity(true));
    act(() => noteConnectivity(false));
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await pass(PREFETCH_DELAY_MS);
  }
  expect(requestCount).toBe(1);
  await notePrefetched(someUser.id, 0);
  act(() => noteConnectivity(true));
  act(() => noteConnectivity(false));
  expect(await pass(PREFETCH_DELAY_MS)).toBe(1);
});

test('a fresh device says once that it is ready for the road, where the worker stores the app', async () => {
  const ready = () => useToasts.getState().toasts.map(({ title }) => title);
  const value = { getRegistration: async () => ({ active: {} }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  await open();
  expect(ready()).toEqual([]);
  await pass(PREFETCH_DELAY_MS);
  await vi.waitFor(() => expect(ready()).toEqual(['Pronto para usar sem sinal']));
  useToasts.setState({ toasts: [] });
  act(() => noteConnectivity(true));
  act(() => noteConnectivity(false));
  await pass(PREFETCH_INTERVAL_MS + PREFETCH_DELAY_MS);
  expect(ready()).toEqual([]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
