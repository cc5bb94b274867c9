import { useEffect, useState, type SyntheticEvent } from 'react';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { foldAccents } from '@/lib/format/text';
import { Combobox } from './combobox';
import { Field } from './field';
import { eventually } from '@/test/eventually';
import { setupUser } from '@/test/user';

type City = { code: number; name: string; uf: string };
const cities: City[] = [
  { code: 1, name: 'Santos', uf: 'SP' },
  { code: 2, name: 'Santo André', uf: 'SP' },
  { code: 3, name: 'Rondonópolis', uf: 'MT' },
];

type More = { onCreate?: (query: string) => void; onLeaveTyped?: (query: string) => void; start?: City };

function renderBox(more: More = {}) {
  const seen = vi.fn();
  const submitted = vi.fn((event: SyntheticEvent) => event.preventDefault());
  function Form() {
    const [value, setValue] = useState<City | null>(more.start ?? null);
    const [query, setQuery] = useState('');
    return (
      <form onSubmit={submitted}>
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
            onLeaveTyped={more.onLeaveTyped}
          />
        </Field>
        <button type="submit">Salvar</button>
      </form>
    );
  }
  render(<Form />);
  return { seen, submitted, person: setupUser(), box: screen.getByRole('combobox', { name: 'Cidade' }) };
}

async function options() {
  return within(await screen.findByRole('listbox')).findAllByRole('option');
}

test('typing finds, arrows move, Enter chooses', async () => {
  const { seen, person, box } = renderBox();
  await person.click(box);
  expect(screen.getByText('Digite duas letras.')).toBeVisible();
  await person.type(box, 'sant');
  await eventually(async () => expect(await options()).toHaveLength(2));
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
  await eventually(async () => expect(await options()).toHaveLength(1));
  await person.click((await options())[0]!);
  expect(box).toHaveValue('Rondonópolis');
});

test('Escape closes the list and keeps the text; once more, and it goes', async () => {
  const { seen, person, box } = renderBox({ start: cities[0]! });
  await person.click(box);
  await person.type(box, 'sant');
  await person.keyboard('{Escape}');
  expect(box).toHaveValue('sant');
  expect(screen.queryByRole('listbox')).toBeNull();
  await person.keyboard('{Escape}');
  expect(box).toHaveValue('Santos');
  expect(seen).not.toHaveBeenCalled();
});

test('leaving takes the only match', async () => {
  const { seen, person, box } = renderBox();
  await person.type(box, 'ron');
  await eventually(async () => expect(await options()).toHaveLength(1));
  await person.tab();
  expect(seen.mock.calls).toEqual([[cities[2]]]);
  expect(box).toHaveValue('Rondonópolis');
});

test('leaving takes none of several: the text stays, and the field says that one is to be chosen', async () => {
  const { seen, person, box } = renderBox();
  await person.type(box, 'sant');
  await eventually(async () => expect(await options()).toHaveLength(2));
  await person.tab();
  expect(seen).not.toHaveBeenCalled();
  expect(box).toHaveValue('sant');
  expect(box).toHaveAccessibleDescription('Há mais de um com “sant”. Escolha na lista.');
  expect(box).toHaveAttribute('aria-invalid', 'true');
  await person.click(box);
  await person.click((await options())[1]!);
  expect(box).toHaveValue('Santo André');
  expect(box).not.toHaveAttribute('aria-invalid');
});

test('leaving with what is no city keeps the text and says so; Escape takes it away', async () => {
  const { seen, person, box } = renderBox({ start: cities[0]! });
  await person.type(box, 'xyz');
  await person.tab();
  await eventually(() => expect(box).toHaveAccessibleDescription('Nenhuma cidade.'));
  expect(box).toHaveValue('xyz');
  await person.click(box);
  await person.keyboard('{Escape}{Escape}');
  expect(box).toHaveValue('Santos');
  expect(box).not.toHaveAttribute('aria-invalid');
  expect(seen).not.toHaveBeenCalled();
});

