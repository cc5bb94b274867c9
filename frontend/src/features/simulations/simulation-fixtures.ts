/** Fixtures of simulations, with overrides. */
import type { Offer, Simulation, SimulationComparison, SimulationDefaults } from '@/api/types';
import { campinas, rondonopolis } from '@/test/msw-fixtures';
import { someAnswer } from './answer-fixtures';

export function someSimulation(changes: Partial<Simulation> = {}): Simulation {
  return {
    id: 3,
    version: 1,
    createdAt: '2026-11-20T12:00:00Z',
    updatedAt: '2026-11-20T12:00:00Z',
    number: 3,
    archived: false,
    freightId: null,
    freightNumber: null,
    name: null,
    scheduledFor: '2026-11-23',
    clientId: null,
    clientName: null,
    truckId: 1,
    truck: { id: 1, plate: 'BRA2E19', nickname: 'Azulão' },
    trailerIds: [2],
    trailers: [{ id: 2, plate: 'QWE4R56', nickname: null }],
    axles: 6,
    cargoType: 'general',
    minimumTable: 'A',
    originCityCode: campinas.code,
    destinationCityCode: rondonopolis.code,
    originCity: campinas,
    destinationCity: rondonopolis,
    distanceKm: 1336,
    emptyToLoadingKm: 176,
    emptyReturnKm: 0,
    emptyReturnDue: false,
    weightKg: null,
    pricing: 'fixed',
    rateCents: 1_120_000,
    tollCents: 0,
    tollPayer: 'shipper',
    dieselPriceMillis: 7130,
    loadedMetersPerLiter: 2350,
    emptyMetersPerLiter: 2950,
    arlaBps: 0,
    arlaPriceMillis: null,
    driverId: null,
    driverName: null,
    commissionBps: 1000,
    commissionBase: 'gross',
    driverFixedCents: 0,
    days: 4,
    dailyCostCents: 5500,
    maintenancePerKmMillis: 440,
    tiresPerKmMillis: 0,
    insuranceMonthlyCents: 0,
    loanMonthlyCents: 0,
    depreciationMonthlyCents: 475_000,
    otherMonthlyCents: 0,
    workDaysPerMonth: 22,
    withheld: true,
    payerMonthCents: 0,
    otherInssCents: 0,
    dependents: 0,
    otherCents: 0,
    otherDescription: null,
    notes: null,
    answer: someAnswer(),
    ...changes,
  };
}

function offer(value: number | null, words: string, basis: Offer['basis'] = 'history'): Offer {
  return {
    value,
    basis,
    records: basis === 'history' ? 12 : 0,
    from: null,
    to: null,
    words,
    applied: true,
    reason: null,
  };
}

const none = offer(null, 'sem registros ainda', 'none');

/** Defaults of an owner with a truck and some fill-ups. */
export function someDefaults(
  changes: Partial<SimulationDefaults['items']> = {},
  usual: Partial<SimulationDefaults['usual']> = {},
): SimulationDefaults {
  return {
    axles: 6,
    commissionBase: 'gross',
    withheld: true,
    usual: {
      truckId: 1,
      trailerIds: [2],
      axles: null,
      cargoType: null,
      pricing: null,
      tollPayer: null,
      ...usual,
    },
    items: {
      dieselPriceMillis: offer(7130, 'média de 12 abastecimentos, 03/02/2026 a 18/11/2026'),
      loadedMetersPerLiter: offer(2350, 'média de 12 abastecimentos, 03/02/2026 a 18/11/2026'),
      emptyMetersPerLiter: offer(2950, 'referência ANTT para 6 eixos', 'reference'),
      arlaBps: offer(500, 'referência de mercado', 'reference'),
      arlaPriceMillis: offer(3490, 'média de 4 abastecimentos, 12/06/2026 a 02/11/2026'),
      maintenancePerKmMillis: offer(440, 'média de 9 manutenções, 10/01/2026 a 30/10/2026'),
      tiresPerKmMillis: offer(210, 'referência ANTT para 6 eixos', 'reference'),
      dailyCostCents: offer(5500, 'média de 31 despesas, 03/02/2026 a 18/11/2026'),
      insuranceMonthlyCents: none,
      loanMonthlyCents: offer(689_000, 'prestação de 11/2026'),
      depreciationMonthlyCents: offer(475_000, 'compra, revenda e meses de uso do caminhão'),
      otherMonthlyCents: none,
      days: none,
      workDaysPerMonth: offer(22, 'referência', 'reference'),
      commissionBps: none,
      driverFixedCents: none,
      payerMonthCents: none,
      otherInssCents: none,
      dependents: none,
      ...changes,
    },
  };
}

/** Two simulations, the first one better in all but the days. */
export function someComparison(items: Simulation[]): SimulationComparison {
  const best = items[0]?.id ?? null;
  return {
    items,
    best: {
      netCents: best,
      netPerKmCents: best,
      netPerDayCents: items[1]?.id ?? null,
      marginBps: best,
      differenceCents: best,
    },
    words: 'A simulação nº 3 é a que mais paga: sobram R$ 3.243,56 a mais do que na nº 4.',
  };
}
