/** Fixtures of drivers and clients, with overrides. */
import type { Advance, Driver, Client, ClientSummary } from '@/api/types';

const stored = { version: 1, createdAt: '2026-11-15T12:00:00Z', updatedAt: '2026-11-15T12:00:00Z' };

/** Driver on 12 % with open items of every kind. */
export function someDriver(changes: Partial<Driver> = {}): Driver {
  return {
    id: 5,
    ...stored,
    name: 'Zé Carlos',
    cpf: '52998224725',
    phone: '11987654321',
    cnhNumber: null,
    cnhCategory: 'E',
    cnhDueOn: '2026-12-01',
    toxicologicalDueOn: null,
    pixKey: 'ze@boleia.test',
    agreement: 'commission_gross',
    commissionBps: 1200,
    fixedCents: null,
    dailyAllowanceCents: 8000,
    active: true,
    notes: null,
    openAdvancesCents: 80_000,
    openFreights: 2,
    carriedCents: 15_000,
    dueLines: [{ code: 'cnh', name: 'CNH', dueOn: '2026-12-01', days: 10, state: 'soon' }],
    ...changes,
  };
}

/** Open advance. */
export function someAdvance(changes: Partial<Advance> = {}): Advance {
  return {
    id: 9,
    ...stored,
    driverId: 5,
    freightId: null,
    givenOn: '2026-11-03',
    amountCents: 50_000,
    method: 'pix',
    notes: null,
    driverPaymentId: null,
    driverName: 'Zé Carlos',
    freightNumber: null,
    paymentNumber: null,
    ...changes,
  };
}

/** Client of whom only the name is known. */
export function someClient(changes: Partial<Client> = {}): Client {
  return {
    id: 5,
    ...stored,
    name: 'Boa Safra',
    document: null,
    equatedToCompany: 'unknown',
    phone: null,
    notes: null,
    ...changes,
  };
}

/** Client without debts and with few known details. */
export function someClientSummary(changes: Partial<ClientSummary> = {}): ClientSummary {
  return {
    freightCount: 9,
    revenueCents: 0,
    receivedCents: 0,
    openCents: 0,
    overdueCents: 0,
    overdueCount: 0,
    receivedCount: 1,
    averageDaysLate: null,
    withheldCents: 0,
    writtenOffCents: 0,
    words: '9 fretes.',
    ...changes,
  };
}
