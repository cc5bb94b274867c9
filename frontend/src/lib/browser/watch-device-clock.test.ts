import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, setClock } from './clock';
import { watchDeviceClock } from './watch-device-clock';

const DAY = 86_400_000;
const real = Date.parse('2026-11-21T12:00:00.500Z');

let stop = () => {};

beforeEach(() => void vi.useFakeTimers({ now: real, toFake: ['Date'] }));

afterEach(() => {
  stop();
  setClock(new Date().toUTCString(), Date.now());
});

/** Device with an offset that a response has corrected. */
function deviceOff(off: number): void {
  vi.setSystemTime(real + off);
  setClock(new Date(real).toUTCString(), Date.now());
  stop = watchDeviceClock();
}

const takeUp = () => document.dispatchEvent(new Event('visibilitychange'));

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a device that was %s and is put right is believed, without a signal', (_how, off) => {
  deviceOff(off);
  vi.setSystemTime(real + 1000);
  takeUp();
  expect(now().getTime()).toBe(real + 1000);
  expect(localStorage.getItem('clock-offset')).toBe('0');
});

test('a device that slept is no other clock', () => {
  deviceOff(-DAY);
  const hours = 8 * 3_600_000;
  vi.setSystemTime(real - DAY + hours);
  takeUp();
  expect(Math.abs(now().getTime() - real - hours)).toBeLessThanOrEqual(1000);
});

test('what the server said since the clock was set counts', () => {
  deviceOff(DAY);
  vi.setSystemTime(real - DAY);
  setClock(new Date(real).toUTCString(), Date.now());
  takeUp();
  expect(Math.abs(now().getTime() - real)).toBeLessThanOrEqual(1000);
});
