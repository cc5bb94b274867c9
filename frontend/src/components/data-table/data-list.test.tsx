import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { setWidth } from '@/test/viewport';
import { DataList, type Column } from './data-list';

type Truck = { id: number; plate: string; km: string; old: boolean };

const trucks: Truck[] = [
  { id: 1, plate: 'BRA2E19', km: '482.310 km', old: false },
  { id: 2, plate: 'QWE4R56', km: '', old: true },
];

const columns: Column<Truck>[] = [
  { key: 'plate', header: 'Placa', card: 'title', cell: ({ plate }) => plate },
  { key: 'km', header: 'Hodômetro', cell: ({ km }) => km || '—', cardCell: ({ km }) => km, fold: 'first' },
  { key: 'axles', header: 'Eixos', cell: () => '3 eixos' },
  { key: 'color', header: 'Cor', card: 'hide', cell: () => 'azul' },
];

function show(linked = true) {
  render(
    <MemoryRouter>
      <DataList<Truck>
        caption="Caminhões"
        rows={trucks}
        columns={columns}
        rowKey={({ id }) => id}
        muted={({ old }) => old}
        {...(linked ? { href: ({ id }) => `/vehicles?id=${id}`, rowLabel: ({ plate }) => `Abrir ${plate}` } : {})}
      />
    </MemoryRouter>,
  );
}

afterEach(() => setWidth(1280));

test('on the desktop it is a named table, and each row leads to its record', () => {
  show();
  const table = screen.getByRole('table', { name: 'Caminhões' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Placa', 'Hodômetro', 'Eixos', 'Cor']);
  expect(screen.getByRole('link', { name: 'Abrir BRA2E19' })).toHaveAttribute('href', '/vehicles?id=1');
  expect(screen.getByRole('row', { name: /QWE4R56/ })).toHaveClass('text-ink-3');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a folded column appears under the title as well', () => {
  show();
  const first = screen.getByRole('row', { name: /BRA2E19/ });
  expect(within(first).getAllByText('482.310 km')).toHaveLength(2);
  // A dash appears only below its column head.
  expect(within(screen.getByRole('row', { name: /QWE4R56/ })).getAllByText('—')).toHaveLength(1);
});

test('on the phone it is a named list of cards, without what a card hides or has nothing to say of', () => {
  setWidth(390);
  show();
  const cards = within(screen.getByRole('list', { name: 'Caminhões' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'BRA2E19482.310 km·3 eixosAbrir BRA2E19',
    'QWE4R563 eixosAbrir QWE4R56',
  ]);
});

test('rows without an address are no links', () => {
  show(false);
  expect(screen.queryByRole('link')).toBeNull();
});
