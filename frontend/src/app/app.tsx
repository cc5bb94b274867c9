/** The app: providers, the safety nets, and the router made of the route table. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { createQueryClient } from '@/api/query';
import { watchSession } from '@/api/session';
import { useCurrentUser } from '@/api/current-user';
import { late } from '@/ui/late';
import { Spinner } from '@/ui/spinner';
import { ErrorBoundary, suppressDomRemovalErrors } from './error-boundary';
import { LateToaster } from './late-toaster';
import { missingPage } from './missing-page';
import { routes, type AppRoute } from './routes';
import { loadShell } from './shell-loader';
import { DocumentTitle } from './title';
import { WatchedRouter } from './watched-router';

const Shell = late(loadShell, missingPage);

/** Everything, mounted once. */
export function App() {
  const [client] = useState(createQueryClient);
  // Both listen to what lies outside React: the caches and the window.
  useEffect(() => watchSession(client), [client]);
  useEffect(suppressDomRemovalErrors, []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <WatchedRouter>
          <DocumentTitle />
          <ScrollToTop />
          <Screens />
          <LateToaster />
        </WatchedRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Open screens stand alone; all others, and the 404 page, belong to the shell. */
export function Screens() {
  return (
    <Routes>
      {routes
        .filter((route) => route.open)
        .map((route) => (
          <Route key={route.path} path={route.path} element={<OpenScreen route={route} />} />
        ))}
      <Route
        path="*"
        element={
          <Suspense fallback={<Spinner />}>
            <Shell />
          </Suspense>
        }
      />
    </Routes>
  );
}

function OpenScreen({ route }: { route: AppRoute }) {
  const user = useCurrentUser().data;
  return (
    // The key makes React show the spinner of a page that is still loading instead of holding the old page.
    <Suspense key={route.path} fallback={<Spinner />}>
      <route.Page {...(user ? { userId: user.id } : {})} />
    </Suspense>
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
  // The account opens over the page: the page stays where it is.
  const address = `${pathname}${search.replace(/[?&]account=[^&]*/, '')}`;
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
