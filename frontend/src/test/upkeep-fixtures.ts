/** Fixtures of a fill-up and a maintenance plan, with overrides. */
import type { FuelRecord, DueForecast, MaintenancePlan } from '@/api/types';
import { campinas } from './msw-fixtures';

const stored = { version: 3, createdAt: '2026-11-20T12:00:00Z', updatedAt: '2026-11-20T12:00:00Z' };

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

const due: DueForecast = {
  lastDoneOn: '2026-05-02',
  lastDoneKm: 462_000,
  lastRecordId: null,
  dueOn: '2027-05-02',
  dueKm: 482_000,
  kmLeft: -310,
  forecastOn: '2026-11-20',
  nextOn: '2026-11-20',
  byPace: false,
  daysLeft: -1,
  state: 'expired',
  missing: null,
  kmPerDay: 312,
};

/** Overdue oil change by 310 km. */
export function somePlan({
  due: changed,
  ...changes
}: Partial<Omit<MaintenancePlan, 'due'>> & { due?: Partial<DueForecast> } = {}): MaintenancePlan {
  return {
    id: 3,
    ...stored,
    vehicleId: 1,
    plate: 'BRA2E19',
    name: 'Óleo do motor',
    category: 'engine',
    everyKm: 20_000,
    everyMonths: 12,
    lastDoneOn: '2026-05-02',
    lastDoneKm: 462_000,
    active: true,
    notes: null,
    due: { ...due, ...changed },
    ...changes,
  };
}
