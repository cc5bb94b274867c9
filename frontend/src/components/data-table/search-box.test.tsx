import { render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { PeriodFilter } from './period-filter';
import { SearchBox } from './search-box';
import { eventually } from '@/test/eventually';
import { setupUser } from '@/test/user';

const TODAY = '2026-11-21';

/** Renders the filters of a list; returns the addresses they led to. */
function renderFilters(start = '/fuel') {
  const addresses: string[] = [];
  function Filters() {
    const { values, set, hrefWith } = useUrlFilters('/fuel', ['q', 'fuel', 'from', 'to']);
    const { search } = useLocation();
    if (addresses.at(-1) !== search) addresses.push(search);
    return (
      <>
        <SearchBox label="Buscar posto" value={values.q} onSearch={(q) => set('q', q)} />
        <button type="button" onClick={() => set('fuel', 'arla_32')}>
          Arla
        </button>
        <PeriodFilter
          period={{ from: values.from, to: values.to }}
          today={TODAY}
          onChange={({ from, to }) => {
            set('from', from);
            set('to', to);
          }}
        />
        <Link to={hrefWith({ q: '' })}>Sem busca</Link>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={[start]}>
      <Filters />
    </MemoryRouter>,
  );
  return { addresses, person: setupUser() };
}

test('what is typed goes to the address once the fingers rest', async () => {
  const { addresses, person } = renderFilters();
  await person.type(screen.getByRole('searchbox', { name: 'Buscar posto' }), 'trevo');
  await eventually(() => expect(addresses).toEqual(['', '?q=trevo']));
});

test('a filter chosen while typing stays chosen', async () => {
  const { addresses, person } = renderFilters();
  await person.type(screen.getByRole('searchbox'), 'trevo');
  await person.click(screen.getByRole('button', { name: 'Arla' }));
  await eventually(() => expect(addresses.at(-1)).toContain('q=trevo'));
  expect(addresses.at(-1)).toBe('?fuel=arla_32&q=trevo');
});

test('a search left by a link goes from the box too', async () => {
  const { person } = renderFilters('/fuel?q=trevo');
  expect(screen.getByRole('searchbox')).toHaveValue('trevo');
  await person.click(screen.getByRole('link', { name: 'Sem busca' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('both ends of a span come into the address together', async () => {
  const { addresses, person } = renderFilters();
  await person.selectOptions(screen.getByLabelText('Período'), 'Mês passado');
  expect(addresses.at(-1)).toBe('?from=2026-10-01&to=2026-10-31');
});

test('a typed period is asked only when its year is whole', async () => {
  const { addresses, person } = renderFilters('/fuel?from=2026-11-05');
  expect(screen.getByLabelText('Período')).toHaveDisplayValue('de 05/11/2026');
  await person.type(screen.getByLabelText('De'), '{Backspace}{Backspace}{Backspace}{Backspace}2025');
  expect(addresses).toEqual(['?from=2026-11-05', '?from=2025-11-05']);
});
