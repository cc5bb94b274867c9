import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { useApiList } from '@/api/list';
import { createQueryClient } from '@/api/query';
import type { Client } from '@/api/types';
import { useUrlFilters } from '@/lib/navigation/url-filters';
import { on, ORIGIN, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someClient } from '@/test/people-fixtures';
import { setWidth } from '@/test/viewport';
import { FilterBar } from '@/components/data-table/filter-bar';
import { PageHeader } from '@/components/ui/page-header';
import { byAmount, byDay, sortingBy } from '@/components/data-table/sort';
import { NoResults, RecordList } from './record-list';
import { setupUser } from '@/test/user';

const server = startServer();

const stops = (...ids: number[]) => ids.map((id) => someClient({ id, name: `Posto ${id}` }));

function Stops() {
  const filters = useUrlFilters('/fuel', ['q', 'sort']);
  const list = useApiList<Client>('/api/clients', filters.values, 7);
  return (
    <RecordList
      caption="Paradas"
      list={list}
      filters={filters}
      renderHead={(isFirst) => <h1>{isFirst ? 'Comece aqui' : 'Paradas'}</h1>}
      tools={
        <FilterBar filters={filters} search={<button onClick={() => filters.set('q', 'norte')}>Só do norte</button>} />
      }
      columns={[
        { key: 'name', header: 'Posto', card: 'title', cell: ({ name }) => name },
        { key: 'day', header: 'Dia', fold: 'first', sort: byDay('filledOn'), cell: () => 'hoje' },
        { key: 'total', header: 'Total', sort: byAmount('totalCents'), cell: () => '1,00' },
      ]}
      sorting={sortingBy(filters, '-filledOn')}
      rowKey={({ id }) => id}
      href={({ id }) => `/fuel/record?id=${id}`}
      rowLabel={({ name }) => `Abrir ${name}`}
      emptyState={<p>Nenhuma parada ainda</p>}
      noResults={<NoResults title="Nada com este filtro" clearLabel="Mostrar todas" to="/fuel" />}
    />
  );
}

function Stop() {
  return (
    <>
      <PageHeader title="Parada" back="/fuel" />
      <Link to="/fuel">Menu</Link>
    </>
  );
}

function open(address = '/fuel') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/fuel" element={<Stops />} />
          <Route path="/fuel/record" element={<Stop />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return setupUser();
}

const row = (id: number) => screen.findByRole('link', { name: `Abrir Posto ${id}` });

describe('what it says', () => {
  test('who has nothing yet is shown the first step only', async () => {
    server.use(on('get', '/api/clients', pageOf([])));
    open();
    expect(await screen.findByText('Nenhuma parada ainda')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Comece aqui' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Só do norte' })).toBeNull();
  });

  test('a filter under which there is nothing leads to the whole list', async () => {
    server.use(on('get', '/api/clients', pageOf([])));
    open('/fuel?q=x');
    expect(await screen.findByText('Nada com este filtro')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mostrar todas' })).toHaveAttribute('href', '/fuel');
  });

  test('how many there are is announced', async () => {
    server.use(on('get', '/api/clients', pageOf(stops(1, 2), 'more')));
    open();
    await row(1);
    expect(screen.getByText('Paradas: 2 na tela, e há mais')).toHaveAttribute('role', 'status');
  });

  test('a list that cannot be read says why, and tries again', async () => {
    let calls = 0;
    server.use(on('get', '/api/clients', () => (++calls === 1 ? problem(503, 'unavailable') : pageOf(stops(1)))));
    const user = open();
    expect(await screen.findByText(/a lista não carregou/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await row(1)).toBeTruthy();
  });
});

test('the rows stay, marked busy, until those of the new filter are there', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(`${ORIGIN}/api/clients`, async ({ request }) => {
      if (!request.url.includes('q=norte')) return HttpResponse.json(pageOf(stops(1, 2)));
      await waits;
      return HttpResponse.json(pageOf(stops(2)));
    }),
  );
  const user = open();
  await row(1);
  await user.click(screen.getByRole('button', { name: 'Só do norte' }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Abrir Posto 2' })).toBeTruthy();
  expect(screen.queryByLabelText('Carregando')).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Abrir Posto 1' })).toBeNull());
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.getByText('Paradas: 1')).toBeTruthy();
});

test('a failed next page is reported, and can be retried', async () => {
  let calls = 0;
  server.use(
    on('get', '/api/clients', ({ search }) => {
      if (search.get('cursor') === null) return pageOf(stops(1), 'more');
      return ++calls === 1 ? HttpResponse.error() : pageOf(stops(2));
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão/);
  expect(await row(1)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await row(2)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('its order', () => {
  test('the heads of columns put it in order, and say which it is', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/clients', (request) => (seen.push(request), pageOf(stops(1)))));
    const user = open();
    await row(1);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Dia')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Total')).toHaveAttribute('aria-sort', 'none');
    expect(head('Posto')).not.toHaveAttribute('aria-sort');
    for (const [order, direction] of [
      ['-totalCents', 'descending'],
      ['totalCents', 'ascending'],
      [null, 'none'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Total' }));
      await waitFor(() => expect(head('Total')).toHaveAttribute('aria-sort', direction));
      if (order !== null) await waitFor(() => expect(seen.at(-1)?.search.get('sort')).toBe(order));
    }
    await user.click(screen.getByRole('button', { name: 'Dia' }));
    await waitFor(() => expect(seen.at(-1)?.search.get('sort')).toBe('filledOn'));
    await user.click(screen.getByRole('button', { name: 'Dia' }));
    await waitFor(() => expect(head('Dia')).toHaveAttribute('aria-sort', 'descending'));
  });

  test('on the phone the same orders are chosen from', async () => {
    setWidth(390);
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/clients', (request) => (seen.push(request), pageOf(stops(1, 2, 3, 4, 5)))));
    const user = open();
    await row(1);
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual(['Data mais recente', 'Data mais antiga', 'Maior valor', 'Menor valor']);
    await user.selectOptions(screen.getByLabelText('Ordenar'), 'Maior valor');
    await waitFor(() => expect(seen.at(-1)?.search.get('sort')).toBe('-totalCents'));
    setWidth(1280);
  });

  test('a narrow table, which folds a head away, has its orders to choose from, too', async () => {
    setWidth(768);
    server.use(on('get', '/api/clients', pageOf(stops(1, 2, 3, 4, 5))));
    open();
    await row(1);
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.getByLabelText('Ordenar')).toBeTruthy();
    setWidth(1280);
    await waitFor(() => expect(screen.queryByLabelText('Ordenar')).toBeNull());
  });
});

describe('the way back', () => {
  test('"Voltar" leads to the filters, the height and the row that were left', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    server.use(on('get', '/api/clients', pageOf(stops(1, 2))));
    const user = open('/fuel?q=norte');
    const link = await row(2);
    vi.stubGlobal('scrollY', 640);
    window.dispatchEvent(new Event('scroll'));
    vi.stubGlobal('scrollY', 400);
    await user.click(link);
    const back = await screen.findByRole('link', { name: 'Voltar' });
    expect(back).toHaveAttribute('href', '/fuel?q=norte');
    await user.click(back);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Abrir Posto 2'));
    expect(scroll).toHaveBeenLastCalledWith(0, 640);
  });

  test('the menu leads to the whole list, from its beginning', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    server.use(on('get', '/api/clients', pageOf(stops(1, 2))));
    const user = open('/fuel');
    await user.click(await row(2));
    await user.click(await screen.findByRole('link', { name: 'Menu' }));
    await row(2);
    await new Promise((done) => requestAnimationFrame(done));
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
