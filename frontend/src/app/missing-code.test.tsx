import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/ui/toast-store';
import { on, pageOf, startServer } from '@/test/msw';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';

const server = startServer(...emptyAccount, signedIn({}));

// The code of one screen does not come, nor that of what opens over a page; both are made of their `load` by `late`.
vi.mock('@/ui/late', async (original) => {
  const { late, ...rest } = await original<typeof import('@/ui/late')>();
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const isGone = (load: unknown) => /fuel-page|app\/panels|\.\/panels/.test(String(load));
  return { ...rest, late: (load: never, ...more: never[]) => late(isGone(load) ? gone : load, ...more) };
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(on('get', '/api/fuel', pageOf([])));
});

test('a screen whose code does not come is a message inside the shell, and the menu leads on', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const person = renderApp('/vehicles');
  await person.click(await screen.findByRole('link', { name: 'Abastecimento' }));
  expect((await screen.findByRole('alert')).textContent).toContain('não carregou');
  expect(screen.queryByText('Algo deu errado')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Veículos' }));
  expect(await screen.findByRole('heading', { name: 'Veículos' })).toBeTruthy();
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/fuel'));
  expect(reload).not.toHaveBeenCalled();
});

test('a menu whose code does not come is a message until one goes on', async () => {
  setWidth(390);
  const person = renderApp('/vehicles');
  await person.click(await screen.findByRole('button', { name: 'Mais' }));
  expect((await screen.findByRole('alert')).textContent).toContain('não carregou');
  await person.click(screen.getByRole('link', { name: 'Fretes' }));
  await screen.findByRole('heading', { name: 'Fretes', level: 1 });
  expect(screen.queryByRole('alert')).toBeNull();
  setWidth(1280);
});

test('a sheet that the address asks for says that its code does not come, too', async () => {
  renderApp('/vehicles?account=profile');
  expect((await screen.findByRole('alert')).textContent).toContain('não carregou');
});

test('notifications are seen on the pages without the menu, too', async () => {
  server.use(signedIn(null));
  renderApp('/login');
  await screen.findByRole('heading', { name: 'Entrar' });
  act(() => void toast({ title: 'Fora do menu' }));
  expect((await screen.findAllByText('Fora do menu')).length).toBeGreaterThan(0);
});
