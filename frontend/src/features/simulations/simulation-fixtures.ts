/** Simulations as the server would answer them, to be changed where a test needs it. */
import type {
  MinimumFreight,
  Offer,
  Simulation,
  SimulationAnswer,
  SimulationComparison,
  SimulationDefaults,
} from '@/api/simulation-types';
import { campinas, rondonopolis } from '@/test/msw-fixtures';

/** The legal minimum under an offer of R$ 11.200,00. */
export function someMinimum(changes: Partial<MinimumFreight> = {}): MinimumFreight {
  return {
    calculable: true,
    reason: null,
    act: {
      title: 'Portaria SUROC 22/2026',
      validFrom: '2026-09-30',
      official: true,
      source: 'Diário Oficial da União, 29/09/2026',
      note: null,
    },
    table: 'A',
    cargoType: 'general',
    axles: 6,
    axlesUsed: 6,
    ccdTenThousandths: 75_347,
    ccCents: 82_140,
    distanceKm: 1336,
    emptyReturnKm: 0,
    baseCents: 1_088_776,
    emptyReturnCents: 0,
    totalCents: 1_088_776,
    offerCents: 1_120_000,
    differenceCents: 31_224,
    below: false,
    indemnityCents: null,
    words: 'R$ 312,24 acima do piso mínimo (Portaria SUROC 22/2026, desde 30/09/2026).',
    ...changes,
  };
}

const lines: SimulationAnswer['lines'] = [
  ['diesel_loaded', 'Diesel carregado', 405_342, '1.336 km ÷ 2,35 km/l × R$ 7,13', 3619],
  ['commission', 'Comissão do motorista', 112_000, '10 % de R$ 11.200,00', 1000],
  ['depreciation', 'Depreciação', 86_364, '4 dias × R$ 4.750,00 ÷ 22 dias', 771],
  ['maintenance', 'Manutenção', 66_528, '1.512 km × R$ 0,44', 594],
  ['inss', 'INSS', 24_640, '11 % de 20 % de R$ 11.200,00', 220],
  ['daily', 'Comida e pernoite', 22_000, '4 dias × R$ 55,00', 196],
].map(([kind, label, amountCents, detail, shareBps]) => ({ kind, label, amountCents, detail, shareBps })) as never;

/** What is left of an offer of R$ 11.200,00. */
export function someAnswer(changes: Partial<SimulationAnswer> = {}): SimulationAnswer {
  return {
    grossCents: 1_120_000,
    lines,
    totalCents: 836_874,
    netCents: 283_126,
    marginBps: 2528,
    loadedKm: 1336,
    emptyKm: 176,
    totalKm: 1512,
    days: 4,
    dieselMl: 635_740,
    grossPerLoadedKmCents: 838,
    grossPerKmCents: 741,
    costPerKmCents: 553,
    netPerKmCents: 187,
    netPerDayCents: 70_781,
    grossPerTonCents: null,
    breakEvenCents: 801_520,
    breakEvenRateCents: 801_520,
    breakEvenPerKmCents: 600,
    minimum: someMinimum(),
    taxes: {
      withheld: true,
      taxableCents: 112_000,
      inssCents: 24_640,
      sestSenatCents: 5600,
      irrfCents: 0,
      totalCents: 30_240,
      payerMonthCents: 0,
      table: { title: 'Tabela do IRRF e do INSS de 2026', validFrom: '2026-01-01', source: 'Receita Federal' },
      reason: null,
    },
    verdict: {
      kind: 'worth_it',
      tone: 'pos',
      title: 'Vale a pena: sobram R$ 1,87 por km',
      reasons: ['R$ 312,24 acima do piso mínimo.', 'Só empata acima de R$ 8.015,20.'],
      askCents: null,
    },
    shareText: 'Simulação nº 3: Campinas → Rondonópolis\nOferta R$ 11.200,00\nSobram R$ 2.831,26',
    ...changes,
  };
}

/** An answer under the minimum and under one's own cost. */
export const badAnswer = someAnswer({
  grossCents: 780_000,
  netCents: -41_230,
  marginBps: -529,
  netPerKmCents: -27,
  netPerDayCents: -10_308,
  minimum: someMinimum({
    offerCents: 780_000,
    differenceCents: -308_776,
    below: true,
    indemnityCents: 617_552,
    words: 'Abaixo do piso mínimo em R$ 3.087,76 (Portaria SUROC 22/2026, desde 30/09/2026).',
  }),
  verdict: {
    kind: 'loss',
    tone: 'neg',
    title: 'Prejuízo de R$ 412,30',
    reasons: ['Só empata acima de R$ 8.015,20.', 'R$ 3.087,76 abaixo do piso mínimo.'],
    askCents: 1_088_776,
  },
});

/** A kept simulation. */
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
    dependents: 0,
    otherCents: 0,
    otherDescription: null,
    notes: null,
    answer: someAnswer(),
    ...changes,
  };
}

function offer(value: number | null, words: string, basis: Offer['basis'] = 'history'): Offer {
  return { value, basis, records: basis === 'history' ? 12 : 0, from: null, to: null, words };
}

const none = offer(null, 'sem registros ainda', 'none');

/** What is offered to who has a truck and some fill-ups. */
export function someDefaults(changes: Partial<SimulationDefaults['items']> = {}): SimulationDefaults {
  return {
    axles: 6,
    commissionBase: 'gross',
    withheld: true,
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
      workDaysPerMonth: offer(22, 'referência', 'reference'),
      commissionBps: none,
      driverFixedCents: none,
      payerMonthCents: none,
      ...changes,
    },
  };
}

/** Two side by side, the first the better one in all but the days. */
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
