/** Price of a litre or of a kilometre: thousandths of a real inside, "R$ 6,899/L" at the edge. */
import { formatDecimal, parseDecimal } from './decimal';
import { centsFromDigits, formatMoneyPlain } from './money';
import type { Keystroke } from './typing';

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

/**
 * What a price becomes while it is typed: the comma comes by itself after the first digit ("6899" reads 6,899), and a
 * comma typed by hand has the last word ("12,5" stays 12,5). At most three decimals are kept.
 */
export function priceWhileTyping(text: string): string {
  const typed = text.replace(/\./g, ',').replace(/[^\d,]/g, '');
  if (!typed.includes(',')) return typed.length < 2 ? typed : `${typed.charAt(0)},${typed.slice(1, 4)}`;
  const at = typed.endsWith(',') ? typed.length - 1 : typed.indexOf(',');
  const whole = typed.slice(0, at).replace(/,/g, '');
  return `${whole},${typed
    .slice(at + 1)
    .replace(/,/g, '')
    .slice(0, 3)}`;
}

/** Thousandths of "6,899" or "6,9"; null when it is no price. */
export function parsePrice(text: string): number | null {
  return parseDecimal(text, 3);
}

/** A price of a kilometre being typed; `byHand` once its comma was typed, and the digits no longer shift in. */
export type TypedRate = { text: string; byHand: boolean };

/**
 * What a price of a kilometre becomes while it is typed: cents shift in from the right ("45" reads 0,45), until a comma
 * typed by hand says otherwise ("0,125" stays 0,125).
 */
export function perKmWhileTyping({ text, caret, isDeletion, isPaste }: Keystroke, byHand: boolean): TypedRate {
  const typed = isDeletion ? '' : text.charAt(caret - 1);
  if (isPaste && /[.,]/.test(text)) {
    const bare = text.replace(/[^\d.,]/g, '');
    const millis = parsePrice(/^\d*\.\d+$/.test(bare) ? bare.replace('.', ',') : bare);
    return { text: millis === null ? '' : formatPricePlain(millis), byHand: true };
  }
  if (!byHand && /[.,]/.test(typed)) return { text: `${Number(text.replace(/\D/g, ''))},`, byHand: true };
  const [whole = '', fraction] = text.split(',');
  if (byHand && fraction !== undefined) return { text: `${whole},${fraction.replace(/\D/g, '').slice(0, 3)}`, byHand };
  const cents = centsFromDigits(text);
  // Deleting the last digit of 0,01 leaves nothing rather than an unerasable zero.
  const isNothing = cents === null || (isDeletion && cents === 0);
  return { text: isNothing ? '' : formatMoneyPlain(cents), byHand: false };
}
