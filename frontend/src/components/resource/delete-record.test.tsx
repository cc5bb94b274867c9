import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '@/api/deletion';
import { createQueryClient } from '@/api/query';
import { resource } from '@/api/resource';
import { runLogoutTasks } from '@/lib/browser/logout-tasks';
import { someClient } from '@/test/people-fixtures';
import { ORIGIN, on, pageOf, problem, startServer } from '@/test/msw';
import { useToasts } from '@/components/ui/toast-store';
import { Toaster } from '@/components/ui/toaster';
import { DeleteRecord } from './delete-record';
import { pressUndo, setupUser } from '@/test/user';

const server = startServer();
const { useList, useDelete } = resource('/api/clients');

function Stops() {
  const list = useList({}, 7);
  return (
    <ul>
      {list.items.map(({ id }) => (
        <li key={id}>
          Parada {id} <Remove id={id} />
        </li>
      ))}
      <li>
        <button onClick={list.refetch}>Ler de novo</button>
      </li>
    </ul>
  );
}

function Remove({ id }: { id: number }) {
  return (
    <DeleteRecord deletion={useDelete(id)} done="Parada apagada" name={`Nº ${id}`} at={`/fuel/${id}`} back="/fuel">
      {`Apagar ${id}`}
    </DeleteRecord>
  );
}

/** Records of the mock server, and its delete requests. */
let stored: number[] = [];
let deleted: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useToasts.setState({ toasts: [] });
  stored = [1, 2, 3];
  deleted = [];
  server.use(
    on('get', '/api/clients', () => pageOf(stored.map((id) => someClient({ id })))),
    ...[1, 2, 3].map((id) =>
      on('delete', `/api/clients/${id}`, ({ path }) => {
        deleted.push(path);
        stored = stored.filter((one) => one !== id);
        return null;
      }),
    ),
  );
});
afterEach(() => vi.useRealTimers());

async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/fuel']}>
        <Routes>
          <Route path="/fuel" element={<Stops />} />
          <Route path="/fuel/:id" element={<p>A página dela</p>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText(/Parada 1/);
  return setupUser({ advanceTimers: vi.advanceTimersByTime });
}

const remove = (id: number) => screen.getByRole('button', { name: `Apagar ${id}` });
const shown = () => screen.queryAllByText(/^Parada \d/).map(({ textContent }) => textContent?.slice(0, 8));

test('it is off the screen at once, and asked of the server five seconds later', async () => {
  const user = await open();
  await user.click(remove(2));
  expect(shown()).toEqual(['Parada 1', 'Parada 3']);
  expect((await screen.findAllByText('Nº 2')).length).toBeGreaterThan(0);
  await pass(UNDO_MS - 500);
  expect(deleted).toEqual([]);
  await pass(600);
  await waitFor(() => expect(deleted).toEqual(['/api/clients/2']));
  expect(UNDO_MS).toBe(5000);
  expect(useToasts.getState().toasts.filter((one) => one.open)).toEqual([]);
  expect(shown()).toEqual(['Parada 1', 'Parada 3']);
});

test('a concurrent refetch does not restore it', async () => {
  const user = await open();
  await user.click(remove(2));
  await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
  await pass(500);
  expect(deleted).toEqual([]);
  expect(shown()).toEqual(['Parada 1', 'Parada 3']);
});

test('"Desfazer" takes it back, and the server never hears of it', async () => {
  const user = await open();
  await user.click(remove(2));
  await pressUndo(user);
  expect(await screen.findByText('A página dela')).toBeTruthy();
  await pass(UNDO_MS * 2);
  expect(deleted).toEqual([]);
});

test('a second one sends the first, and can be taken back by itself', async () => {
  const user = await open();
  await user.click(remove(1));
  await user.click(remove(2));
  await waitFor(() => expect(deleted).toEqual(['/api/clients/1']));
  await pressUndo(user);
  await pass(UNDO_MS * 2);
  expect(deleted).toEqual(['/api/clients/1']);
});

test('leaving the page sends it, and so does signing out', async () => {
  const user = await open();
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await user.click(remove(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(deleted).toEqual(['/api/clients/1']));
  expect(fetchSpy.mock.calls.find(([, init]) => init?.method === 'DELETE')?.[1]?.keepalive).toBe(true);
  await user.click(remove(2));
  await act(() => runLogoutTasks());
  expect(deleted).toEqual(['/api/clients/1', '/api/clients/2']);
});

test('a refused record reappears with the reason, and a link to it', async () => {
  server.use(on('delete', '/api/clients/2', problem(409, 'conflict', { detail: 'Há um acerto com ela.' })));
  const user = await open();
  await user.click(remove(2));
  await pass(UNDO_MS);
  expect((await screen.findAllByText('Não deu para apagar: Nº 2')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Há um acerto com ela.').length).toBeGreaterThan(0);
  expect(shown()).toEqual(['Parada 1', 'Parada 2', 'Parada 3']);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('A página dela')).toBeTruthy();
});

test('offline it reappears too', async () => {
  server.use(on('delete', '/api/clients/2', () => HttpResponse.error()));
  const user = await open();
  await user.click(remove(2));
  await pass(UNDO_MS);
  expect((await screen.findAllByText(/Sem conexão/)).length).toBeGreaterThan(0);
  expect(shown()).toEqual(['Parada 1', 'Parada 2', 'Parada 3']);
});

test('a concurrent deletion by another user is no error', async () => {
  server.use(on('delete', '/api/clients/2', () => ((stored = [1, 3]), problem(404, 'not_found'))));
  const user = await open();
  await user.click(remove(2));
  await pass(UNDO_MS + 100);
  expect(shown()).toEqual(['Parada 1', 'Parada 3']);
  expect(screen.queryByText(/Não deu para apagar/)).toBeNull();
});

test('once it is sent it can no longer be taken back, answered or not', async () => {
  server.use(http.delete(`${ORIGIN}/api/clients/2`, () => delay('infinite')));
  const user = await open();
  await user.click(remove(2));
  expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeTruthy();
  await pass(UNDO_MS + 100);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
});

test('a refusal waits until the next deletion can no longer be taken back', async () => {
  server.use(on('delete', '/api/clients/2', () => problem(409, 'has_history', { detail: 'Tem fretes.' })));
  const user = await open();
  await user.click(remove(2));
  await user.click(remove(3));
  await pass(1000);
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  expect(screen.queryByText(/Não deu para apagar/)).toBeNull();
  await pass(UNDO_MS);
  expect((await screen.findAllByText('Não deu para apagar: Nº 2')).length).toBeGreaterThan(0);
});
