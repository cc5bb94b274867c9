// Demo simulations: three of one day to compare, and older ones.
import { day } from '../e2e/actions.mjs';

/** Simulations of the owner's own truck. */
const own = ({ grain }) => ({
  truckId: grain.truck,
  trailerIds: [grain.trailer],
  cargoType: 'solid_bulk',
  pricing: 'per_ton',
  weightKg: 31_800,
  dieselPriceMillis: 6190,
  loadedMetersPerLiter: 2240,
  emptyMetersPerLiter: 3100,
  arlaBps: 500,
  arlaPriceMillis: 3890,
  dailyCostCents: 11_000,
  maintenancePerKmMillis: 380,
  tiresPerKmMillis: 210,
  insuranceMonthlyCents: 118_000,
  otherMonthlyCents: 32_000,
  depreciationMonthlyCents: 160_000,
});

const offers = ({ clients }) => [
  {
    name: 'Soja para Santos',
    clientId: clients.cereais,
    originCityCode: 5218805,
    destinationCityCode: 3548500,
    distanceKm: 1010,
    emptyToLoadingKm: 35,
    rateCents: 27_500,
    days: 4,
    in: 4,
  },
  {
    name: 'Milho para Paranaguá',
    clientId: clients.fazenda,
    originCityCode: 5211909,
    destinationCityCode: 4118204,
    distanceKm: 1290,
    emptyToLoadingKm: 95,
    rateCents: 33_000,
    days: 5,
    in: 4,
  },
  {
    name: 'Farelo para Uberlândia',
    clientId: clients.cereais,
    originCityCode: 5218805,
    destinationCityCode: 3170206,
    distanceKm: 395,
    emptyToLoadingKm: 35,
    emptyReturnKm: 395,
    rateCents: 11_200,
    days: 3,
    in: 5,
  },
  {
    name: 'Adubo de volta',
    clientId: clients.adubos,
    originCityCode: 3513504,
    destinationCityCode: 5211909,
    distanceKm: 1075,
    emptyToLoadingKm: 18,
    rateCents: 21_000,
    days: 4,
    in: -20,
  },
  {
    name: 'Soja para Santos, outra oferta',
    clientId: clients.cereais,
    originCityCode: 5218805,
    destinationCityCode: 3548500,
    distanceKm: 1010,
    rateCents: 26_000,
    days: 4,
    in: -66,
  },
];

/** Creates them and returns their ids. */
export async function createOffers(person, house) {
  const ids = [];
  for (const { in: days, ...offer } of offers(house)) {
    const body = { ...own(house), ...offer, scheduledFor: day(days) };
    ids.push((await person.write('POST', '/api/freight-simulations', body)).id);
  }
  return ids;
}
