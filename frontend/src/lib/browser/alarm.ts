/** Doing something after a time, once. */

/** Next task, and its time. */
export type Alarm = {
  /** Rings after that time, in place of what was set before; null sets none. */
  set: (waitMs: number | null) => void;
  /** The same where none is set. */
  setIfNone: (waitMs: number) => void;
};

/** An alarm that is not set yet. */
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