test('no form goes out with a text that is no choice', async () => {
  const { seen, submitted, person, box } = renderBox();
  await person.type(box, 'sant');
  await eventually(async () => expect(await options()).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  await person.click(box);
  await person.click((await options())[0]!);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(submitted).toHaveBeenCalledOnce();
  expect(seen.mock.calls).toEqual([[cities[0]]]);
});

test('where a text can be a value, leaving takes the option of the same name, else the text', async () => {
  const onLeaveTyped = vi.fn();
  const { seen, submitted, person, box } = renderBox({ onLeaveTyped });
  await person.type(box, 'ron');
  await eventually(async () => expect(await options()).toHaveLength(1));
  await person.tab();
  expect(seen).not.toHaveBeenCalled();
  expect(onLeaveTyped.mock.calls).toEqual([['ron']]);
  await person.type(box, 'Nova');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(submitted).toHaveBeenCalledOnce();
  expect(onLeaveTyped).toHaveBeenLastCalledWith('Nova');
  await person.clear(box);
  await person.type(box, 'RONDONÓPOLIS');
  await eventually(async () => expect(await options()).toHaveLength(1));
  await person.tab();
  await eventually(() => expect(seen.mock.calls).toEqual([[cities[2]]]));
});

/** Field that creates a city (code 0) from an unmatched text. */
function renderCreating() {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState<City | null>(null);
    const [query, setQuery] = useState('');
    const choose = (next: City | null) => (seen(next?.name), setValue(next));
    const create = (name: string) => choose({ code: 0, name, uf: '' });
    return (
      <Field label="Cidade">
        <Combobox
          value={value}
          onChange={choose}
          onQuery={setQuery}
          options={cities.filter(({ name }) => foldAccents(name).includes(foldAccents(query)))}
          optionKey={({ code }) => code}
          optionLabel={({ name }) => name}
          onCreate={create}
          onLeaveTyped={create}
          completesTyped
        />
      </Field>
    );
  }
  render(<Form />);
  return { seen, person: setupUser(), box: screen.getByRole('combobox', { name: 'Cidade' }) };
}

test.each([
  ['the only one that begins so', 'rondo', 'Rondonópolis'],
  ['no one where several begin so', 'Sant', 'Sant'],
  ['no one that only contains it', 'nópolis', 'nópolis'],
  ['the one of that name', 'SANTOS', 'Santos'],
])('a text that is left before a new record is made takes %s', async (_which, typed, taken) => {
  const { seen, person, box } = renderCreating();
  await person.type(box, typed);
  await eventually(async () => expect((await options()).length).toBeLessThan(4));
  await person.tab();
  await eventually(() => expect(box).toHaveValue(taken));
  expect(seen).toHaveBeenLastCalledWith(taken);
});

test('a text that is left at once is completed when its suggestions arrive', async () => {
  const { seen, person, box } = renderCreating();
  await person.type(box, 'Ron');
  await person.tab();
  await eventually(() => expect(box).toHaveValue('Rondonópolis'));
  expect(seen.mock.calls.flat()).toEqual(['Ron', 'Rondonópolis']);
});

test('the row that makes a new record is believed, also when its text is typed and left again', async () => {
  const { seen, person, box } = renderCreating();
  await person.type(box, 'Ron');
  await person.click(await screen.findByRole('option', { name: 'Cadastrar “Ron”' }));
  await person.tab();
  await person.type(box, 'Ron');
  await eventually(async () => expect(await options()).toHaveLength(2));
  await person.tab();
  expect(box).toHaveValue('Ron');
  expect(seen.mock.calls.flat()).toEqual(['Ron']);
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

/** Combobox with delayed results. */
function renderSlowBox() {
  const seen = vi.fn();
  const towns = [
    { code: 4, name: 'Campinas' },
    { code: 5, name: 'Campo Mourão' },
  ];
  const found = (query: string) => towns.filter(({ name }) => foldAccents(name).startsWith(query));
  function Form() {
    const [value, setValue] = useState<(typeof towns)[number] | null>(null);
    const [query, setQuery] = useState('');
    const [answered, setAnswered] = useState('');
    useEffect(() => {
      const timer = setTimeout(() => setAnswered(query), 50);
      return () => clearTimeout(timer);
    }, [query]);
    return (
      <Field label="Cidade">
        <Combobox
          value={value}
          onChange={(next) => (seen(next?.name), setValue(next))}
          onQuery={setQuery}
          options={query === answered ? found(query) : []}
          loading={query !== answered}
          optionKey={({ code }) => code}
          optionLabel={({ name }) => name}
          minChars={3}
        />
      </Field>
    );
  }
  render(<Form />);
  return { seen, person: setupUser(), box: screen.getByRole('combobox', { name: 'Cidade' }) };
}

test.each(['Enter', 'Tab'])('%s waits for the answer to what is typed now', async (key) => {
  const { seen, person, box } = renderSlowBox();
  await person.type(box, 'camp');
  await eventually(async () => expect(await options()).toHaveLength(2));
  await person.keyboard(`o mourao{${key}}`);
  await eventually(() => expect(seen).toHaveBeenCalled());
  expect(seen.mock.calls).toEqual([['Campo Mourão']]);
  await eventually(() => expect(box).toHaveValue('Campo Mourão'));
});
