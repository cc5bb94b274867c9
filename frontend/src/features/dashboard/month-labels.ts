/** Month labels: YYYY-MM to "novembro de 2026". */
import { isMonth, monthNames } from '@/lib/format/months';

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

/** "nov/26". */
export function monthShort(month: string): string {
  return `${monthName(month).slice(0, 3)}/${month.slice(2, 4)}`;
}
