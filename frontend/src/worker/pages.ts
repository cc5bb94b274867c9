/** Addresses that the service worker answers. */

/** Whether an address is the server's own: the worker never stands between it and the app. */
export function isServers({ pathname }: URL): boolean {
  return /^\/(api(\/.*)?|healthz|readyz)$/.test(pathname);
}

/** Matches addresses of the API, which responds by the session's cookie. */
export function isApi({ pathname }: URL): boolean {
  return /^\/api(\/|$)/.test(pathname);
}

/** Whether an address names a file; screens have no dot in their names. */
export function isFile({ pathname }: URL): boolean {
  return /\.[^/]+$/.test(pathname);
}

/**
 * The address under which the page of a screen is kept; undefined where none is. An address that asks for a new record has
 * a page of its own, unless it names a tab: the same rule as `page_of` in crates/api/src/assets.rs.
 */
export function pageOf({ pathname, searchParams }: URL, isKept: (address: string) => boolean): string | undefined {
  const screen = pathname.replace(/\/+$/, '').toLowerCase();
  const pages = searchParams.has('new') && !searchParams.has('tab') ? [`${screen}?new=1`, screen] : [screen];
  return pages.find(isKept);
}
