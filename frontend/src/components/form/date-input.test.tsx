import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DateInput, DateTimeInput, type DateInputProps } from './date-input';
import { Field } from './field';
import { setupUser } from '@/test/user';

const INCOMPLETE = 'Data incompleta. Escreva dia, mês e ano.';

/** Form with one date; returns its values, submitted bodies and the user-event instance. */
function renderDate(start = '', props: Partial<DateInputProps> = {}, Input = DateInput) {
  const seen = vi.fn();
  const sent = vi.fn();
  function Form() {
    const [value, setValue] = useState(start);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent(value);
        }}
      >
        <Field label="Vence em">
          <Input {...props} value={value} onChange={(next) => (seen(next), setValue(next))} />
        </Field>
        <button type="submit">Salvar</button>
      </form>
    );
  }
  render(<Form />);
  return { seen, sent, box: screen.getByRole<HTMLInputElement>('textbox'), person: setupUser() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('typing', () => {
  test('a date is read only once it is whole: no year 0002 on the way', async () => {
    const { seen, box, person } = renderDate();
    await person.type(box, '21112026');
    expect(box).toHaveValue('21/11/2026');
    expect(seen.mock.calls).toEqual([['2026-11-21']]);
  });

  test('a stored date appears in Brazilian notation, and another year is read when it is complete', async () => {
    const { seen, box, person } = renderDate('2026-11-21');
    expect(box).toHaveValue('21/11/2026');
    await person.type(box, '{Backspace}{Backspace}{Backspace}{Backspace}2027');
    expect(seen.mock.calls).toEqual([['2027-11-21']]);
  });

  test('two digits of a year are enough', async () => {
    const { seen, box, person } = renderDate();
    await person.type(box, '1/2/26');
    expect(seen).not.toHaveBeenCalled();
    await person.tab();
    expect(box).toHaveValue('01/02/2026');
    expect(seen.mock.calls).toEqual([['2026-02-01']]);
  });

  test.each([
    ['21/11', INCOMPLETE],
    ['31/02/2026', 'Esta data não existe.'],
  ])('%s is no date, and says so', async (typed, fault) => {
    const { seen, box, person } = renderDate();
    await person.type(box, typed);
    await person.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(fault);
    expect(seen).not.toHaveBeenCalled();
    await person.clear(box);
    await person.type(box, '28/02/2026');
    expect(box).toBeValid();
  });

  test('half a date over a stored one leaves none', async () => {
    const { seen, box, person } = renderDate('2026-11-21');
    await person.type(box, '{Backspace}');
    expect(seen).not.toHaveBeenCalled();
    await person.tab();
    expect(seen.mock.calls).toEqual([['']]);
    expect(screen.getByText(INCOMPLETE)).toBeVisible();
  });

  test('a date pasted as a computer writes it is understood', async () => {
    const { seen, box, person } = renderDate();
    await person.click(box);
    await person.paste('2026-11-21');
    expect(box).toHaveValue('21/11/2026');
    expect(seen).toHaveBeenLastCalledWith('2026-11-21');
  });

  test('the hour is of 24', async () => {
    const { seen, box, person } = renderDate('', {}, DateTimeInput);
    await person.type(box, '211120261430');
    expect(box).toHaveValue('21/11/2026 14:30');
    expect(seen.mock.calls).toEqual([['2026-11-21T14:30']]);
  });
});

describe('sending', () => {
  test('no form goes out with half a date in it', async () => {
    const { sent, box, person } = renderDate();
    await person.type(box, '21/11{Enter}');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(sent).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(INCOMPLETE);
  });

  test('a reset form has no half date left', async () => {
    const { sent, box, person } = renderDate();
    await person.type(box, '21/1');
    await person.tab();
    act(() => void box.form?.dispatchEvent(new Event('reset')));
    expect(box).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith('');
  });

  test('Enter ends a short year and sends', async () => {
    const { sent, box, person } = renderDate();
    await person.type(box, '21/11/26{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('2026-11-21');
  });
});

describe('the calendar', () => {
  async function opened(start = '', props: Partial<DateInputProps> = {}, Input = DateInput) {
    const rendered = renderDate(start, props, Input);
    await rendered.person.click(screen.getByRole('button', { name: 'Abrir calendário' }));
    return { ...rendered, calendar: within(await screen.findByRole('dialog', { name: 'Escolher data' })) };
  }

  test('its button says which date it is for', () => {
    renderDate();
    expect(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveAccessibleDescription('Vence em');
  });

  test('opens on the day, and the keys walk to another', async () => {
    const { seen, calendar, person } = await opened('2026-11-21');
    expect(calendar.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible();
    expect(calendar.getByRole('button', { name: 'sábado, 21 de novembro de 2026, hoje' })).toHaveFocus();
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(calendar.getByRole('button', { name: 'domingo, 6 de dezembro de 2026' })).toHaveFocus();
    await person.keyboard('{PageUp}{Home}{Enter}');
    expect(seen.mock.calls).toEqual([['2026-11-01']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Hoje', '2026-11-21'],
    ['Ontem', '2026-11-20'],
    ['Limpar', ''],
  ])('%s is one tap', async (name, value) => {
    const { seen, calendar, person } = await opened('2026-01-02');
    await person.click(calendar.getByRole('button', { name }));
    expect(seen.mock.calls).toEqual([[value]]);
  });

  test('offers no day beyond the last', async () => {
    const { seen, calendar, person } = await opened('', { max: '2026-11-20' });
    const today = calendar.getByRole('button', { name: /hoje$/ });
    expect(today).toHaveAttribute('aria-disabled', 'true');
    await person.click(today);
    expect(seen).not.toHaveBeenCalled();
    expect(calendar.queryByRole('button', { name: 'Hoje' })).toBeNull();
  });

  test('takes the place of half a date', async () => {
    const { box, person } = renderDate();
    await person.type(box, '21/1');
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ontem' }));
    expect(box).toHaveValue('20/11/2026');
    expect(box).toBeValid();
  });

  test('keeps the hour', async () => {
    const { seen, calendar, person } = await opened('2026-11-18T14:30', {}, DateTimeInput);
    await person.click(calendar.getByRole('button', { name: 'Ontem' }));
    expect(seen.mock.calls).toEqual([['2026-11-20T14:30']]);
  });
});
