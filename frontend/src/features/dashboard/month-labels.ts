/** Months as people say them: YYYY-MM inside, "novembro de 2026" on screen. */
import { isMonth, monthNames } from '@/lib/format/months';

/** The month of an address; null when it says none, or nonsense. */
export function monthParam(text: string | null): string | null {
  return text !== null && isMonth(text) ? text : null;
}

/** "novembro". */
export function monthName(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "novembro de 2026". */
export function monthInWords(month: string): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`;
}

/** "nov/26". */
export function monthShort(month: string): string {
  return `${monthName(month).slice(0, 3)}/${month.slice(2, 4)}`;
}
