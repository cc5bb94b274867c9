/** What the road ledger adds to vehicles on the wire, by its contract. */
import type { FuelSegment } from './fuel-types';
import type { Vehicle as PlainVehicle, VehicleSummary as PlainSummary } from './types';

/** A vehicle with the state that licenses it. */
export type Vehicle = PlainVehicle & { licensingUf?: string | null };

/** What a vehicle drank so far; the segments are its last ones from full tank to full tank, the oldest first. */
export type VehicleFuel = {
  volumeMl: number;
  totalCents: number;
  metersPerLiter: number | null;
  segments: FuelSegment[];
};

/** A vehicle's life in figures, with its fuel. */
export type VehicleSummary = PlainSummary & { fuel: VehicleFuel };

/** When a state's calendar has a plate licensed next, and the rule that says so; null where it knows none. */
export type LicensingSuggestion = { dueOn: string | null; month: number | null; rule: string };
