/**
 * Number typing, one rule for amounts, prices, litres, km, tonnes and shares: see docs/develop/vocabulary.md, "Numbers as they
 * are typed", and the examples of number-typing.test.ts. A typed separator is honoured, so that 8.000 is never 80,00.
 */
import { formatDecimal } from '@/lib/format/decimal';
import type { Keystroke, Typed } from './typing';

export type NumberKind = {
  /** Decimals held by the integer. */
  scale: number;
  /** Maximum that a dot may produce: beyond it the dot separates decimals. Forms validate lower limits. */
  max: number;
  /** Meaning of a dot before three digits: "1.200" litres are twelve hundred, while "6.159" per litre has decimals. */
  dot: 'thousands' | 'decimal';
  /** Digits without separator: as they are, shifting in as cents, or decimals after the first digit. */
  digits: 'whole' | 'cents' | 'pump';
  /** Minimum decimals of a finished number. */
  decimals: number;
};

/** Kinds with special digits. */
export const moneyKind: NumberKind = {
  scale: 2,
  max: 99_999_999_999_999,
  dot: 'thousands',
  digits: 'cents',
  decimals: 2,
};
/** Rate per km in cents. */
export const ratePerKmKind: NumberKind = { ...moneyKind, dot: 'decimal' };
export const perKmKind: NumberKind = { scale: 3, max: 999_999, dot: 'decimal', digits: 'cents', decimals: 2 };
export const perLiterKind: NumberKind = { scale: 3, max: 99_999, dot: 'decimal', digits: 'pump', decimals: 2 };

/**
 * Number being typed. `value` is saved, and `text` always shows exactly that. `keys`: typed since the field was empty,
 * or the text without thousands dots. `byHand`: digits no longer shift in.
 */
export type NumberText = { text: string; value: number | null; keys: string; byHand: boolean };

const EMPTY: NumberText = { text: '', value: null, keys: '', byHand: false };

/** Maximum integer of any field. */
const MAX_VALUE = 99_999_999_999_999;

const withoutDots = (text: string) => text.replace(/[^\d,]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const fits = (value: number, { max }: NumberKind) => String(value).length <= String(max).length;

export function storedNumber(value: number | null, kind: NumberKind): NumberText {
  if (value === null) return EMPTY;
  const text = formatDecimal(value, kind.scale, kind.decimals);
  // Tenths of a cent cannot shift: their digits would be read as cents.
  const hasTenths = kind.scale > 2 && value % 10 ** (kind.scale - 2) !== 0;
  return { text, value, keys: withoutDots(text), byHand: kind.digits !== 'cents' || hasTenths };
}

function isThousands(mark: string, digits: string, kind: NumberKind): boolean {
  if (kind.scale === 0) return true;
  // A comma before three digits stems from an English keyboard, where the field has no third decimal.
  const mayBe = kind.dot === 'thousands' && (mark === '.' || kind.scale < 3);
  return mayBe && fits(Number(digits) * 10 ** kind.scale, kind);
}

type Parts = { whole: string; fraction: string | null };

/**
 * Separator rule. The last one separates decimals, earlier ones thousands. A single or repeated one separates thousands
 * if exactly three digits follow. Null for no number.
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
  // A repeated separator is a slip, unless the first one separated thousands.
  if (earlier === mark && partsOf(before, kind)?.fraction !== null) return null;
  const isGroup = isGrouped && fraction.length === 3;
  if (isGroup && (earlier === mark || (earlier === undefined && isThousands(mark, whole + fraction, kind))))
    return { whole: whole + fraction, fraction: null };
  return { whole, fraction };
}

/** Reads keys with separators; null for no number. Surplus decimals are dropped at once. */
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

/** Digits shifted in as cents. */
function shifted(digits: string, keys: string, kind: NumberKind): NumberText | null {
  const value = Number(digits) * 10 ** (kind.scale - 2);
  if (value > MAX_VALUE) return null;
  return { text: formatDecimal(value, kind.scale, 2), value, keys, byHand: false };
}

/** Digits typed since the field was empty. */
function readDigits(keys: string, kind: NumberKind): NumberText | null {
  if (kind.digits === 'cents') return shifted(keys, withoutZeros(keys), kind);
  const isPump = kind.digits === 'pump' && keys.length > 1;
  const number = readKeys(isPump ? `${keys.charAt(0)},${keys.slice(1)}` : withoutZeros(keys), kind);
  return number && { ...number, keys, byHand: false };
}

/** Keys of an empty field that shows a stored zero. */
const withoutCents = ({ keys }: NumberText) => (keys.includes(',') ? '' : keys);

const shifts = ({ byHand }: NumberText, kind: NumberKind) => kind.digits === 'cents' && !byHand;

/** Digits changed within a stored amount. */
function reshifted(text: string, before: NumberText, kind: NumberKind): NumberText | null {
  const digits = withoutZeros(digitsOf(text));
  const next = shifted(digits, digits, kind);
  return next && before.keys.includes(',') ? { ...next, keys: withoutDots(next.text) } : next;
}

/** A stored amount has its comma, which distinguishes it from keys typed into an empty field. */
function appendToCents(at: NumberText, key: string, kind: NumberKind): NumberText | null {
  const isStored = at.keys.includes(',') && at.value !== 0;
  if (/\d/.test(key)) return isStored ? reshifted(at.text + key, at, kind) : readDigits(withoutCents(at) + key, kind);
  // A separator after an amount with cents restarts them: 8.000,00 and a comma is 8.000, again.
  return readKeys(at.keys.replace(/,.*/, '') + (at.keys.includes(',') ? ',' : key), kind);
}

function appended(at: NumberText, key: string, kind: NumberKind): NumberText | null {
  if (shifts(at, kind)) return appendToCents(at, key, kind);
  const isDigit = /\d/.test(key);
  if (isDigit && !at.byHand) return readDigits(at.keys + key, kind);
  const isWhole = isDigit && partsOf(at.keys, kind)?.fraction === null;
  return readKeys((isWhole ? digitsOf(at.keys) : at.keys) + key, kind);
}

/** Appends keys; an invalid key is ignored. */
const appendKeys = (at: NumberText, keys: string, kind: NumberKind) =>
  [...keys].reduce((now, key) => appended(now, key, kind) ?? now, at);

/**
 * Reads a whole number (pasted, autofilled, dictated). Digits alone are units, because pasted amounts include cents.
 * Null for no or several numbers.
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

/** Inserted part of the text, between the unchanged head and tail. */
function editOf({ text, caret, data, isDeletion }: Keystroke, before: string): Edit | null {
  const tail = text.slice(caret);
  // A key over a selection may repeat its text: only the event reveals the insertion.
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
    // Deleting the last digit of 0,01 clears the field.
    return Number(digitsOf(left)) === 0 ? EMPTY : reshifted(left, before, kind);
  }
  const isCommaLost = before.text.includes(',') && !left.includes(',') && digitsOf(left) === digitsOf(before.text);
  // Deleting the comma must not turn decimals into units.
  if (isCommaLost && !before.text.endsWith(',')) return before;
  return readKeys(left, kind);
}

