/** Values in a link to the simulator: the open calculator leads here with its fields in the address. */
import { minimumTableLabels } from '@/lib/generated/choices';
import { isDate } from '@/lib/format/dates';
import { cargoTypeLabels } from '@/lib/labels/freight-labels';
import { codesOf } from '@/lib/format/text';
import { idParam } from '@/lib/navigation/url-filters';
import type { SimulationValues } from './simulation-model';

const numbers = ['axles', 'distanceKm', 'emptyReturnKm', 'weightKg', 'rateCents', 'tollCents'] as const;

/** Parameters of the address about a simulation; others are ignored. */
export function sketchOf(params: URLSearchParams): Partial<SimulationValues> {
  const sketch: Partial<SimulationValues> = {};
  for (const name of numbers) {
    const value = idParam(params.get(name));
    if (value !== null) sketch[name] = value;
  }
  // A return in the calculator is one that must be paid.
  if (sketch.emptyReturnKm !== undefined) sketch.emptyReturnDue = true;
  // A price says how it is meant, whatever was usual.
  if (sketch.rateCents !== undefined) sketch.pricing = params.get('pricing') === 'per_ton' ? 'per_ton' : 'fixed';
  if (params.get('tollPayer') === 'driver') sketch.tollPayer = 'driver';
  const cargoType = codesOf(cargoTypeLabels).find((code) => code === params.get('cargoType'));
  if (cargoType) sketch.cargoType = cargoType;
  const minimumTable = codesOf(minimumTableLabels).find((code) => code === params.get('minimumTable'));
  if (minimumTable) sketch.minimumTable = minimumTable;
  const day = params.get('scheduledFor') ?? '';
  if (isDate(day)) sketch.scheduledFor = day;
  return sketch;
}
