/** Distances, weights, volumes, consumption and shares: scaled integers, formatted in Brazilian notation. */
import { formatDecimal } from './decimal';

const NBSP = '\u00a0';

/** "9 h 20 min", "9 h", "45 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}${NBSP}h`, (rest > 0 || hours === 0) && `${rest}${NBSP}min`];
  return parts.filter(Boolean).join(' ');
}

/** Ten-thousandths of a real per km, as in the acts: "R$ 7,5347". */
export function formatCcd(tenThousandths: number): string {
  return `R$\u00a0${formatDecimal(tenThousandths, 4, 4)}`;
}

/** "1.336". */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** "1.336 km". */
export function formatKm(km: number): string {
  return `${formatInteger(km)}${NBSP}km`;
}

/** "32.500 kg". */
export function formatKg(kg: number): string {
  return `${formatInteger(kg)}${NBSP}kg`;
}

/** Kilograms as tonnes: 32500 is "32,5 t". */
export function formatTons(kg: number): string {
  return `${formatDecimal(kg, 3)}${NBSP}t`;
}

/** Millilitres as litres: 412350 is "412,35 L". */
export function formatLiters(ml: number): string {
  return `${formatDecimal(ml, 3)}${NBSP}L`;
}

/** Millilitres of an estimate as whole litres: 425532 is "426 L". */
export function formatWholeLiters(ml: number): string {
  return `${formatInteger(Math.round(ml / 1000))}${NBSP}L`;
}

/** Metres per litre as km per litre, always with two decimals: 2350 is "2,35 km/l", 2400 "2,40 km/l", 2438 "2,44 km/l". */
export function formatKmPerLiter(metersPerLiter: number): string {
  return `${formatDecimal(Math.round(metersPerLiter / 10), 2, 2)}${NBSP}km/l`;
}

/** All decimals, for inputs: 2438 is "2,438 km/l". */
export function formatWholeKmPerLiter(metersPerLiter: number): string {
  return `${formatDecimal(metersPerLiter, 3, 2)}${NBSP}km/l`;
}

/** Basis points as a percentage: 1250 is "12,5%". */
export function formatBps(bps: number): string {
  return `${formatDecimal(bps, 2)}%`;
}

/** Digits of a scaled integer for an input with a unit: (2350, 3) is "2,35". */
export { formatDecimal as formatScaled } from './decimal';
