/** What every test starts from: nothing rendered, said, stored or deleted. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { forgetDeletions } from '@/api/deletion';
import { signalState } from '@/lib/signal';
import { useToasts } from '@/ui/toast-store';

// A page's code is imported when the page is first shown; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5000 });

// A test that found the head of a page looks into its body at once; the browser journeys wait for it.
vi.mock('@/ui/deferred', () => ({
  Deferred: ({ children }: { children: ReactNode }) => children,
  useDrawn: (isThere: boolean) => isThere,
}));

// Copies have tests of their own; the others begin with nothing on the device.
vi.mock('@/api/copies', () => ({
  afterFailure: (_client: unknown, _query: unknown, error: unknown) => error,
  dropUnder: () => undefined,
  keepCopy: () => undefined,
  keepPerson: () => undefined,
  showCopy: () => undefined,
  unlessLeft: (user: unknown) => user,
  written: () => undefined,
}));

afterEach(() => {
  cleanup();
  forgetDeletions();
  useToasts.setState({ toasts: [] });
  signalState.setState({ isGone: false, isSlow: false });
  // Storage may have been closed to the test.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
