/** Fixtures of maintenance, with overrides. */
import type { MaintenancePreview, MaintenanceRecord } from '@/api/types';

const stored = { version: 4, createdAt: '2026-11-18T12:00:00Z', updatedAt: '2026-11-18T12:00:00Z' };

/** Brakes in three instalments, the first of them paid. */
export function someRecord(changes: Partial<MaintenanceRecord> = {}): MaintenanceRecord {
  return {
    id: 8,
    ...stored,
    vehicleId: 1,
    freightId: null,
    freightNumber: null,
    doneOn: '2026-11-18',
    odometerKm: 481_900,
    category: 'brakes',
    kind: 'corrective',
    description: 'Freio chiando',
    workshop: 'Oficina do Zé',
    items: [
      {
        type: 'part',
        description: 'Lonas',
        quantityThousandths: 2000,
        unitPriceCents: 48_000,
        totalCents: 96_000,
        warrantyUntil: '2027-05-20',
      },
    ],
    discountCents: 0,
    totalCents: 96_000,
    laborCents: 0,
    partsCents: 96_000,
    daysStopped: null,
    lostIncomeCents: null,
    lostIncomeBasis: null,
    notes: null,
    installments: 3,
    dueOn: '2026-11-18',
    paidOn: null,
    driverId: null,
    driverName: null,
    paidByDriver: false,
    planIds: [],
    plate: 'BRA2E19',
    status: 'pending',
    overdueDays: 0,
    payments: [
      { transactionId: 51, installment: 1, amountCents: 32_000, dueOn: '2026-11-18', paidOn: '2026-11-18' },
      { transactionId: 52, installment: 2, amountCents: 32_000, dueOn: '2026-12-18', paidOn: null },
      { transactionId: 53, installment: 3, amountCents: 32_000, dueOn: '2027-01-18', paidOn: null },
    ],
    underWarranty: true,
    ...changes,
  };
}

export const somePreview: MaintenancePreview = {
  laborCents: 0,
  partsCents: 96_000,
  totalCents: 96_000,
  items: [{ totalCents: 96_000 }],
  payments: [{ installment: 1, amountCents: 96_000, dueOn: '2026-11-21' }],
};
