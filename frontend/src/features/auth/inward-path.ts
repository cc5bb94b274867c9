/** Where to go after signing in. */

/** The path asked for when it lies inside the app; else the dashboard. Another site's address is never followed. */
export function inwardPath(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/dashboard';
  return next.startsWith('/login') || next.startsWith('/register') ? '/dashboard' : next;
}
