/** Puts the app on the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

/**
 * Starts the app. Where the page came with its content already drawn (the landing page), it takes its place once `page`,
 * its code, is there: nothing blinks.
 */
export async function start(page: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  if (root.hasChildNodes()) await page;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  // Where it does not come, the screen is printed as it is.
  void import('@/styles/rare.css').catch(() => undefined);
}
