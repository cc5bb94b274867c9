/** Price of a litre or of a kilometre: thousandths of a real inside, "R$ 6,899/L" at the edge. */
import { formatDecimal } from './decimal';

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
