/** Decimal notation of scaled integers, without floats. */

/** Minus sign: a hyphen is shorter than figures. */
export const MINUS = '−';

/** Default number of decimals. */
const DECIMALS = 2;

/**
 * Formats an integer of 10^-scale units with a decimal comma and between `min` and `scale` decimals: (2350, 3, 1) is
 * "2,35". By default two: 2350 is "23,50".
 */
export function formatDecimal(value: number, scale?: number, min = scale === undefined ? DECIMALS : 0): string {
  const places = scale ?? DECIMALS;
  const digits = String(Math.abs(Math.trunc(value))).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, '.');
  let fraction = places === 0 ? '' : digits.slice(-places);
  while (fraction.length > min && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  const sign = value < 0 ? MINUS : '';
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole},${fraction}`;
}
