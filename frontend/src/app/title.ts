/** What stands in the browser's tab. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHeading } from '@/components/ui/page-header';
import { findRoute } from './routes';

/** The full title of the product, on the landing page. */
export const PRODUCT_TITLE = 'Boleia · Sistema de gestão para caminhoneiros autônomos';

/** The title of the page on screen: its own heading, else that of its route, else that it does not exist. */
export function useScreenTitle(): string {
  const { pathname } = useLocation();
  const heading = useHeading((state) => state.heading);
  return heading?.title ?? findRoute(pathname)?.title ?? '404';
}

/** Keeps `document.title` at "Fretes · Boleia". */
export function DocumentTitle() {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  // The tab is the browser's.
  useEffect(() => {
    document.title = pathname === '/' ? PRODUCT_TITLE : `${title} · Boleia`;
  }, [pathname, title]);
  return null;
}
