import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RateTable } from '@/api/types';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { importedRates, someRates } from './rate-fixtures';

const server = startServer(signedIn({ id: 7, isMaster: true }));

beforeEach(() => setWidth(1280));

function answering(items: RateTable[]) {
  const requests: (string | null)[] = [];
  server.use(
    on('get', '/api/admin/rates', ({ search }) => {
      requests.push(search.get('kind'));
      return pageOf(items);
    }),
  );
  return requests;
}

async function rowOf(title: string) {
  const cell = await screen.findByText(title);
  return within(cell.closest('tr')!);
}

test('a table shows its act, its validity, its text and its source', async () => {
  answering([
    importedRates({ inForce: true }),
    someRates({ inForce: false, validTo: '2026-11-19' }),
    someRates({
      title: 'Portaria SUROC 1/2026',
      validFrom: '2026-02-01',
      validTo: '2026-03-19',
      cells: 0,
      inForce: false,
    }),
  ]);
  renderApp('/admin?tab=rates');
  const imported = await rowOf('Portaria SUROC 30/2026');
  expect(imported.getByText('Em vigor')).toBeVisible();
  expect(imported.getByText('Transcrita')).toBeVisible();
  expect(imported.getByText('Fonte: calculadora da ANTT')).toBeVisible();
  expect(imported.getAllByText('importada por João em 21/11/2026 às 11:30')[0]).toBeVisible();
  expect(imported.getAllByText('desde 20/11/2026')[0]).toBeVisible();
  const shipped = await rowOf('Portaria SUROC 22/2026');
  expect(shipped.getAllByText('de 30/09/2026 a 19/11/2026')[0]).toBeVisible();
  expect(shipped.getAllByText('vem com o sistema')[0]).toBeVisible();
  expect(shipped.getByText('Já passou')).toBeVisible();
  expect(shipped.getByText('Texto oficial')).toBeVisible();
  expect(shipped.queryByText('Transcrita')).toBeNull();
  expect(shipped.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  expect(shipped.getByRole('link', { name: 'Baixar CSV: Portaria SUROC 22/2026' })).toHaveAttribute(
    'href',
    '/api/admin/rates/csv?kind=minimum_freight&validFrom=2026-09-30',
  );
  const unknown = await rowOf('Portaria SUROC 1/2026');
  expect(unknown.getByText('Só o ato é conhecido: faltam os valores.')).toBeVisible();
  expect(unknown.queryByRole('link')).toBeNull();
});

test('the kind is chosen in the address', async () => {
  const requests = answering([]);
  const person = renderApp('/admin?tab=rates');
  expect(await screen.findByText(/sem ela não há o que calcular em Piso mínimo/)).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Tabela de'), 'Estadia');
  await waitFor(() => expect(requests).toEqual(['minimum_freight', 'waiting_time']));
  expect(window.location.search).toBe('?tab=rates&kind=waiting_time');
  expect(screen.getByRole('link', { name: 'Importar tabela' })).toHaveAttribute(
    'href',
    '/admin?tab=rates&kind=waiting_time&import=1',
  );
});

test('superseded and withdrawn tables are in the history, without a file or a withdrawal', async () => {
  answering([
    importedRates(),
    importedRates({ id: 4, title: 'Primeira leitura', inForce: false, superseded: true }),
    importedRates({ id: 3, title: 'Engano', inForce: false, withdrawnAt: '2026-11-20T10:00:00Z' }),
  ]);
  renderApp('/admin?tab=rates');
  const history = within(await screen.findByRole('table', { name: 'Histórico: Piso mínimo' }));
  expect(history.getByText('Substituída')).toBeVisible();
  expect(history.getByText('Retirada')).toBeVisible();
  expect(history.queryByRole('link')).toBeNull();
  expect(history.queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('table', { name: 'Piso mínimo' })).getAllByRole('row')).toHaveLength(2);
});

test('withdrawing names the table, sends its version and says what the server said', async () => {
  let sent: string | null = null;
  answering([importedRates()]);
  server.use(
    on('delete', '/api/admin/rates/5', problem(409, 'already_withdrawn', { detail: 'Esta tabela não pode sair.' })),
  );
  const person = renderApp('/admin?tab=rates');
  await person.click(await screen.findByRole('button', { name: 'Retirar Portaria SUROC 30/2026' }));
  const question = within(await screen.findByRole('dialog', { name: 'Retirar Portaria SUROC 30/2026?' }));
  expect(question.getByText(/Piso mínimo, desde 20\/11\/2026/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Retirar tabela' }));
  expect(await question.findByText('Esta tabela não pode sair.')).toBeVisible();
  server.use(
    on('delete', '/api/admin/rates/5', ({ headers }) => {
      sent = headers.get('If-Match');
      answering([importedRates({ inForce: false, withdrawnAt: '2026-11-21T15:00:00Z' })]);
      return null;
    }),
  );
  await person.click(question.getByRole('button', { name: 'Retirar tabela' }));
  expect(await screen.findByText('Retirada')).toBeVisible();
  expect(sent).toBe('"3"');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The button is gone: the import is the next step.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Importar tabela' })).toHaveFocus());
});

test('a list that cannot be read can be asked for again', async () => {
  server.use(on('get', '/api/admin/rates', problem(500, 'internal')));
  const person = renderApp('/admin?tab=rates');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  answering([someRates()]);
  await person.click(retry);
  expect(await screen.findByText('Portaria SUROC 22/2026')).toBeVisible();
});

test('the audit trail has words for imports and withdrawals', async () => {
  const entry = {
    at: '2026-11-20T14:02:00Z',
    actorId: 7,
    actorName: 'João',
    targetId: null,
    targetName: null,
    ip: null,
  };
  server.use(
    on(
      'get',
      '/api/admin/audit',
      pageOf([
        { ...entry, id: 2, action: 'withdrew_rates', detail: 'Portaria SUROC 30/2026' },
        { ...entry, id: 1, action: 'imported_rates', detail: 'Portaria SUROC 30/2026' },
      ]),
    ),
  );
  renderApp('/admin?tab=audit');
  // The filter's options contain the same words.
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Importou uma tabela')).toBeVisible();
  expect(table.getByText('Retirou uma tabela')).toBeVisible();
});
