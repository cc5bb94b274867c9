/** A vehicle's life in figures, as the server would answer it, for the tests of this folder. */
import type { VehicleSummary } from '@/api/types';

/** A vehicle that has done nothing yet. */
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
