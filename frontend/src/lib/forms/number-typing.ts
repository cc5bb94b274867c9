/**
 * One rule reads every number that is typed: amounts, prices, litres, km, tonnes, shares. docs/vocabulary.md,
 * "Numbers as they are typed", states it; number-typing.test.ts has the examples. A typed separator is honoured, so that
 * 8.000 is never 80,00.
 */
import { formatDecimal } from '@/lib/format/decimal';
import type { Keystroke, Typed } from './typing';

/** Parameters of the rule for one kind of field. */
export type NumberKind = {
  /** Decimals held by the integer. */
  scale: number;
  /** Greatest value. Forms refuse more, with a sentence; here a dot that would lead beyond it parts decimals. */
  max: number;
  /** Meaning of a dot before three digits: "1.200" litres are twelve hundred, while "6.159" a litre has decimals. */
  dot: 'thousands' | 'decimal';
  /** Meaning of digits alone, typed key by key: as they are, cents that shift in, or decimals after the first digit. */
  digits: 'whole' | 'cents' | 'pump';
  /** Fewest decimals of a finished number. */
  decimals: number;
};

/** Kinds whose digits alone are more than themselves. */
export const moneyKind: NumberKind = {
  scale: 2,
  max: 99_999_999_999_999,
  dot: 'thousands',
  digits: 'cents',
  decimals: 2,
};
/** A rate by the km that is held in cents. */
export const ratePerKmKind: NumberKind = { ...moneyKind, dot: 'decimal' };
export const perKmKind: NumberKind = { scale: 3, max: 999_999, dot: 'decimal', digits: 'cents', decimals: 2 };
export const perLiterKind: NumberKind = { scale: 3, max: 99_999, dot: 'decimal', digits: 'pump', decimals: 2 };

/**
 * A number being typed. `value` is what will be saved, and `text` always shows exactly that. `keys` is what was typed
 * since the field was empty, or the text without its thousands dots. `byHand`: digits no longer shift in.
 */
export type NumberText = { text: string; value: number | null; keys: string; byHand: boolean };

/** Text of an empty field. */
const EMPTY: NumberText = { text: '', value: null, keys: '', byHand: false };

/** Greatest integer that can be typed in any field. */
const MAX_VALUE = 99_999_999_999_999;

const withoutDots = (text: string) => text.replace(/[^\d,]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const fits = (value: number, { max }: NumberKind) => String(value).length <= String(max).length;

/** Text of a stored value. */
export function storedNumber(value: number | null, kind: NumberKind): NumberText {
  if (value === null) return EMPTY;
  const text = formatDecimal(value, kind.scale, kind.decimals);
  // A stored tenth of a cent cannot shift: its digits would be read as cents.
  const hasTenths = kind.scale > 2 && value % 10 ** (kind.scale - 2) !== 0;
  return { text, value, keys: withoutDots(text), byHand: kind.digits !== 'cents' || hasTenths };
}

function isThousands(mark: string, digits: string, kind: NumberKind): boolean {
  if (kind.scale === 0) return true;
  // A comma before three digits is of an English keyboard, where the field has no third decimal.
  const mayBe = kind.dot === 'thousands' && (mark === '.' || kind.scale < 3);
  return mayBe && fits(Number(digits) * 10 ** kind.scale, kind);
}

type Parts = { whole: string; fraction: string | null };

/**
 * The rule for separators. The last one parts decimals, and those before it thousands. Alone, or after equal ones, it
 * parts thousands where exactly three digits follow. Null: no number.
 */
function partsOf(keys: string, kind: NumberKind): Parts | null {
  const at = Math.max(keys.lastIndexOf('.'), keys.lastIndexOf(','));
  if (at < 0) return { whole: keys, fraction: null };
  const mark = keys.charAt(at);
  const before = keys.slice(0, at);
  const fraction = keys.slice(at + 1);
  const whole = digitsOf(before);
  const earlier = /[.,]/.exec(before)?.[0];
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})*$|^[1-9]\d{0,2}(,\d{3})*$/.test(before);
  if (earlier !== undefined && !isGrouped) return null;
  // Twice the same separator: a slip of the finger, unless the first one parted thousands.
  if (earlier === mark && partsOf(before, kind)?.fraction !== null) return null;
  const isGroup = isGrouped && fraction.length === 3;
  if (isGroup && (earlier === mark || (earlier === undefined && isThousands(mark, whole + fraction, kind))))
    return { whole: whole + fraction, fraction: null };
  return { whole, fraction };
}

