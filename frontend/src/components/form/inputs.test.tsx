import { useState, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { Field, LimitsContext } from './field';
import { TextField } from './form-fields';
import { MaskedInput, PlateInput } from './masked-input';
import { MoneyInput, PerKmInput, PriceInput } from './money-input';
import { DecimalInput, IntegerInput, type NumberInputProps } from './number-inputs';
import { setupUser } from '@/test/user';

function box() {
  return screen.getByRole<HTMLInputElement>('textbox');
}

test('money shifts in from the right, and back out', async () => {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<number | null>(null);
    const change = (next: number | null) => (seen(next), setValue(next));
    return <MoneyInput value={value} onChange={change} />;
  }
  render(<Form />);
  await setupUser().type(box(), '123456');
  expect(seen.mock.calls.flat()).toEqual([1, 12, 123, 1234, 12345, 123456]);
  expect(box()).toHaveValue('1.234,56');
  await setupUser().type(box(), '{Backspace}');
  expect(seen).toHaveBeenLastCalledWith(12345);
  await setupUser().clear(box());
  expect(seen).toHaveBeenLastCalledWith(null);
});

test('a whole number gets its dots and stays an integer', async () => {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<number | null>(412000);
    return <IntegerInput value={value} onChange={(next) => (seen(next), setValue(next))} unit="km" />;
  }
  render(<Form />);
  expect(box()).toHaveValue('412.000');
  await setupUser().clear(box());
  expect(seen).toHaveBeenLastCalledWith(null);
  await setupUser().type(box(), '1395');
  expect(seen).toHaveBeenLastCalledWith(1395);
  expect(box()).toHaveValue('1.395');
});

test.each([
  ['2,35', 2350, '2,35'],
  ['2.5', 2500, '2,5'],
  ['1234,5', 1234500, '1.234,5'],
])('the decimal %s is %i thousandths', async (typed, value, shown) => {
  const seen = vi.fn();
  function Form() {
    const [held, setHeld] = useState<number | null>(null);
    return <DecimalInput scale={3} value={held} onChange={(next) => (seen(next), setHeld(next))} />;
  }
  render(<Form />);
  await setupUser().type(box(), typed);
  expect(seen).toHaveBeenLastCalledWith(value);
  expect(box()).toHaveValue(shown);
});

/** An input with a value of its own; returns what it reported last. */
function renderInput(Input: ComponentType<NumberInputProps>) {
  const seen = vi.fn();
  function Form() {
    const [held, setHeld] = useState<number | null>(null);
    return <Input value={held} onChange={(next) => (seen(next), setHeld(next))} />;
  }
  render(<Form />);
  return () => seen.mock.lastCall?.[0] as number | null;
}

const Tonnes = (props: NumberInputProps) => <DecimalInput {...props} scale={3} unit="t" dot="decimal" />;

describe.each(['type', 'paste'] as const)('a dot that somebody %ss', (how) => {
  test.each([
    ['money', MoneyInput, '8.000', 800_000, '8.000,00'],
    ['km', IntegerInput, '1.200', 1200, '1.200'],
    ['tonnes', Tonnes, '32.500', 32_500, '32,5'],
    ['the price of a litre', PriceInput, '6.899', 6899, '6,899'],
    ['the price of a km', PerKmInput, '0.125', 125, '0,125'],
  ])('is honoured in %s, and finished on leaving', async (_, Input, text, value, shown) => {
    const last = renderInput(Input);
    const person = setupUser();
    await person.click(box());
    await (how === 'type' ? person.keyboard(text) : person.paste(text));
    expect(last()).toBe(value);
    await person.tab();
    expect(box()).toHaveValue(shown);
  });
});

test.each([
  ['typed', (user: ReturnType<typeof setupUser>) => user.keyboard('8.000')],
  ['pasted', (user: ReturnType<typeof setupUser>) => user.paste('8.000')],
])('a number %s over a selected one takes its place', async (_, act) => {
  const last = renderInput(MoneyInput);
  const user = setupUser();
  await user.type(box(), '8000');
  await user.tab();
  box().select();
  box().focus();
  await act(user);
  expect(last()).toBe(800_000);
});

test('every number has a keypad with a separator', () => {
  render(<MoneyInput value={null} onChange={() => undefined} />);
  expect(box()).toHaveAttribute('inputmode', 'decimal');
});

test('a price of a km shifts in as every amount does', async () => {
  const last = renderInput(PerKmInput);
  await setupUser().type(box(), '45');
  expect(last()).toBe(450);
  expect(box()).toHaveValue('0,45');
});

test.each([
  ['phone' as const, '11987654321', '(11) 98765-4321'],
  ['cpf' as const, '529.982.247-25', '529.982.247-25'],
  ['cpfCnpj' as const, '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
])('a %s is normalised in the value and formatted on the glass', async (kind, typed, shown) => {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    return <MaskedInput kind={kind} value={value} onChange={(next) => (seen(next), setValue(next))} />;
  }
  render(<Form />);
  await setupUser().type(screen.getByRole('textbox'), typed);
  expect(box()).toHaveValue(shown);
  expect(seen).toHaveBeenLastCalledWith(shown.replace(/[^A-Z0-9]/g, ''));
});

test('a plate is typed in any way', async () => {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    return <PlateInput value={value} onChange={(next) => (seen(next), setValue(next))} />;
  }
  render(<Form />);
  await setupUser().type(box(), 'abc-1234');
  expect(seen).toHaveBeenLastCalledWith('ABC1234');
  expect(box()).toHaveValue('ABC-1234');
});

test('a field ties label, hint and error to its control', () => {
  render(
    <Field label="Frete" hint="Em reais" error="Informe o valor." required>
      <MoneyInput value={null} onChange={() => undefined} />
    </Field>,
  );
  const control = screen.getByLabelText('Frete');
  expect(control).toHaveAccessibleDescription('Em reais Informe o valor.');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

test('a field has the limit of its form, whatever its place in a list', () => {
  const limits = { 'dueDates.name': { maxLength: 80 } };
  function Form() {
    const form = useForm({ defaultValues: { dueDates: [{ name: '' }] } });
    return (
      <LimitsContext value={limits}>
        <TextField form={form} name="dueDates.0.name" label="O que vence" />
      </LimitsContext>
    );
  }
  render(<Form />);
  expect(box()).toHaveAttribute('maxlength', '80');
});
