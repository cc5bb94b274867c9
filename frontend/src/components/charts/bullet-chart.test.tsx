import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BulletChart, type BulletRow } from './bullet-chart';

const row = (changes: Partial<BulletRow>): BulletRow => ({
  key: 'net',
  label: 'Sobrou',
  cents: 50_000,
  behindCents: null,
  planCents: null,
  tone: 'income',
  ...changes,
});

const table = () =>
  within(screen.getByRole('table', { name: 'Este mês' }))
    .getAllByRole('row')
    .map((line) => line.textContent.replaceAll('\u00a0', ' '));

test('draws all rows on one scale, with the plan and the other month behind them', () => {
  const rows = [
    row({ key: 'income', label: 'Ganhou', cents: 100_000, behindCents: 200_000 }),
    row({ behindCents: 20_000, planCents: 150_000 }),
  ];
  const { container } = render(<BulletChart title="Este mês" month="nov/26" behind="nov/25" rows={rows} />);
  const widths = (mark: string) =>
    [...container.querySelectorAll<HTMLElement>(`[data-${mark}]`)].map(({ style }) => style.width || style.left);
  expect(widths('bar')).toEqual(['50%', '25%']);
  expect(widths('behind')).toEqual(['100%', '10%']);
  expect(widths('plan')).toEqual(['75%']);
  expect(table()).toEqual([
    'Valornov/26nov/25Previsto',
    'GanhouR$ 1.000,00R$ 2.000,00—',
    'SobrouR$ 500,00R$ 200,00R$ 1.500,00',
  ]);
});

test('without a plan or another month there is neither column nor legend', () => {
  const { container } = render(<BulletChart title="Este mês" month="nov/26" behind={null} rows={[row({})]} />);
  expect(table()).toEqual(['Valornov/26', 'SobrouR$ 500,00']);
  expect(container.querySelector('p')).toBeNull();
});

test('a loss has its own colour', () => {
  const rows = [row({ cents: -50_000 })];
  const { container } = render(<BulletChart title="Este mês" month="nov/26" behind={null} rows={rows} />);
  expect(container.querySelector('[data-bar]')).toHaveClass('bg-neg');
  expect(table()[1]).toBe('Sobrou−R$ 500,00');
});
