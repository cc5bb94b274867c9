/** Screens used on the road open offline without an earlier visit: all their queries were prefetched. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSignedIn } from '@/api/session/signed-in';
import { prefetchedAt, readCached, notePrefetched } from '@/offline/cache/query-cache-store';
import { someBoard } from '@/features/board/board-fixtures';
import { someSummary } from '@/features/finances/finance-fixtures';
import { freightUrls } from '@/features/freights/freight-queries';
import { someOutcome, someWaiting } from '@/features/freights/freight-fixtures';
import { someOffers } from '@/features/fuel/fuel-fixtures';
import { someSummary as someVehicleSummary } from '@/features/vehicles/vehicle-fixtures';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { flushCacheWrites, openedBy, startDevice } from '@/test/query-cache';
import { someDashboard, someReminder } from '@/test/dashboard-fixtures';
import { ORIGIN, on, pageOf, startServer } from '@/test/msw';
import { someFreight, someFreightSummary, someTransaction, someUser, someVehicle } from '@/test/msw-fixtures';
import { someClient, someClientSummary, someDriver } from '@/test/people-fixtures';
import { renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { someFuel } from '@/test/upkeep-fixtures';
import { PREFETCH_INTERVAL_MS, PREFETCH_DELAY_MS } from './prefetch-schedule';
import { prefetchOffline } from './offline-prefetch';

vi.unmock('@/offline/cache/query-cache');
vi.unmock('./offline-prefetch');

const freight = someFreight({
  status: 'loading',
  clientId: 5,
  client: { id: 5, name: 'Boa Safra', phone: null },
  driver: { id: 5, name: 'Zé Carlos' },
});
const page = <T,>(...items: T[]) => pageOf(items);

const account = [
  signedIn({}),
  on('get', '/api/dashboard', someDashboard()),
  on('get', '/api/board', someBoard()),
  on('get', '/api/reminders', { items: [someReminder()], expired: 1, soon: 0, nextCursor: null }),
  on('get', '/api/freights', page(freight)),
  on('get', '/api/freights/summary', someFreightSummary()),
  on('get', '/api/freights/12', freight),
  on('get', '/api/freights/12/result', someOutcome()),
  on('get', '/api/freights/12/events', page()),
  on('get', '/api/freights/12/waiting-time', someWaiting()),
  on('get', '/api/clients', page(someClient())),
  on('get', '/api/clients/5', someClient()),
  on('get', '/api/clients/5/summary', someClientSummary()),
  on('get', '/api/vehicles', page(someVehicle())),
  on('get', '/api/vehicles/1', someVehicle()),
  on('get', '/api/vehicles/1/summary', someVehicleSummary()),
  on('get', '/api/maintenance/due', page()),
  on('get', '/api/drivers', page(someDriver())),
  on('get', '/api/drivers/5', someDriver()),
  on('get', '/api/driver-advances', page()),
  on('get', '/api/driver-payments', page()),
  on('get', '/api/fuel', page(someFuel())),
  on('get', '/api/fuel/defaults', someOffers),
  on('get', '/api/fuel/stations', page()),
  on('get', '/api/finances', page(someTransaction())),
  on('get', '/api/finances/summary', someSummary()),
];

const server = startServer(...account);
startDevice();
beforeEach(() => setWidth(390));

/** Screens used on the road, with content that proves their data. */
const screens: [address: string, seen: RegExp][] = [
  ['/dashboard', /Sobrou no mês/],
  ['/dashboard?reminders=1', /Parcela do cavalo/],
  ['/agenda', /Campinas/],
  ['/freights', /Campinas/],
  ['/freights?id=12', /Linha do tempo/],
  ['/freights?tab=clients', /Boa Safra/],
  ['/vehicles', /BRA2E19/],
  ['/vehicles?id=1', /Hodômetro/],
  ['/driver-payments', /Acertos/],
  ['/driver-payments?tab=drivers', /Zé Carlos/],
  ['/driver-payments?tab=advances', /Vales/],
  ['/driver-payments?tab=advances&new=1', /Como foi dado/],
  ['/driver-payments?tab=advances&new=1&driverId=5', /Como foi dado/],
  ['/fuel', /Posto Graal/],
  ['/fuel?new=1', /Litros/],
  ['/fuel?new=1&freightId=12&vehicleId=1', /Litros/],
  ['/finances', /Entradas menos saídas/],
  ['/dashboard?expense=new', /Gastou com o quê/],
  ['/dashboard?expense=12', /Gastou com o quê/],
];

