import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyPerKm, formatMoneyPlain } from './money';

describe('formatMoney', () => {
  test.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [123456, 'R$ 1.234,56'],
    [100000000, 'R$ 1.000.000,00'],
    [-1000, '−R$ 10,00'],
    [-5, '−R$ 0,05'],
  ])('%i → %s', (cents, text) => {
    expect(formatMoney(cents).replace('\u00a0', ' ')).toBe(text);
  });

  test('the space does not break', () => {
    expect(formatMoney(100)).toBe('R$\u00a01,00');
  });

  test('agrees with Intl', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    for (const cents of [0, 1, 99, 100, 99999, 100000, 123456789])
      expect(formatMoney(cents)).toBe(intl.format(cents / 100));
  });
});

test('plain and per km', () => {
  expect(formatMoneyPlain(123450)).toBe('1.234,50');
  expect(formatMoneyPerKm(187)).toBe('R$\u00a01,87/km');
});
