/** Every screen of the product, in one table: the router, the menu, the titles and the prefetching are made of it. */
import type { ComponentType } from 'react';
import { late } from '@/ui/late';
import type { MenuIcon } from './menu-icons';
import { missingPage } from './missing-page';

/** What every page is given. Without a signed-in user its own default of 1 holds. */
export type PageProps = { userId?: number };

/** One screen. */
export type AppRoute = {
  path: string;
  /** Title of the screen, in the browser's tab and in the phone's top bar. */
  title: string;
  load: () => Promise<{ default: ComponentType<PageProps> }>;
  Page: ComponentType<PageProps>;
  /** Open to anyone, and without the menu. */
  open?: true;
  /** For master users only; to others it does not exist. */
  master?: true;
  menu?: { label: string; icon: MenuIcon };
};

function screen(route: Omit<AppRoute, 'Page'>): AppRoute {
  return { ...route, Page: late(route.load, route.open && missingPage) };
}

/** The thirteen screens; the menu's order is the table's. */
export const routes: readonly AppRoute[] = [
  screen({ path: '/', title: 'Início', load: () => import('@/features/landing/landing-page'), open: true }),
  screen({ path: '/login', title: 'Entrar', load: () => import('@/features/auth/login-page'), open: true }),
  screen({ path: '/register', title: 'Criar conta', load: () => import('@/features/auth/register-page'), open: true }),
  screen({
    path: '/dashboard',
    title: 'Dashboard',
    load: () => import('@/features/dashboard/dashboard-page'),
    menu: { label: 'Dashboard', icon: 'house' },
  }),
  screen({
    path: '/vehicles',
    title: 'Veículos',
    load: () => import('@/features/vehicles/vehicles-page'),
    menu: { label: 'Veículos', icon: 'truck' },
  }),
  screen({
    path: '/freights',
    title: 'Fretes',
    load: () => import('@/features/freights/freights-page'),
    menu: { label: 'Fretes', icon: 'route' },
  }),
  screen({
    path: '/freight-simulations',
    title: 'Simulações de Frete',
    load: () => import('@/features/simulations/simulations-page'),
    menu: { label: 'Simulações de Frete', icon: 'calculator' },
  }),
  screen({
    path: '/maintenance',
    title: 'Manutenção',
    load: () => import('@/features/maintenance/maintenance-page'),
    menu: { label: 'Manutenção', icon: 'wrench' },
  }),
  screen({
    path: '/fuel',
    title: 'Abastecimento',
    load: () => import('@/features/fuel/fuel-page'),
    menu: { label: 'Abastecimento', icon: 'fuel' },
  }),
  screen({
    path: '/finances',
    title: 'Financeiro',
    load: () => import('@/features/finances/finances-page'),
    menu: { label: 'Financeiro', icon: 'wallet' },
  }),
  screen({
    path: '/driver-payments',
    title: 'Motoristas',
    load: () => import('@/features/payments/payments-page'),
    menu: { label: 'Motoristas', icon: 'users' },
  }),
  screen({
    path: '/admin',
    title: 'Administração',
    load: () => import('@/features/admin/admin-page'),
    master: true,
    menu: { label: 'Administração', icon: 'shield' },
  }),
  screen({ path: '/teste-pdf', title: 'Teste de PDF', load: () => import('@/features/pdf-test/pdf-test-page') }),
];

/** Screens inside the shell: all that are not open to anyone. */
export const shellRoutes: readonly AppRoute[] = routes.filter((route) => !route.open);

/** The screen at a path; undefined when there is none (the 404 page). A trailing slash does not matter. */
export function findRoute(pathname: string): AppRoute | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return routes.find((route) => route.path === path);
}

/** Entries of the menu for this user. */
export function menuRoutes(isMaster: boolean): AppRoute[] {
  return routes.filter((route) => route.menu && (!route.master || isMaster));
}

/** Whether the menu entry with this target is the active one. Whole segments count: /freights is not active on /freight-simulations. */
export function isActive(target: string, pathname: string): boolean {
  return pathname === target || pathname.startsWith(`${target}/`);
}
