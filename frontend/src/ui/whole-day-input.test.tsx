import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from './field';
import { PeriodFilter } from './period-filter';
import { WholeDayInput } from './whole-day-input';

test('a day is told once its year is whole, and an empty one only where it may be', () => {
  const onDay = vi.fn();
  render(
    <Field label="De">
      <WholeDayInput day="2026-11-01" onDay={onDay} />
    </Field>,
  );
  const input = screen.getByLabelText('De');
  for (const value of ['0002-11-05', '0020-11-05', '0202-11-05', '']) fireEvent.change(input, { target: { value } });
  expect(onDay).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '2025-11-05' } });
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2025-11-05');
});

test('a list is not asked for the years on the way to the one that is typed', () => {
  const onChange = vi.fn();
  const period = { from: '2026-03-01', to: '2026-03-31' };
  render(<PeriodFilter period={period} today="2026-11-21" onChange={onChange} />);
  const until = screen.getByLabelText('Até');
  for (const year of ['0002', '0020', '0202', '2025']) {
    fireEvent.change(until, { target: { value: `${year}-03-31` } });
  }
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-01', to: '2025-03-31' });
  fireEvent.change(until, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
});
