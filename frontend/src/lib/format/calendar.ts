/** Calendar sheets: a month in weeks from Sunday to Saturday, and its labels. */
import { addDays, todayIn } from './dates';

const firstOf = (day: string) => `${day.slice(0, 8)}01`;

/** First day of a month counted from the year 0. */
function firstOfMonth(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** Adds months; a missing day becomes the month's last. */
export function addMonths(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const last = addDays(firstOfMonth(month + 1), -1);
  const same = `${firstOfMonth(month).slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** Day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Six weeks of the day's month; null for days of adjacent months. */
export function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const first = firstOf(day);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(start, week * 7 + at)).map((one) =>
      one.startsWith(month) ? one : null,
    ),
  );
}

function dateLabel(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('pt-BR', { ...format, timeZone: 'UTC' });
}

/** "novembro de 2026". */
export function monthAndYearLabel(day: string): string {
  return dateLabel(day, { month: 'long', year: 'numeric' });
}

/** "sábado, 21 de novembro de 2026". */
export function dayLabel(day: string): string {
  return dateLabel(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Names of weekdays: ["domingo", …]. 1 November 2026 is a Sunday. */
export function weekdays(): string[] {
  return Array.from({ length: 7 }, (_, at) => dateLabel(addDays('2026-11-01', at), { weekday: 'long' }));
}

/** Today by the device's clock. */
export function todayHere(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
