/** Document title. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHeading } from '@/components/ui/page-header';
import { findRoute } from './routes';

/** Full title, on the landing page. */
export const PRODUCT_TITLE = 'Boleia · Sistema de gestão para caminhoneiros autônomos';

/** Title of the screen: its heading, else its route's, else the 404 page's. */
export function useScreenTitle(): string {
  const { pathname } = useLocation();
  const heading = useHeading((state) => state.heading);
  return heading?.title ?? findRoute(pathname)?.title ?? '404';
}

/** Sets `document.title` to "Fretes · Boleia". */
export function DocumentTitle() {
  const { pathname } = useLocation();
  const title = useScreenTitle();
  // The document title is external to React.
  useEffect(() => {
    document.title = pathname === '/' ? PRODUCT_TITLE : `${title} · Boleia`;
  }, [pathname, title]);
  return null;
}