/** Key within the text. */
function amid({ head, inserted, tail }: Edit, before: NumberText, kind: NumberKind): NumberText | null {
  const isSeparator = /\D/.test(inserted);
  if (shifts(before, kind)) return isSeparator ? null : reshifted(head + inserted + tail, before, kind);
  if (isSeparator && (kind.scale === 0 || (head + tail).includes(','))) return null;
  return readKeys(`${withoutDots(head)}${inserted}${withoutDots(tail)}`, kind);
}

const countOf = (text: string) => withoutDots(text).length;

/** Caret before `count` digits and commas; after a deletion also before a dot, which Backspace would restore. */
function placeBefore(text: string, count: number, isDeletion: boolean): number {
  let place = text.length;
  while (place > 0 && countOf(text.slice(place)) < count) place -= 1;
  return isDeletion && text.charAt(place - 1) === '.' ? place - 1 : place;
}

function atEnd(next: NumberText | null, before: NumberText): Typed & NumberText {
  const now = next ?? before;
  return { ...now, caret: now.text.length };
}

/** Number after a key or a paste; `before` is the previous one. */
export function typeNumber(key: Keystroke, before: NumberText, kind: NumberKind): Typed & NumberText {
  const edit = editOf(key, before.text);
  if (edit === null || key.isReplaced) return atEnd(readWholeNumber(key.text, kind), before);
  const { head, tail } = edit;
  const isOnlyScreen = head === '' && tail === '';
  // Some keypads have keys of two or three zeros.
  const isKeys = !key.isPaste || (!isOnlyScreen && /^\d{1,3}$/.test(edit.inserted));
  if (!isKeys) return atEnd(readWholeNumber(edit.inserted, kind), before);
  if (key.isDeletion) {
    const next = deleted(edit, before, kind) ?? before;
    return { ...next, caret: next === before ? head.length : placeBefore(next.text, countOf(tail), true) };
  }
  const inserted = edit.inserted.replace(/[^\d.,]/g, '');
  const refused = { ...before, caret: head.length + (/^[.,]$/.test(inserted) && tail.startsWith(',') ? 1 : 0) };
  if (inserted === '') return refused;
  if (isOnlyScreen) return atEnd(appendKeys(EMPTY, inserted, kind), before);
  if (tail === '' && head === before.text) return atEnd(appendKeys(before, inserted, kind), before);
  const next = amid({ head, inserted, tail }, before, kind);
  return next === null ? refused : { ...next, caret: placeBefore(next.text, countOf(tail), false) };
}
