/** Fixtures of fill-ups. */
import type { FuelDefaults, FuelPreview } from '@/api/types';
import { campinas } from '@/test/msw-fixtures';

/** Defaults from the only truck's history. */
export const someOffers: FuelDefaults = {
  vehicleId: 1,
  freightId: 12,
  freightNumber: 12,
  fuel: 'diesel_s500',
  odometerKm: 481_341,
  pricePerLiterMillis: 6899,
  station: 'Posto Graal',
  cityCode: campinas.code,
  dueAfterDays: null,
  driverId: null,
};

/** Preview without warnings. */
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
