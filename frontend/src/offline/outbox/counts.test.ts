import { expect, test } from 'vitest';
import { queuedLabel } from './entry-status';

test.each([
  [1, 0, '1 lançamento por enviar'],
  [7, 0, '7 lançamentos por enviar'],
  [7, 1, '7 por enviar: 1 precisa de você'],
  [7, 4, '7 por enviar: 4 precisam de você'],
  [1, 1, '1 lançamento precisa de você'],
  [2, 2, '2 lançamentos precisam de você'],
])('of %i that wait %i need the person: %s', (all, refused, words) => {
  expect(queuedLabel({ all, refused })).toBe(words);
});
