// Fourteen months of a small owner up to today, entered over the API of an empty server: the data of `make screens`,
// `make lighthouse` and `make weigh`. The same every time, but for the day on which it ends.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '../e2e/hands.mjs';
import { personAt } from '../e2e/write-person.mjs';
import { keepBooks } from './books.mjs';
import { buildHouse, FIRST_DAY } from './house.mjs';
import { weighOffers } from './offers.mjs';
import { blocked, newcomer, owner } from './people.mjs';
import { repairAll } from './repairs.mjs';
import { payDriver } from './settlements.mjs';
import { Road, today } from './trips.mjs';

const document = JSON.parse(await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));

/** Registers, and gives the person with `read`: the JSON at an address. */
async function register(origin, { name, email, password, phone }) {
  const person = personAt(origin, document, new Set());
  const body = { name, email, password, passwordConfirmation: password, phone };
  const { id } = await person.write('POST', '/api/auth/register', body);
  return { id, ...person, read: async (url) => JSON.parse(await person.text(url)) };
}

/** Fills the server at `origin`, and gives the ids of the records that screens are shown with. */
export async function enterDemoData(origin) {
  const antonio = await register(origin, owner);
  await register(origin, newcomer);
  const sergio = await register(origin, blocked);
  await antonio.write('PUT', `/api/admin/users/${sergio.id}`, { isMaster: false, blocked: true });
  await antonio.write('PUT', '/api/auth/profile', {
    name: owner.name,
    phone: owner.phone,
    timeZone: 'America/Sao_Paulo',
    openingOn: day(FIRST_DAY),
    openingCents: 1_850_000,
    dependents: 2,
    leastDayCents: 35_000,
    cnhDueOn: day(512),
  });
  await antonio.write('POST', '/api/auth/tokens', {
    name: 'Planilha do contador',
    scope: 'read',
    password: owner.password,
  });

  const house = await buildHouse(antonio);
  const [grain, sider] = [new Road(antonio, house, 'grain'), new Road(antonio, house, 'sider')];
  await grain.drive();
  await sider.drive();
  await repairAll(antonio, { grain, sider });
  await keepBooks(antonio, house);
  await payDriver(antonio, sider);
  const freights = await today(grain, sider);
  const simulations = await weighOffers(antonio, house);
  return idsOf(antonio, { house, freights, simulations });
}

/** One record of each kind. */
async function idsOf(person, { house, freights, simulations }) {
  const first = async (url) => (await person.read(url)).items[0].id;
  return {
    ...freights,
    simulations,
    completed: await first('/api/freights?status=completed'),
    truck: house.grain.truck,
    trailer: house.grain.trailer,
    driver: house.sider.driver,
    fuel: await first('/api/fuel'),
    repair: await first('/api/maintenance'),
    plan: await first('/api/maintenance/plans'),
    expense: await first('/api/finances?kind=expense'),
    income: await first('/api/finances?kind=income'),
    settlement: await first('/api/driver-payments'),
    advance: await first('/api/driver-advances'),
  };
}
