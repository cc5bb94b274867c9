/** Fixtures of the books, with overrides. */
import type { CashFlow, ClosedMonths, FinanceSummary, Statement, TaxYear, Transaction } from '@/api/types';

const stored = { version: 1, createdAt: '2026-11-15T12:00:00Z', updatedAt: '2026-11-15T12:00:00Z' };

/** Manually entered loan instalment. */
export function someLine(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: 44,
    ...stored,
    kind: 'expense',
    category: 'emprestimo',
    description: 'Parcela do caminhão',
    amountCents: 420_000,
    dueOn: '2026-11-18',
    competenceOn: '2026-11-18',
    paidOn: null,
    vehicleId: 1,
    freightId: null,
    driverId: null,
    personal: false,
    paidByDriver: false,
    effect: 'both',
    driverPaymentId: null,
    seriesId: null,
    installment: 1,
    installments: 1,
    principalCents: 0,
    method: null,
    heldFromId: null,
    deduction: null,
    countedCents: null,
    status: 'pending',
    overdueDays: 3,
    source: null,
    freightNumber: null,
    clientName: null,
    plate: 'BRA2E19',
    driverName: null,
    balanceCents: null,
    netCents: null,
    deductions: [],
    ...changes,
  };
}

export function someSummary(changes: Partial<FinanceSummary> = {}): FinanceSummary {
  return {
    incomeCents: 2_240_000,
    expenseCents: 1_130_000,
    netCents: 1_110_000,
    count: 21,
    withoutCash: { incomeCents: 0, expenseCents: 4_000, netCents: -4_000 },
    pendingIncomeCents: 420_000,
    pendingExpenseCents: 95_000,
    overdueIncomeCents: 420_000,
    overdueExpenseCents: 0,
    months: [
      { month: '2026-10', count: 9, incomeCents: 1_120_000, expenseCents: 500_000, netCents: 620_000 },
      { month: '2026-11', count: 12, incomeCents: 1_120_000, expenseCents: 630_000, netCents: 490_000 },
    ],
    categories: [
      { kind: 'income', category: 'frete', amountCents: 2_240_000, count: 2 },
      { kind: 'expense', category: 'combustivel', amountCents: 730_000, count: 6 },
      { kind: 'expense', category: 'emprestimo', amountCents: 400_000, count: 2 },
    ],
    vehicles: [
      {
        vehicleId: 1,
        plate: 'BRA2E19',
        incomeCents: 2_240_000,
        expenseCents: 1_100_000,
        netCents: 1_140_000,
        months: [
          { month: '2026-10', count: 9, incomeCents: 1_120_000, expenseCents: 500_000, netCents: 620_000 },
          { month: '2026-11', count: 11, incomeCents: 1_120_000, expenseCents: 600_000, netCents: 520_000 },
        ],
      },
      {
        vehicleId: null,
        plate: null,
        incomeCents: 0,
        expenseCents: 30_000,
        netCents: -30_000,
        months: [{ month: '2026-11', count: 1, incomeCents: 0, expenseCents: 30_000, netCents: -30_000 }],
      },
    ],
    ...changes,
  };
}

/** Ninety days with a shortage. */
export function someCashFlow(changes: Partial<CashFlow> = {}): CashFlow {
  return {
    from: '2026-11-21',
    to: '2027-02-19',
    openingCents: 310_000,
    overdueIncomeCents: 420_000,
    overdueExpenseCents: 95_000,
    incomeCents: 800_000,
    expenseCents: 900_000,
    scheduledIncomeCents: 0,
    closingCents: 535_000,
    outlook: 'runs_out',
    firstShort: { on: '2026-12-10', now: false, balanceCents: -65_000 },
    lowest: { on: '2026-12-10', now: false, balanceCents: -65_000 },
    days: [
      {
        on: '2026-11-21',
        incomeCents: 420_000,
        expenseCents: 95_000,
        balanceCents: 635_000,
        balanceWithoutScheduledCents: 635_000,
      },
      {
        on: '2026-12-10',
        incomeCents: 0,
        expenseCents: 700_000,
        balanceCents: -65_000,
        balanceWithoutScheduledCents: -65_000,
      },
      {
        on: '2027-01-05',
        incomeCents: 800_000,
        expenseCents: 200_000,
        balanceCents: 535_000,
        balanceWithoutScheduledCents: 535_000,
      },
    ],
    ...changes,
  };
}

