/** Decimal numbers as people type them in Brazil, read into scaled integers without ever passing through a float. */

/** The sign of a negative number as it is written; a hyphen is shorter than the figures beside it. */
export const MINUS = '−';

const NUMBER = /^(-?)(\d*)(?:,(\d*))?$/;

/**
 * Turns "1.234,5" into the plain form "1234,5", or null when it is no number.
 * Dots are thousands separators; one lone dot followed by anything but three digits is taken as a decimal comma,
 * because that is what a foreign keyboard produces.
 */
function plain(text: string): string | null {
  const compact = text.replace(/\s/g, '').replaceAll(MINUS, '-').replace(/^R\$/i, '');
  if (compact === '' || !/^-?[\d.,]+$/.test(compact)) return null;
  if (compact.includes(',')) {
    const [whole = '', ...rest] = compact.split(',');
    if (rest.length !== 1 || rest[0]?.includes('.')) return null;
    return `${whole.replace(/\./g, '')},${rest[0] ?? ''}`;
  }
  const parts = compact.split('.');
  if (parts.length === 2 && parts[1]?.length !== 3) return `${parts[0]},${parts[1]}`;
  return parts.slice(1).every((group) => group.length === 3) ? parts.join('') : null;
}

/**
 * Reads a decimal into an integer of 10^-scale units: parseDecimal("2,35", 3) is 2350.
 * Null when the text is empty, is no number, has more decimals than the unit can hold, or is beyond exact integers.
 */
export function parseDecimal(text: string, scale: number): number | null {
  const match = NUMBER.exec(plain(text.trim()) ?? 'x');
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > scale) return null;
  const value = Number(`${whole}${kept.padEnd(scale, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

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
