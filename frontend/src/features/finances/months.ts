/** Months are `YYYY-MM` up to the edge. */
import { addDays } from '@/lib/dates';
import { capitalize } from '@/lib/text';

const NAMES = [
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

/** Whether the text is a month that exists. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier when negative. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The first day of a month. */
export function firstDay(month: string): string {
  return `${month}-01`;
}

/** The last day of a month. */
export function lastDay(month: string): string {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

/** "Novembro de 2026". */
export function monthName(month: string): string {
  return `${capitalize(NAMES[Number(month.slice(5)) - 1] ?? month)} de ${month.slice(0, 4)}`;
}

/** How long a statement is. */
export type Span = 'month' | 'quarter' | 'year';

/** How many months a span has. */
export const SPAN_MONTHS: Record<Span, number> = { month: 1, quarter: 3, year: 12 };

/** The first month of the span in which a month lies. */
export function spanStart(span: Span, month: string): string {
  const into = (Number(month.slice(5)) - 1) % SPAN_MONTHS[span];
  return addMonths(month, -into);
}

/** "Novembro de 2026", "Outubro a dezembro de 2026", "2026". */
export function spanName(span: Span, from: string): string {
  if (span === 'year') return from.slice(0, 4);
  if (span === 'month') return monthName(from);
  const first = capitalize(NAMES[Number(from.slice(5)) - 1] ?? from);
  return `${first} a ${monthName(addMonths(from, 2)).toLowerCase()}`;
}
