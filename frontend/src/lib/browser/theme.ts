/** Theme, stored under "theme"; light by default. `public/theme.js` applies it on start and follows the device. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './safe-storage';

export type Theme = 'light' | 'dark';

/** `auto` follows the device. */
export type ThemeChoice = Theme | 'auto';

const THEME_KEY = 'theme';

const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** Chosen theme; light if storage is closed (private mode). */
export function readThemeChoice(): ThemeChoice {
  const stored = readStored(THEME_KEY);
  return stored === 'dark' || stored === 'auto' ? stored : 'light';
}

function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'auto') return choice;
  return window.matchMedia(DEVICE_IS_DARK).matches ? 'dark' : 'light';
}

/** Theme on screen. */
export function readTheme(): Theme {
  return resolveTheme(readThemeChoice());
}

/** Sets the theme on the document element. */
export function applyTheme(choice: ThemeChoice): void {
  const theme = resolveTheme(choice);
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
}

/** Stores and applies a choice, and notifies subscribers. Without storage it lasts as long as the page. */
export function setTheme(choice: ThemeChoice): void {
  writeStored(THEME_KEY, choice);
  applyTheme(choice);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia(DEVICE_IS_DARK);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    device.removeEventListener('change', listener);
  };
}

/** Chosen theme, and its setter. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readThemeChoice, () => 'light' as const), setTheme];
}

/** Theme on screen, and its setter. */
export function useTheme(): [Theme, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'light' as const), setTheme];
}
