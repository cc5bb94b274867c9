import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeOutbox, deliveredEntriesOf, entriesOf, moveToDelivered, noteSignedOut } from '@/offline/outbox/store';
import type { Entry } from '@/offline/outbox/entry';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { publish } from '@/offline/sync/sync-events';
import { sendOutbox } from '@/offline/sync/send-queue';
import { clearPendingLogout, endPendingLogout, notePendingLogout } from '@/api/session/pending-logout';
import { storeSignedIn } from '@/api/session/signed-in';
import { watchPendingLogout } from '@/api/session/watch-pending-logout';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { emptyOutbox, storeEntry, someEntry } from '@/test/outbox';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { usePanel } from '@/app/menu/menu-store';

vi.unmock('@/offline/cache/query-cache');

const server = startServer(...emptyAccount, signedIn({}));

/** Requests in order. */
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  setWidth(1280);
  usePanel.setState({ panel: null });
  server.use(
    on('post', '/api/finances', () => (requests.push('post'), HttpResponse.error() as never)),
    on('post', '/api/auth/logout', () => {
      requests.push('logout');
      server.use(signedIn(null));
      return null;
    }),
  );
});

afterEach(emptyOutbox);
afterEach(clearPendingLogout);

const hasSignal = () =>
  server.use(
    on('post', '/api/finances', () => {
      requests.push('post');
      return HttpResponse.json({ id: 1, version: 1 }, { status: 201 }) as never;
    }),
  );

/** Opens the app with a queued entry, and taps "Sair do Sistema". */
async function leave() {
  await storeEntry(someEntry());
  const person = renderApp('/fuel');
  await screen.findByRole('button', { name: '1 lançamento por enviar' });
  await person.click(screen.getByRole('button', { name: 'Sair do Sistema' }));
  const question = await screen.findByRole('dialog', { name: 'Sair do Sistema' });
  return { person, question };
}

test('before anything ends it is asked; staying changes nothing', async () => {
  const { person, question } = await leave();
  expect(within(question).getByText(/^Há 1 lançamento por enviar\. Se sair, ele fica neste aparelho/)).toBeTruthy();
  await person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).not.toContain('logout');
});

