// Every write of the API at least once, in a valid order: [method, address, body, name of the created record]. Braces
// in an address name an earlier record; bodies use `known`.
import { day } from './actions.mjs';
import * as record from './write-bodies.mjs';

const hoursAgo = (hours) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
const to = (status, hours, more) => () => ({ status, occurredAt: hoursAgo(hours), confirm: [], ...more });
const paid = () => ({ paidOn: day(0), method: 'pix' });

/** Vehicles, users and plans, which all others refer to. */
const beginnings = [
  ['POST', '/api/vehicles', () => record.truck(), 'truck'],
  ['POST', '/api/vehicles', record.trailer, 'trailer'],
  ['POST', '/api/clients', () => ({ name: 'Boa Safra' }), 'client'],
  ['POST', '/api/drivers', () => record.driver(), 'driver'],
  ['POST', '/api/maintenance/plans', record.plan, 'plan'],
  ['POST', '/api/maintenance/plans/starter', ({ truck }) => ({ vehicleId: truck, codes: ['belts'] })],
];

const offers = [
  ['POST', '/api/minimum-freight/calculate', () => ({ cargoType: 'general', axles: 6, distanceKm: 1000 })],
  ['POST', '/api/freight-simulations/calculate', record.simulation],
  ['POST', '/api/freight-simulations', record.simulation, 'simulation'],
  ['PUT', '/api/freight-simulations/{simulation}', (known) => record.simulation(known, { rateCents: 1_300_000 })],
  ['POST', '/api/freight-simulations/{simulation}/copy', () => ({}), 'copied'],
  ['POST', '/api/freight-simulations/{copied}/archive', () => ({ archived: true })],
  ['POST', '/api/freight-simulations/{simulation}/convert', () => ({ scheduledFor: day(2) }), 'converted'],
];

const trip = [
  ['POST', '/api/freights', record.freight, 'freight'],
  ['PUT', '/api/freights/{freight}', (known) => record.freight(known, { rateCents: 1_250_000 })],
  [
    'POST',
    '/api/freights/{freight}/status',
    ({ truck }) => to('in_transit', 120, { odometerKm: 100_000, confirm: [`licensing_due:${truck}`] })(),
  ],
  ['POST', '/api/fuel/preview', record.fuel],
  ['POST', '/api/fuel', record.fuel, 'fuel'],
  ['POST', '/api/fuel', (known) => record.fuel(known, { filledOn: day(-1), odometerKm: 101_200 }), 'laterFuel'],
  [
    'PUT',
    '/api/fuel/{laterFuel}',
    (known) => record.fuel(known, { filledOn: day(-1), odometerKm: 101_300, paidOn: null, dueOn: day(10) }),
  ],
  ['POST', '/api/maintenance/preview', record.bill],
  ['POST', '/api/maintenance', record.repair, 'repair'],
  [
    'PUT',
    '/api/maintenance/{repair}',
    (known) => record.repair(known, { category: 'brakes', odometerKm: 101_100, freightId: known.freight }),
  ],
  ['POST', '/api/drivers/{driver}/advances', record.advance, 'advance'],
  ['PUT', '/api/drivers/{driver}/advances/{advance}', (known) => record.advance(known, { amountCents: 60_000 })],
];

const money = [
  [
    'POST',
    '/api/finances',
    (known) => record.expense(known, { driverId: known.driver, paidByDriver: true, paidOn: day(-1) }),
  ],
  ['POST', '/api/finances', record.expense, 'bill'],
  ['PUT', '/api/finances/{bill}', (known) => record.expense(known, { amountCents: 7000 })],
  ['POST', '/api/finances/{bill}/pay/preview', paid],
  ['POST', '/api/finances/{bill}/pay', paid],
  ['POST', '/api/finances/{bill}/unpay', () => ({})],
  ['POST', '/api/finances/{receivable}/pay', paid],
  ['POST', '/api/finances/cash-count', () => ({ countedCents: 900_000 })],
  ['POST', '/api/freights/{freight}/status', to('unloading', 3)],
  ['POST', '/api/freights/{freight}/status', to('completed', 2, { odometerKm: 102_000 })],
  ['POST', '/api/driver-payments/preview', record.settlement],
  ['POST', '/api/driver-payments', record.settlement, 'settlement'],
  ['PUT', '/api/driver-payments/{settlement}', (known) => record.settlement(known, { notes: 'Conferido' })],
  ['POST', '/api/driver-payments/{settlement}/pay', paid],
  ['POST', '/api/driver-payments/{settlement}/undo', () => ({})],
  ['POST', '/api/driver-payments', record.settlement, 'settlement'],
  ['DELETE', '/api/driver-payments/{settlement}'],
  ['POST', '/api/finances/closed-months', () => ({ month: day(-40).slice(0, 7) })],
  [
    'POST',
    '/api/finances/closed-months/reopen',
    () => ({ month: day(-40).slice(0, 7), reason: 'Nota fiscal atrasada' }),
  ],
];

