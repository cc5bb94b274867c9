import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { flushCacheWrites, startDevice } from '@/test/query-cache';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { ABSENCE_MS } from './stale-data-banner';
import { FLAG_DELAY_MS } from '@/lib/use-delayed-flag';

vi.unmock('@/offline/cache/query-cache');

const server = startServer(...emptyAccount, signedIn({}));
startDevice();

let requestCount = 0;
const answers = (city: string) =>
  on('get', '/api/freights', () => {
    requestCount += 1;
    return pageOf([someFreight({ cargoDescription: city })]);
  });
const cut = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('*', () => HttpResponse.error()));
};
const back = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.use(answers('b'), ...emptyAccount, signedIn({}));
};

beforeEach(() => {
  setWidth(390);
  requestCount = 0;
  vi.setSystemTime('2026-11-21T17:05:00Z');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
});

/** Opens the list of freights online, and closes the app. */
async function readOnce() {
  server.use(answers('a'));
  const { unmount } = await opened();
  await waitFor(() => expect(requestCount).toBe(1));
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await flushCacheWrites();
  unmount();
}

async function opened() {
  const { cleanup } = await import('@testing-library/react');
  const person = renderApp('/freights');
  return { person, unmount: cleanup };
}

const line = () => screen.findByText(/^(Sem sinal|Sem conexão com|Dados de)/, { selector: 'p:not([role])' });

test.each([
  ['2026-11-21T17:20:00Z', 'Sem sinal. Dados de hoje, 14:05.'],
  ['2026-11-22T12:00:00Z', 'Sem sinal. Dados de ontem, 14:05.'],
  ['2026-12-01T12:00:00Z', 'Sem sinal. Dados de 21/11/2026, 14:05.'],
])('opened at %s without a signal, the page says since when it is', async (moment, words) => {
  await readOnce();
  vi.setSystemTime(moment);
  cut();
  await opened();
  expect(await screen.findByRole('link', { name: /^Abrir frete/ })).toBeVisible();
  expect(await line()).toHaveTextContent(words);
  expect(screen.queryByText(/podem estar desatualizados/)).toBeNull();
});

/** Text of the live region. */
const announcement = () => document.querySelector('[data-said]')?.textContent;

test('that the signal is gone is announced once it lasts, and that it is back; it stays nowhere', async () => {
  await readOnce();
  cut();
  await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await line();
  expect(announcement()).toBe('');
  await vi.advanceTimersByTimeAsync(FLAG_DELAY_MS);
  await waitFor(() => expect(announcement()).toBe('Sem sinal.'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(announcement()).toBe('');
  back();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(announcement()).toBe('A conexão voltou.'));
});

test('with a network it is the connection that is missing', async () => {
  await readOnce();
  cut();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  expect(await line()).toHaveTextContent('Sem conexão com a Boleia. Dados de hoje, 14:05.');
});

test('an uncached screen says so, and has a retry', async () => {
  await readOnce();
  cut();
  renderApp('/freight-simulations');
  expect(await screen.findByText('Sem conexão agora, e esta tela ainda não foi aberta neste aparelho.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Tentar de novo' }).length).toBeGreaterThan(0);
});

test('when the signal is back, what is on screen is read again by itself, and the line goes', async () => {
  await readOnce();
  cut();
  await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await line();
  back();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requestCount).toBe(2));
  await waitFor(() => expect(screen.queryByText(/^Sem sinal/)).toBeNull());
});

test('cached data shown online have a time, and a touch refetches them', async () => {
  await readOnce();
  cut();
  const { person } = await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await line();
  server.use(on('get', '/api/freights', problem(503, 'unavailable')), ...emptyAccount, signedIn({}));
  act(() => noteConnectivity(false));
  await waitFor(() => expect(screen.getByText(/^Estes dados podem/)).toBeVisible());
  await vi.advanceTimersByTimeAsync(FLAG_DELAY_MS);
  expect(await line()).toHaveTextContent('Dados de hoje, 14:05.');
  back();
  await person.click(screen.getByRole('button', { name: 'Atualizar os dados' }));
  await waitFor(() => expect(requestCount).toBe(2));
  await waitFor(() => expect(screen.queryByText(/^Dados de/)).toBeNull());
});

function away(ms: number, installed: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: installed && query.includes('standalone'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  vi.setSystemTime(Date.now() + ms);
  turn('visible');
}

test.each([
  ['the installed app, after a while', ABSENCE_MS, true, 2],
  ['the installed app, soon', ABSENCE_MS - 1000, true, 1],
  ['a page of a browser, after a while', ABSENCE_MS, false, 1],
])('%s taken up again reads anew as it should', async (_what, ms, installed, times) => {
  server.use(answers('a'));
  await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await vi.dynamicImportSettled();
  await act(flushCacheWrites);
  act(() => away(ms, installed));
  await vi.advanceTimersByTimeAsync(500);
  await waitFor(() => expect(requestCount).toBe(times));
});

function pull(distance: number) {
  const touch = (name: string, clientY: number) => fireEvent(document.body, touchEvent(name, clientY));
  touch('touchstart', 100);
  touch('touchmove', 100 + distance);
  touch('touchend', 100 + distance);
}

function touchEvent(name: string, clientY: number) {
  return Object.assign(new Event(name, { bubbles: true }), { touches: [{ clientY }] });
}

test.each([
  ['far enough', true, 90, 2],
  ['a little', true, 40, 1],
  ['in a browser that has a way of its own', undefined, 90, 1],
])('pulling down at the top, %s', async (_how, standalone, distance, times) => {
  if (standalone) Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  server.use(answers('a'));
  await opened();
  await screen.findByRole('link', { name: /^Abrir frete/ });
  await vi.dynamicImportSettled();
  await act(flushCacheWrites);
  act(() => pull(distance));
  await vi.advanceTimersByTimeAsync(500);
  await waitFor(() => expect(requestCount).toBe(times));
});

test('cached data in place of a missing response are marked at once', async () => {
  await readOnce();
  vi.setSystemTime('2026-11-21T17:20:00Z');
  server.use(http.all('*', () => new Promise<never>(() => undefined)));
  await opened();
  expect(await screen.findByRole('link', { name: /^Abrir frete/ })).toBeVisible();
  // Earlier than for data of this page.
  expect(await screen.findByText('Dados de hoje, 14:05.', {}, { timeout: FLAG_DELAY_MS / 2 })).toBeVisible();
});
