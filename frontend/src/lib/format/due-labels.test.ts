import { expect, test } from 'vitest';
import { kmAndDaysLabel } from './due-labels';

test.each([
  [1_200, 4, 'faltam 1.200 km · vence em 4 dias'],
  [null, -3, 'venceu há 3 dias'],
  [-350, null, 'venceu há 350 km'],
  [-350, 0, 'venceu há 350 km'],
  [-350, -2, 'venceu há 350 km · venceu há 2 dias'],
  [0, 0, 'vence agora'],
  [null, null, ''],
])('%s km and %s days: %s', (km, days, words) => {
  expect(kmAndDaysLabel(km, days).replace(/\u00a0/g, ' ')).toBe(words);
});

test('a day by the pace is an estimate', () => {
  expect(kmAndDaysLabel(1_200, 4, true)).toMatch(/\u00a0· deve vencer em 4 dias$/);
  expect(kmAndDaysLabel(-350, 0, true)).toBe(kmAndDaysLabel(-350, 0));
});

test('no line begins with the point between them', () => {
  expect(kmAndDaysLabel(1_200, 4)).toContain('km\u00a0· ');
});
