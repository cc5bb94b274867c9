/** The safety net of navigation: what has not arrived within 300 ms is loaded as a whole page. */
import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
} from 'react-router-dom';

/** How long a navigation may take, in ms. */
export const NAVIGATION_TIMEOUT_MS = 300;

/** Knows where React has arrived, and loads what it does not arrive at in time. */
class ArrivalWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived = '';
  private load: (href: string) => void = () => undefined;

  /** To be told whenever a location is on screen. */
  arrive(href: string, load: (href: string) => void): void {
    this.arrived = href;
    this.load = load;
  }

  /** A navigation starts; one that is still under way is forgotten. */
  start(href: string): void {
    this.stop();
    this.timer = setTimeout(() => {
      if (this.arrived !== href) this.load(href);
    }, NAVIGATION_TIMEOUT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The router's navigator, telling each push and replace to the watch first. */
function watched(navigator: Navigator, watch: ArrivalWatch): Navigator {
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(to),
    go: (delta) => navigator.go(delta),
    push: (to, state, options) => {
      watch.start(navigator.createHref(to));
      navigator.push(to, state, options);
    },
    replace: (to, state, options) => {
      watch.start(navigator.createHref(to));
      navigator.replace(to, state, options);
    },
  };
}

function loadWholePage(href: string): void {
  window.location.assign(href);
}

/**
 * Watches every navigation below it. Arrived means that React has put the new location on screen, be it with the
 * spinner of a page that is still loading; a render that hangs or fails silently does not arrive.
 */
export function NavigationFallback({
  load = loadWholePage,
  children,
}: {
  load?: (href: string) => void;
  children: ReactNode;
}) {
  const context = useContext(NavigationContext);
  const location = useLocation();
  const [watch] = useState(() => new ArrivalWatch());
  // The moment at which React commits is the moment of arrival.
  useLayoutEffect(() => watch.arrive(createPath(location), load), [watch, location, load]);
  useEffect(() => () => watch.stop(), [watch]);
  const value = useMemo(() => ({ ...context, navigator: watched(context.navigator, watch) }), [context, watch]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
