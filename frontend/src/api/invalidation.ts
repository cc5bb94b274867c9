/**
 * Query invalidation: the queries that each write makes stale. Imports nothing, so that a test can compare it with a
 * real server.
 */

/** Records of an owner. They depend on each other: a fill-up changes the books, the odometer and due maintenance. */
const RECORDS = [
  '/api/vehicles',
  '/api/freights',
  '/api/freight-simulations',
  // Offered distances come from the owner's freights.
  '/api/distance',
  '/api/clients',
  '/api/fuel',
  '/api/maintenance',
  '/api/finances',
  '/api/drivers',
  '/api/driver-advances',
  '/api/driver-payments',
  '/api/dashboard',
  '/api/board',
  '/api/reminders',
  // The list of users counts their vehicles and freights.
  '/api/admin/users',
] as const;

const AUDIT = '/api/admin/audit';

/** Written addresses and the queries that become stale; the first matching row applies. */
export const INVALIDATIONS: readonly (readonly [written: RegExp, touched: readonly string[]])[] = [
  // A calculation sent as POST stores nothing.
  [/^\/api\/.*\/(preview|calculate)$/, []],
  [/^\/api\/freight-simulations\/\d+\/convert$/, RECORDS],
  [/^\/api\/freight-simulations(\/|$)/, ['/api/freight-simulations']],
  [
    /^\/api\/maintenance\/plans(\/|$)/,
    ['/api/maintenance', '/api/vehicles', '/api/reminders', '/api/dashboard', '/api/board', '/api/freight-simulations'],
  ],
  [/^\/api\/finances\/closed-months(\/|$)/, ['/api/finances', AUDIT]],
  [/^\/api\/(vehicles|freights|clients|fuel|maintenance|finances|drivers|driver-payments)(\/|$)/, RECORDS],
  // The time zone decides when a day begins; balance and dependants enter calculations.
  [/^\/api\/auth\/profile$/, [...RECORDS, '/api/auth/user', AUDIT]],
  // A new password ends other sessions, revokes tokens and changes the user's version.
  [/^\/api\/auth\/password$/, ['/api/auth/user', '/api/auth/tokens', '/api/admin/users', AUDIT]],
  [/^\/api\/auth\/notices\/seen$/, ['/api/auth/notices']],
  [/^\/api\/auth\/tokens(\/|$)/, ['/api/auth/tokens', AUDIT]],
  // Signing in or out begins with an empty cache.
  [/^\/api\/auth\/(login|logout|register|password\/reset)$/, []],
  [/^\/api\/admin\/users\/\d+\/password-link$/, [AUDIT]],
  [/^\/api\/admin\/users\//, ['/api/admin/users', AUDIT, '/api/auth/user']],
  [/^\/api\/admin\/settings$/, ['/api/admin/settings', AUDIT, '/api/auth/registration']],
  [/^\/api\/admin\/rates(\/|$)/, ['/api/admin/rates', AUDIT, '/api/minimum-freight', ...RECORDS]],
];

/** Prefixes of stale queries after a write to `url`; everything for an unknown address. */
export function invalidatedBy(url: string): readonly string[] {
  const path = url.replace(/\?.*/, '');
  return INVALIDATIONS.find(([written]) => written.test(path))?.[1] ?? ['/api'];
}
