// Demo master data: two trucks, two trailers, clients, and a driver of the second truck.
import { day } from '../e2e/actions.mjs';
import { clients, hiredDriver } from './users.mjs';

/** First day of the demo data, relative to today. */
export const FIRST_DAY = -424;

const scania = () => ({
  type: 'truck',
  plate: 'BRA2E19',
  nickname: 'Estrela',
  brand: 'Scania',
  model: 'R 450 6x2',
  manufactureYear: 2019,
  modelYear: 2020,
  color: 'Vermelho',
  axles: 3,
  odometerKm: 412_350,
  tankCapacityMl: 700_000,
  licensingUf: 'GO',
  licensingDueOn: day(19),
  insuranceDueOn: day(74),
  tachographDueOn: day(8),
  rntrcDueOn: day(410),
  purchasedOn: day(-1500),
  purchasePriceCents: 46_000_000,
  residualValueCents: 22_000_000,
  usefulLifeMonths: 120,
  dueDates: [{ name: 'Extintor', dueOn: day(-4) }],
});

const volvo = () => ({
  type: 'truck',
  plate: 'BRA1T45',
  nickname: 'Cometa',
  brand: 'Volvo',
  model: 'FH 460',
  manufactureYear: 2021,
  modelYear: 2021,
  color: 'Branco',
  axles: 3,
  odometerKm: 268_900,
  tankCapacityMl: 800_000,
  licensingUf: 'GO',
  licensingDueOn: day(128),
  insuranceDueOn: day(11),
  tachographDueOn: day(260),
  rntrcDueOn: day(410),
  purchasedOn: day(-700),
  purchasePriceCents: 58_000_000,
  residualValueCents: 30_000_000,
  usefulLifeMonths: 120,
});

const grainTrailer = () => ({
  type: 'trailer',
  plate: 'BRA3R62',
  brand: 'Randon',
  model: 'Graneleira LS',
  manufactureYear: 2018,
  modelYear: 2018,
  axles: 3,
  bodyType: 'grain',
  tareKg: 8200,
  capacityKg: 32_000,
  licensingUf: 'GO',
  licensingDueOn: day(19),
  dueDates: [{ name: 'Lona nova', dueOn: day(33) }],
});

const siderTrailer = () => ({
  type: 'trailer',
  plate: 'BRA4S08',
  brand: 'Librelato',
  model: 'Sider 15,40 m',
  manufactureYear: 2021,
  modelYear: 2022,
  axles: 3,
  bodyType: 'curtain_side',
  tareKg: 7600,
  capacityKg: 28_000,
  licensingUf: 'GO',
  licensingDueOn: day(128),
});

/** Creates them and returns their ids: trucks with odometers, clients by name. */
export async function createMasterData(person) {
  const make = async (path, body) => (await person.write('POST', path, body)).id;
  const grain = { truck: await make('/api/vehicles', scania()), odometerKm: scania().odometerKm };
  grain.trailer = await make('/api/vehicles', grainTrailer());
  const sider = { truck: await make('/api/vehicles', volvo()), odometerKm: volvo().odometerKm };
  sider.trailer = await make('/api/vehicles', siderTrailer());
  const known = {};
  for (const [name, body] of Object.entries(clients)) known[name] = await make('/api/clients', body);
  const papers = { cnhDueOn: day(46), toxicologicalDueOn: day(160) };
  sider.driver = await make('/api/drivers', { ...hiredDriver, ...papers });
  return { grain, sider, clients: known };
}

/** Age in days and km of the last service of every third plan. */
const lastDone = [
  { days: 22, km: 3_600 },
  { days: 75, km: 8_400 },
  { days: 160, km: 17_500 },
];

/** Creates the offered plans of a vehicle: some are far off, some due, one or two overdue. */
export async function createPlans(person, vehicleId) {
  const offered = (await person.read(`/api/maintenance/plans/starter?vehicleId=${vehicleId}`)).items;
  const { odometerKm } = await person.read(`/api/vehicles/${vehicleId}`);
  for (const [third, { days, km }] of lastDone.entries()) {
    const codes = offered.filter((_, at) => at % 3 === third).map(({ code }) => code);
    if (codes.length === 0) continue;
    const done = { lastDoneKm: Math.max(odometerKm - km, 0), lastDoneOn: day(-days) };
    await person.write('POST', '/api/maintenance/plans/starter', { vehicleId, codes, ...done });
  }
}
