import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PeriodFilter, type Period } from './period-filter';
import { setupUser } from '@/test/user';

function show(first: Period, due = false) {
  const seen = vi.fn<(period: Period) => void>();
  function Filter() {
    const [period, setPeriod] = useState(first);
    return (
      <PeriodFilter
        period={period}
        today="2026-11-21"
        due={due}
        onChange={(next) => {
          seen(next);
          setPeriod(next);
        }}
      />
    );
  }
  render(<Filter />);
  return { seen, user: setupUser(), select: screen.getByLabelText(due ? 'Vencimento' : 'Período') };
}

test.each([
  ['Este mês', { from: '2026-11-01', to: '' }],
  ['Mês passado', { from: '2026-10-01', to: '2026-10-31' }],
  ['Este ano', { from: '2026-01-01', to: '' }],
  ['Últimos 90 dias', { from: '2026-08-23', to: '' }],
])('%s', async (name, period) => {
  const { seen, user, select } = show({ from: '', to: '' });
  await user.selectOptions(select, name);
  expect(seen).toHaveBeenCalledExactlyOnceWith(period);
  expect(screen.queryByText('De')).toBeNull();
});

test('the span of the address is the one that is chosen', () => {
  const { select } = show({ from: '2026-11-01', to: '' });
  expect(select).toHaveDisplayValue('Este mês');
});

test('"Escolher datas" asks for two days, and changes nothing by itself', async () => {
  const { seen, user, select } = show({ from: '', to: '' });
  await user.selectOptions(select, 'Escolher datas');
  expect(screen.getByText('De')).toBeTruthy();
  expect(screen.getByText('Até')).toBeTruthy();
  expect(seen).not.toHaveBeenCalled();
});

test('two days of one’s own are named', () => {
  const { select } = show({ from: '2026-02-03', to: '2026-02-20' });
  expect(select).toHaveDisplayValue('de 03/02/2026 até 20/02/2026');
});

test.each([
  ['Este mês', { from: '2026-11-01', to: '2026-11-30' }],
  ['Mês que vem', { from: '2026-12-01', to: '2026-12-31' }],
  ['Próximos 30 dias', { from: '2026-11-21', to: '2026-12-21' }],
  ['Este ano', { from: '2026-01-01', to: '2026-12-31' }],
])('of what falls due: %s', async (name, period) => {
  const { seen, user, select } = show({ from: '', to: '' }, true);
  await user.selectOptions(select, name);
  expect(seen).toHaveBeenCalledExactlyOnceWith(period);
});
