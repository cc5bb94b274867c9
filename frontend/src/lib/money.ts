/** Money: integer cents of BRL inside, "R$ 1.234,56" at the edge. */
import { formatDecimal, MINUS, parseDecimal } from './decimal';

const NBSP = '\u00a0';

/** "R$ 1.234,56"; the space does not break. Negative amounts carry the sign in front: "−R$ 10,00". */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? MINUS : '';
  return `${sign}R$${NBSP}${formatDecimal(Math.abs(cents))}`;
}

/** "1.234,56": what stands inside an input whose label already says reais. */
export function formatMoneyPlain(cents: number): string {
  return formatDecimal(cents);
}

/** "R$ 1,87/km". */
export function formatMoneyPerKm(centsPerKm: number): string {
  return `${formatMoney(centsPerKm)}/km`;
}

/** Cents of "1.234,56", "R$ 1234,5" or "1234"; null when it is not an amount. */
export function parseMoney(text: string): number | null {
  return parseDecimal(text, 2);
}

/** Bank-app typing: the digits shift in from the right, "12345" is 123,45. Null when there are no digits. */
export function centsFromDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (/\d/.test(text) && digits === '') return 0;
  if (digits === '') return null;
  return Number(digits.slice(0, 14));
}
