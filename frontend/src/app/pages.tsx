/** The pages of the table of screens, each of which comes when it is first shown. */
import type { ComponentType } from 'react';
import { late } from '@/ui/late';
import { missingPage } from './missing-page';
import { routes, type AppRoute, type PageProps } from './routes';

const pages = new Map(routes.map((route) => [route, late(route.load, route.open && missingPage)]));

/** The page of a screen. */
export function pageOf(route: AppRoute): ComponentType<PageProps> {
  const page = pages.get(route);
  if (!page) throw new Error(`No page at ${route.path}`);
  return page;
}
