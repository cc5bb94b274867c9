import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/styles/index.css';
import { App } from '@/app/app';
import { findRoute } from '@/app/routes';
import { loadShell } from '@/app/shell-loader';

// The page that was asked for loads beside React's start, not after it.
const asked = findRoute(window.location.pathname);
const early = [asked?.open ? undefined : loadShell(), asked?.load()];
for (const code of early) code?.catch(() => undefined);

// Whatever needed the code says in its place that it did not come. The page is never loaded for it unasked.
window.addEventListener('vite:preloadError', ({ payload }) => console.error('Code did not come:', payload));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
