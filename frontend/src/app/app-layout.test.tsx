import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { storeSignedIn } from '@/api/session/signed-in';
import { on, ORIGIN, pageOf, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { useMenu, usePanel } from '@/app/menu/menu-store';

const server = startServer(...emptyAccount, signedIn({}));

beforeEach(() => {
  setWidth(1280);
  useMenu.setState({ collapsed: false, opened: false });
  usePanel.setState({ panel: null });
});

async function menu() {
  return screen.findByRole('navigation', { name: 'Menu principal' });
}

test('the menu shows its section, its entries and the active one', async () => {
  renderApp('/fuel');
  const nav = await menu();
  expect(within(nav).getByText('Geral')).toBeTruthy();
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Dashboard',
    'Veículos',
    'Fretes',
    'Agenda',
    'Simulações de Frete',
    'Manutenção',
    'Abastecimento',
    'Financeiro',
    'Motoristas',
  ]);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Abastecimento');
});

test('a master also sees Administração', async () => {
  server.use(signedIn({ isMaster: true }));
  renderApp('/fuel');
  expect(within(await menu()).getByRole('link', { name: 'Administração' })).toBeTruthy();
});

test('the frame is there before the user, at the same place', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(`${ORIGIN}/api/auth/user`, async () => {
      await waits;
      return HttpResponse.json(someUser);
    }),
  );
  storeSignedIn(someUser.id);
  renderApp('/fuel');
  expect((await screen.findByRole('main')).style.marginLeft).toBe('256px');
  expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
  answer();
  expect(await menu()).toBeTruthy();
  expect(screen.getByRole('main').style.marginLeft).toBe('256px');
});

test('the menu is 256 px wide, collapsed 64, moves the content, and remembers the choice', async () => {
  const person = renderApp('/fuel');
  const aside = await screen.findByRole('complementary', { name: 'Menu' });
  expect(aside.style.width).toBe('256px');
  expect(screen.getByRole('main').style.marginLeft).toBe('256px');
  await person.click(screen.getByRole('button', { name: 'Recolher menu' }));
  expect(aside.style.width).toBe('64px');
  expect(screen.getByRole('main').style.marginLeft).toBe('64px');
  expect(within(await menu()).getByRole('link', { name: 'Fretes' })).toBeTruthy();
  expect(localStorage.getItem('menu-collapsed')).toBe('yes');
  await person.click(await screen.findByRole('button', { name: 'Expandir menu' }));
  expect(aside.style.width).toBe('256px');
});

test('below 1080 px the menu folds by itself, opens for this visit only, and the choice for wide windows stays', async () => {
  setWidth(1079);
  const person = renderApp('/fuel');
  const aside = await screen.findByRole('complementary', { name: 'Menu' });
  expect(aside.style.width).toBe('64px');
  expect(screen.getByRole('main').style.marginLeft).toBe('64px');
  await person.click(screen.getByRole('button', { name: 'Expandir menu' }));
  expect(aside.style.width).toBe('256px');
  expect(screen.getByRole('main').style.marginLeft).toBe('256px');
  expect(localStorage.getItem('menu-collapsed')).not.toBe('yes');
  await person.click(screen.getByRole('button', { name: 'Recolher menu' }));
  setWidth(1080);
  await waitFor(() => expect(aside.style.width).toBe('256px'));
});

