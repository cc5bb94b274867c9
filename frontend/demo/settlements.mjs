// Demo advances and monthly settlements of the driver.
import { day } from '../e2e/actions.mjs';

/** Freights of one settlement, about a month. */
const TRIPS = 5;

/** Settles all but the last freights, which stay open. */
export async function createSettlements(person, road) {
  const driverId = road.unit.driver;
  const due = road.driven.slice(0, -3);
  for (let at = 0; at < due.length; at += TRIPS) {
    const trips = due.slice(at, at + TRIPS);
    const advanceIds = [];
    for (const { id, from } of trips.slice(0, 2)) advanceIds.push(await advance(person, driverId, id, from));
    const end = trips.at(-1).to;
    const isLast = at + TRIPS >= due.length;
    await person.write('POST', '/api/driver-payments', {
      driverId,
      periodFrom: day(trips[0].from),
      periodTo: day(end),
      freightIds: trips.map(({ id }) => id),
      advanceIds,
      allowanceDays: trips.length * 4,
      discounts: at === TRIPS ? [{ description: 'Adiantamento da farmácia', amountCents: 12_000 }] : [],
      method: 'pix',
      paidOn: isLast ? undefined : day(end + 2),
      dueOn: isLast ? day(5) : undefined,
    });
  }
  const [next] = road.driven.slice(-3);
  await advance(person, driverId, next.id, next.from);
}

async function advance(person, driverId, freightId, on) {
  const body = { freightId, givenOn: day(on), amountCents: 60_000, method: 'pix' };
  return (await person.write('POST', `/api/drivers/${driverId}/advances`, body)).id;
}
