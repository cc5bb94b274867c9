/** Fixtures of a freight's related data, with overrides. */
import type { Comparison, MinimumFreight, FreightOutcome, Stay, WaitingTime } from '@/api/types';
import { someResult } from '@/test/dashboard-fixtures';
import { on, pageOf } from '@/test/msw';

/** Legal minimum below the offer. */
export function someMinimum(changes: Partial<MinimumFreight> = {}): MinimumFreight {
  return {
    calculable: true,
    reason: null,
    act: {
      title: 'Portaria SUROC 22/2026',
      validFrom: '2026-09-30',
      official: true,
      source: 'Diário Oficial de 29/09/2026',
      note: null,
      checkedOn: '2026-10-08',
    },
    table: 'A',
    cargoType: 'general',
    axles: 6,
    axlesUsed: 6,
    ccdTenThousandths: 75_347,
    ccCents: 68_456,
    distanceKm: 1336,
    emptyReturnKm: 0,
    baseCents: 1_075_092,
    emptyReturnCents: 0,
    totalCents: 1_075_092,
    offerCents: 1_120_000,
    driverTollCents: null,
    comparedCents: 1_120_000,
    differenceCents: 44_908,
    below: false,
    leastOfferCents: 1_075_092,
    indemnityCents: null,
    indemnityWords: null,
    doubt: null,
    caveat: null,
    checkedWords: 'Tabela conferida até 08/10/2026.',
    words: 'R$ 449,08 acima do piso mínimo',
    ...changes,
  };
}

/** Fuel exceeded its estimate; no tyre cost was posted. */
export function someComparison(changes: Partial<Comparison> = {}): Comparison {
  return {
    simulationId: 4,
    simulationNumber: 7,
    lines: [
      {
        line: 'fuel',
        label: 'Combustível',
        simulatedCents: 405_000,
        realCents: 436_200,
        differenceCents: 31_200,
        basis: 'booked',
        better: false,
      },
      {
        line: 'maintenance',
        label: 'Manutenção e pneus',
        simulatedCents: 20_040,
        realCents: 20_400,
        differenceCents: 360,
        basis: 'accrued',
        better: false,
      },
      {
        line: 'daily',
        label: 'Alimentação e hospedagem',
        simulatedCents: 36_000,
        realCents: 21_000,
        differenceCents: -15_000,
        basis: 'booked',
        better: true,
      },
      {
        line: 'revenue',
        label: 'Frete',
        simulatedCents: 1_120_000,
        realCents: 1_120_000,
        differenceCents: 0,
        basis: 'booked',
        better: null,
      },
    ],
    simulatedNetCents: 510_000,
    realNetCents: 493_440,
    differenceCents: -16_560,
    simulatedKm: 1336,
    realKm: 1360,
    simulatedDays: 3,
    realDays: 4,
    simulatedMetersPerLiter: 2350,
    realMetersPerLiter: 2210,
    simulatedDieselMillis: 7130,
    realDieselMillis: 7089,
    fuelParts: [
      { cause: 'way', label: 'Percurso', amountCents: 40_000 },
      { cause: 'price', label: 'Preço do diesel', amountCents: -8_800 },
    ],
    explanation: 'O combustível custou R$ 312,00 a mais: foi o que mais pesou.',
    estimateNote: 'Estimado: vale a conta da simulação.',
    provisional: false,
    ...changes,
  };
}

/** Result without legal minimum and simulation. */
export function someOutcome(changes: Partial<FreightOutcome> = {}): FreightOutcome {
  return { ...someResult(), minimum: someMinimum(), forecast: null, comparison: null, ...changes };
}

/** Stay of more than five hours. */
export function someStay(changes: Partial<Stay> = {}): Stay {
  return {
    place: 'loading',
    cityName: 'Campinas/SP',
    timeZone: 'America/Sao_Paulo',
    timeName: 'horário de Brasília',
    arrivedAt: '2026-11-18T11:00:00Z',
    leftAt: '2026-11-18T20:20:00Z',
    running: false,
    minutes: 560,
    due: true,
    rateCents: 241,
    rate: {
      title: 'ANTT, Nota Técnica 3335/2025',
      validFrom: '2025-04-17',
      source: 'ANTT',
      checkedWords: 'Tabela conferida até 08/10/2026.',
    },
    amountCents: 71_979,
    reason: null,
    words: 'Carregamento em Campinas/SP: 9 h 20 min de permanência, 32 t × 9 h 20 min × R$ 2,41 = R$ 719,79.',
    ...changes,
  };
}

/** Place without an arrival. */
export function noStay(): Stay {
  const words = 'Descarga em Rondonópolis/MT: o caminhão ainda não chegou.';
  return {
    ...someStay({ place: 'unloading', cityName: 'Rondonópolis/MT', due: false, words }),
    timeZone: 'America/Cuiaba',
    timeName: 'horário de Mato Grosso',
    arrivedAt: null,
    leftAt: null,
    minutes: null,
    rateCents: null,
    rate: null,
    amountCents: null,
    reason: 'o caminhão ainda não chegou.',
  };
}

/** One due stay and one to come. */
export function someWaiting(changes: Partial<WaitingTime> = {}): WaitingTime {
  return {
    freightId: 12,
    capacityKg: 32_000,
    stays: [someStay(), noStay()],
    totalCents: 71_979,
    debtor: { name: 'Boa Safra', document: '11222333000181' },
    events: [
      {
        words: 'Carregando: 18/11/2026 às 08:00, horário de Brasília',
        recorded: 'anotado em 18/11/2026 às 08:01',
      },
    ],
    claimText: 'Estadia do frete nº 12: R$ 719,79.',
    freeMinutes: 300,
    source: 'Lei 11.442/2007, art. 11, §§ 5º a 8º',
    ...changes,
  };
}

/** Further queries of the page of freight 12. */
export const besideFreight = [
  on('get', '/api/freights/12/result', someOutcome()),
  on('get', '/api/freights/12/events', pageOf([])),
  on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [], totalCents: 0, claimText: null })),
  on('get', '/api/finances', pageOf([])),
  on('get', '/api/fuel', pageOf([])),
  on('get', '/api/freights', pageOf([])),
  on('get', '/api/driver-advances', pageOf([])),
];
