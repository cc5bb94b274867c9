import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayDialog } from './day-dialog';
import { eventually } from '@/test/eventually';
import { setupUser } from '@/test/user';

vi.mock('@/components/form/calendar', () => {
  throw new Error('no signal');
});

function renderDialog() {
  const onConfirm = vi.fn();
  const props = { title: 'Acerto nº 7', label: 'Pago em', confirmLabel: 'Fechar acerto', busy: false, error: null };
  render(<DayDialog {...props} today="2026-11-21" onConfirm={onConfirm} onClose={vi.fn()} />);
  const person = setupUser();
  return { onConfirm, person, confirm: () => person.click(screen.getByRole('button', { name: 'Fechar acerto' })) };
}

test('half a day is not confirmed, a whole one is', async () => {
  const { onConfirm, person, confirm } = renderDialog();
  const day = screen.getByLabelText('Pago em');
  await person.clear(day);
  await person.type(day, '20/11');
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(day).toHaveAccessibleDescription('Data incompleta. Escreva dia, mês e ano.');
  await person.type(day, '/26');
  await confirm();
  await confirm();
  expect(onConfirm).toHaveBeenCalledWith('2026-11-20');
});

test('an emptied day is none', async () => {
  const { onConfirm, person, confirm } = renderDialog();
  await person.clear(screen.getByLabelText('Pago em'));
  await confirm();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(null);
});

test('where the calendar does not come, the day can still be typed', async () => {
  const { onConfirm, person, confirm } = renderDialog();
  await person.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  const day = screen.getByLabelText('Pago em');
  await eventually(() => expect(day).toHaveAccessibleDescription('O calendário não abriu. Digite a data.'));
  await person.clear(day);
  await person.type(day, '20/11/2026');
  expect(day).toBeValid();
  await confirm();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('2026-11-20');
});
