/** Every screen of the product: the router, the menu, the titles and what is loaded early read the definitions of the features. */
import { admin } from '@/features/admin/screen';
import { login, register } from '@/features/auth/screen';
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

/** The thirteen screens; the menu's order is the table's. */
export const routes: readonly Screen[] = [
  landing,
  login,
  register,
  dashboard,
  vehicles,
  freights,
  simulations,
  maintenance,
  fuel,
  finances,
  payments,
  admin,
  pdfTest,
];

/** The screen at a path; undefined when there is none (the 404 page). A trailing slash does not matter. */
export function findRoute(pathname: string): Screen | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return routes.find((route) => route.path === path);
}

/** What the page at an address reads first: what the table says, or the record that it names. */
export function firstReads({ path, parts, first }: Screen, search: string): readonly string[] {
  const id = /^\?id=(\d+)$/.exec(search)?.[1];
  return id && parts?.['id'] ? [`/api${path}/${id}`] : (first?.[search] ?? []);
}

/** Loads the layout of the screens behind the login. */
export const loadAppLayout = () => import('./app-layout');

/**
 * Preloads the code of an address in parallel: the layout, the screen, and the part of it that the parameters select.
 * Settles in any case: the lazy components report what is missing.
 */
export function preloadScreen({ pathname, search }: { pathname: string; search: string }): Promise<unknown> {
  const route = findRoute(pathname);
  const params = new URLSearchParams(search);
  const { parts = {} } = route ?? {};
  const part = Object.entries(parts).find(([name]) => params.has(name))?.[1] ?? parts[''];
  return Promise.allSettled([
    !route?.open && preload(loadAppLayout),
    route && preload(route.load),
    part && preload(part),
  ]);
}

/** Entries of the menu for this user. */
export function menuRoutes(user: Principal): Screen[] {
  return routes.filter((route) => route.menu && can(user, route.requires));
}

/** Whether the menu entry with this target is the active one. Whole segments count: /freights is not active on /freight-simulations. */
export function isActive(target: string, pathname: string): boolean {
  return pathname === target || pathname.startsWith(`${target}/`);
}
