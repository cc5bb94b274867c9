/** Numbers as they are typed: the thousands dots come by themselves, and a dot that is typed is read as it is meant. */
import { formatDecimal, parseDecimal } from './decimal';
import type { Keystroke, Typed } from './typing';

/**
 * How a number is written: its decimals, its greatest value as an integer of 10^-scale units, and what a dot before three
 * digits is: "1.200" litres are twelve hundred, while "32.500" tonnes and "2.350" km/l have decimals.
 */
export type NumberKind = { scale: number; max: number; dot: 'thousands' | 'decimal' };

/** A text being typed; `dotted` while its comma was typed as a dot and may still turn out to be a dot of thousands. */
export type NumberText = { text: string; dotted: boolean };

/** What stands in the input, where each dot parts thousands, as an integer of 10^-scale units; null for no number. */
export function readNumber(text: string, scale: number): number | null {
  return parseDecimal(text.replaceAll('.', ''), scale);
}

const countOf = (text: string) => text.replace(/[^\d,]/g, '').length;

/** The place with so many digits and commas after it. After a deletion it is before a dot, which Backspace would bring back. */
function placeBefore(text: string, count: number, isDeletion: boolean): number {
  let place = text.length;
  while (place > 0 && countOf(text.slice(place)) < count) place -= 1;
  return isDeletion && text.charAt(place - 1) === '.' ? place - 1 : place;
}

function isTooLong(text: string, { scale, max }: NumberKind): boolean {
  const value = text === ',' ? 0 : readNumber(text || '0', scale);
  return value === null || String(value).length > String(max).length;
}

/** What was pasted, as one whole number; null when it is none. */
function pasted(text: string, { scale, dot }: NumberKind): string | null {
  const bare = text.replace(/[^\d.,]/g, '');
  const isOneDot = /^\d*\.\d*$/.test(bare);
  const value = parseDecimal(
    isOneDot && (dot === 'decimal' || /^0*\./.test(bare)) ? bare.replace('.', ',') : bare,
    scale,
  );
  return value === null ? null : formatDecimal(value, scale);
}

/** Parts thousands; a dot that three digits follow was one of thousands. */
function written(text: string, kind: NumberKind, dotted: boolean): NumberText {
  const [whole = '', fraction] = text.split(',');
  const isThousands = dotted && kind.dot === 'thousands' && fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const digits = (isThousands ? `${whole}${fraction}` : whole).replace(/^0+(?=\d)/, '');
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.');
  if (isThousands || fraction === undefined || kind.scale === 0) return { text: grouped, dotted: false };
  return { text: `${grouped},${fraction.slice(0, kind.scale)}`, dotted };
}

/** What stands in the input after a key or a paste; `before` is what stood there until then. */
export function typeNumber(key: Keystroke, before: NumberText, kind: NumberKind): Typed & NumberText {
  const { caret, isDeletion, isPaste } = key;
  const refused = { ...before, caret: Math.max(0, caret - Math.max(0, key.text.length - before.text.length)) };
  if (isPaste) {
    const text = key.text.trim() === '' ? '' : pasted(key.text, kind);
    if (text === null || isTooLong(text, kind)) return refused;
    return { text, caret: text.length, dotted: false };
  }
  const last = isDeletion ? '' : key.text.charAt(caret - 1);
  const isSeparator = last === '.' || last === ',';
  const others = isSeparator ? key.text.slice(0, caret - 1) + key.text.slice(caret) : key.text;
  if (isSeparator && (kind.scale === 0 || others.includes(','))) return refused;
  const comma = isSeparator ? `${key.text.slice(0, caret - 1)},${key.text.slice(caret)}` : key.text;
  const clean = comma.replace(/[^\d,]/g, '');
  const dotted = isSeparator ? last === '.' : before.dotted;
  const first = written(clean, kind, dotted);
  // A dot that would make too great a number of thousands parts decimals.
  const now = isTooLong(first.text, kind) && dotted ? written(clean, { ...kind, dot: 'decimal' }, dotted) : first;
  if (isTooLong(now.text, kind)) return refused;
  return { ...now, caret: placeBefore(now.text, countOf(comma.slice(caret)), isDeletion) };
}