/** A month's result with every kind of excluded money. */
export function someStatement(changes: Partial<Statement> = {}): Statement {
  return {
    from: '2026-11',
    to: '2026-11',
    basis: 'accrual',
    revenue: [{ category: 'frete', amountCents: 1_120_000 }],
    revenueCents: 1_120_000,
    costs: [
      { category: 'combustivel', amountCents: 430_000 },
      { category: 'pedagio', amountCents: 61_000 },
    ],
    salaryParts: [],
    costCents: 491_000,
    resultCents: 629_000,
    marginBps: 5616,
    outside: {
      loansReceivedCents: 0,
      loanPrincipalCents: 0,
      personalInCents: 0,
      personalOutCents: 250_000,
      driverAdvancesCents: 80_000,
      settlementBalancesCents: 0,
      paidByDriversCents: 0,
      earnedByDriversCents: 0,
      coveredTollCents: 0,
      cashDifferencesCents: 0,
    },
    cashChangeCents: null,
    until: '2026-11-21',
    unsettledCommissionCents: 134_400,
    tollVouchers: null,
    months: [{ month: '2026-11', revenueCents: 1_120_000, costCents: 491_000, resultCents: 629_000 }],
    depreciation: null,
    resultAfterDepreciationCents: null,
    ...changes,
  };
}

const sums = {
  grossCents: 1_120_000,
  taxableCents: 112_000,
  exemptCents: 1_008_000,
  inssCents: 24_640,
  sestCents: 3360,
  senatCents: 2240,
  irrfCents: 0,
  withheldCents: 30_240,
  estimatedCents: 30_240,
  ownInssCents: 0,
  ownSestCents: 0,
  ownSenatCents: 0,
  carneLeaoCents: 0,
  discountCents: 0,
};

/** Year with one received freight. */
export function someTaxYear(changes: Partial<TaxYear> = {}): TaxYear {
  const payers = [
    {
      clientId: 3,
      freightId: null,
      transactionId: null,
      name: 'Cerealista Boa Safra',
      document: '11222333000181',
      basis: 'estimated' as const,
      basisLabel: 'Estimado',
      estimated: true,
      ...sums,
    },
  ];
  return {
    year: 2026,
    months: [{ month: '2026-11', payers, ...sums, carneLeao: null, lowInssBase: null }],
    totals: sums,
    payers,
    carneLeaoTaxCents: 0,
    receipts: [],
    otherIncome: [],
    otherIncomeCents: 0,
    expenses: [{ category: 'combustivel', amountCents: 430_000 }],
    salaryParts: [],
    expenseCents: 430_000,
    rules: {
      inssBps: 1100,
      socialBaseBps: 2000,
      inssCeilingCents: 847_555,
      sestBps: 150,
      senatBps: 100,
      ownInssBps: 2000,
      taxableBps: 1000,
      validFrom: '2026-01-01',
      source: 'Receita Federal',
      checkedWords: 'Tabela conferida até 08/10/2026.',
    },
    disclaimer: 'Estimativa para conferir com o contador: não é a declaração.',
    estimateWords: 'Os R$ 302,40 descontados são todos estimados.',
    personWords: null,
    personNotes: [],
    caveat: null,
    ...changes,
  };
}

/** Books closed up to September, and reopened once. */
export function someClosedMonths(changes: Partial<ClosedMonths> = {}): ClosedMonths {
  return {
    closedThrough: '2026-09',
    lastEnded: '2026-10',
    history: [
      {
        id: 3,
        createdAt: '2026-11-05T12:00:00Z',
        month: '2026-10',
        reason: 'Nota do almoço chegou depois.',
        sums: null,
      },
      {
        id: 2,
        createdAt: '2026-11-03T12:00:00Z',
        month: '2026-10',
        reason: null,
        sums: { revenueCents: 1_120_000, costCents: 491_000, cashCents: 300_000 },
      },
    ],
    ...changes,
  };
}
