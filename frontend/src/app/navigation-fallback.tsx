/** The router with its safety net: where the address leads and React has not arrived within 300 ms, the page is loaded. */
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { forceLoad } from '@/lib/navigation/forced-navigation';

/** How long a navigation may take, in ms. */
export const NAVIGATION_TIMEOUT_MS = 300;

/** The entry of the history that the address bar shows, by the key that the router gave it. */
function entryOfAddress(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}

/** Compares the address with what is on screen, so long after the address last changed. */
class ArrivalWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived: string | null = null;
  /** A window whose history tells of each push and replace. The router takes it for the real one. */
  readonly window: Window;

  /** `load` loads the page, where React takes too long. */
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

  /** To be told when a location is on screen, by its key. */
  arrive(key: string): void {
    this.arrived = key;
  }

  /** The address has changed. The first page is no navigation: it may take its time. */
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
  // The moment at which React commits is the moment of arrival.
  useLayoutEffect(() => watch.arrive(key), [watch, key]);
  // Back and forward are the browser's.
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
 * The router. Arrived means that React has put the new location on screen, be it with the spinner of a page that is still
 * loading; a render that hangs or fails silently does not arrive. The address is the target's by then, so that loading
 * the page is to load what it says. Without transitions a render blocks the timer: a slow phone that is busy drawing the
 * page commits it first, and the code of a part that is loading shows its spinner instead of holding the old page.
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
