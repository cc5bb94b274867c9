/** Months as `YYYY-MM`. */
import { addDays } from './dates';
import { capitalize } from './text';

/** "janeiro", "fevereiro" and so on. */
export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** "nov". */
export function monthShortName(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? month;
}

/** "nov/26". */
export function monthShort(month: string): string {
  return `${monthShortName(month)}/${month.slice(2, 4)}`;
}

/** True for an existing month. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Adds months, or subtracts negative ones. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

export function lastDay(month: string): string {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

/** "Novembro", beside a stated year. */
export function monthAlone(month: string): string {
  return capitalize(monthNames[Number(month.slice(5)) - 1] ?? month);
}

/** "Novembro de 2026". */
export function monthName(month: string): string {
  return `${monthAlone(month)} de ${month.slice(0, 4)}`;
}
