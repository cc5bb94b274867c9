import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/client';
import { QueryBoundary, combineQueries, type QueryLike } from './query-boundary';
import { RecordPage } from './record-page';
import { setupUser } from '@/test/user';

function show(reading: Partial<QueryLike<string>>) {
  const query = { data: undefined, error: null, refetch: vi.fn(), ...reading };
  render(
    <MemoryRouter>
      <QueryBoundary query={query} back="/fuel">
        {(data) => <p>Aqui está: {data}</p>}
      </QueryBoundary>
    </MemoryRouter>,
  );
  return query;
}

const sentence = 'Este registro não existe mais ou não é seu.';
const gone = new ApiError(404, JSON.stringify({ type: 'not_found', status: 404, detail: sentence }), '');
const down = new ApiError(503, '', 'Unavailable');

test('a pending query shows a spinner', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeTruthy();
});

test('a loaded query shows its content', () => {
  show({ data: 'um' });
  expect(screen.getByText('Aqui está: um')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('could not be had: says why, and tries again', async () => {
  const { refetch } = show({ error: down });
  expect(screen.getByRole('alert')).toHaveTextContent(/O servidor falhou/);
  await setupUser().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("a 404 that is not the server's own says nothing of the record: it can be tried again", () => {
  show({ error: new ApiError(404, 'page not found', '') });
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

test.each([{ error: gone }, { data: null }])('not there: leads to the list, and trying again is no use', (reading) => {
  show(reading);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Voltar à lista' })).toHaveAttribute('href', '/fuel');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('a form over one that is not there leads back to its page', () => {
  render(
    <MemoryRouter>
      <QueryBoundary query={{ data: undefined, error: gone, refetch: vi.fn() }} back="/fuel?id=7">
        {() => null}
      </QueryBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/fuel?id=7');
});

test('a failed refetch leaves the data with a notice that they may have changed', async () => {
  const { refetch } = show({ data: 'um', error: down });
  expect(screen.getByText('Aqui está: um')).toBeTruthy();
  expect(screen.getByRole('alert')).toHaveTextContent(/podem estar desatualizados/);
  await setupUser().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('without an answer what was there stays, and the line above the page says since when it is', () => {
  show({ data: 'um', error: new NetworkError('unreachable') });
  expect(screen.getByText('Aqui está: um')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two reads are there when both are, fail when one does, and are both tried again', async () => {
  const [one, other] = [
    { data: 'um', error: null, refetch: vi.fn() },
    { data: 2, error: null, refetch: vi.fn() },
  ];
  expect(combineQueries(one, other).data).toEqual(['um', 2]);
  const broken = combineQueries(one, { ...other, data: undefined, error: down });
  expect(broken).toMatchObject({ data: undefined, error: down });
  await broken.refetch();
  expect(one.refetch).toHaveBeenCalledOnce();
  expect(other.refetch).toHaveBeenCalledOnce();
});

test('the page of a record leads to its form once it is read', () => {
  const page = (data: string | undefined) => (
    <MemoryRouter>
      <RecordPage query={{ data, error: null, refetch: vi.fn() }} title="Parada" back="/fuel" edit="/fuel?id=1&edit=1">
        {(text) => <p>{text}</p>}
      </RecordPage>
    </MemoryRouter>
  );
  const { rerender } = render(page(undefined));
  expect(screen.getByRole('heading', { name: 'Parada' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  rerender(page('um'));
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/fuel?id=1&edit=1');
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/fuel');
});
