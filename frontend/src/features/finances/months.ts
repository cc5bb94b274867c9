/** Spans of months. */
import { addMonths, monthAlone, monthName } from '@/lib/format/months';

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
