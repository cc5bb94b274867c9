/** Values of the calculator, and its request. */
import { ApiError, apiRequest } from '@/api/client';
import type { MinimumFreight, MinimumFreightInput, MinimumTable, CargoType, TollPayer } from '@/api/types';

/** Form values. */
export type Sketch = {
  cargoType: CargoType;
  axles: number;
  distanceKm: number | null;
  pricing: 'fixed' | 'per_ton';
  /** Offer for the trip or per tonne. */
  offerCents: number | null;
  weightKg: number | null;
  tollPayer: TollPayer;
  tollCents: number | null;
  emptyReturnKm: number | null;
  table: MinimumTable;
  /** Empty is today. */
  date: string;
};

/** Defaults of a typical long trip. */
export const emptySketch: Sketch = {
  cargoType: 'general',
  axles: 6,
  distanceKm: null,
  pricing: 'fixed',
  offerCents: null,
  weightKg: null,
  tollPayer: 'shipper',
  tollCents: null,
  emptyReturnKm: null,
  table: 'A',
  date: '',
};

/** Request body as text; null without a distance. */
export function questionOf(sketch: Sketch): string | null {
  const { distanceKm, emptyReturnKm, pricing, offerCents, weightKg, tollPayer, tollCents, date, ...rest } = sketch;
  if (distanceKm === null) return null;
  const body: MinimumFreightInput = {
    ...rest,
    distanceKm,
    ...(emptyReturnKm === null ? {} : { emptyReturnKm }),
    ...offerOf({ pricing, offerCents, weightKg }),
    ...(tollPayer === 'shipper' || tollCents === null ? {} : { tollPayer, tollCents }),
    ...(date === '' ? {} : { date }),
  };
  return JSON.stringify(body);
}

/** Offer by its pricing; one per tonne needs the weight. */
function offerOf({ pricing, offerCents, weightKg }: Pick<Sketch, 'pricing' | 'offerCents' | 'weightKg'>) {
  if (!offerCents) return {};
  if (pricing === 'fixed') return { offerCents };
  return weightKg ? { offerPerTonCents: offerCents, weightKg } : {};
}

/** Requests the calculation from the server. */
export function fetchMinimum(question: string, signal: AbortSignal): Promise<MinimumFreight> {
  const body: unknown = JSON.parse(question);
  return apiRequest<MinimumFreight>('POST', '/api/minimum-freight/calculate', { body, signal });
}

/** Server error of a field; undefined without one. */
export function complaintOf(error: Error | null, field: keyof MinimumFreightInput): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.fields.find((problem) => problem.field === field)?.message ?? null;
}

/** Link to the simulator with the typed values. */
export function simulationAddress(sketch: Sketch): string {
  const { distanceKm, emptyReturnKm, tollPayer, tollCents, date, table, cargoType, axles } = sketch;
  const { pricing, offerCents, weightKg } = sketch;
  const params = new URLSearchParams({ new: '1', cargoType, axles: String(axles) });
  if (distanceKm) params.set('distanceKm', String(distanceKm));
  if (emptyReturnKm) params.set('emptyReturnKm', String(emptyReturnKm));
  if (offerCents) {
    params.set('rateCents', String(offerCents));
    params.set('pricing', pricing);
  }
  if (weightKg) params.set('weightKg', String(weightKg));
  if (tollPayer === 'driver' && tollCents) {
    params.set('tollPayer', tollPayer);
    params.set('tollCents', String(tollCents));
  }
  if (date !== '') params.set('scheduledFor', date);
  if (table !== 'A') params.set('minimumTable', table);
  return `/freight-simulations?${params.toString()}`;
}
