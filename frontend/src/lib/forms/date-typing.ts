/** Date typing in Brazilian notation: dd/mm/aaaa and 24 h, with automatic slashes. */
import { formatDate, isDate } from '@/lib/format/dates';
import { digitsBefore, placeAfterDigits, type Keystroke, type Typed } from './typing';

export type DateKind = 'date' | 'instant';

const GROUPS: Record<DateKind, readonly number[]> = { date: [2, 2, 4], instant: [2, 2, 4, 2, 2] };
const SEPARATORS = ['/', '/', ' ', ':'];
const DAY = /^(\d{2})\/(\d{2})\/(\d{4}|\d{2})(?: (\d{2}):(\d{2}))?$/;

/** Display text: "2026-11-21T14:30" is "21/11/2026 14:30". */
export function shownDate(value: string): string {
  const [day = '', time] = value.split('T');
  return formatDate(day) + (time === undefined ? '' : ` ${time.slice(0, 5)}`);
}

/** Pads completed parts: "1/2/26" typed or pasted. */
function padded(text: string, groups: readonly number[]): string {
  const parts = text.split(/\D+/);
  const isLast = (at: number) => at === parts.length - 1;
  return parts
    .map((part, at) => {
      if (part === '' || isLast(at)) return part;
      return groups[at] === 4 && part.length === 2 ? `20${part}` : part.padStart(groups[at] ?? 0, '0');
    })
    .join('');
}

function digitsOf({ text, caret, isDeletion }: Keystroke, groups: readonly number[]): string {
  const atEnd = caret >= text.length;
  if (atEnd && /^\s*\d{4}-\d{2}-\d{2}/.test(text)) return shownDate(text.trim()).replace(/\D/g, '');
  if (atEnd && !isDeletion) return padded(text.trimStart(), groups);
  const digits = text.replace(/\D/g, '');
  const isFull = digits.length > groups.reduce((sum, size) => sum + size, 0);
  const at = digitsBefore({ text, caret });
  // Overwrites the next digit of a complete date.
  return isFull ? digits.slice(0, at) + digits.slice(at + 1) : digits;
}

/** Digits in groups; `ahead` appends the separator after a complete group. */
function withSeparators(digits: string, groups: readonly number[], ahead: boolean): string {
  let text = '';
  let from = 0;
  for (const [at, size] of groups.entries()) {
    const part = digits.slice(from, from + size);
    from += size;
    const isDone = digits.length > from || (ahead && part.length === size);
    text += isDone && at < groups.length - 1 ? `${part}${SEPARATORS[at] ?? ''}` : part;
  }
  return text;
}

/** Text of the input after a key or a paste. */
export function typeDate(key: Keystroke, kind: DateKind): Typed {
  const groups = GROUPS[kind];
  const atEnd = key.caret >= key.text.length;
  const text = withSeparators(digitsOf(key, groups), groups, atEnd && !key.isDeletion);
  if (atEnd) return { text, caret: text.length };
  const place = placeAfterDigits(text, digitsBefore(key));
  const isBeforeSeparator = !key.isDeletion && /\D/.test(text.charAt(place));
  return { text, caret: isBeforeSeparator ? place + 1 : place };
}

/** Completes the text on blur: a year of two digits is of this century. */
export function finishDate(text: string): string {
  return text.trim().replace(/^(\d{2}\/\d{2}\/)(\d{2})$/, '$120$2');
}

/** True if every digit is typed. */
export function isWhole(text: string, kind: DateKind): boolean {
  return text.replace(/\D/g, '').length === GROUPS[kind].reduce((sum, size) => sum + size, 0);
}

/** Value (`YYYY-MM-DD`, with `THH:mm` for an instant), or an error. */
export function readDate(text: string, kind: DateKind): { value: string; fault?: string } {
  if (text === '') return { value: '' };
  if (!isWhole(text, kind)) {
    const parts = kind === 'date' ? 'dia, mês e ano' : 'dia, mês, ano e hora';
    return { value: '', fault: `Data incompleta. Escreva ${parts}.` };
  }
  const [, day = '', month = '', year = '', hour = '00', minute = '00'] = DAY.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDate(date)) return { value: '', fault: 'Esta data não existe.' };
  if (year < '1900' || year > '2199') return { value: '', fault: 'Confira o ano.' };
  if (hour > '23' || minute > '59') return { value: '', fault: 'Esta hora não existe.' };
  return { value: kind === 'date' ? date : `${date}T${hour}:${minute}` };
}
