/** Spans of time in words. */

const NBSP = '\u00a0';

/** "9 h 20 min", "9 h", "45 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}${NBSP}h`, (rest > 0 || hours === 0) && `${rest}${NBSP}min`];
  return parts.filter(Boolean).join(' ');
}
