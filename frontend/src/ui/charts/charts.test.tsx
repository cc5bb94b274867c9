import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoney } from '@/lib/money';
import BarChart from './bar-chart';
import LineChart from './line-chart';
import MonthChart from './month-chart';
import { axisLabel, labelStep, valueScale } from './scale';

const words = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

it('tells the months as a table and reads out the newest, or the one chosen with the keys', () => {
  render(
    <MonthChart
      title="Mês a mês"
      months={[
        { month: '2026-10', incomeCents: 100_000, expenseCents: 150_000, netCents: -50_000 },
        { month: '2026-11', incomeCents: 200_000, expenseCents: 80_000, netCents: 120_000 },
      ]}
    />,
  );
  expect(words(screen.getByRole('table', { name: 'Mês a mês' }))).toEqual([
    'MêsEntrouSaiuSaldo',
    'out/26R$ 1.000,00R$ 1.500,00−R$ 500,00',
    'nov/26R$ 2.000,00R$ 800,00R$ 1.200,00',
  ]);
  expect(screen.getByText(/^nov\/26 · Entrou/)).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Mês a mês' }), { target: { value: '0' } });
  expect(screen.getByText(/^out\/26 · Entrou/)).toBeVisible();
});

it('hangs a loss below the zero line', () => {
  const { container } = render(
    <BarChart
      title="Lucro"
      bars={[
        { key: 'a', label: 'A', value: 300 },
        { key: 'b', label: 'B', value: -100 },
      ]}
      format={formatMoney}
    />,
  );
  const [gain, loss] = [...container.querySelectorAll('rect')];
  const zero = Number(gain?.getAttribute('y')) + Number(gain?.getAttribute('height'));
  expect(Number(loss?.getAttribute('y'))).toBeCloseTo(zero);
  expect(loss).toHaveClass('fill-neg');
  expect(gain).not.toHaveClass('fill-neg');
});

it('says of each day what each series knows, and a dash where it knows nothing', () => {
  render(
    <LineChart
      title="Preço"
      series={[
        { key: 's10', label: 'S10', points: [{ on: '2026-11-02', value: 600 }] },
        { key: 's500', label: 'S500', points: [{ on: '2026-11-01', value: 590 }] },
      ]}
      format={formatMoney}
    />,
  );
  expect(words(screen.getByRole('table', { name: 'Preço' }))).toEqual([
    'DiaS10S500',
    '01/11/2026—R$ 5,90',
    '02/11/2026R$ 6,00—',
  ]);
});

it('says so when there is nothing to draw', () => {
  render(<BarChart title="Lucro" bars={[]} format={String} />);
  expect(screen.getByText('Ainda não há o que mostrar.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('lays round ticks over the values and keeps zero in sight for bars', () => {
  expect(valueScale([1320, 4800], true).ticks).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  expect(Math.min(...valueScale([2100, 2500], false).ticks)).toBeGreaterThan(2000);
  const flat = valueScale([2350], false);
  expect(flat.at(2350, 200)).toBeGreaterThan(0);
  expect(flat.at(2350, 200)).toBeLessThan(200);
});

it('prints only as many labels as fit, and no cents where there are none', () => {
  expect(labelStep(12, 240, 40)).toBe(3);
  expect(labelStep(12, 900, 40)).toBe(1);
  expect(axisLabel('R$ 1.500,00')).toBe('R$ 1.500');
  expect(axisLabel('2,50 km/l')).toBe('2,50 km/l');
});
