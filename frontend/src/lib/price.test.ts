import { describe, expect, test } from 'vitest';
import { formatPrice, parsePrice, priceWhileTyping } from './price';

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
  expect(formatPrice(6899)).toBe('R$\u00a06,899');
  expect(formatPrice(6890)).toBe('R$\u00a06,89');
});
