/** Mounts the landing page without the app: a stranger's first visit loads neither router nor query client. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import LandingPage from './landing-page';

/** `mountApp` takes over after a rendering error: the app has the error boundaries. */
export function mountLanding(mountApp: () => Promise<void>): void {
  const container = document.getElementById('root');
  if (!container) return;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // React is still rendering: its root cannot be unmounted yet.
    setTimeout(() => {
      root.unmount();
      void mountApp();
    });
  };
  const root = createRoot(container, { onUncaughtError });
  root.render(
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  );
}
