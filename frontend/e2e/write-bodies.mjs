// Bodies of the writes: whole records, with the changes of each.
import { day } from './actions.mjs';

export const master = { name: 'Marta Souza', email: 'marta@example.com', password: 'boleia azul 77' };
export const helper = { name: 'Hugo Reis', email: 'hugo@example.com', password: 'carga certa 88' };

export const truck = (more = {}) => ({
  type: 'truck',
  status: 'active',
  plate: 'BOL1A23',
  nickname: 'Estrela',
  axles: 3,
  odometerKm: 100_000,
  licensingDueOn: day(3),
  dueDates: [],
  ...more,
});

export const trailer = () => ({
  type: 'trailer',
  status: 'active',
  plate: 'BOL2B34',
  axles: 3,
  bodyType: 'grain',
  dueDates: [],
});

export const driver = (more = {}) => ({
  name: 'Zé Maria',
  agreement: 'commission_gross',
  commissionBps: 1200,
  dailyAllowanceCents: 8000,
  cnhDueOn: day(20),
  active: true,
  ...more,
});

export const freight = (known, more = {}) => ({
  clientId: known.client,
  driverId: known.driver,
  truckId: known.truck,
  trailerIds: [],
  originCityCode: 5107602,
  destinationCityCode: 4118204,
  distanceKm: 1750,
  emptyKm: 50,
  cargoType: 'solid_bulk',
  weightKg: 20_000,
  pricing: 'fixed',
  rateCents: 1_200_000,
  advanceCents: 500_000,
  commissionBps: 1200,
  axles: 5,
  minimumTable: 'B',
  scheduledFor: day(-5),
  ...more,
});

export const simulation = (known, more = {}) => ({
  name: 'Soja',
  clientId: known.client,
  truckId: known.truck,
  originCityCode: 5107602,
  destinationCityCode: 4118204,
  scheduledFor: day(1),
  cargoType: 'solid_bulk',
  distanceKm: 1000,
  pricing: 'fixed',
  rateCents: 1_200_000,
  dieselPriceMillis: 6000,
  loadedMetersPerLiter: 2000,
  days: 3,
  axles: 5,
  minimumTable: 'B',
  ...more,
});

export const fuel = (known, more = {}) => ({
  vehicleId: known.truck,
  freightId: known.freight,
  filledOn: day(-3),
  fuel: 'diesel_s10',
  volumeMl: 300_000,
  pricePerLiterMillis: 6000,
  odometerKm: 100_500,
  fullTank: true,
  station: 'Posto Trevo',
  paidOn: day(-3),
  ...more,
});

const part = { type: 'part', quantityThousandths: 1000, unitPriceCents: 30_000 };

export const bill = () => ({ items: [part] });

export const repair = (known, more = {}) => ({
  vehicleId: known.truck,
  doneOn: day(-2),
  category: 'engine',
  kind: 'preventive',
  workshop: 'Oficina do Nelson',
  odometerKm: 101_000,
  items: [{ ...part, description: 'Filtro' }],
  paidOn: day(-2),
  planIds: [known.plan],
  ...more,
});

export const plan = (known, more = {}) => ({
  vehicleId: known.truck,
  name: 'Óleo do motor',
  category: 'engine',
  everyKm: 20_000,
  lastDoneKm: 90_000,
  lastDoneOn: day(-90),
  active: true,
  ...more,
});

export const expense = (known, more = {}) => ({
  kind: 'expense',
  category: 'pedagio',
  description: 'Praça de pedágio',
  amountCents: 5000,
  dueOn: day(-1),
  vehicleId: known.truck,
  freightId: known.freight,
  ...more,
});

export const advance = (known, more = {}) => ({
  givenOn: day(-4),
  amountCents: 50_000,
  method: 'pix',
  freightId: known.freight,
  ...more,
});

export const settlement = (known, more = {}) => ({
  driverId: known.driver,
  periodFrom: day(-60),
  periodTo: day(0),
  method: 'pix',
  freightIds: [known.freight],
  advanceIds: [known.advance],
  ...more,
});

/** Shipped act with another name, valid from today, and one coefficient a real higher. */
export const rates = ({ act }) => ({
  kind: 'minimum_freight',
  csv: act
    .replaceAll('2026-09-30', day(0))
    .replaceAll('22/2026', '99/2026')
    .replace(/7([.,]5347)/, '8$1'),
  source: 'DOU de hoje',
  official: true,
});
