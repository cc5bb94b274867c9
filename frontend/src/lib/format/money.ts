/** Money: integer cents of BRL, formatted as "R$ 1.234,56". */
import { formatDecimal, MINUS } from './decimal';

const NBSP = '\u00a0';

/** "R$ 6,890/L": always three decimals, so that prices align. */
export function formatPricePerLiter(millis: number): string {
  return `R$${NBSP}${formatDecimal(millis, 3, 3)}/L`;
}

/** "R$ 0,45/km", and "R$ 0,125/km" with a tenth of a cent. */
export function formatPricePerKm(millis: number): string {
  return `R$${NBSP}${formatDecimal(millis, 3, 2)}/km`;
}

/** "6,899", "6,89": value of an input, as typed. */
export function formatPricePlain(millis: number): string {
  return formatDecimal(millis, 3, 2);
}

/** "R$ 1.234,56" with a no-break space. Negative: "−R$ 10,00". */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? MINUS : '';
  return `${sign}R$${NBSP}${formatDecimal(Math.abs(cents))}`;
}

/** "1.234,56": value of an input whose label names the currency. */
export function formatMoneyPlain(cents: number): string {
  return formatDecimal(cents);
}

/** "R$ 1,87/km". */
export function formatMoneyPerKm(centsPerKm: number): string {
  return `${formatMoney(centsPerKm)}/km`;
}
