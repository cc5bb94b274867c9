/** Root: providers, error boundaries, and the router of the route table. */
import { StrictMode, Suspense, useEffect, useRef, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createQueryClient } from '@/api/query';
import { watchSession } from '@/api/session/watch-session';
import { withoutSheet } from '@/lib/navigation/sheet-address';
import { lazyComponent } from '@/components/ui/lazy';
import { Spinner } from '@/components/ui/states';
import { Toaster } from '@/components/ui/toaster';
import { ErrorBoundary, suppressDomRemovalErrors } from './error-boundary';
import { Page, renderChunkErrorPage } from './page';
import { findRoute, loadAppLayout } from './routes';
import { DocumentTitle } from './title';
import { FallbackRouter } from './navigation-fallback';

const AppLayout = lazyComponent(loadAppLayout, renderChunkErrorPage);

export function App() {
  const [client] = useState(createQueryClient);
  // Query caches are external to React.
  useEffect(() => watchSession(client), [client]);
  // Window errors are external to React.
  useEffect(suppressDomRemovalErrors, []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <FallbackRouter>
          <DocumentTitle />
          <ScrollToTop />
          <Screens />
          <Toaster />
        </FallbackRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Mounts the app. Prerendered content (the landing page) stays until `screen`, the code of the screen, has loaded. */
export async function mountApp(screen: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  if (root.hasChildNodes()) await screen;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Public screens have no layout; all others have it. */
function Screens() {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // Keys make React show the fallback of the new screen instead of the old page.
  return (
    <ErrorBoundary resetKey={pathname + search}>
      {route?.public ? (
        <Page key={route.path} route={route} />
      ) : (
        <Suspense key="layout" fallback={<Spinner />}>
          <AppLayout />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** Parts of an address that select a screen; the rest are filters. */
function scrollKeyOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  return [pathname, ...['id', 'new', 'edit'].map((name) => params.get(name))].join(' ');
}

/** Scrolls to the top of a new screen; back navigation keeps the browser's scroll position. */
function ScrollToTop() {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const screen = scrollKeyOf(pathname, search);
  // Overlays do not scroll the page below.
  const address = `${pathname}${withoutSheet(search)}`;
  const shown = useRef({ screen, address });
  // The scroll position is external. A replaced filter leaves it alone; a saved form replaced by its list resets it.
  useEffect(() => {
    const isNew = shown.current.screen !== screen;
    const moved = shown.current.address !== address;
    shown.current = { screen, address };
    if ((type === NavigationType.Push && moved) || (type === NavigationType.Replace && isNew)) window.scrollTo(0, 0);
  }, [address, screen, type]);
  return null;
}
