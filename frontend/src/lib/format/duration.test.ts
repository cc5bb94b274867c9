import { expect, test } from 'vitest';
import { formatMinutes } from './quantity';

test.each([
  [560, '9 h 20 min'],
  [540, '9 h'],
  [45, '45 min'],
  [0, '0 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatMinutes(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
