/** Weeks from Monday to Sunday. */
import { weekdayOf } from '@/lib/format/calendar';
import { addDays, daysBetween, formatDayMonth, isDate } from '@/lib/format/dates';

export const DAYS_A_WEEK = 7;

/** Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % DAYS_A_WEEK));
}

/** Monday of the week in the address; null without a valid day. */
export function weekParam(text: string | null): string | null {
  return text !== null && isDate(text) ? mondayOf(text) : null;
}

/** Address of a week; the current one has none of its own. */
export function weekHref(monday: string, today: string): string {
  return monday === mondayOf(today) ? '/agenda' : `/agenda?week=${monday}`;
}

/** Days of a period, both ends included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: (daysBetween(from, to) ?? 0) + 1 }, (_, at) => addDays(from, at));
}

const NAMES = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** "seg". */
export function weekdayShort(day: string): string {
  return NAMES[weekdayOf(day)] ?? '';
}

/** "23 a 29 de nov.", "30 de nov. a 6 de dez.", "28 de dez. a 3 de jan. de 2027". */
export function weekLabel(from: string, to: string, today: string): string {
  const start = formatDayMonth(from, today);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? start.replace(/ .*/, '') : start} a ${formatDayMonth(to, today)}`;
}
