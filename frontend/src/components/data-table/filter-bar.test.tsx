import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { FilterBar, ListOrder, type FilterBarProps } from './filter-bar';
import { FilterSelect } from './filter-select';
import { setupUser } from '@/test/user';

const NAMES = ['q', 'fuel', 'from', 'to', 'sort'] as const;

function Bar(props: Pick<FilterBarProps, 'rest'>) {
  const filters = useUrlFilters('/fuel', NAMES);
  const { pathname, search } = useLocation();
  return (
    <>
      <FilterBar
        filters={filters}
        search={<input aria-label="Buscar" />}
        others={filters.values.fuel === '' ? [] : [{ word: 'Só ARLA', without: '/fuel' }]}
        {...props}
      >
        <FilterSelect
          label="Combustível"
          all="Todos"
          options={{ arla_32: 'ARLA 32' }}
          value={filters.values.fuel}
          onChange={(fuel) => filters.set('fuel', fuel)}
        />
      </FilterBar>
      <output>{pathname + search}</output>
    </>
  );
}

function open(address: string, bar = <Bar />) {
  render(<MemoryRouter initialEntries={[address]}>{bar}</MemoryRouter>);
  return setupUser();
}

const address = () => screen.getByRole('status').textContent;

test('the filters that are on are counted, and go all at once; search and order stay', async () => {
  const user = open('/fuel?tab=x&q=trevo&fuel=arla_32&from=2026-11-01&to=2026-11-30&sort=-total');
  expect(screen.getByRole('button', { name: 'Filtros (2)' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
  expect(address()).toBe('/fuel?tab=x&q=trevo&sort=-total');
  expect(screen.getByRole('button', { name: 'Filtros' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Limpar filtros' })).toBeNull();
});

test('search first, then filters, then order', () => {
  open(
    '/fuel?fuel=arla_32',
    <ListOrder value={<select aria-label="Ordenar" />}>
      <Bar />
    </ListOrder>,
  );
  const tools = [screen.getByLabelText('Buscar'), ...screen.getAllByRole('combobox')];
  expect(tools.map((tool) => tool.getAttribute('aria-label') ?? 'Combustível')).toEqual([
    'Buscar',
    'Combustível',
    'Ordenar',
  ]);
  const [search, filter, order] = tools as [HTMLElement, HTMLElement, HTMLElement];
  expect(search.compareDocumentPosition(filter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(filter.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('more filters than a row holds are in a sheet, which the button counts and opens', async () => {
  const rest = { count: 3, open: vi.fn() };
  const user = open('/fuel', <Bar rest={rest} />);
  await user.click(screen.getByRole('button', { name: 'Filtros (3)' }));
  expect(rest.open).toHaveBeenCalled();
});

test('a filter without a select of its own goes by a tap, and the focus stays in the bar', async () => {
  const user = open('/fuel?fuel=arla_32');
  await user.click(screen.getByRole('link', { name: 'Tirar filtro Só ARLA' }));
  expect(address()).toBe('/fuel');
  expect(screen.getByRole('group', { name: 'Busca e filtros' })).toHaveFocus();
});
