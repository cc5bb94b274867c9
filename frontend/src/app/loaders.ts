/** Parts of the app around its pages, which load on demand: not every page has them. */

/** Loads what surrounds every page that asks the server. */
export function loadInside() {
  return import('./inside');
}

/** Loads the shell of the pages behind the login. */
export function loadShell() {
  return import('./shell');
}

/** Loads the menu of a desktop. */
export function loadSidebar() {
  return import('./sidebar');
}
