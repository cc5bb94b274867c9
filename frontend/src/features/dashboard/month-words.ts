/** Months as people say them: YYYY-MM inside, "novembro de 2026" on screen. */

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

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The month of an address; null when it says none, or nonsense. */
export function monthParam(text: string | null): string | null {
  return text !== null && MONTH.test(text) ? text : null;
}

/** "novembro". */
export function monthName(month: string): string {
  return NAMES[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "novembro de 2026". */
export function monthInWords(month: string): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`;
}

/** "nov/26". */
export function monthShort(month: string): string {
  return `${monthName(month).slice(0, 3)}/${month.slice(2, 4)}`;
}

/** The month so many months later, or earlier when negative. */
export function monthAfter(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
