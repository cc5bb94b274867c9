import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Combobox } from './combobox';
import { Field } from './field';

type City = { code: number; name: string; uf: string };
const cities: City[] = [
  { code: 1, name: 'Santos', uf: 'SP' },
  { code: 2, name: 'Santo André', uf: 'SP' },
  { code: 3, name: 'Rondonópolis', uf: 'MT' },
];

function renderBox(more: { onCreate?: (query: string) => void; start?: City } = {}) {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<City | null>(more.start ?? null);
    const [query, setQuery] = useState('');
    return (
      <Field label="Cidade">
        <Combobox
          value={value}
          onChange={(next) => (seen(next), setValue(next))}
          onQuery={setQuery}
          options={cities.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))}
          optionKey={({ code }) => code}
          optionLabel={({ name }) => name}
          optionHint={({ uf }) => uf}
          minChars={2}
          promptText="Digite duas letras."
          emptyText="Nenhuma cidade."
          onCreate={more.onCreate}
        />
      </Field>
    );
  }
  render(<Form />);
  return { seen, person: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Cidade' }) };
}

async function options() {
  return within(await screen.findByRole('listbox')).findAllByRole('option');
}

test('typing finds, arrows move, Enter chooses', async () => {
  const { seen, person, box } = renderBox();
  await person.click(box);
  expect(screen.getByText('Digite duas letras.')).toBeVisible();
  await person.type(box, 'sant');
  await vi.waitFor(async () => expect(await options()).toHaveLength(2));
  await person.keyboard('{ArrowDown}');
  const rows = await options();
  expect(box).toHaveAttribute('aria-activedescendant', rows[1]!.id);
  await person.keyboard('{Enter}');
  expect(seen).toHaveBeenLastCalledWith(cities[1]);
  expect(box).toHaveValue('Santo André');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a tap chooses, and the choice is marked when the list opens again', async () => {
  const { person, box } = renderBox();
  await person.click(box);
  await person.type(box, 'ron');
  await vi.waitFor(async () => expect(await options()).toHaveLength(1));
  await person.click((await options())[0]!);
  expect(box).toHaveValue('Rondonópolis');
});

test('Escape takes back what was typed', async () => {
  const { seen, person, box } = renderBox({ start: cities[0]! });
  await person.click(box);
  await person.type(box, 'ron');
  await person.keyboard('{Escape}');
  expect(box).toHaveValue('Santos');
  expect(seen).not.toHaveBeenCalled();
});

test('the cross chooses nothing', async () => {
  const { seen, person, box } = renderBox({ start: cities[0]! });
  await person.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(seen).toHaveBeenLastCalledWith(null);
  expect(box).toHaveValue('');
});

test('what is not there can be made', async () => {
  const onCreate = vi.fn();
  const { person, box } = renderBox({ onCreate });
  await person.click(box);
  await person.type(box, 'Nova');
  expect(await screen.findByText('Nenhuma cidade.')).toBeVisible();
  await person.click(await screen.findByRole('option', { name: 'Cadastrar “Nova”' }));
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Nova');
});
