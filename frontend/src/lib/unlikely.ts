/** Rates per km that are possible but unlikely: a comma in the wrong place makes them, and every figure is wrong after it. */
import * as v from 'valibot';
import { formatMoneyPerKm } from './money';
import { formatPricePerKm } from './price';

/** What is unlikely, by a code that confirms it. */
export type Unlikely = { code: string; message: string };

/** The dearest table of minimum freights stands below R$ 12,00 per km: beyond the double nobody pays. */
const MAX_USUAL_RATE_CENTS = 2500;
const usualRate = v.pipe(v.number(), v.maxValue(MAX_USUAL_RATE_CENTS));

/** A reserve of R$ 5,00 per km is several times what tyres or repairs cost. */
const MAX_USUAL_RESERVE_MILLIS = 5000;
const usualReserve = v.pipe(v.number(), v.maxValue(MAX_USUAL_RESERVE_MILLIS));

/** A freight paid per km, beyond what anybody pays. */
export function unlikelyRate(of: { pricing: string; rateCents: number }): Unlikely[] {
  if (of.pricing !== 'per_km' || v.is(usualRate, of.rateCents)) return [];
  const message = `Você digitou ${formatMoneyPerKm(of.rateCents)}, e o comum é no máximo ${formatMoneyPerKm(MAX_USUAL_RATE_CENTS)}. O valor por km está certo?`;
  return [{ code: 'rate_per_km_unlikely', message }];
}

/** A reserve per km, in thousandths of a real, beyond what it can cost; null is none. */
export function unlikelyReserve(code: string, name: string, millis: number | null): Unlikely[] {
  if (millis === null || v.is(usualReserve, millis)) return [];
  const message = `${name}: você digitou ${formatPricePerKm(millis)}, e o comum é no máximo ${formatPricePerKm(MAX_USUAL_RESERVE_MILLIS)}. O valor por km está certo?`;
  return [{ code, message }];
}
