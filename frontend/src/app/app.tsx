/** The app: providers, the safety nets, and the router made of the route table. */
import { createElement, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withoutSheet } from '@/lib/sheet-names';
import { late } from '@/ui/late';
import { Spinner } from '@/ui/spinner';
import { ErrorBoundary, suppressDomRemovalErrors } from './error-boundary';
import type { Keep } from './inside';
import { LateToaster } from './late-toaster';
import { missingPage } from './missing-page';
import { pageOf } from './pages';
import { loadInside } from './loaders';
import { findRoute } from './routes';
import { DocumentTitle } from './title';
import { WatchedRouter } from './watched-router';

const Inside = late(loadInside, missingPage);

/** Everything, mounted once. */
export function App() {
  const [keep] = useState(keeper);
  // The window's errors lie outside React.
  useEffect(suppressDomRemovalErrors, []);
  return (
    <ErrorBoundary>
      <WatchedRouter>
        <DocumentTitle />
        <ScrollToTop />
        <Screens keep={keep} />
        <LateToaster />
      </WatchedRouter>
    </ErrorBoundary>
  );
}

/** Keeps the one thing that is made by the first to ask for it. */
function keeper(): Keep {
  let kept: ReturnType<Keep> | undefined;
  return (make) => (kept ??= make());
}

/** A page that asks the server for nothing stands alone; all others stand inside. */
function Screens({ keep }: { keep: Keep }) {
  const { pathname, search } = useLocation();
  const route = findRoute(pathname);
  // The keys make React show the spinner of what is still loading instead of holding the old page.
  return (
    <ErrorBoundary resetKey={pathname + search}>
      {route?.alone ? (
        <Suspense key={route.path} fallback={<Spinner />}>
          {createElement(pageOf(route))}
        </Suspense>
      ) : (
        <Suspense key="inside" fallback={<Spinner />}>
          <Inside keep={keep} />
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
