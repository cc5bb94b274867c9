import { expect, test, vi } from 'vitest';
import { writeStored, writeFlag, readStored, readFlag } from './safe-storage';

test('a flag is stored under its name; without one the default applies', () => {
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
  writeFlag('one', false);
  expect([readFlag('one', true), readFlag('two', true)]).toEqual([false, true]);
  writeFlag('one', true);
  expect(readFlag('one', false)).toBe(true);
});

test('a foreign value under the name is no flag', () => {
  localStorage.setItem('one', 'maybe');
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
});

test('with closed storage nothing is stored, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  writeFlag('one', true);
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
  writeStored('one', 'a word');
  expect(readStored('one')).toBeNull();
});
