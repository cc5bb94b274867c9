/** Light or dark, kept under the key "theme"; light unless the user chose otherwise. */
import { useSyncExternalStore } from 'react';

/** The two themes. */
export type Theme = 'light' | 'dark';

/** Where the choice is kept on the device. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

/** The theme in force. Storage may be closed to us (private mode): then light. */
export function readTheme(): Theme {
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** Puts the theme on the document, so that the tokens take its values. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
}

/** Chooses a theme: kept, shown at once, and told to whoever listens. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  applyTheme(theme);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The theme in force and the way to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'light' as const), setTheme];
}
