/** Records as the server would answer them, to be changed where a test needs it. */
import type { City, Freight, Transaction, User, Vehicle } from '@/api/types';

const stored = { version: 1, createdAt: '2026-11-15T12:00:00Z', updatedAt: '2026-11-15T12:00:00Z' };

/** The signed-in person. */
export const someUser: User = {
  id: 7,
  ...stored,
  name: 'João',
  email: 'joao@boleia.test',
  phone: null,
  cpf: null,
  rntrc: null,
  timeZone: 'America/Sao_Paulo',
  cnhDueOn: null,
  toxicologicalDueOn: null,
  isMaster: false,
};

/** Two cities. */
export const campinas: City = { code: 3509502, name: 'Campinas', uf: 'SP' };
/** The other one. */
export const rondonopolis: City = { code: 5107602, name: 'Rondonópolis', uf: 'MT' };

/** A truck, or what the changes make of it. */
export function someVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 1,
    ...stored,
    type: 'truck',
    status: 'active',
    plate: 'BRA2E19',
    nickname: 'Azulão',
    brand: null,
    model: null,
    manufactureYear: null,
    modelYear: null,
    renavam: null,
    chassis: null,
    color: null,
    axles: 3,
    bodyType: null,
    tareKg: null,
    capacityKg: null,
    tankCapacityMl: null,
    expectedMetersPerLiter: null,
    odometerKm: 482310,
    purchasedOn: null,
    purchasePriceCents: null,
    residualValueCents: null,
    usefulLifeMonths: null,
    licensingDueOn: null,
    insuranceDueOn: null,
    tachographDueOn: null,
    rntrcDueOn: null,
    licensingUf: null,
    dueDates: [],
    notes: null,
    ...changes,
  };
}

/** A freight with a paid advance and an open balance. */
export function someFreight(changes: Partial<Freight> = {}): Freight {
  return {
    id: 12,
    ...stored,
    number: 12,
    status: 'scheduled',
    cancelledOn: null,
    cancelReason: null,
    clientId: null,
    client: null,
    originCityCode: campinas.code,
    destinationCityCode: rondonopolis.code,
    originCity: campinas,
    destinationCity: rondonopolis,
    distanceKm: 1336,
    emptyKm: 0,
    emptyReturnKm: 0,
    minimumTable: 'A',
    simulationId: null,
    simulationNumber: null,
    cargoType: 'general',
    cargoDescription: null,
    weightKg: null,
    pricing: 'fixed',
    rateCents: 1_120_000,
    grossCents: 1_120_000,
    advanceCents: 700_000,
    balanceCents: 420_000,
    advanceDueOn: '2026-11-18',
    balanceDueOn: '2026-11-18',
    tollCents: 0,
    tollPayer: 'shipper',
    truckId: 1,
    trailerIds: [],
    truck: { id: 1, plate: 'BRA2E19', nickname: null },
    trailers: [],
    driver: null,
    axles: 3,
    commissionBps: null,
    scheduledFor: '2026-11-18',
    beganOn: null,
    odometerStartKm: null,
    odometerEndKm: null,
    cteKey: null,
    ciot: null,
    mdfeKey: null,
    notes: null,
    moves: ['loading', 'in_transit', 'unloading', 'completed'],
    receivables: [
      {
        transactionId: 31,
        part: 'advance',
        amountCents: 700_000,
        dueOn: '2026-11-18',
        paidOn: '2026-11-18',
        status: 'paid',
        overdueDays: 0,
      },
      {
        transactionId: 32,
        part: 'balance',
        amountCents: 420_000,
        dueOn: '2026-11-18',
        paidOn: null,
        status: 'pending',
        overdueDays: 3,
      },
    ],
    receivedCents: 700_000,
    openCents: 420_000,
    ...changes,
  };
}

/** A balance that a freight posted. */
export function someTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: 32,
    ...stored,
    kind: 'income',
    category: 'frete',
    description: 'Saldo do frete nº 12',
    amountCents: 420_000,
    dueOn: '2026-11-18',
    competenceOn: '2026-11-18',
    paidOn: null,
    vehicleId: 1,
    freightId: 12,
    driverId: null,
    personal: false,
    paidByDriver: false,
    effect: 'both',
    driverPaymentId: null,
    seriesId: null,
    installment: 1,
    installments: 1,
    status: 'pending',
    overdueDays: 3,
    source: { kind: 'freight', id: 12, part: 'balance' },
    freightNumber: 12,
    clientName: null,
    plate: 'BRA2E19',
    driverName: null,
    balanceCents: null,
    ...changes,
  };
}
