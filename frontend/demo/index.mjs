// Demo data: fourteen months of a small owner up to today, entered over the API of an empty server. Used by `make
// screens`, `make lighthouse`, `make weigh` and `make offline`. Deterministic but for the day on which it ends.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '../e2e/actions.mjs';
import { personAt } from '../e2e/write-client.mjs';
import { recordCashCount, enterBooks } from './transactions.mjs';
import { createMasterData, FIRST_DAY, createPlans } from './master-data.mjs';
import { createOffers } from './simulations.mjs';
import { blocked, newcomer, owner } from './users.mjs';
import { createRepairs } from './repairs.mjs';
import { createSettlements } from './settlements.mjs';
import { Road, today } from './trips.mjs';

const document = JSON.parse(await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));

/** Registers a user and returns them with `read`, which fetches JSON. */
async function register(origin, { name, email, password, phone }) {
  const person = personAt(origin, document, new Set());
  const body = { name, email, password, passwordConfirmation: password, phone };
  const { id } = await person.write('POST', '/api/auth/register', body);
  return { id, ...person, read: async (url) => JSON.parse(await person.text(url)) };
}

/** Fills the empty server at `origin`. */
export async function enterDemoData(origin) {
  const antonio = await register(origin, owner);
  await register(origin, newcomer);
  const sergio = await register(origin, blocked);
  await antonio.write('PUT', `/api/admin/users/${sergio.id}`, {
    isMaster: false,
    blocked: true,
    password: owner.password,
  });
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

  const house = await createMasterData(antonio);
  const [grain, sider] = [new Road(antonio, house, 'grain'), new Road(antonio, house, 'sider')];
  await grain.drive();
  await sider.drive();
  for (const { truck, trailer } of [house.grain, house.sider]) {
    await createPlans(antonio, truck);
    await createPlans(antonio, trailer);
  }
  await createRepairs(antonio, { grain, sider });
  await enterBooks(antonio, house);
  await createSettlements(antonio, sider);
  await today(grain, sider);
  await createOffers(antonio, house);
  await recordCashCount(antonio);
}

/** Ids of the records shown on screens, one of each kind; `read` fetches JSON. */
export async function demoIds(read) {
  const all = async (url) => (await read(url)).items;
  const first = async (url) => (await all(url))[0].id;
  const freights = await all('/api/freights?limit=20');
  const vehicles = await all('/api/vehicles');
  const offers = await all('/api/freight-simulations');
  return {
    underWay: freights.find(({ status, arrivedAt }) => status === 'in_transit' && !arrivedAt).id,
    waiting: freights.find(({ arrivedAt }) => arrivedAt).id,
    completed: freights.find(({ status }) => status === 'completed').id,
    cancelled: freights.find(({ cancelledOn }) => cancelledOn).id,
    simulations: offers.map(({ id }) => id).toSorted((a, b) => a - b),
    offer: offers.find(({ freightId }) => freightId === null).id,
    truck: vehicles.find(({ nickname }) => nickname === 'Estrela').id,
    trailer: vehicles.find(({ bodyType }) => bodyType === 'grain').id,
    driver: await first('/api/drivers'),
    fuel: await first('/api/fuel'),
    repair: await first('/api/maintenance'),
    plan: await first('/api/maintenance/plans'),
    expense: await first('/api/finances?kind=expense&category=alimentacao'),
    income: await first('/api/finances?kind=income'),
    series: (await all('/api/finances?status=pending&kind=expense')).find(
      ({ seriesId, installment, installments }) => seriesId !== null && installment < installments,
    ).id,
    settlement: await first('/api/driver-payments'),
    advance: await first('/api/driver-advances'),
  };
}
