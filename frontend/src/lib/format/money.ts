/** Money: integer cents of BRL inside, "R$ 1.234,56" at the edge. */
import { formatDecimal, MINUS } from './decimal';

const NBSP = '\u00a0';

/** "R$ 6,890/L": always the three decimals of the pump, so that prices stand under each other. */
export function formatPricePerLiter(millis: number): string {
  return `R$${NBSP}${formatDecimal(millis, 3, 3)}/L`;
}

/** "R$ 0,45/km", and "R$ 0,125/km" where a tenth of a cent counts. */
export function formatPricePerKm(millis: number): string {
  return `R$${NBSP}${formatDecimal(millis, 3, 2)}/km`;
}

/** "6,899", "6,89": what stands inside an input, as it was typed. */
export function formatPricePlain(millis: number): string {
  return formatDecimal(millis, 3, 2);
}

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
