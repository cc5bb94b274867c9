import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/components/ui/toast-store';
import { on, pageOf, startServer } from '@/test/msw';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';

const server = startServer(...emptyAccount, signedIn({}));

// The code of one screen does not load.
vi.mock('@/components/ui/lazy', async (original) => {
  const { lazyComponent, ...rest } = await original<typeof import('@/components/ui/lazy')>();
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const isGone = (load: unknown) => /fuel-page/.test(String(load));
  return {
    ...rest,
    lazyComponent: (load: never, ...more: never[]) => lazyComponent(isGone(load) ? gone : load, ...more),
  };
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

test('notifications are seen on the pages without the menu, too', async () => {
  server.use(signedIn(null));
  renderApp('/login');
  await screen.findByRole('heading', { name: 'Entrar' });
  act(() => void toast({ title: 'Fora do menu' }));
  expect((await screen.findAllByText('Fora do menu')).length).toBeGreaterThan(0);
});