/** Number of keys that are read as they are; null for none. Decimals that the field does not hold are dropped at once. */
function readKeys(keys: string, kind: NumberKind): NumberText | null {
  const parts = partsOf(keys, kind);
  if (parts === null) return null;
  const whole = withoutZeros(parts.whole || '0');
  const fraction = (parts.fraction ?? '').slice(0, kind.scale);
  const value = Number(`${whole}${fraction.padEnd(kind.scale, '0')}`);
  if (value > MAX_VALUE) return null;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const text = parts.fraction === null || kind.scale === 0 ? grouped : `${grouped},${fraction}`;
  return { text, value, keys, byHand: true };
}

/** Number of digits that shift in as cents. */
function shifted(digits: string, keys: string, kind: NumberKind): NumberText | null {
  const value = Number(digits) * 10 ** (kind.scale - 2);
  if (value > MAX_VALUE) return null;
  return { text: formatDecimal(value, kind.scale, 2), value, keys, byHand: false };
}

/** Number of digits alone, typed since the field was empty. */
function readDigits(keys: string, kind: NumberKind): NumberText | null {
  if (kind.digits === 'cents') return shifted(keys, withoutZeros(keys), kind);
  const isPump = kind.digits === 'pump' && keys.length > 1;
  const number = readKeys(isPump ? `${keys.charAt(0)},${keys.slice(1)}` : withoutZeros(keys), kind);
  return number && { ...number, keys, byHand: false };
}

/** Keys of an empty field, where only a stored zero is there. */
const withoutCents = ({ keys }: NumberText) => (keys.includes(',') ? '' : keys);

const shifts = ({ byHand }: NumberText, kind: NumberKind) => kind.digits === 'cents' && !byHand;

/** Digits that were changed amid others: a stored amount stays one. */
function reshifted(text: string, before: NumberText, kind: NumberKind): NumberText | null {
  const digits = withoutZeros(digitsOf(text));
  const next = shifted(digits, digits, kind);
  return next && before.keys.includes(',') ? { ...next, keys: withoutDots(next.text) } : next;
}

/** Cents of a stored amount have their comma, so that keys after it are told from keys since the field was empty. */
function appendToCents(at: NumberText, key: string, kind: NumberKind): NumberText | null {
  const isStored = at.keys.includes(',') && at.value !== 0;
  if (/\d/.test(key)) return isStored ? reshifted(at.text + key, at, kind) : readDigits(withoutCents(at) + key, kind);
  // A separator after an amount with cents begins these anew: 8.000,00 and a comma is 8.000, again.
  return readKeys(at.keys.replace(/,.*/, '') + (at.keys.includes(',') ? ',' : key), kind);
}

function appended(at: NumberText, key: string, kind: NumberKind): NumberText | null {
  if (shifts(at, kind)) return appendToCents(at, key, kind);
  const isDigit = /\d/.test(key);
  if (isDigit && !at.byHand) return readDigits(at.keys + key, kind);
  const isWhole = isDigit && partsOf(at.keys, kind)?.fraction === null;
  return readKeys((isWhole ? digitsOf(at.keys) : at.keys) + key, kind);
}

/** Keys in a row at the end; a key that fits nowhere is refused. */
const appendKeys = (at: NumberText, keys: string, kind: NumberKind) =>
  [...keys].reduce((now, key) => appended(now, key, kind) ?? now, at);

/**
 * Reads a number that comes whole: pasted, filled in or spoken. Digits alone are units then: nobody pastes cents. Null
 * for no number, or more than one.
 */
export function readWholeNumber(text: string, kind: NumberKind): NumberText | null {
  const joined = text.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '').trim();
  if (joined === '') return EMPTY;
  const [, number = ''] = /^(?:[^\d.,−-]*)([\d.,]*\d)(?:[^\d]*)$/.exec(joined) ?? [];
  if (number === '') return null;
  const isPump = kind.digits === 'pump' && /^\d{1,4}$/.test(number);
  const read = isPump ? readDigits(number, kind) : readKeys(number, kind);
  return read && storedNumber(read.value, kind);
}

