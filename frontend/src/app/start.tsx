/** Puts the app on the page. */
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterPaint } from '@/lib/ahead';
import { later } from '@/lib/use-later';
import { App } from './app';

/**
 * Starts the app. Where the page came with its content already drawn (the landing page), it takes its place once `page`,
 * its code, is there: nothing blinks.
 */
export async function start(page: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  if (root.hasChildNodes()) await page;
  // As a transition, React gives the browser a turn in between: a slow phone stays alive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // Styles of paper, of large letters and of strong contrast; without them the screen is as it is.
  Promise.race([page, later])
    .then(afterPaint(() => import('@/styles/rare.css')))
    .catch(() => undefined);
  void later.then(nameManifest);
}

/** Tells the browser what the app is when it is installed: it fetches that at once, and an icon with it. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
