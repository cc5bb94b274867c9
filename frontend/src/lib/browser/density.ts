/**
 * Density of the layout: compact where the main pointer is a mouse, comfortable for thumbs. A choice is stored under
 * "density" on the device. `public/theme.js` applies it on start and follows the pointer.
 */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './safe-storage';

export type Density = 'compact' | 'comfortable';

const DENSITY_KEY = 'density';

const HAS_MOUSE = '(pointer: fine)';

const listeners = new Set<() => void>();

/** Chosen density, else that of the pointer. */
export function readDensity(): Density {
  const stored = readStored(DENSITY_KEY);
  if (stored === 'compact' || stored === 'comfortable') return stored;
  return window.matchMedia(HAS_MOUSE).matches ? 'compact' : 'comfortable';
}

/** Sets the density on the document element. */
export function applyDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}

/** Stores and applies a choice, and notifies subscribers. Without storage it lasts as long as the page. */
export function setDensity(density: Density): void {
  writeStored(DENSITY_KEY, density);
  applyDensity(density);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const pointer = window.matchMedia(HAS_MOUSE);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  pointer.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    pointer.removeEventListener('change', listener);
  };
}

/** Density on screen, and its setter. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, readDensity, () => 'comfortable' as const), setDensity];
}
