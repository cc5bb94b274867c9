/** One-shot timer. */

export type Alarm = {
  /** Schedules the timer and replaces the previous one; null cancels it. */
  set: (waitMs: number | null) => void;
  /** Schedules only if none is pending. */
  setIfNone: (waitMs: number) => void;
};

export function makeAlarm(ring: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const rings = () => {
    timer = null;
    ring();
  };
  function set(waitMs: number | null): void {
    if (timer !== null) clearTimeout(timer);
    timer = waitMs === null ? null : setTimeout(rings, waitMs);
  }
  const setIfNone = (waitMs: number) => {
    if (timer === null) set(waitMs);
  };
  return { set, setIfNone };
}
