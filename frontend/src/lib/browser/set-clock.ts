/**
 * A device's clock that is set while the app is open. What it was off by before is then wrong until the server answers, and
 * without a signal that may be long. Apart from the clock, whose code is of the first screen.
 */
import { keepOffset, onDevice, TOLERANCE_MS } from './clock';

/** How often one looks, in ms. */
const LOOK_MS = 15_000;

/** By how much the device's clock is ahead of what the page counts by itself, which nobody sets; and what it was off by. */
function look() {
  return { aheadMs: Date.now() - performance.now(), offsetMs: -onDevice(new Date(0)) };
}

/**
 * Believes a clock that was set: it went back, which time does not, or forward by just what it was behind. Any other way
 * forward may be a sleep, in which a page counts nothing. Gives the way to stop.
 */
export function believeSetClock(): () => void {
  let before = look();
  const compare = () => {
    const after = look();
    const jump = after.aheadMs - before.aheadMs;
    const isSet = jump < -TOLERANCE_MS || Math.abs(jump - before.offsetMs) < TOLERANCE_MS;
    // Otherwise the server has said meanwhile what it is off by.
    const isKnown = after.offsetMs !== before.offsetMs;
    if (isSet && !isKnown && after.offsetMs !== 0) keepOffset(0);
    before = look();
  };
  const timer = setInterval(compare, LOOK_MS);
  document.addEventListener('visibilitychange', compare);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', compare);
  };
}
