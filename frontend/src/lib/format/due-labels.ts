/** Labels of due distances and days. */
import { dueLabel, relativeDays } from './dates';
import { formatKm } from './quantity';

/** "faltam 1.200 km", "vence agora", "venceu há 310 km". */
export function kmDueLabel(kmLeft: number): string {
  if (kmLeft === 0) return 'vence agora';
  return kmLeft < 0 ? `venceu há ${formatKm(-kmLeft)}` : `faltam ${formatKm(kmLeft)}`;
}

/**
 * Both, joined by a point; past km hide future days. Empty if neither is known. Forecast days are an estimate from the
 * vehicle's pace.
 */
export function kmAndDaysLabel(kmLeft: number | null, days: number | null, byPace = false): string {
  const isPast = kmLeft !== null && kmLeft <= 0;
  const words = [
    kmLeft === null ? null : kmDueLabel(kmLeft),
    days === null || (isPast && days >= 0) ? null : byPace ? `deve vencer ${relativeDays(days)}` : dueLabel(days),
  ];
  // A no-break space prevents a point at the start of a line.
  return words.filter((word) => word !== null).join('\u00a0· ');
}
