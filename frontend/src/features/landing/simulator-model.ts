/** Values of the hero's simulator, and its requests for cities and distances. */
import { apiRequest } from '@/api/client';
import type { ResponseOf, Wire } from '@/lib/wire';
import { emptySketch, type Sketch } from './calculator-model';

export type City = ResponseOf<Wire['City']>;

export type FoundCities = ResponseOf<Wire['FoundCities']>;

/** Distance by road between two cities: an estimate, or the reason why there is none. */
export type Distance = ResponseOf<Wire['Distance']>;

export type Trip = {
  from: City | null;
  to: City | null;
  /** Typed distance; undefined uses the estimate between the cities. */
  typedKm: number | null | undefined;
  offerCents: number | null;
  axles: number;
};

export const emptyTrip: Trip = { from: null, to: null, typedKm: undefined, offerCents: null, axles: 6 };

/** Columns of the legal table, with the usual trucks. */
export const axleChoices = [
  [2, 'toco'],
  [3, 'truck'],
  [4, 'bitruck'],
  [5, 'carreta simples'],
  [6, 'carreta LS'],
  [7, 'bitrem'],
  [9, 'rodotrem'],
] as const;

export const cityName = ({ name, uf }: City) => `${name}, ${uf}`;

/** Minimum letters of a search. */
export const MIN_CITY_LETTERS = 3;

export function fetchCities(text: string, signal: AbortSignal): Promise<FoundCities> {
  return apiRequest('GET', `/api/minimum-freight/cities?q=${encodeURIComponent(text)}`, { signal });
}

export function fetchDistance(cities: string, signal: AbortSignal): Promise<Distance> {
  return apiRequest('GET', `/api/minimum-freight/distance?${cities}`, { signal });
}

/** Query of the distance between the cities; null until both are chosen. */
export function citiesOf({ from, to }: Trip): string | null {
  return from && to ? `from=${from.code}&to=${to.code}` : null;
}

/** Trip as the calculator's values. */
export function sketchOf({ typedKm, offerCents, axles }: Trip, estimatedKm: number | null): Sketch {
  return { ...emptySketch, axles, offerCents, distanceKm: typedKm === undefined ? estimatedKm : typedKm };
}
