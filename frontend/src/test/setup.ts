/** Resets shared state after each test, so that tests of one worker do not depend on their order. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, vi } from 'vitest';
import { resetDeletions } from '@/api/deletion';
import { connectivityState } from '@/lib/browser/connectivity';
import { useToasts } from '@/components/ui/toast-store';
import { setWidth } from './viewport';

// Lazy routes import their code during a test, which takes long on a loaded machine.
configure({ asyncUtilTimeout: 15_000 });

// The query cache has its own tests; all others start without one.
vi.mock('@/offline/cache/query-cache', () => ({
  afterFailure: (_client: unknown, _query: unknown, error: unknown) => error,
  dropQueriesUnder: () => undefined,
  persistQuery: () => undefined,
  persistUser: () => undefined,
  restoreQuery: () => undefined,
  written: () => undefined,
}));

// Prefetching starts 7.5 s after the app: a slow test must not depend on it. It has its own tests.
vi.mock('@/app/offline/offline-prefetch', () => ({ prefetchOffline: async () => false }));

// A loaded machine may exceed the navigation timeout of 300 ms, which would reload the page.
vi.mock('@/app/navigation-fallback', async (original) => {
  const { FallbackRouter, ...rest } = await original<typeof import('@/app/navigation-fallback')>();
  type Props = Parameters<typeof FallbackRouter>[0];
  return {
    ...rest,
    FallbackRouter: (props: Props) => createElement(FallbackRouter, { load: () => undefined, ...props }),
  };
});

/** Width of the window at the start of a test, in px. */
const WIDTH = 1280;

afterEach(() => {
  cleanup();
  resetDeletions();
  useToasts.setState({ toasts: [] });
  connectivityState.setState({ isOffline: false, isSlow: false });
  vi.useRealTimers();
  // Runs before clearing storage, which a test may have replaced.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  // Portals and live regions are outside of cleanup's containers.
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.title = '';
  window.history.replaceState(null, '', '/');
  setWidth(WIDTH);
});