/** Names and dates that appear in other records. */
const renamings = [
  [
    'PUT',
    '/api/vehicles/{truck}',
    () => record.truck({ plate: 'BOL1A99', nickname: 'Cometa', odometerKm: 103_000, licensingDueOn: day(40) }),
  ],
  ['PUT', '/api/clients/{client}', () => ({ name: 'Boa Safra Ltda' })],
  ['PUT', '/api/drivers/{driver}', () => record.driver({ name: 'José Maria', commissionBps: 1000, cnhDueOn: day(60) })],
  ['PUT', '/api/maintenance/plans/{plan}', (known) => record.plan(known, { name: 'Óleo', everyKm: 10_000 })],
];

const endings = [
  ['POST', '/api/freights', (known) => record.freight(known, { scheduledFor: day(5) }), 'other'],
  ['POST', '/api/freights/{other}/arrival', () => ({ note: 'Fila na portaria' })],
  ['POST', '/api/freights/{other}/arrival/undo', () => ({})],
  ['POST', '/api/freights/{other}/cancel', () => ({ reason: 'O cliente desistiu' })],
  ['POST', '/api/freights/{other}/reopen', () => ({})],
  ['DELETE', '/api/freights/{converted}'],
  ['DELETE', '/api/freight-simulations/{simulation}'],
  ['DELETE', '/api/drivers/{driver}/advances/{advance}'],
  ['DELETE', '/api/fuel/{laterFuel}'],
  ['DELETE', '/api/maintenance/{repair}'],
  ['DELETE', '/api/maintenance/plans/{plan}'],
  ['DELETE', '/api/finances/{bill}'],
  ['DELETE', '/api/vehicles/{trailer}'],
  ['POST', '/api/clients', () => ({ name: 'Engano' }), 'mistaken'],
  ['DELETE', '/api/clients/{mistaken}'],
  ['POST', '/api/drivers', () => record.driver({ name: 'Engano' }), 'mistaken'],
  ['DELETE', '/api/drivers/{mistaken}'],
];

const account = [
  [
    'PUT',
    '/api/auth/profile',
    () => ({
      name: 'Marta S.',
      timeZone: 'America/Rio_Branco',
      openingOn: day(-30),
      openingCents: 100_000,
      dependents: 2,
    }),
  ],
  ['POST', '/api/auth/tokens', () => ({ name: 'Contador', scope: 'read', password: record.master.password }), 'token'],
  ['DELETE', '/api/auth/tokens/{token}'],
  ['POST', '/api/auth/notices/seen', () => ({ lastId: 1 })],
  [
    'PUT',
    '/api/auth/password',
    () => ({
      currentPassword: record.master.password,
      password: 'outra senha 99',
      passwordConfirmation: 'outra senha 99',
    }),
  ],
  ['PUT', '/api/admin/settings', () => ({ registrationOpen: false })],
  ['PUT', '/api/admin/users/{helper}', () => ({ isMaster: true, blocked: false, password: 'outra senha 99' })],
  ['POST', '/api/admin/users/{helper}/end-sessions', () => ({})],
  ['POST', '/api/admin/users/{helper}/password-link', () => ({ password: 'outra senha 99' })],
  ['POST', '/api/admin/rates/preview', record.rates],
  ['POST', '/api/admin/rates', record.rates, 'rates'],
  ['DELETE', '/api/admin/rates/{rates}'],
];

/** @typedef {{ method: string, address: string, bodyOf?: (known: object) => object, name?: string }} Act */

/** All of them, in their order. @type {Act[]} */
export const acts = [...beginnings, ...offers, ...trip, ...money, ...renamings, ...endings, ...account].map(
  ([method, address, bodyOf, name]) => ({ method, address, bodyOf, name }),
);
