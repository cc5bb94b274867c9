import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '@/lib/format/money';
import { changeTenths, Delta } from './delta';

const text = (now: number, then: number, good: 'up' | 'down' = 'up') => {
  const { container } = render(<Delta now={now} then={then} against="out" good={good} format={formatMoney} />);
  return container;
};

test.each([
  [105_600, 100_000, 56],
  [94_000, 100_000, -60],
  [100_000, 100_000, 0],
  [-50_000, 100_000, -1500],
  [100_000, 0, null],
  [100_000, -500, null],
  [2_000_000, 1_000, null],
])('%i against %i is a change of %s tenths of a percent', (now, then, expected) => {
  expect(changeTenths(now, then)).toBe(expected);
});

test('names the direction in words and colours an improvement', () => {
  const risen = text(105_600, 100_000);
  expect(risen).toHaveTextContent('▲ subiu 5,6% vs out');
  expect(risen.firstChild).toHaveClass('text-pos');
  const costs = text(105_600, 100_000, 'down');
  expect(costs.firstChild).toHaveClass('text-neg');
  expect(text(94_000, 100_000)).toHaveTextContent('▼ caiu 6% vs out');
});

test('prints the other amount where a share has no meaning', () => {
  expect(text(100_000, -50_000)).toHaveTextContent(/^out: −R\$\s500,00$/);
  expect(text(100_000, 100_000)).toHaveTextContent('igual a out');
});
