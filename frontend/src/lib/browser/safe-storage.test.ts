import { expect, test, vi } from 'vitest';
import { writeStored, writeFlag, readStored, readFlag } from './safe-storage';

test('a choice is kept under its name; where none was made, the other answer holds', () => {
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
  writeFlag('one', false);
  expect([readFlag('one', true), readFlag('two', true)]).toEqual([false, true]);
  writeFlag('one', true);
  expect(readFlag('one', false)).toBe(true);
});

test('what somebody else wrote under the name is no choice', () => {
  localStorage.setItem('one', 'maybe');
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
});

test('where storage is closed nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  writeFlag('one', true);
  expect([readFlag('one', true), readFlag('one', false)]).toEqual([true, false]);
  writeStored('one', 'a word');
  expect(readStored('one')).toBeNull();
});
