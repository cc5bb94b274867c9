import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeletion } from '@/api/deletion';
import { CACHE_DATABASE } from '@/offline/cache/clear-cache';
import { OUTBOX } from '@/offline/outbox/store';
import { clearPendingLogout, PENDING_LOGOUT } from '@/api/session/pending-logout';
import { createQueryClient } from '@/api/query';
import { mayBeSignedIn, storeSignedIn } from '@/api/session/signed-in';
import { on, problem, startServer } from '@/test/msw';
import { emptyOutbox, storeEntry, someEntry } from '@/test/outbox';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { logout } from './logout';

const server = startServer(...emptyAccount, signedIn({}));

afterEach(emptyOutbox);
afterEach(clearPendingLogout);

function fill() {
  localStorage.setItem('draft:7:freight:new', '{}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('anything', 'x');
  const client = createQueryClient();
  client.setQueryData(['/api/vehicles'], { items: [] });
  return client;
}

test.each([
  ['succeeds', () => null, 0],
  ['is refused', () => problem(500, 'internal'), 1],
  ['does not get through', () => HttpResponse.error(), 1],
])('a logout that %s forgets everything but the outbox and goes to /login', async (_how, answer, logged) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(on('post', '/api/auth/logout', answer));
  const client = fill();
  await new Promise<void>((done) => {
    const request = indexedDB.open(CACHE_DATABASE);
    request.addEventListener('success', () => (request.result.close(), done()));
  });
  await storeEntry(someEntry());
  const leave = vi.fn();
  await logout(client, leave);
  // A logout that the server has not confirmed is noted beside the outbox.
  const left = (await indexedDB.databases()).map(({ name }) => name);
  expect(left.toSorted()).toEqual(logged === 0 ? [OUTBOX] : [OUTBOX, PENDING_LOGOUT]);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(leave).toHaveBeenCalledExactlyOnceWith(logged === 0);
  expect(error).toHaveBeenCalledTimes(logged);
});

test('a tab that blocks the cache database does not delay the logout', async () => {
  server.use(on('post', '/api/auth/logout', () => null));
  const request = indexedDB.open(CACHE_DATABASE);
  await new Promise((done) => request.addEventListener('success', done));
  const leave = vi.fn();
  await logout(createQueryClient(), leave);
  expect(leave).toHaveBeenCalledOnce();
  request.result.close();
});

test('a logout works with closed storage', async () => {
  server.use(on('post', '/api/auth/logout', () => null));
  const leave = vi.fn();
  vi.stubGlobal('localStorage', undefined);
  await logout(createQueryClient(), leave);
  expect(leave).toHaveBeenCalledExactlyOnceWith(true);
});

test('a user who closes the app during the logout request is signed out', async () => {
  let wasIn = true;
  storeSignedIn(7);
  server.use(on('post', '/api/auth/logout', () => ((wasIn = mayBeSignedIn()), null)));
  await logout(createQueryClient(), () => undefined);
  expect(wasIn).toBe(false);
});

test('a logout sends the pending deletion before it ends the session', async () => {
  const requests: string[] = [];
  server.use(
    on('delete', '/api/fuel/7', () => (requests.push('delete'), null)),
    on('post', '/api/auth/logout', () => (requests.push('logout'), null)),
  );
  const client = fill();
  const { result } = renderHook(() => useDeletion('/api/fuel/7'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  act(() => void result.current.schedule({ onSend: () => undefined, onSettled: () => undefined }));
  await logout(client, () => undefined);
  expect(requests).toEqual(['delete', 'logout']);
});

test('the button of the menu signs out and opens the login', async () => {
  setWidth(1280);
  server.use(
    on('post', '/api/auth/logout', () => {
      server.use(signedIn(null));
      return null;
    }),
  );
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: 'Sair do Sistema' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login'));
});

test('a user whose logout failed on the server stays signed out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setWidth(1280);
  server.use(on('post', '/api/auth/logout', () => HttpResponse.error()));
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: 'Sair do Sistema' }));
  expect(await screen.findByText(/o servidor não respondeu/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
});
