import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApiList } from '@/api/list';
import { createQueryClient } from '@/api/query';
import type { Client } from '@/api/types';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { on, pageOf, startServer, type ReceivedRequest } from '@/test/msw';
import { someClient } from '@/test/people-fixtures';
import { setWidth } from '@/test/viewport';
import { PageHeader, useHeading } from '@/components/ui/page-header';
import { byDay, sortingBy } from '@/components/data-table/sort';
import { MasterDetail } from './master-detail';
import { RecordList } from './record-list';
import { setupUser } from '@/test/user';

const seen: ReceivedRequest[] = [];
const server = startServer();

beforeEach(() => {
  setWidth(1920);
  seen.length = 0;
  server.use(
    on('get', '/api/clients', (request) => {
      seen.push(request);
      return pageOf([1, 2, 3].map((id) => someClient({ id, name: `Posto ${id}` })));
    }),
  );
});

afterEach(() => setWidth(1280));

function Stops() {
  const filters = useUrlFilters('/fuel', ['q', 'sort']);
  const list = useApiList<Client>('/api/clients', filters.values, 7);
  return (
    <RecordList
      caption="Paradas"
      list={list}
      filters={filters}
      renderHead={() => <PageHeader title="Paradas" />}
      tools={<button>Filtrar</button>}
      columns={[
        { key: 'name', header: 'Posto', card: 'title', cell: ({ name }) => name },
        { key: 'day', header: 'Dia', sort: byDay('filledOn'), cell: () => 'hoje' },
      ]}
      sorting={sortingBy(filters, '-filledOn')}
      rowKey={({ id }) => id}
      href={({ id }) => `/fuel?id=${id}`}
      rowLabel={({ name }) => `Abrir ${name}`}
      emptyState={<p>Nenhuma parada ainda</p>}
      noResults={<p>Nada com este filtro</p>}
    />
  );
}

function Screen() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const id = params.get('id');
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      {id === null ? (
        <Stops />
      ) : (
        <MasterDetail list={<Stops />}>
          <PageHeader title={`Parada ${id}`} back="/fuel" />
        </MasterDetail>
      )}
    </>
  );
}

function open(address: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return setupUser();
}

test('beside the record is the list as it was left, without its head, tools and order', async () => {
  const person = open('/fuel?q=norte&sort=filledOn');
  await person.click(await screen.findByRole('link', { name: 'Abrir Posto 2' }));
  const list = within(await screen.findByRole('navigation', { name: 'Lista' }));
  expect(await list.findByRole('link', { name: 'Abrir Posto 2' })).toHaveAttribute('aria-current', 'page');
  expect(list.getByRole('link', { name: 'Abrir Posto 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Parada 2']);
  expect(useHeading.getState().heading?.title).toBe('Parada 2');
  expect(screen.queryByRole('button', { name: 'Filtrar' })).toBeNull();
  expect(list.queryByRole('button', { name: 'Dia' })).toBeNull();
  for (const { search } of seen) expect([search.get('q'), search.get('sort')]).toEqual(['norte', 'filledOn']);
});

test('another row opens in place, and the way back leads to the filters and to that row', async () => {
  const person = open('/fuel?q=norte');
  await person.click(await screen.findByRole('link', { name: 'Abrir Posto 2' }));
  const other = await within(await screen.findByRole('navigation', { name: 'Lista' })).findByRole('link', {
    name: 'Abrir Posto 3',
  });
  await person.click(other);
  expect(await screen.findByRole('heading', { name: 'Parada 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir Posto 3' })).toBe(other);
  expect(other).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('link', { name: 'Voltar' }));
  expect(screen.getByTestId('address').textContent).toBe('/fuel?q=norte');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Abrir Posto 3' })).toHaveFocus());
});

test('without room for both, the record is alone and no list is fetched', async () => {
  setWidth(1719);
  open('/fuel?id=2');
  expect(await screen.findByRole('heading', { name: 'Parada 2' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Lista' })).toBeNull();
  expect(seen).toEqual([]);
});
