import { describe, expect, test } from 'vitest';
import { centsFromDigits, formatMoney, formatMoneyPerKm, formatMoneyPlain, parseMoney } from './money';

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

describe('parseMoney', () => {
  test.each([
    ['1.234,56', 123456],
    ['1234,5', 123450],
    ['R$ 10', 1000],
    ['R$\u00a01.000.000,00', 100000000],
    ['12.5', 1250],
    ['1.234', 123400],
    [',5', 50],
    ['-3,20', -320],
    ['−3,20', -320],
    ['0', 0],
  ])('%s → %i', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test.each(['', '   ', 'abc', '1,234', '1,2,3', '1.23.4', '12a', '--1', '9999999999999999999'])(
    '%s is no amount',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );
});

describe('centsFromDigits', () => {
  test.each([
    ['', null],
    ['abc', null],
    ['1', 1],
    ['12', 12],
    ['0,012', 12],
    ['1.234,567', 1234567],
    ['000', 0],
  ])('%s → %s', (text, cents) => {
    expect(centsFromDigits(text)).toBe(cents);
  });
});
