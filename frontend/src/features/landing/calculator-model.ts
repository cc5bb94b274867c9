/** Values of the calculator, and its request. */
import { ApiError, apiRequest } from '@/api/client';
import type { MinimumFreight, MinimumFreightInput, MinimumTable, CargoType, TollPayer } from '@/api/types';

/** The fields as the inputs hold them. */
export type Sketch = {
  cargoType: CargoType;
  axles: number;
  distanceKm: number | null;
  pricing: 'fixed' | 'per_ton';
  /** The offer: for the trip or for a tonne. */
  offerCents: number | null;
  weightKg: number | null;
  tollPayer: TollPayer;
  tollCents: number | null;
  emptyReturnKm: number | null;
  table: MinimumTable;
  /** Empty is today. */
  date: string;
};

/** Initial values: the commonest of the long road. */
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

/** The body to ask with, as text; null while there is no distance. */
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

/** The offer as it is priced; one by the tonne waits for the weight. */
function offerOf({ pricing, offerCents, weightKg }: Pick<Sketch, 'pricing' | 'offerCents' | 'weightKg'>) {
  if (!offerCents) return {};
  if (pricing === 'fixed') return { offerCents };
  return weightKg ? { offerPerTonCents: offerCents, weightKg } : {};
}

/** Asks the server, which has the only formula. */
export function askMinimum(question: string, signal: AbortSignal): Promise<MinimumFreight> {
  const body: unknown = JSON.parse(question);
  return apiRequest<MinimumFreight>('POST', '/api/minimum-freight/calculate', { body, signal });
}

/** Error of the server at one field; null without one. */
export function complaintOf(error: Error | null, field: keyof MinimumFreightInput): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.fields.find((problem) => problem.field === field)?.message ?? null;
}

/** Where the sketch goes on: the simulator, with all of it written in. */
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
