/** Fixtures of a vehicle's figures, with overrides. */
import type { VehicleSummary } from '@/api/types';

/** Vehicle without any records. */
export function someSummary(changes: Partial<VehicleSummary> = {}): VehicleSummary {
  return {
    freights: { count: 0, openCount: 0, revenueCents: 0, loadedKm: 0, emptyKm: 0 },
    costs: [],
    costCents: 0,
    netCents: 0,
    costPerKmCents: null,
    metersPerLiter: null,
    tollVouchers: null,
    dueDates: [],
    fuel: { volumeMl: 0, totalCents: 0, metersPerLiter: null, segments: [] },
    ...changes,
  };
}
