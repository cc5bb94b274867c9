/** Fixtures of calculations, with overrides. */
import type { MinimumFreight, SimulationAnswer } from '@/api/types';

/** Legal minimum of an offer of R$ 11.200,00. */
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
      checkedOn: '2026-10-08',
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
    driverTollCents: null,
    comparedCents: 1_120_000,
    differenceCents: 31_224,
    below: false,
    leastOfferCents: 1_088_776,
    indemnityCents: null,
    indemnityWords: null,
    doubt: null,
    caveat: null,
    checkedWords: 'Tabela conferida até 08/10/2026.',
    words: 'R$ 312,24 acima do piso mínimo de R$ 10.887,76.',
    ...changes,
  };
}

const lines: SimulationAnswer['lines'] = [
  ['diesel_loaded', 'Diesel com carga', 405_342, '1.336 km ÷ 2,35 km/l × R$ 7,130/L', 3619],
  ['commission', 'Comissão do motorista', 112_000, '10% de R$ 11.200,00', 1000],
  ['depreciation', 'Depreciação', 86_364, '4 dias × R$ 4.750,00 ÷ 22 dias', 771],
  ['maintenance', 'Manutenção', 66_528, '1.512 km × R$ 0,44', 594],
  ['inss', 'INSS', 24_640, '11% de 20% de R$ 11.200,00', 220],
  ['daily', 'Alimentação e pernoite', 22_000, '4 dias × R$ 55,00', 196],
].map(([kind, label, amountCents, detail, shareBps]) => ({ kind, label, amountCents, detail, shareBps })) as never;

/** Result of an offer of R$ 11.200,00. */
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
      sestCents: 3360,
      senatCents: 2240,
      irrfCents: 0,
      totalCents: 30_240,
      ownContributions: { inssCents: 0, sestCents: 0, senatCents: 0 },
      payerMonthCents: 0,
      otherInssCents: 0,
      table: {
        title: 'Tabela do IRRF e do INSS de 2026',
        validFrom: '2026-01-01',
        source: 'Receita Federal',
        checkedWords: 'Tabela conferida até 08/10/2026.',
      },
      reason: null,
      caveat: null,
    },
    doubt: null,
    overload: null,
    verdict: {
      kind: 'worth_it',
      tone: 'pos',
      title: 'Vale a pena: sobram R$ 1,87 por km',
      reasons: ['R$ 312,24 acima do piso mínimo.', 'Só empata acima de R$ 8.015,20.'],
      askCents: null,
      leastDayCents: null,
      rule: 'Sem um valor mínimo para o seu dia, chamamos de bom o frete que deixa 10% ou mais. Diga em Minha conta quanto o seu dia precisa deixar.',
    },
    shareText: 'Simulação nº 3: Campinas → Rondonópolis\nOferta R$ 11.200,00\nSobram R$ 2.831,26',
    ...changes,
  };
}

/** Covers its costs, but not the owner's daily target. */
export const shortAnswer = someAnswer({
  netCents: 116_663,
  netPerDayCents: 29_166,
  verdict: {
    kind: 'below_day',
    tone: 'warn',
    title: 'Paga os custos, mas não o seu dia',
    reasons: ['Por dia sobram R$ 291,66; o seu dia pede R$ 300,00: faltam R$ 33,37 na viagem.'],
    askCents: 1_203_429,
    leastDayCents: 30_000,
    rule: null,
  },
});

/** Below the legal minimum and the owner's cost. */
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
    comparedCents: 780_000,
    indemnityCents: 617_552,
    indemnityWords: 'Quem paga abaixo do piso deve o dobro da diferença: R$ 6.175,52 (Lei 13.703/2018, art. 5º).',
    words: 'R$ 3.087,76 abaixo do piso mínimo de R$ 10.887,76.',
  }),
  verdict: {
    kind: 'loss',
    tone: 'neg',
    title: 'Prejuízo de R$ 412,30',
    reasons: [
      'Para empatar faltam R$ 215,20: R$ 8.015,20 no total, R$ 6,00 por km carregado.',
      'R$ 3.087,76 abaixo do piso mínimo de R$ 10.887,76.',
      'Quem paga abaixo do piso deve o dobro da diferença: R$ 6.175,52 (Lei 13.703/2018, art. 5º).',
    ],
    askCents: 1_088_776,
    leastDayCents: null,
    rule: null,
  },
});
