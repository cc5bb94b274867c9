/** Route table: the router, the menu, titles and prefetching read it. */
import { admin } from '@/features/admin/screen';
import { login, register } from '@/features/auth/screen';
import { board } from '@/features/board/screen';
import { dashboard } from '@/features/dashboard/screen';
import { finances } from '@/features/finances/screen';
import { freights } from '@/features/freights/screen';
import { fuel } from '@/features/fuel/screen';
import { landing } from '@/features/landing/screen';
import { maintenance } from '@/features/maintenance/screen';
import { payments } from '@/features/payments/screen';
import { pdfTest } from '@/features/pdf-test/screen';
import { simulations } from '@/features/simulations/screen';
import { vehicles } from '@/features/vehicles/screen';
import { can, type Principal } from '@/lib/navigation/authorization';
import { preload } from '@/lib/navigation/preload';
import type { Screen } from '@/lib/navigation/screen';

/** In the menu's order. */
export const routes: readonly Screen[] = [
  landing,
  login,
  register,
  dashboard,
  vehicles,
  freights,
  board,
  simulations,
  maintenance,
  fuel,
  finances,
  payments,
  admin,
  pdfTest,
];

/** Route at a path, with or without a trailing slash; undefined for the 404 page. */
export function findRoute(pathname: string): Screen | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return routes.find((route) => route.path === path);
}

/** Addresses that a page reads first: those of the table, or of the record in its address. */
export function initialRequestsOf({ path, lazyParts, initialRequests }: Screen, search: string): readonly string[] {
  const id = /^\?id=(\d+)$/.exec(search)?.[1];
  return id && lazyParts?.['id'] ? [`/api${path}/${id}`] : (initialRequests?.[search] ?? []);
}

export const loadAppLayout = () => import('./app-layout');

/**
 * Preloads the code of an address in parallel: layout, screen and its selected part. Never rejects: lazy components
 * report missing code.
 */
export function preloadScreen({ pathname, search }: { pathname: string; search: string }): Promise<unknown> {
  const route = findRoute(pathname);
  const params = new URLSearchParams(search);
  const { lazyParts = {} } = route ?? {};
  const part = Object.entries(lazyParts).find(([name]) => params.has(name))?.[1] ?? lazyParts[''];
  return Promise.allSettled([
    !route?.public && preload(loadAppLayout),
    route && preload(route.load),
    part && preload(part),
  ]);
}

export function menuRoutes(user: Principal): Screen[] {
  return routes.filter((route) => route.menu && can(user, route.requires));
}

/** True if the menu entry is active. Whole segments count: /freights is not active on /freight-simulations. */
export function isActive(target: string, pathname: string): boolean {
  return pathname === target || pathname.startsWith(`${target}/`);
}
