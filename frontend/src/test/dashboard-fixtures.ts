/** Fixtures of the dashboard, with overrides. */
import type { Dashboard, MonthFigures, Present, FreightForecast, FreightResult, Reminder } from '@/api/types';

export function someMonth(changes: Partial<MonthFigures> = {}): MonthFigures {
  return {
    month: '2026-11',
    revenueCents: 2_866_641,
    costCents: 1_566_741,
    profitCents: 1_299_900,
    marginBps: 4535,
    comingCostCents: 0,
    tollVouchers: null,
    km: 6820,
    loadedKm: 5100,
    emptyKm: 1720,
    revenuePerKmCents: 420,
    profitPerKmCents: 190,
    costPerKmCents: 230,
    metersPerLiter: 2350,
    fuelPerKmCents: 142,
    cashInCents: 1_900_000,
    cashOutCents: 1_250_000,
    freights: 5,
    freightsByOdometer: 3,
    ...changes,
  };
}

export function someResult(changes: Partial<FreightResult> = {}): FreightResult {
  return {
    priceCents: 1_120_000,
    otherIncomeCents: 0,
    revenueCents: 1_120_000,
    costs: [],
    costCents: 312_000,
    tripCostCents: 312_000,
    commissionCents: 0,
    netCents: 808_000,
    provisional: false,
    marginBps: 7214,
    receivedCents: 700_000,
    openCents: 420_000,
    withheldCents: 0,
    writtenOffCents: 0,
    loadedKm: 1336,
    emptyKm: 0,
    totalKm: 1336,
    drivenKm: null,
    distanceSource: 'planned',
    revenuePerLoadedKmCents: 838,
    revenuePerTotalKmCents: 838,
    netPerTotalKmCents: 605,
    days: 3,
    tollVoucher: null,
    expectedTollCents: null,
    ownContributions: null,
    netAfterOwnContributionsCents: null,
    metersPerLiter: null,
    commissionSettled: false,
    driverPaymentId: null,
    ...changes,
  };
}

export function someForecast(changes: Partial<FreightForecast> = {}): FreightForecast {
  return {
    basis: 'simulation',
    simulationId: 7,
    simulationNumber: 3,
    records: null,
    words: 'Pela simulação nº 3.',
    lines: [
      {
        line: 'fuel',
        label: 'Combustível',
        expectedCents: 350_937,
        bookedCents: 200_000,
        remainingCents: 150_937,
      },
      { line: 'daily', label: 'Alimentação e pernoite', expectedCents: 36_000, bookedCents: 36_000, remainingCents: 0 },
    ],
    remainingCents: 150_937,
    costCents: 462_937,
    commissionCents: 112_000,
    netCents: 545_063,
    marginBps: 4867,
    netPerTotalKmCents: 408,
    ...changes,
  };
}

export function someReminder(changes: Partial<Reminder> = {}): Reminder {
  return {
    kind: 'payable',
    title: 'Parcela do cavalo',
    detail: null,
    dueOn: '2026-11-18',
    days: -3,
    byPace: false,
    nextDueOn: null,
    state: 'expired',
    amountCents: 689_000,
    kmLeft: null,
    target: { kind: 'transaction', id: 88 },
    vehicleId: null,
    settles: null,
    ...changes,
  };
}

/** No freight under way, no reminder, no receivable. */
export function somePresent(changes: Partial<Present> = {}): Present {
  return {
    underWay: [],
    underWayCount: 0,
    reminders: [],
    reminderCounts: { expired: 0, soon: 0 },
    receivables: {
      totalCents: 0,
      notDueCents: 0,
      late1To15Cents: 0,
      late16To30Cents: 0,
      lateOver30Cents: 0,
      clients: [],
    },
    ...changes,
  };
}

/** Dashboard with a past month and nothing under way. */
export function someDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    month: '2026-11',
    today: '2026-11-21',
    current: someMonth(),
    previous: someMonth({ month: '2026-10', profitCents: 320_000 }),
    lastYear: null,
    comparisons: ['Em outubro, no mês inteiro, sobraram R$ 3.200,00.'],
    forecast: null,
    costs: [{ category: 'combustivel', amountCents: 968_440 }],
    vehicles: [],
    months: [{ month: '2026-11', revenueCents: 2_866_641, costCents: 1_566_741, resultCents: 1_299_900 }],
    present: somePresent(),
    salaryParts: [],
    unsettledCommissionCents: 0,
    firstSteps: { vehicle: true, needsTrailer: false, freight: true, expense: true },
    isEmpty: false,
    ...changes,
  };
}

/** Dashboard of an empty account. */
export function emptyDashboard(): Dashboard {
  const nothing = someMonth({
    revenueCents: 0,
    costCents: 0,
    profitCents: 0,
    marginBps: null,
    comingCostCents: 0,
    tollVouchers: null,
    km: 0,
    loadedKm: 0,
    emptyKm: 0,
    revenuePerKmCents: null,
    profitPerKmCents: null,
    costPerKmCents: null,
    metersPerLiter: null,
    fuelPerKmCents: null,
    cashInCents: 0,
    cashOutCents: 0,
    freights: 0,
    freightsByOdometer: 0,
  });
  return someDashboard({
    current: nothing,
    previous: { ...nothing, month: '2026-10' },
    costs: [],
    firstSteps: { vehicle: false, needsTrailer: false, freight: false, expense: false },
    isEmpty: true,
  });
}
