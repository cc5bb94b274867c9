import { describe, expect, test } from 'vitest';
import { formatPricePerKm, formatPricePerLiter, parsePrice, perKmWhileTyping, priceWhileTyping, type TypedRate } from './price';

function typed(keys: string): string {
  return [...keys].reduce((text, key) => priceWhileTyping(text + key), '');
}

describe('a price as it is typed', () => {
  test.each([
    ['6899', '6,899'],
    ['6,899', '6,899'],
    ['6.89', '6,89'],
    ['689', '6,89'],
    ['68999', '6,899'],
    ['12,5', '12,5'],
    ['6', '6'],
    ['6,', '6,'],
  ])('%s reads %s', (keys, shown) => expect(typed(keys)).toBe(shown));

  test('what is erased stays erased', () => {
    expect(priceWhileTyping('6,')).toBe('6,');
    expect(priceWhileTyping('')).toBe('');
  });
});

test('thousandths both ways', () => {
  expect(parsePrice('6,899')).toBe(6899);
  expect(parsePrice('6,9')).toBe(6900);
  expect(parsePrice('x')).toBeNull();
  expect(formatPricePerLiter(6899)).toBe('R$\u00a06,899/L');
  expect(formatPricePerLiter(6890)).toBe('R$\u00a06,890/L');
  expect(formatPricePerKm(450)).toBe('R$\u00a00,45/km');
  expect(formatPricePerKm(125)).toBe('R$\u00a00,125/km');
});

/** A rate after some keys; `<` takes the last character away. */
function rate(keys: string): string {
  const press = ({ text, byHand }: TypedRate, key: string) => {
    const isDeletion = key === '<';
    const next = isDeletion ? text.slice(0, -1) : text + key;
    return perKmWhileTyping({ text: next, caret: next.length, isDeletion, isPaste: false }, byHand);
  };
  return [...keys].reduce<TypedRate>(press, { text: '', byHand: false }).text;
}

test.each([
  ['45', '0,45'],
  ['1234', '12,34'],
  ['45<<', ''],
  ['0,125', '0,125'],
  ['0.1259', '0,125'],
  ['1,5', '1,5'],
  ['0,1<<<', ''],
])('a price of a kilometre typed %s reads %s', (keys, shown) => expect(rate(keys)).toBe(shown));

test.each([
  ['0,125', '0,125'],
  ['R$ 1,5', '1,50'],
  ['0.125', '0,125'],
  ['R$ 0,45/km', '0,45'],
  ['45', '0,45'],
])('a price of a kilometre pasted as %s reads %s', (text, shown) => {
  const key = { text, caret: text.length, isDeletion: false, isPaste: true };
  expect(perKmWhileTyping(key, false).text).toBe(shown);
});
