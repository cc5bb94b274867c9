/** Dates are `YYYY-MM-DD` and instants RFC 3339 in UTC; only this module converts them for display. */

import { now } from '@/lib/browser/clock';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Default zone of an account. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

function utc(date: string): number | null {
  const match = ISO_DATE.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const instant = Date.UTC(year, month - 1, day);
  const back = new Date(instant);
  const same = back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  return same ? instant : null;
}

/** True for an existing day as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return utc(text) !== null;
}

/** "21/11/2026" of "2026-11-21", for values in tables, cards and fields. Other text is returned unchanged. */
export function formatDate(date: string): string {
  const match = ISO_DATE.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/**
 * "20 de nov.", "1º de dez.": a day in headings and sentences. With the year if it differs from that of `today`: "20 de
 * nov. de 2025".
 */
export function formatDayMonth(date: string, today: string): string {
  const match = ISO_DATE.exec(date);
  if (!match) return date;
  const [, year = '', month = '', day = ''] = match;
  const name = MONTHS[Number(month) - 1] ?? month;
  const short = `${Number(day)}${day === '01' ? 'º' : ''} de ${name}.`.replace('mai.', 'maio');
  return today.startsWith(year) ? short : `${short} de ${year}`;
}

/** Formatters by zone: creating one takes some 10 ms on a phone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

function partsIn(instant: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
}

/** Today in a zone. */
export function todayIn(timeZone: string, at: Date = now()): string {
  const { year, month, day } = partsIn(at, timeZone);
  return `${year}-${month}-${day}`;
}

/** Day of an instant in the zone. */
export function dateOfInstant(instant: string, timeZone: string): string {
  return todayIn(timeZone, new Date(instant));
}

/** "21/11/2026 às 14:30" in the zone. */
export function formatInstant(instant: string, timeZone: string): string {
  const { year, month, day, hour, minute } = partsIn(new Date(instant), timeZone);
  return `${day}/${month}/${year} às ${hour}:${minute}`;
}

/** "14:30" in the zone. */
export function formatTime(instant: string, timeZone: string): string {
  const { hour, minute } = partsIn(new Date(instant), timeZone);
  return `${hour}:${minute}`;
}

/** "hoje às 14:05", "ontem às 18:40", "20/11/2026 às 08:10". */
export function formatMoment(instant: string, timeZone: string, between = ' às '): string {
  const day = dateOfInstant(instant, timeZone);
  const today = todayIn(timeZone);
  const near = day === today ? 'hoje' : day === addDays(today, -1) ? 'ontem' : formatDate(day);
  return `${near}${between}${formatTime(instant, timeZone)}`;
}

/** "de hoje, 14:05", "de 20/11/2026, 08:10". */
export function formatSince(moment: Date, timeZone: string): string {
  return `de ${formatMoment(moment.toISOString(), timeZone, ', ')}`;
}

/** "2026-11-21T14:30", the value of a native date-and-time input, in the zone. */
export function instantToInput(instant: string, timeZone: string): string {
  const { year, month, day, hour, minute } = partsIn(new Date(instant), timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Current value for a native date-and-time input, in the zone. */
export function nowInput(timeZone: string, at: Date = now()): string {
  return instantToInput(at.toISOString(), timeZone);
}

/** Instant of "2026-11-21T14:30" in the zone, in UTC; null for other text. */
export function inputToInstant(text: string, timeZone: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (!match) return null;
  const day = utc(match[1] ?? '');
  const [hour, minute] = [Number(match[2]), Number(match[3])];
  if (day === null || hour > 23 || minute > 59) return null;
  const wall = day + (hour * 60 + minute) * 60_000;
  // The offset is computed twice: the first guess may lie beyond a clock change.
  const first = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(first, timeZone)).toISOString().replace('.000Z', 'Z');
}

function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsIn(new Date(instant), timeZone);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** Whole days between dates; negative if `to` is earlier, null for an invalid date. */
export function daysBetween(from: string, to: string): number | null {
  const [a, b] = [utc(from), utc(to)];
  return a === null || b === null ? null : Math.round((b - a) / DAY_MS);
}

/** Adds days, or subtracts negative ones. */
export function addDays(date: string, days: number): string {
  const start = utc(date);
  return start === null ? date : new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}

/** "hoje", "amanhã", "ontem", "em 4 dias", "há 3 dias". */
export function relativeDays(days: number): string {
  if (days === 0) return 'hoje';
  if (days === 1) return 'amanhã';
  if (days === -1) return 'ontem';
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`;
}

/** "vence em 4 dias", "venceu há 3 dias", "vence hoje". */
export function dueLabel(days: number): string {
  return `${days < 0 ? 'venceu' : 'vence'} ${relativeDays(days)}`;
}

/** "de 01/11/2026 até 30/11/2026"; an empty end is open. */
export function periodLabel({ from, to }: { from: string; to: string }): string {
  return [from && `de ${formatDate(from)}`, to && `até ${formatDate(to)}`].filter(Boolean).join(' ');
}
