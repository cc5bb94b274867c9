/** Queries that a write invalidates. This file imports nothing, so that a test can ask it beside a real server. */

/** The records of an owner. They tell of one another (a fill-up moves the books, the odometer and what is due). */
const RECORDS = [
  '/api/vehicles',
  '/api/freights',
  '/api/freight-simulations',
  // The distance offered is that of one's own freights.
  '/api/distance',
  '/api/clients',
  '/api/fuel',
  '/api/maintenance',
  '/api/finances',
  '/api/drivers',
  '/api/driver-advances',
  '/api/driver-payments',
  '/api/dashboard',
  '/api/reminders',
  // A line there counts the vehicles and freights of a person.
  '/api/admin/users',
] as const;

const AUDIT = '/api/admin/audit';

/** The beginnings of written addresses, and the addresses whose reads a write there puts out of date. The first row that fits counts. */
export const INVALIDATIONS: readonly (readonly [written: RegExp, touched: readonly string[]])[] = [
  // A question that is sent as POST stores nothing.
  [/^\/api\/.*\/(preview|calculate)$/, []],
  [/^\/api\/freight-simulations\/\d+\/convert$/, RECORDS],
  [/^\/api\/freight-simulations(\/|$)/, ['/api/freight-simulations']],
  [
    /^\/api\/maintenance\/plans(\/|$)/,
    ['/api/maintenance', '/api/vehicles', '/api/reminders', '/api/dashboard', '/api/freight-simulations'],
  ],
  [/^\/api\/finances\/closed-months(\/|$)/, ['/api/finances', AUDIT]],
  [/^\/api\/(vehicles|freights|clients|fuel|maintenance|finances|drivers|driver-payments)(\/|$)/, RECORDS],
  // The time zone says when a day begins, and the balance and the dependants are reckoned with.
  [/^\/api\/auth\/profile$/, [...RECORDS, '/api/auth/user', AUDIT]],
  // A new password ends the other sessions, revokes the keys and is a new version of the person.
  [/^\/api\/auth\/password$/, ['/api/auth/user', '/api/auth/tokens', '/api/admin/users', AUDIT]],
  [/^\/api\/auth\/notices\/seen$/, ['/api/auth/notices']],
  [/^\/api\/auth\/tokens(\/|$)/, ['/api/auth/tokens', AUDIT]],
  // Whoever signs in or out begins with nothing read.
  [/^\/api\/auth\/(login|logout|register|password\/reset)$/, []],
  [/^\/api\/admin\/users\/\d+\/password-link$/, [AUDIT]],
  [/^\/api\/admin\/users\//, ['/api/admin/users', AUDIT, '/api/auth/user']],
  [/^\/api\/admin\/settings$/, ['/api/admin/settings', AUDIT, '/api/auth/registration']],
  [/^\/api\/admin\/rates(\/|$)/, ['/api/admin/rates', AUDIT, '/api/minimum-freight', ...RECORDS]],
];

/** The addresses whose reads are out of date after a write to `url`; everything, where the table does not know the address. */
export function invalidatedBy(url: string): readonly string[] {
  const path = url.replace(/\?.*/, '');
  return INVALIDATIONS.find(([written]) => written.test(path))?.[1] ?? ['/api'];
}
