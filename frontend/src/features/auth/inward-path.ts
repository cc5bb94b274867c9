/** Where to go after signing in. */

const HOME = '/dashboard';

/**
 * The path asked for when it lies inside the app; else the dashboard. Another site's address is never followed, however
 * it is disguised: the browser's own parser (which drops tabs and takes "\" for "/") says where it leads.
 */
export function inwardPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return HOME;
  const target = parsed(next);
  if (target?.origin !== window.location.origin) return HOME;
  const { pathname, search, hash } = target;
  if (pathname.startsWith('//') || /^\/(login|register)\b/i.test(pathname)) return HOME;
  return pathname + search + hash;
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, window.location.origin);
  } catch {
    return null;
  }
}
