// Queries of the app: every GET of the API document, with existing ids.
import { day } from './actions.mjs';

/** Files are never cached; the others are for machines, and for anonymous visitors within a rate limit. */
const uncached = /\.(pdf|xlsx)$|\/csv$|^\/(healthz|readyz)$|^\/api\/minimum-freight\/(cities|distance)$/;

/** Lists whose records have their own addresses. */
const lists = [
  '/api/admin/rates',
  '/api/admin/users',
  '/api/auth/tokens',
  '/api/clients',
  '/api/driver-payments',
  '/api/drivers',
  '/api/finances',
  '/api/freight-simulations',
  '/api/freights',
  '/api/fuel',
  '/api/maintenance',
  '/api/maintenance/plans',
  '/api/vehicles',
];

/** Required query parameters of an address. */
const questions = {
  '/api/admin/audit': () => ['?limit=200'],
  '/api/board': () => ['', `?from=${day(-10)}&days=31`],
  '/api/cities': () => ['?q=campinas'],
  '/api/dashboard': () => ['', `?month=${day(0).slice(0, 7)}`, `?month=${day(-31).slice(0, 7)}`],
  '/api/distance': () => ['?from=5107602&to=4118204'],
  '/api/driver-advances': ({ drivers, freights }) => [
    '?limit=200',
    ...drivers.map((id) => `?driverId=${id}`),
    ...freights.map((id) => `?freightId=${id}`),
  ],
  '/api/driver-payments/open': ({ drivers }) => drivers.map((id) => `?driverId=${id}&from=${day(-60)}&to=${day(0)}`),
  '/api/finances': ({ freights }) => ['?limit=200', '?status=pending', ...freights.map((id) => `?freightId=${id}`)],
  '/api/finances/summary': ({ vehicles }) => ['', ...vehicles.map((id) => `?vehicleId=${id}`)],
  '/api/finances/tax-year/{year}': () => [''],
  '/api/freight-simulations': () => ['?limit=200', '?archived=true', '?converted=true'],
  '/api/freight-simulations/compare': ({ 'freight-simulations': [one, other] }) =>
    other === undefined ? [] : [`?ids=${one},${other}`],
  '/api/freight-simulations/defaults': ({ trucks, clients, drivers }) => [
    '',
    ...trucks.map((id) => `?truckId=${id}`),
    ...clients.map((id) => `?clientId=${id}`),
    ...drivers.map((id) => `?driverId=${id}`),
  ],
  '/api/freights': ({ vehicles }) => ['?limit=200', '?open=true', ...vehicles.map((id) => `?vehicleId=${id}`)],
  '/api/freights/summary': ({ vehicles }) => ['', '?payment=pending', ...vehicles.map((id) => `?vehicleId=${id}`)],
  '/api/fuel': ({ freights }) => ['?limit=200', ...freights.map((id) => `?freightId=${id}`)],
  '/api/fuel/consumption': ({ vehicles }) => ['', ...vehicles.map((id) => `?vehicleId=${id}`)],
  '/api/fuel/defaults': ({ vehicles }) => vehicles.map((id) => `?vehicleId=${id}`),
  '/api/maintenance/due': ({ vehicles }) => ['', ...vehicles.map((id) => `?vehicleId=${id}`)],
  '/api/maintenance/plans/starter': ({ vehicles }) => vehicles.map((id) => `?vehicleId=${id}`),
  '/api/minimum-freight/rates': () => [`?date=${day(0)}`],
  '/api/reminders': () => ['', '?days=90'],
  '/api/vehicles/licensing-suggestion': () => ['?uf=SP&type=truck&plate=BOL1A23'],
};

const ids = (known, path) => known[path.split('/').at(-1)];

/** Addresses of a path of the document. */
function addressesOf(path, known) {
  const filled = fill(path, known);
  const queries = questions[path]?.(known) ?? [''];
  return filled.flatMap((address) => queries.map((question) => address + question));
}

function fill(path, known) {
  if (path.includes('{advance_id}'))
    return known.advances.map((one) => `/api/drivers/${one.driverId}/advances/${one.id}`);
  // A settled receivable has no expected deductions.
  if (path.endsWith('/expected-deductions')) return known.receivables.map((id) => path.replace('{id}', id));
  if (path.includes('{year}')) return [path.replace('{year}', day(0).slice(0, 4))];
  const [, list, rest] = /^(.*)\/\{id\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : ids(known, list).map((id) => `${list}/${id}${rest}`);
}

/**
 * Query cache of a user: addresses with their responses. `findChanged()` fetches all and new ones, and returns the addresses
 * whose responses changed.
 */
export function readerOf(get, document) {
  const paths = Object.keys(document.paths).filter((path) => document.paths[path].get && !uncached.test(path));
  const bodies = new Map();

  async function readAll(addresses) {
    const left = [...addresses];
    const answers = new Map();
    const one = async () => {
      for (let url = left.pop(); url !== undefined; url = left.pop()) answers.set(url, await get(url));
    };
    await Promise.all([one(), one(), one(), one()]);
    return answers;
  }

  const itemsOf = async (url) => JSON.parse((await get(url)).replace('200 ', '')).items;

  async function discover() {
    const known = {
      advances: await itemsOf('/api/driver-advances'),
      receivables: (await itemsOf('/api/finances?status=pending&kind=income&category=frete')).map(({ id }) => id),
      trucks: (await itemsOf('/api/vehicles?type=truck')).map(({ id }) => id),
    };
    for (const list of lists) {
      // A shipped rate table has no id.
      known[list.split('/').at(-1)] = (await itemsOf(list)).map(({ id }) => id).filter(Boolean);
    }
    return paths.flatMap((path) => addressesOf(path, known));
  }

  return {
    addresses: () => [...bodies.keys()],
    async findChanged() {
      const again = await readAll(bodies.keys());
      const changed = [...again].filter(([url, body]) => bodies.get(url) !== body).map(([url]) => url);
      const found = (await discover()).filter((url) => !bodies.has(url));
      for (const [url, body] of [...again, ...(await readAll(found))]) bodies.set(url, body);
      const unread = found.filter((url) => !bodies.get(url).startsWith('200 '));
      if (unread.length > 0)
        throw new Error(`Not to be read:\n  ${unread.map((url) => `${url}: ${bodies.get(url)}`).join('\n  ')}`);
      return changed;
    },
  };
}
