/**
 * Every screen of the product, in one table: the router, the menu, the titles and what is loaded early are made of it.
 * Plain data, without React: the start reads it before other code has loaded.
 */
import type { ComponentType } from 'react';
import { parts as finances } from '@/features/finances/parts';
import { parts as freights } from '@/features/freights/parts';
import { parts as fuel } from '@/features/fuel/parts';
import { parts as maintenance } from '@/features/maintenance/parts';
import { parts as payments } from '@/features/payments/parts';
import { parts as simulations } from '@/features/simulations/parts';
import { parts as vehicles } from '@/features/vehicles/parts';
import { preload } from '@/lib/preload';
import type { MenuIcon } from './menu-icons';

/** What every page is given. Without a signed-in user its own default of 1 holds. */
export type PageProps = { userId?: number };

/** One screen. */
export type AppRoute = {
  path: string;
  /** Title of the screen, in the browser's tab and in the phone's top bar. */
  title: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
  /**
   * The code of the page's parts, by the parameter of the address that asks for it; the empty name is for an address with
   * none of them. The page asks for its parts itself: this says it early.
   */
  parts?: Readonly<Record<string, () => Promise<unknown>>>;
  /**
   * What the page reads first of the signed-in person, by what follows its path in the address. The page asks for it
   * itself: this asks early.
   */
  first?: Readonly<Record<string, readonly string[]>>;
  /** Open to anyone, and without the menu. */
  open?: true;
  /** For master users only; to others it does not exist. */
  master?: true;
  menu?: { label: string; icon: MenuIcon };
};

/** The last day of this month in Brasília: the books end there. For who lives elsewhere it may be asked in vain. */
function monthEnd(): string {
  const day = new Date(Date.now() - 3 * 3_600_000);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
}

/** The thirteen screens; the menu's order is the table's. */
export const routes: readonly AppRoute[] = [
  { path: '/', title: 'Início', load: () => import('@/features/landing/landing-page'), open: true },
  { path: '/login', title: 'Entrar', load: () => import('@/features/auth/login-page'), open: true },
  { path: '/register', title: 'Criar conta', load: () => import('@/features/auth/register-page'), open: true },
  {
    path: '/dashboard',
    title: 'Dashboard',
    load: () => import('@/features/dashboard/dashboard-page'),
    first: { '': ['/api/dashboard'] },
    parts: { reminders: () => import('@/features/dashboard/reminders-view') },
    menu: { label: 'Dashboard', icon: 'house' },
  },
  {
    path: '/vehicles',
    title: 'Veículos',
    load: () => import('@/features/vehicles/vehicles-page'),
    first: { '': ['/api/vehicles?limit=30'] },
    parts: vehicles,
    menu: { label: 'Veículos', icon: 'truck' },
  },
  {
    path: '/freights',
    title: 'Fretes',
    load: () => import('@/features/freights/freights-page'),
    first: { '': ['/api/freights?limit=30'], '?tab=clients': ['/api/clients?limit=30'] },
    parts: freights,
    menu: { label: 'Fretes', icon: 'route' },
  },
  {
    path: '/freight-simulations',
    title: 'Simulações de Frete',
    load: () => import('@/features/simulations/simulations-page'),
    first: { '': ['/api/freight-simulations?limit=30'] },
    parts: simulations,
    menu: { label: 'Simulações de Frete', icon: 'calculator' },
  },
  {
    path: '/maintenance',
    title: 'Manutenção',
    load: () => import('@/features/maintenance/maintenance-page'),
    first: { '': ['/api/vehicles?limit=200', '/api/maintenance?limit=30'], '?tab=plan': ['/api/maintenance/due'] },
    parts: maintenance,
    menu: { label: 'Manutenção', icon: 'wrench' },
  },
  {
    path: '/fuel',
    title: 'Abastecimento',
    load: () => import('@/features/fuel/fuel-page'),
    first: {
      '': ['/api/vehicles?limit=200', '/api/fuel?limit=30'],
      '?new=1': ['/api/vehicles?limit=200', '/api/freights?open=true&limit=200'],
    },
    parts: fuel,
    menu: { label: 'Abastecimento', icon: 'fuel' },
  },
  {
    path: '/finances',
    title: 'Financeiro',
    load: () => import('@/features/finances/finances-page'),
    first: { '': [`/api/finances?to=${monthEnd()}&limit=30`, `/api/finances/summary?to=${monthEnd()}`] },
    parts: finances,
    menu: { label: 'Financeiro', icon: 'wallet' },
  },
  {
    path: '/driver-payments',
    title: 'Motoristas',
    load: () => import('@/features/payments/payments-page'),
    first: {
      '': ['/api/drivers?limit=200', '/api/driver-payments?limit=30'],
      '?tab=drivers': ['/api/drivers?limit=200'],
      '?tab=advances': ['/api/drivers?limit=200', '/api/driver-advances?open=true&limit=30'],
    },
    parts: payments,
    menu: { label: 'Motoristas', icon: 'users' },
  },
  {
    path: '/admin',
    title: 'Administração',
    load: () => import('@/features/admin/admin-page'),
    master: true,
    menu: { label: 'Administração', icon: 'shield' },
  },
  { path: '/teste-pdf', title: 'Teste de PDF', load: () => import('@/features/pdf-test/pdf-test-page') },
];

/** The screen at a path; undefined when there is none (the 404 page). A trailing slash does not matter. */
export function findRoute(pathname: string): AppRoute | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return routes.find((route) => route.path === path);
}

/** What the page at an address reads first: what the table says, or the record that it names. */
export function firstReads({ path, parts, first }: AppRoute, search: string): readonly string[] {
  const id = /^\?id=(\d+)$/.exec(search)?.[1];
  return id && parts?.['id'] ? [`/api${path}/${id}`] : (first?.[search] ?? []);
}

/** Loads the layout of the screens behind the login. */
export const loadShell = () => import('./shell');

/**
 * Preloads the code of an address in parallel: the layout, the screen, and the part of it that the parameters select.
 * Settles in any case: the lazy components report what is missing.
 */
export function preloadScreen({ pathname, search }: { pathname: string; search: string }): Promise<unknown> {
  const route = findRoute(pathname);
  const params = new URLSearchParams(search);
  const { parts = {} } = route ?? {};
  const part = Object.entries(parts).find(([name]) => params.has(name))?.[1] ?? parts[''];
  return Promise.allSettled([!route?.open && preload(loadShell), route && preload(route.load), part && preload(part)]);
}

/** Entries of the menu for this user. */
export function menuRoutes(isMaster: boolean): AppRoute[] {
  return routes.filter((route) => route.menu && (!route.master || isMaster));
}

/** Whether the menu entry with this target is the active one. Whole segments count: /freights is not active on /freight-simulations. */
export function isActive(target: string, pathname: string): boolean {
  return pathname === target || pathname.startsWith(`${target}/`);
}
