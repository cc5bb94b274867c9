/** The clock: the device's, corrected by the server's. A phone that is a day off would date entries a day off. */

/** Where the difference is kept on the device, in ms: the app may be opened without a signal. */
const NAME = 'clock-offset';

/** A clock that is off by no more is left alone, in ms. */
export const TOLERANCE_MS = 30_000;

/** An answer that took longer says too little about when it was written. */
const ROUND_TRIP_MS = 10_000;

/** A difference that moved by less is not written down again. */
const STEP_MS = 2000;

let offsetMs = keptOffset();

function keptOffset(): number {
  try {
    const kept = Number(localStorage.getItem(NAME));
    return Number.isFinite(kept) ? kept : 0;
  } catch {
    return 0;
  }
}

/** Now. */
export function now(): Date {
  return atClock(Date.now());
}

/** The moment that the device's clock called so. */
export function atClock(deviceMs: number): Date {
  return new Date(deviceMs + offsetMs);
}

/** Moment by the device's clock. */
export function onDevice(moment: Date): number {
  return moment.getTime() - offsetMs;
}

/** Takes the time from an answer: its `Date`, and when the device asked. */
export function setClock(date: string | null, askedMs: number): void {
  const came = Date.now();
  const roundTrip = came - askedMs;
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said) || roundTrip < 0 || roundTrip > ROUND_TRIP_MS) return;
  // The server names the second that has begun: on average half of it is over.
  const off = said + 500 - (askedMs + came) / 2;
  const next = Math.abs(off) > TOLERANCE_MS ? Math.round(off) : 0;
  if (next === offsetMs || (next !== 0 && Math.abs(next - offsetMs) < STEP_MS)) return;
  keepOffset(next);
}

/** Keeps by how much the device's clock is behind the server's, in ms. */
export function keepOffset(next: number): void {
  offsetMs = next;
  try {
    localStorage.setItem(NAME, String(next));
  } catch {
    // Without storage it holds as long as the page.
  }
}