/** Cuts the network and records failed requests. */
function cut(): Set<string> {
  const failedRequests = new Set<string>();
  server.use(
    http.all('*', ({ request }) => {
      if (request.method === 'GET') failedRequests.add(request.url.replace(ORIGIN, ''));
      return HttpResponse.error();
    }),
  );
  return failedRequests;
}

/** Hash of an address's query. */
function hashOf(url: string): string {
  const bare = url.replace(/[?&]userId=\d+/, '');
  return JSON.stringify([bare, someUser.id]);
}

/** Prefetches, cuts the network, runs `pass`, and opens a screen. */
async function opens(address: string, seen: RegExp, pass = () => {}): Promise<void> {
  const client = await openedBy();
  expect(await prefetchOffline(client, someUser.id)).toBe(true);
  await flushCacheWrites();
  client.clear();
  pass();
  const failedRequests = cut();
  renderApp(address);
  await waitFor(() => expect(screen.getAllByText(seen).length).toBeGreaterThan(0));
  // Dependent queries of a card.
  await act(() => vi.advanceTimersByTimeAsync(600));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(600));
  const reads = [...failedRequests].filter((url) => url.startsWith('/api/') && !url.startsWith('/api/auth/'));
  expect(reads.length).toBeGreaterThan(0);
  const cached = await Promise.all(reads.map((url) => readCached(someUser.id, hashOf(url), Date.now())));
  expect(reads.filter((_, at) => cached[at] === undefined)).toEqual([]);
  expect(screen.queryByText(/ainda não foi aberta/)).toBeNull();
}

test.each(screens)('%s', (address, seen) => opens(address, seen));

test('the books of a month that has begun since', async () => {
  vi.setSystemTime('2026-11-30T15:00:00Z');
  await opens('/finances', /Entradas menos saídas/, () => vi.setSystemTime('2026-12-01T12:00:00Z'));
});

/** Opens the app online and waits until the prefetch is due. */
async function visit(): Promise<number> {
  const failedRequests: string[] = [];
  server.use(http.get(`${ORIGIN}/api/finances/summary`, ({ request }) => void failedRequests.push(request.url)));
  renderApp('/fuel');
  await screen.findAllByText(/Posto Graal/);
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 6; turn += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- sequential turns
    await act(() => vi.advanceTimersByTimeAsync(PREFETCH_DELAY_MS / 3));
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await vi.dynamicImportSettled();
  }
  await flushCacheWrites();
  // Then it is noted.
  await flushCacheWrites();
  return failedRequests.length;
}

test('it is done some seconds after the start, and at most once in ten minutes', async () => {
  expect(await visit()).toBeGreaterThan(0);
  await waitFor(async () => expect(await prefetchedAt(someUser.id)).toBeGreaterThan(0));
  cleanup();
  expect(await visit()).toBe(0);
  cleanup();
  await notePrefetched(someUser.id, Date.now() - PREFETCH_INTERVAL_MS);
  expect(await visit()).toBeGreaterThan(0);
});

test('data-saver mode prefetches freights under way only', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await visit()).toBe(0);
  expect(await readCached(someUser.id, hashOf(freightUrls.events(12)), Date.now())).toBeDefined();
  Reflect.deleteProperty(navigator, 'connection');
});

test('it ends where the signal goes', async () => {
  const client = await openedBy();
  let failedRequests = 0;
  let isCut = false;
  server.use(
    http.get(`${ORIGIN}/api/*`, ({ request }) => {
      isCut ||= request.url.includes('/result');
      if (isCut) failedRequests += 1;
      return isCut ? HttpResponse.error() : undefined;
    }),
  );
  await expect(prefetchOffline(client, someUser.id)).rejects.toMatchObject({ reason: 'notCached' });
  await vi.advanceTimersByTimeAsync(100);
  // Requests in flight.
  expect(failedRequests).toBeLessThanOrEqual(2);
  noteConnectivity(false);
});

test('a logout ends it: nothing is requested with a session that is over', async () => {
  const client = await openedBy();
  const requested: string[] = [];
  server.use(
    http.get(`${ORIGIN}/api/*`, ({ request }) => {
      requested.push(request.url);
      if (request.url.includes('/result')) storeSignedIn(null);
    }),
  );
  await expect(prefetchOffline(client, someUser.id)).resolves.toBe(false);
  const position = requested.findIndex((url) => url.includes('/result'));
  // Requests in flight.
  expect(requested.length - position).toBeLessThanOrEqual(4);
});