test('the button that folds the menu keeps the focus', async () => {
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: 'Recolher menu' }));
  expect(screen.getByRole('button', { name: 'Expandir menu' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Recolher menu' })).toHaveFocus();
});

test('under 768 px the menu is a drawer behind a toggle, and closes after navigation', async () => {
  setWidth(767);
  const person = renderApp('/fuel');
  await screen.findByRole('button', { name: 'Abrir menu' });
  expect(screen.queryByRole('complementary', { name: 'Menu' })).toBeNull();
  expect(screen.getByRole('main').style.marginLeft).toBe('0px');
  await person.click(screen.getByRole('button', { name: 'Abrir menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await person.click(within(drawer).getByRole('link', { name: 'Manutenção' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  expect(window.location.pathname).toBe('/maintenance');
});

test('at 768 px the menu is beside the content', async () => {
  setWidth(768);
  renderApp('/fuel');
  expect(await screen.findByRole('complementary', { name: 'Menu' })).toBeTruthy();
});

test('the phone has its bottom bar, and "Lançar" its six tiles', async () => {
  setWidth(390);
  const person = renderApp('/fuel');
  const bar = await screen.findByRole('navigation', { name: 'Atalhos' });
  expect(
    within(bar)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Dashboard', 'Fretes', '', 'Financeiro', 'Mais']);
  await person.click(within(bar).getByRole('button', { name: 'Lançar' }));
  const sheet = await screen.findByRole('dialog', { name: 'Lançar' });
  expect(
    within(sheet)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Abastecimento', '/fuel?new=1'],
    ['Despesa', '/fuel?expense=new'],
    ['Frete', '/freights?new=1'],
    ['Manutenção', '/maintenance?new=1'],
    ['Pagar motorista', '/driver-payments?new=1'],
    ['Simular frete', '/freight-simulations?new=1'],
  ]);
  await person.click(within(sheet).getByRole('link', { name: 'Simular frete' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lançar' })).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/freight-simulations?new=1');
});

test('the theme is light by default, and the choice is stored under "theme"', async () => {
  const person = renderApp('/fuel');
  await person.click(await screen.findByRole('button', { name: 'Usar tema escuro' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await person.click(screen.getByRole('button', { name: 'Usar tema claro' }));
  expect(localStorage.getItem('theme')).toBe('light');
});

test.each(['/nada', '/vehicles/3', '/freights/new'])('%s shows the 404 page', async (path) => {
  storeSignedIn(7);
  renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Esta página não existe' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(screen.getByText('404 Page Not Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('the 404 page links anonymous visitors to the landing page', async () => {
  let requestsUser = false;
  server.use(on('get', '/api/auth/user', () => ((requestsUser = true), problem(401, 'unauthenticated'))));
  renderApp('/nada');
  expect(await screen.findByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  // A 401 would be logged as an error.
  expect(requestsUser).toBe(false);
});

test('to who is no master, /admin does not exist', async () => {
  renderApp('/admin');
  expect(await screen.findByRole('heading', { name: 'Esta página não existe' })).toBeTruthy();
  expect(document.title).toBe('404 · Boleia');
});

test('to a master it does', async () => {
  server.use(signedIn({ isMaster: true }), on('get', '/api/admin/users', pageOf([])));
  renderApp('/admin');
  expect(await screen.findByRole('heading', { name: 'Administração' })).toBeTruthy();
});

test('anonymous visitors are redirected to the login and back', async () => {
  server.use(signedIn(null));
  renderApp('/freights?status=open');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('next')).toBe('/freights?status=open');
});

test('a session that ends while reading leads to the login as well', async () => {
  server.use(on('get', '/api/dashboard', problem(401, 'unauthenticated')));
  renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
});

test.each(['/', '/login', '/register'])('%s has no menu', async (path) => {
  server.use(
    signedIn(null),
    on('get', '/api/auth/registration', { open: true, firstAccount: false, needsSetupLink: false }),
  );
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
});

test('titles appear in the browser tab', async () => {
  const person = renderApp('/fuel');
  await screen.findByRole('heading', { name: 'Abastecimento' });
  expect(document.title).toBe('Abastecimento · Boleia');
  await person.click(within(await menu()).getByRole('link', { name: 'Motoristas' }));
  await screen.findByRole('heading', { name: 'Motoristas' });
  expect(document.title).toBe('Motoristas · Boleia');
});

test('the landing page has the full title', async () => {
  server.use(signedIn(null));
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Boleia · Sistema de gestão para caminhoneiros autônomos');
});

test('a server that fails to say who I am can be asked again', async () => {
  server.use(on('get', '/api/auth/user', problem(500, 'internal')));
  const person = renderApp('/fuel');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.use(signedIn({}));
  await person.click(retry);
  expect(await screen.findByRole('heading', { name: 'Abastecimento' })).toBeTruthy();
});
