import { expect, test, vi } from 'vitest';
import { keep, keepChoice, kept, keptChoice } from './kept';

test('a choice is kept under its name; where none was made, the other answer holds', () => {
  expect([keptChoice('one', true), keptChoice('one', false)]).toEqual([true, false]);
  keepChoice('one', false);
  expect([keptChoice('one', true), keptChoice('two', true)]).toEqual([false, true]);
  keepChoice('one', true);
  expect(keptChoice('one', false)).toBe(true);
});

test('what somebody else wrote under the name is no choice', () => {
  localStorage.setItem('one', 'maybe');
  expect([keptChoice('one', true), keptChoice('one', false)]).toEqual([true, false]);
});

test('where storage is closed nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepChoice('one', true);
  expect([keptChoice('one', true), keptChoice('one', false)]).toEqual([true, false]);
  keep('one', 'a word');
  expect(kept('one')).toBeNull();
});
