/** The shell loads on demand: the open pages do without it. */

/** Loads the shell; called early by `main.tsx` so that it does not wait for React. */
export function loadShell() {
  return import('./shell');
}
