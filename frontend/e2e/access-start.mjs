// Data of the accessibility journey: more rows than a page holds, and one record of each printed kind.
import { day, readJson, send } from './actions.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';
import * as record from './write-bodies.mjs';

/** Fills an account; returns the ids of records with pages. */
export async function account(page) {
  const { truckId: truck } = await truckOnTheRoad(page);
  const expenses = [];
  for (let nth = 1; nth <= 34; nth += 1) {
    const body = { kind: 'expense', category: 'outros', description: `Estacionamento ${nth}`, amountCents: 2000 + nth };
    expenses.push((await send(page, '/api/finances', { ...body, dueOn: day(0) })).id);
  }
  const driver = (await send(page, '/api/drivers', record.driver())).id;
  const advance = (await send(page, `/api/drivers/${driver}/advances`, record.advance({}))).id;
  const settlement = (
    await send(page, '/api/driver-payments', record.settlement({ driver, advance }, { freightIds: [] }))
  ).id;
  const client = (await send(page, '/api/clients', { name: 'Boa Safra' })).id;
  const offers = [];
  for (const rateCents of [1_200_000, 1_300_000]) {
    offers.push((await send(page, '/api/freight-simulations', record.simulation({ truck, client }, { rateCents }))).id);
  }
  await receivedFreight(page);
  const [{ id: fuel }] = (await readJson(page, '/api/fuel')).items;
  // Not one that the journey deletes at either end of the list.
  const expense = expenses[16];
  return { settlement, offers, truck, driver, expense, fuel, held: await freightWithWaiting(page, client) };
}

const hoursAgo = (hours) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();

/** Freight with eight hours of waiting at loading, which can be claimed. */
async function freightWithWaiting(page, client) {
  const truck = (await send(page, '/api/vehicles', record.truck({ licensingDueOn: day(90) }))).id;
  const { id } = await send(page, '/api/freights', record.freight({ truck, client }, { commissionBps: null }));
  for (const [status, hours] of [
    ['loading', 50],
    ['in_transit', 42],
  ]) {
    await send(page, `/api/freights/${id}/status`, { status, occurredAt: hoursAgo(hours), confirm: [] });
  }
  return id;
}

/** Paid freight, for a row in the accountant's year. */
async function receivedFreight(page) {
  const { items } = await readJson(page, '/api/finances?kind=income&status=pending');
  await send(page, `/api/finances/${items[0].id}/pay`, { paidOn: day(0) });
}
