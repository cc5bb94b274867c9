/** The safety net of navigation: what has not arrived within 300 ms is loaded as a whole page. */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
} from 'react-router-dom';

/** How long a navigation may take, in ms. */
export const NAVIGATION_TIMEOUT_MS = 300;

type Watch = (href: string) => void;

/** The router's navigator, telling each push and replace to `watch` first. */
function watched(navigator: Navigator, watch: Watch): Navigator {
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(to),
    go: (delta) => navigator.go(delta),
    push: (to, state, options) => {
      watch(navigator.createHref(to));
      navigator.push(to, state, options);
    },
    replace: (to, state, options) => {
      watch(navigator.createHref(to));
      navigator.replace(to, state, options);
    },
  };
}

/**
 * Watches every navigation below it. Arrived means that React has put the new location on screen, be it with the
 * spinner of a page that is still loading; a render that hangs or fails silently does not arrive.
 */
export function NavigationFallback({
  load = (href) => window.location.assign(href),
  children,
}: {
  load?: (href: string) => void;
  children: ReactNode;
}) {
  const context = useContext(NavigationContext);
  const location = useLocation();
  const arrived = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadPage = useRef(load);

  // Refs are written when React commits, which is the moment that counts as arrival.
  useLayoutEffect(() => {
    loadPage.current = load;
    arrived.current = createPath(location);
  }, [load, location]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const value = useMemo(() => {
    const watch: Watch = (href) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (arrived.current !== href) loadPage.current(href);
      }, NAVIGATION_TIMEOUT_MS);
    };
    return { ...context, navigator: watched(context.navigator, watch) };
  }, [context]);

  return <NavigationContext value={value}>{children}</NavigationContext>;
}
