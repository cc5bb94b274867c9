/** Fixtures of settlements, with overrides. */
import type { DriverPayment, DriverPaymentPreview, OpenItems } from '@/api/types';
import { campinas, rondonopolis } from '@/test/msw-fixtures';
import { someDriver } from '@/test/people-fixtures';

const stored = { version: 1, createdAt: '2026-11-15T12:00:00Z', updatedAt: '2026-11-15T12:00:00Z' };

const freight = {
  freightId: 12,
  number: 12,
  scheduledFor: '2026-11-04',
  beganOn: '2026-11-04',
  completedOn: '2026-11-07',
  originCity: campinas,
  destinationCity: rondonopolis,
  clientName: null,
  distanceKm: 1336,
  emptyKm: 0,
  weightKg: null,
  grossCents: 1_120_000,
  tollVoucherCents: 0,
  baseCents: 1_120_000,
  commissionBps: 1200,
  commissionCents: 134_400,
  ciot: null,
  cteKey: null,
  rate: null,
};

const figures: Omit<DriverPaymentPreview, 'number'> = {
  driver: { id: 5, name: 'Zé Carlos', pixKey: 'ze@boleia.test' },
  periodFrom: '2026-11-01',
  periodTo: '2026-11-21',
  days: 21,
  vehicles: [{ id: 1, plate: 'BRA2E19' }],
  kmOut: 480_000,
  kmBack: 482_310,
  freights: [freight],
  commissionCents: 134_400,
  salaryCents: 0,
  salaryReckoning: null,
  allowanceDays: 3,
  dailyAllowanceCents: 8000,
  allowancesCents: 24_000,
  advances: [{ id: 9, givenOn: '2026-11-03', method: 'pix', amountCents: 50_000, freightNumber: null }],
  advancesCents: 50_000,
  refunds: [
    {
      transactionId: 71,
      dueOn: '2026-11-05',
      category: 'alimentacao',
      description: 'Chapa',
      amountCents: 18_000,
      freightNumber: 12,
    },
  ],
  refundsCents: 18_000,
  ownerExpenses: [{ category: 'combustivel', amountCents: 430_000 }],
  discounts: [{ description: 'Multa', amountCents: 19_523 }],
  discountsCents: 19_523,
  carriedCents: 15_000,
  carriedFromNumber: 6,
  balanceCents: 91_877,
  carries: false,
  dueOn: '2099-11-21',
  paidOn: null,
  status: 'pending',
  closing: 'pending',
  closingLabel: 'Pendente',
  method: 'pix',
  notes: null,
  fuel: { volumeMl: 700_000, totalCents: 430_000, metersPerLiter: 2350, arlaCents: 0 },
  ownerResult: {
    revenueCents: 1_120_000,
    costCents: 448_000,
    commissionCents: 134_400,
    driverCents: 138_877,
    netCents: 533_123,
    perKmCents: 399,
    marginBps: 4760,
  },
  carriedTo: null,
  transactionId: 90,
};

export function someFigures(changes: Partial<DriverPaymentPreview> = {}): DriverPaymentPreview {
  return { number: null, ...figures, ...changes };
}

export function somePayment(changes: Partial<DriverPayment> = {}): DriverPayment {
  return { id: 7, ...stored, ...figures, number: 7, ...changes };
}

/** One open item of each kind. */
export function someOpen(changes: Partial<OpenItems> = {}): OpenItems {
  return {
    driver: someDriver(),
    periodFrom: '2026-11-01',
    periodTo: '2026-11-21',
    freights: [freight],
    advances: figures.advances,
    expenses: figures.refunds,
    carriedCents: 15_000,
    carriedFromNumber: 6,
    salaryCents: 0,
    salaryReckoning: null,
    dailyAllowanceCents: 8000,
    ...changes,
  };
}
