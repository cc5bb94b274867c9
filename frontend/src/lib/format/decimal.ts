/** Scaled integers as decimal numbers of Brazil, without ever passing through a float. */

/** The sign of a negative number as it is written; a hyphen is shorter than the figures beside it. */
export const MINUS = '−';

/** How many decimals a number has, unless its unit says otherwise. */
const DECIMALS = 2;

/**
 * Formats an integer of 10^-scale units with a decimal comma and between `min` and `scale` decimals: (2350, 3, 1) is
 * "2,35". Without either it has two: 2350 is "23,50".
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
