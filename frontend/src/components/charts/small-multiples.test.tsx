import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SmallMultiples } from './small-multiples';

const words = { income: 'Ganhou', expense: 'Gastou', net: 'Sobrou' };

test('draws every item on one scale, and lists the amounts in a table', () => {
  const items = [
    { key: 1, title: 'BRA2E19', name: 'BRA2E19', incomeCents: 400_000, expenseCents: 100_000, netCents: 300_000 },
    { key: 2, title: 'ABC1D23', name: 'ABC1D23', incomeCents: 0, expenseCents: 200_000, netCents: -200_000 },
  ];
  const { container } = render(<SmallMultiples title="Por veículo" words={words} items={items} />);
  const widths = [...container.querySelectorAll<HTMLElement>('[data-bar]')].map(({ style }) => style.width);
  expect(widths).toEqual(['100%', '25%', '50%']);
  const rows = within(screen.getByRole('table', { name: 'Por veículo' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'NomeGanhouGastouSobrou',
    'BRA2E19R$ 4.000,00R$ 1.000,00R$ 3.000,00',
    'ABC1D23R$ 0,00R$ 2.000,00−R$ 2.000,00',
  ]);
});
