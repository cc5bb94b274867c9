import { beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;

/** Clock after a fresh start of the app. */
async function opened() {
  vi.resetModules();
  return import('./clock');
}

const serverErrors = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.500Z'), toFake: ['Date'] }));

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a device that is %s is put right, also when it is opened without a signal', async (_how, off) => {
  const real = Date.now();
  vi.setSystemTime(real + off);
  const clock = await opened();
  clock.setClock(serverErrors(real), Date.now());
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThanOrEqual(1000);
  expect(Math.abs((await opened()).now().getTime() - real)).toBeLessThanOrEqual(1000);
  const { todayIn, nowInput } = await import('@/lib/format/dates');
  expect(todayIn('America/Sao_Paulo')).toBe('2026-11-21');
  expect(nowInput('America/Sao_Paulo')).toBe('2026-11-21T09:00');
});

test('a moment of the device is the same there and back', async () => {
  const clock = await opened();
  clock.setClock(serverErrors(Date.now() - DAY), Date.now());
  expect(clock.onDevice(clock.atClock(Date.now()))).toBe(Date.now());
});

test('a clock that is a little off is left alone, and one that was put right by hand is believed again', async () => {
  const clock = await opened();
  clock.setClock(serverErrors(Date.now() + 20_000), Date.now());
  expect(clock.now().getTime()).toBe(Date.now());
  clock.setClock(serverErrors(Date.now() + DAY), Date.now());
  expect(clock.now().getTime()).toBeGreaterThan(Date.now());
  clock.setClock(serverErrors(Date.now()), Date.now());
  expect(clock.now().getTime()).toBe(Date.now());
});

test('half of the way there and back counts; an answer that took too long says nothing, nor does one without a date', async () => {
  const clock = await opened();
  const requestedMs = Date.now();
  vi.setSystemTime(requestedMs + 8000);
  clock.setClock(serverErrors(requestedMs + DAY + 4000), requestedMs);
  expect(Math.abs(clock.now().getTime() - Date.now() - DAY)).toBeLessThanOrEqual(1000);
  const before = clock.now().getTime();
  clock.setClock(serverErrors(requestedMs), requestedMs - 11_000);
  clock.setClock(serverErrors(requestedMs), Date.now() + 1);
  clock.setClock(null, requestedMs);
  clock.setClock('yesterday', requestedMs);
  expect(clock.now().getTime()).toBe(before);
});

test('where storage is closed it holds as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const clock = await opened();
  clock.setClock(serverErrors(Date.now() + DAY), Date.now());
  expect(clock.now().getTime()).toBeGreaterThan(Date.now() + DAY - 2000);
});
