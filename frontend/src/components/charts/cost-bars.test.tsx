import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CostBars } from './cost-bars';

test('an amount below zero has no bar and is explained', () => {
  render(
    <CostBars
      rows={[
        { key: 'combustivel', label: 'Combustível', cents: 100_000 },
        { key: 'salario', label: 'Salário', cents: -79_634 },
      ]}
    />,
  );
  const [fuel, pay] = screen.getAllByRole('listitem');
  expect(fuel?.querySelector('[style]')).toHaveStyle({ width: '100%' });
  expect(pay).toHaveTextContent(/−?-?R\$\s796,34/);
  expect(pay).toHaveTextContent('Os descontos passaram do que se gastou');
  expect(pay?.querySelector('[style]')).toBeNull();
});
