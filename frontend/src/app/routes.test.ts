import { expect, test } from 'vitest';
import { findRoute, isActive, menuRoutes, routes } from './routes';

test('the route table has exactly these paths, in the order of the menu', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/register',
    '/dashboard',
    '/vehicles',
    '/freights',
    '/agenda',
    '/freight-simulations',
    '/maintenance',
    '/fuel',
    '/finances',
    '/driver-payments',
    '/admin',
    '/teste-pdf',
  ]);
});

test('the menu has its labels and targets in order, and Administração only for masters', () => {
  const ordinary = [
    ['Dashboard', '/dashboard'],
    ['Veículos', '/vehicles'],
    ['Fretes', '/freights'],
    ['Agenda', '/agenda'],
    ['Simulações de Frete', '/freight-simulations'],
    ['Manutenção', '/maintenance'],
    ['Abastecimento', '/fuel'],
    ['Financeiro', '/finances'],
    ['Motoristas', '/driver-payments'],
  ];
  const labels = (master: boolean) => menuRoutes({ isMaster: master }).map((route) => [route.menu?.label, route.path]);
  expect(labels(false)).toEqual(ordinary);
  expect(labels(true)).toEqual([...ordinary, ['Administração', '/admin']]);
});

test.each([
  ['/freights', '/freights', true],
  ['/freights', '/freights/', true],
  ['/freights', '/freight-simulations', false],
  ['/freights', '/freight-simulations/', false],
  ['/freight-simulations', '/freight-simulations', true],
  ['/freight-simulations', '/freights', false],
  ['/fuel', '/dashboard', false],
])('%s is highlighted at %s: %s', (target, pathname, active) => {
  expect(isActive(target, pathname)).toBe(active);
});

test('a trailing slash leads to the same screen, a longer path to none', () => {
  expect(findRoute('/vehicles/')?.title).toBe('Veículos');
  expect(findRoute('/vehicles/3')).toBeUndefined();
  expect(findRoute('/toString')).toBeUndefined();
});
