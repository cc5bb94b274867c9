/** Redirect after signing in. */

const HOME = '/dashboard';

/**
 * Requested path if it is inside the app; else the dashboard. Prevents open redirects: the browser's own parser (which
 * drops tabs and treats "\" as "/") resolves it.
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
