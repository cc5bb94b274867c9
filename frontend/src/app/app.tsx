/** The app: providers, the safety nets, and the router made of the route table. */
import { StrictMode, Suspense, useEffect, useRef, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createQueryClient } from '@/api/query';
import { watchSession } from '@/api/session/session';
import { withoutSheet } from '@/lib/navigation/sheet-address';
import { lazyComponent } from '@/components/ui/lazy';
import { Spinner } from '@/components/ui/states';
import { Toaster } from '@/components/ui/toaster';
import { ErrorBoundary, suppressDomRemovalErrors } from './error-boundary';
import { Page, renderChunkErrorPage } from './page';
import { findRoute, loadAppLayout } from './routes';
import { DocumentTitle } from './title';
import { FallbackRouter } from './navigation-fallback';

const Shell = lazyComponent(loadAppLayout, renderChunkErrorPage);

/** Everything, mounted once. */
export function App() {
  const [client] = useState(createQueryClient);
  // It listens to the caches, which lie outside React.
  useEffect(() => watchSession(client), [client]);
  // The window's errors lie outside React.
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

/**
 * Puts the app on the page. Prerendered content (the landing page) stays until `screen`, the code of the screen, has
 * loaded.
 */
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

/** Open screens stand alone; all others stand in the layout. */
function Screens() {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // The keys make React show the spinner of what is still loading instead of holding the old page.
  return (
    <ErrorBoundary resetKey={pathname + search}>
      {route?.open ? (
        <Page key={route.path} route={route} />
      ) : (
        <Suspense key="shell" fallback={<Spinner />}>
          <Shell />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** What of an address makes another screen; the rest of it are filters. */
function screenOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  return [pathname, ...['id', 'new', 'edit'].map((name) => params.get(name))].join(' ');
}

/** A new screen starts at its top; going back keeps the place the browser remembers. */
function ScrollToTop() {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const screen = screenOf(pathname, search);
  // What opens over the page leaves it where it is.
  const address = `${pathname}${withoutSheet(search)}`;
  const shown = useRef({ screen, address });
  // The scroll position is the window's. A filter in the address (replace) leaves it alone, a saved form that gives way
  // to its list (replace, too) does not.
  useEffect(() => {
    const isNew = shown.current.screen !== screen;
    const moved = shown.current.address !== address;
    shown.current = { screen, address };
    if ((type === NavigationType.Push && moved) || (type === NavigationType.Replace && isNew)) window.scrollTo(0, 0);
  }, [address, screen, type]);
  return null;
}
