/** Money: integer cents of BRL inside, "R$ 1.234,56" at the edge. */
import { formatDecimal, MINUS } from './decimal';

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
