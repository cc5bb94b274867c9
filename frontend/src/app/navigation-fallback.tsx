/** Router with a fallback: if React has not rendered a new address within 300 ms, the browser loads the page. */
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { forceLoad } from '@/lib/navigation/forced-navigation';

/** Navigation timeout, in ms. */
export const NAVIGATION_TIMEOUT_MS = 300;

/** Key of the history entry in the address bar, as the router assigned it. */
function entryOfAddress(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}

/** Compares the rendered location with the address bar after the timeout. */
class ArrivalWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived: string | null = null;
  /** Proxy of the window that reports each push and replace to this watch. */
  readonly window: Window;

  /** `load` loads the page after a timeout. */
  constructor(private readonly load: () => void) {
    const { history } = window;
    const telling = (name: 'pushState' | 'replaceState') => (state: unknown, unused: string, url?: string | URL) => {
      history[name](state, unused, url);
      this.moved();
    };
    this.window = {
      location: window.location,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      history: {
        get state(): unknown {
          return history.state;
        },
        go: (delta: number) => history.go(delta),
        pushState: telling('pushState'),
        replaceState: telling('replaceState'),
      },
    } as unknown as Window;
  }

  /** Called when a location has rendered, by its key. */
  arrive(key: string): void {
    this.arrived = key;
  }

  /** Called when the address has changed. The first page is no navigation. */
  readonly moved = (): void => {
    this.stop();
    if (this.arrived === null) return;
    this.timer = setTimeout(() => {
      if (this.arrived !== entryOfAddress()) this.load();
    }, NAVIGATION_TIMEOUT_MS);
  };

  stop(): void {
    clearTimeout(this.timer);
  }
}

function Arrivals({ watch }: { watch: ArrivalWatch }) {
  const { key } = useLocation();
  // React's commit is the arrival.
  useLayoutEffect(() => watch.arrive(key), [watch, key]);
  // Back and forward are browser events.
  useEffect(() => {
    window.addEventListener('popstate', watch.moved);
    return () => {
      window.removeEventListener('popstate', watch.moved);
      watch.stop();
    };
  }, [watch]);
  return null;
}

/**
 * Router with the fallback. Arrived means committed, if only with the spinner of a lazy page; a render that hangs or
 * fails silently does not arrive. Loading the page loads the target, which is already in the address bar. Transitions
 * are off: a synchronous render delays the timer, so a slow phone commits before it fires.
 */
export function FallbackRouter({ load = forceLoad, children }: { load?: () => void; children: ReactNode }) {
  const [watch] = useState(() => new ArrivalWatch(load));
  return (
    <BrowserRouter window={watch.window} useTransitions={false}>
      <Arrivals watch={watch} />
      {children}
    </BrowserRouter>
  );
}