type Edit = { head: string; inserted: string; tail: string };

/** Part of the text that an event put in, between what was left of the text before it. */
function editOf({ text, caret, data, isDeletion }: Keystroke, before: string): Edit | null {
  const tail = text.slice(caret);
  // A key over a selection may repeat what stood there: only the event has what came in.
  if (data && !isDeletion && text.slice(0, caret).endsWith(data))
    return { head: text.slice(0, caret - data.length), inserted: data, tail };
  if (!before.endsWith(tail)) return null;
  const [was, now] = [before.slice(0, before.length - tail.length), text.slice(0, caret)];
  let same = 0;
  while (same < was.length && was[same] === now[same]) same += 1;
  return { head: now.slice(0, same), inserted: now.slice(same), tail };
}

function deleted({ head, tail }: Edit, before: NumberText, kind: NumberKind): NumberText | null {
  const left = withoutDots(head + tail);
  if (left === '') return EMPTY;
  if (shifts(before, kind)) {
    // Deleting the last digit of 0,01 leaves nothing rather than an unerasable zero.
    return Number(digitsOf(left)) === 0 ? EMPTY : reshifted(left, before, kind);
  }
  const isCommaLost = before.text.includes(',') && !left.includes(',') && digitsOf(left) === digitsOf(before.text);
  // Decimals do not become units because the comma before them was deleted.
  if (isCommaLost && !before.text.endsWith(',')) return before;
  return readKeys(left, kind);
}

/** A key amid the text. */
function amid({ head, inserted, tail }: Edit, before: NumberText, kind: NumberKind): NumberText | null {
  const isSeparator = /\D/.test(inserted);
  if (shifts(before, kind)) return isSeparator ? null : reshifted(head + inserted + tail, before, kind);
  if (isSeparator && (kind.scale === 0 || (head + tail).includes(','))) return null;
  return readKeys(`${withoutDots(head)}${inserted}${withoutDots(tail)}`, kind);
}

const countOf = (text: string) => withoutDots(text).length;

/** The place with so many digits and commas after it. After a deletion it is before a dot, which Backspace would bring back. */
function placeBefore(text: string, count: number, isDeletion: boolean): number {
  let place = text.length;
  while (place > 0 && countOf(text.slice(place)) < count) place -= 1;
  return isDeletion && text.charAt(place - 1) === '.' ? place - 1 : place;
}

function atEnd(next: NumberText | null, before: NumberText): Typed & NumberText {
  const now = next ?? before;
  return { ...now, caret: now.text.length };
}

/** Number after a key or a paste; `before` is the number until then. */
export function typeNumber(key: Keystroke, before: NumberText, kind: NumberKind): Typed & NumberText {
  const edit = editOf(key, before.text);
  if (edit === null || key.isReplaced) return atEnd(readWholeNumber(key.text, kind), before);
  const { head, tail } = edit;
  const isAlone = head === '' && tail === '';
  // Keypads have a key of two or three zeros.
  const isKeys = !key.isPaste || (!isAlone && /^\d{1,3}$/.test(edit.inserted));
  if (!isKeys) return atEnd(readWholeNumber(edit.inserted, kind), before);
  if (key.isDeletion) {
    const next = deleted(edit, before, kind) ?? before;
    return { ...next, caret: next === before ? head.length : placeBefore(next.text, countOf(tail), true) };
  }
  const inserted = edit.inserted.replace(/[^\d.,]/g, '');
  const refused = { ...before, caret: head.length + (/^[.,]$/.test(inserted) && tail.startsWith(',') ? 1 : 0) };
  if (inserted === '') return refused;
  if (isAlone) return atEnd(appendKeys(EMPTY, inserted, kind), before);
  if (tail === '' && head === before.text) return atEnd(appendKeys(before, inserted, kind), before);
  const next = amid({ head, inserted, tail }, before, kind);
  return next === null ? refused : { ...next, caret: placeBefore(next.text, countOf(tail), false) };
}
