/**
 * Detects a device clock that is set while the app is open: the stored offset is then wrong until the next response.
 * Not part of the first screen's code.
 */
import { storeOffset, onDevice, TOLERANCE_MS } from './clock';

/** Check interval, in ms. */
const CHECK_INTERVAL_MS = 15_000;

/** Difference between the device's clock and the monotonic one, and the stored offset. */
function look() {
  return { aheadMs: Date.now() - performance.now(), offsetMs: -onDevice(new Date(0)) };
}

/**
 * Resets the offset if the clock went back, or forward by exactly the offset. Other jumps forward may be a suspension,
 * in which the monotonic clock pauses. Returns the cleanup.
 */
export function watchDeviceClock(): () => void {
  let before = look();
  const compare = () => {
    const after = look();
    const jump = after.aheadMs - before.aheadMs;
    const isSet = jump < -TOLERANCE_MS || Math.abs(jump - before.offsetMs) < TOLERANCE_MS;
    // Otherwise a response has corrected the offset meanwhile.
    const isKnown = after.offsetMs !== before.offsetMs;
    if (isSet && !isKnown && after.offsetMs !== 0) storeOffset(0);
    before = look();
  };
  const timer = setInterval(compare, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', compare);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', compare);
  };
}
