/** Addresses that the service worker answers. */

/** True for addresses of the server, which the worker never intercepts. */
export function isServers({ pathname }: URL): boolean {
  return /^\/(api(\/.*)?|healthz|readyz)$/.test(pathname);
}

export function isApi({ pathname }: URL): boolean {
  return /^\/api(\/|$)/.test(pathname);
}

/** True for files; names of screens have no dot. */
export function isFile({ pathname }: URL): boolean {
  return /\.[^/]+$/.test(pathname);
}

/**
 * Cache address of a screen's page; undefined without one. A new record's form has its own page, unless the address
 * names a tab: the same rule as `page_of` in crates/api/src/assets.rs.
 */
export function pageOf({ pathname, searchParams }: URL, isPrecached: (address: string) => boolean): string | undefined {
  const screen = pathname.replace(/\/+$/, '').toLowerCase();
  const pages = searchParams.has('new') && !searchParams.has('tab') ? [`${screen}?new=1`, screen] : [screen];
  return pages.find(isPrecached);
}
