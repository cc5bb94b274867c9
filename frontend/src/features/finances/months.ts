/** Months and spans of months. */
import { addDays } from '@/lib/format/dates';
import { addMonths, monthNames } from '@/lib/format/months';
import { capitalize } from '@/lib/format/text';

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

export type Span = 'month' | 'quarter' | 'year';

export const SPAN_MONTHS: Record<Span, number> = { month: 1, quarter: 3, year: 12 };

/** First month of the span that contains a month. */
export function spanStart(span: Span, month: string): string {
  const into = (Number(month.slice(5)) - 1) % SPAN_MONTHS[span];
  return addMonths(month, -into);
}

/** "Novembro de 2026", "Outubro a dezembro de 2026", "2026". */
export function spanName(span: Span, from: string): string {
  if (span === 'year') return from.slice(0, 4);
  if (span === 'month') return monthName(from);
  return `${monthAlone(from)} a ${monthName(addMonths(from, 2)).toLowerCase()}`;
}
