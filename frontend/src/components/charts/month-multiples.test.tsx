import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthMultiples } from './month-multiples';

const items = [
  {
    key: 1,
    title: 'BRA2E19',
    name: 'BRA2E19',
    netCents: 200_000,
    months: [
      { month: '2026-10', netCents: 300_000 },
      { month: '2026-11', netCents: -100_000 },
    ],
  },
  { key: 2, title: 'ABC1D23', name: 'ABC1D23', netCents: 150_000, months: [{ month: '2026-11', netCents: 150_000 }] },
];

test('draws every item on one scale, with losses below the line in their own colour', () => {
  const { container } = render(<MonthMultiples title="Por mês" months={['2026-10', '2026-11']} items={items} />);
  const bars = [...container.querySelectorAll('[data-bar]')];
  // The amounts span R$ 4.000,00 on 56 px: zero is at 42.
  expect(bars.map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')])).toEqual([
    ['0', '42'],
    ['42', '14'],
    ['21', '21'],
  ]);
  expect(bars[1]).toHaveClass('fill-neg');
  expect(bars[2]).toHaveAttribute('x', '1.1400000000000001');
});

test('lists every month in a table, with a dash where an item has nothing', () => {
  render(<MonthMultiples title="Por mês" months={['2026-10', '2026-11']} items={items} />);
  const rows = within(screen.getByRole('table', { name: 'Por mês' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'MêsBRA2E19ABC1D23',
    'out/26R$ 3.000,00—',
    'nov/26−R$ 1.000,00R$ 1.500,00',
  ]);
});
