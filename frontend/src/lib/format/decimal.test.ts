import { expect, test } from 'vitest';
import { formatDecimal } from './decimal';

test.each([
  [formatDecimal(123_450), '1.234,50'],
  [formatDecimal(5), '0,05'],
  [formatDecimal(-1), '−0,01'],
  [formatDecimal(2000, 3), '2'],
  [formatDecimal(2350, 3, 1), '2,35'],
  [formatDecimal(1336, 0), '1.336'],
])('a number has two decimals unless it is told otherwise: %s', (shown, expected) => {
  expect(shown).toBe(expected);
});
