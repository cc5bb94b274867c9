import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOrder } from './sort';

const rows = [
  { name: 'Ávila', price: null },
  { name: 'Bia', price: 3 },
  { name: 'ana', price: 10 },
];
const values = { name: (row: (typeof rows)[number]) => row.name, price: (row: (typeof rows)[number]) => row.price };

test('rows keep their order until a head chooses another, and missing values are last', () => {
  const { result, rerender } = renderHook((value: string) => useOrder(rows, { value }, values), { initialProps: '' });
  const order = (value: string) => {
    rerender(value);
    return result.current.map(({ name }) => name);
  };
  expect(result.current).toBe(rows);
  expect(order('price')).toEqual(['Bia', 'ana', 'Ávila']);
  expect(order('-price')).toEqual(['ana', 'Bia', 'Ávila']);
  expect(order('name')).toEqual(['ana', 'Ávila', 'Bia']);
  expect(order('-name')).toEqual(['Bia', 'Ávila', 'ana']);
  for (const none of ['no column', 'valueOf']) expect(order(none)).toEqual(['Ávila', 'Bia', 'ana']);
});
