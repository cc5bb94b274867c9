/** Clock of the device, corrected by the server's: entries of a phone with a wrong date would be misdated. */

/** Storage key of the offset in ms: the app may open offline. */
const NAME = 'clock-offset';

/** Tolerated offset, in ms. */
export const TOLERANCE_MS = 30_000;

/** Longest round trip that still dates a response, in ms. */
const ROUND_TRIP_MS = 10_000;

/** Smallest change of the offset that is stored, in ms. */
const STEP_MS = 2000;

let offsetMs = keptOffset();

function keptOffset(): number {
  try {
    const stored = Number(localStorage.getItem(NAME));
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0;
  }
}

export function now(): Date {
  return atClock(Date.now());
}

/** Corrected time of a device time. */
export function atClock(deviceMs: number): Date {
  return new Date(deviceMs + offsetMs);
}

/** Device time of a corrected time. */
export function onDevice(moment: Date): number {
  return moment.getTime() - offsetMs;
}

/** Computes the offset from a response's `Date` and the request time. */
export function setClock(date: string | null, askedMs: number): void {
  const came = Date.now();
  const roundTrip = came - askedMs;
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs) || roundTrip < 0 || roundTrip > ROUND_TRIP_MS) return;
  // The header is truncated to the second: on average half a second is missing.
  const off = serverMs + 500 - (askedMs + came) / 2;
  const next = Math.abs(off) > TOLERANCE_MS ? Math.round(off) : 0;
  if (next === offsetMs || (next !== 0 && Math.abs(next - offsetMs) < STEP_MS)) return;
  storeOffset(next);
}

/** Stores the device's lag behind the server, in ms. */
export function storeOffset(next: number): void {
  offsetMs = next;
  try {
    localStorage.setItem(NAME, String(next));
  } catch {
    // Without storage it applies to this page.
  }
}