test('leaving all the same keeps the entry for its user, and leaves nothing else on the device', async () => {
  const { person, question } = await leave();
  await person.click(within(question).getByRole('button', { name: 'Sair assim mesmo' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(requests.at(-1)).toBe('logout');
  expect(await entriesOf(7)).toHaveLength(1);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('outbox'))).toEqual([]);
});

test('after an offline logout nothing is sent until the user returns, and delivered entries are deleted', async () => {
  const { id, key } = await storeEntry(someEntry());
  await moveToDelivered({ id, key } as Entry, { at: new Date().toISOString(), version: 1 });
  const { person, question } = await leave();
  await person.click(within(question).getByRole('button', { name: 'Sair assim mesmo' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  // The session still exists on the server.
  server.use(signedIn({}));
  hasSignal();
  requests = [];
  expect(await sendOutbox({ ignoreBackoff: true })).toEqual({ pendingReason: 'signedOut', waitMs: null });
  expect(requests).toEqual([]);
  expect(await deliveredEntriesOf(7)).toEqual([]);
});

test('who left without a signal is out when the app opens with one: the session ends, and nothing is sent', async () => {
  server.use(
    on('post', '/api/auth/logout', () => {
      requests.push('logout');
      return HttpResponse.error() as never;
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { person, question } = await leave();
  await person.click(within(question).getByRole('button', { name: 'Sair assim mesmo' }));
  expect(await screen.findByText(/o servidor não respondeu/)).toBeTruthy();
  cleanup();
  hasSignal();
  requests = [];
  renderApp('/fuel');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(new Set(requests)).toEqual(new Set(['logout']));
  // The next sign-in succeeds.
  cleanup();
  await clearPendingLogout();
  storeSignedIn(7);
  renderApp('/fuel');
  await waitFor(() => expect(requests).toContain('post'));
});

test('a public page ends the session once the network is back', async () => {
  await notePendingLogout();
  server.use(on('post', '/api/auth/logout', () => (requests.push('unheard'), HttpResponse.error() as never)));
  watchPendingLogout();
  await waitFor(() => expect(requests).toEqual(['unheard']));
  server.use(on('post', '/api/auth/logout', () => (requests.push('logout'), null)));
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await endPendingLogout()).toBe('none'));
  expect(requests).toEqual(['unheard', 'logout']);
});

test.each([
  ['of somebody else', () => noteSignedOut(8)],
  ['of nobody', () => noteSignedOut(null)],
])('a device that knows %s who left goes on with the session, also without the note', async (_whose, note) => {
  await note();
  renderApp('/fuel');
  expect(await screen.findByRole('button', { name: 'Sair do Sistema' })).toBeTruthy();
  expect(requests).toEqual([]);
});

test('closed storage does not block the sign-in', async () => {
  await noteSignedOut(7);
  await closeOutbox();
  vi.stubGlobal('indexedDB', undefined);
  renderApp('/fuel');
  expect(await screen.findByRole('button', { name: 'Sair do Sistema' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('leaving in another tab leads to the login here, too, and notes nothing more', async () => {
  await storeEntry(someEntry());
  renderApp('/fuel');
  await screen.findByRole('button', { name: '1 lançamento por enviar' });
  localStorage.clear();
  sessionStorage.setItem('anything', 'x');
  let wasListFetched = false;
  server.use(on('get', '/api/fuel', () => ((wasListFetched = true), pageOf([]))));
  act(() => publish({ kind: 'signedOut', userId: 7 }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  act(() => publish({ kind: 'changed' }));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('outbox'))).toEqual([]);
  expect(wasListFetched).toBe(false);
});

test('a tab that follows a logout promises no drafts, because the logout deleted them; an expired session does', async () => {
  renderApp('/fuel');
  await screen.findByRole('button', { name: 'Sair do Sistema' });
  await waitFor(() => expect(useOutbox.getState().userId).toBe(7));
  act(() => publish({ kind: 'signedOut', userId: 7 }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(screen.queryByText(/fica guardado neste aparelho/)).toBeNull();
  cleanup();
  storeSignedIn(7);
  server.use(on('get', '/api/fuel', problem(401, 'unauthenticated')));
  renderApp('/fuel');
  expect(await screen.findByText(/fica guardado neste aparelho/)).toBeTruthy();
});

test('it is sent first where that is wanted', async () => {
  const { person, question } = await leave();
  hasSignal();
  requests = [];
  await person.click(within(question).getByRole('button', { name: 'Enviar agora e sair' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(requests).toEqual(['post', 'logout']);
  expect(await entriesOf(7)).toEqual([]);
});

test('what cannot be sent keeps one in, with the reason', async () => {
  const { person, question } = await leave();
  await person.click(within(question).getByRole('button', { name: 'Enviar agora e sair' }));
  expect(await within(question).findByText('Sem conexão com a Boleia: não deu para enviar.')).toBeTruthy();
  expect(requests).not.toContain('logout');
});

test('on a full device that is the reason', async () => {
  const { person, question } = await leave();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { id } = await storeEntry(someEntry());
  await person.click(within(question).getByRole('button', { name: 'Enviar agora e sair' }));
  expect(await within(question).findByText('Este aparelho está cheio: não deu para enviar.')).toBeTruthy();
  expect((await entriesOf(7)).find((entry) => entry.id === id)).toMatchObject({ state: 'waiting' });
  expect(requests).not.toContain('logout');
});

test('another user sees none of the entries, which wait for their user', async () => {
  await storeEntry(someEntry());
  server.use(signedIn({ id: 8 }));
  renderApp('/fuel?outbox=1');
  expect(await screen.findByText('Nada por enviar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /por enviar/ })).toBeNull();
  expect(requests).toEqual([]);
  expect(await entriesOf(7)).toHaveLength(1);
});
