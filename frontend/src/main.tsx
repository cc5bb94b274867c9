import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/styles/index.css';
import { App } from '@/app/app';
import { findRoute } from '@/app/routes';
import { loadShell } from '@/app/shell-loader';

// The page that was asked for loads beside React's start, not after it.
const asked = findRoute(window.location.pathname);
if (!asked?.open) void loadShell();
void asked?.load();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
