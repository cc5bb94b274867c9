/** Fill-ups as the server would answer them, for the tests of this folder. */
import type { FuelDefaults, FuelPreview, FuelRecord } from '@/api/fuel-types';
import { campinas } from '@/test/msw-fixtures';

const stored = { version: 3, createdAt: '2026-11-20T12:00:00Z', updatedAt: '2026-11-20T12:00:00Z' };

/** A full tank with its average. */
export function someFuel(changes: Partial<FuelRecord> = {}): FuelRecord {
  return {
    id: 5,
    ...stored,
    vehicleId: 1,
    freightId: null,
    freightNumber: null,
    filledOn: '2026-11-20',
    fuel: 'diesel_s10',
    purpose: 'engine',
    volumeMl: 412_350,
    pricePerLiterMillis: 6899,
    totalCents: 284_480,
    odometerKm: 482_310,
    fullTank: true,
    missedPrevious: false,
    station: 'Posto Graal',
    cityCode: campinas.code,
    city: campinas,
    notes: null,
    plate: 'BRA2E19',
    dueOn: '2026-11-20',
    paidOn: '2026-11-20',
    status: 'paid',
    driverId: null,
    driverName: null,
    paidByDriver: false,
    transactionId: 90,
    metersPerLiter: 2350,
    segmentKm: 969,
    missing: null,
    ...changes,
  };
}

/** What the only truck's past offers. */
export const someOffers: FuelDefaults = {
  vehicleId: 1,
  freightId: 12,
  freightNumber: 12,
  fuel: 'diesel_s500',
  odometerKm: 481_341,
  pricePerLiterMillis: 6899,
  station: 'Posto Graal',
  cityCode: campinas.code,
  driverId: null,
};

/** A look ahead that found nothing odd. */
export function somePreview(changes: Partial<FuelPreview> = {}): FuelPreview {
  return {
    volumeMl: 412_350,
    pricePerLiterMillis: 6899,
    totalCents: 284_480,
    metersPerLiter: 2350,
    segmentKm: 969,
    missing: null,
    warnings: [],
    errors: [],
    ...changes,
  };
}
