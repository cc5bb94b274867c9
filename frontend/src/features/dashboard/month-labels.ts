/** Month labels: YYYY-MM to "novembro de 2026". */
import { isMonth, monthNames } from '@/lib/format/months';
import type { MonthFigures } from '@/api/types';

/** Month in the address; null without a valid one. */
export function monthParam(text: string | null): string | null {
  return text !== null && isMonth(text) ? text : null;
}

/** "novembro". */
export function monthName(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "novembro de 2026". */
export function monthLongLabel(month: string): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`;
}

/** True if the month has income or costs: an empty month is no comparison. */
export function hasEntries(month: MonthFigures | null): month is MonthFigures {
  return month !== null && (month.revenueCents !== 0 || month.costCents !== 0);
}
