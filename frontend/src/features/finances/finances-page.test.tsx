import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, startServer, type Seen } from '@/test/msw';
import { someFreight, someTransaction, someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import FinancesPage from './finances-page';

const server = startServer();

const manual = someTransaction({
  id: 44,
  kind: 'expense',
  category: 'emprestimo',
  description: 'Parcela 14/60',
  source: null,
  freightId: null,
  freightNumber: null,
});

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/finances/32', someTransaction()),
    on('get', '/api/finances/44', manual),
  );
});

describe('the list', () => {
  test('filters are links, and go to the server', async () => {
    const seen: Seen[] = [];
    server.use(on('get', '/api/finances', (request) => (seen.push(request), pageOf([someTransaction(), manual]))));
    const { user, address } = renderPage(FinancesPage, '/finances');
    expect(await screen.findByText('Saldo do frete nº 12')).toBeTruthy();
    expect(screen.getAllByText('Atrasado há 3 dias')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Atrasados' }));
    expect(address()).toBe('/finances?overdue=true');
    await waitFor(() => expect(seen.at(-1)?.search.get('overdue')).toBe('true'));
    await user.selectOptions(screen.getByLabelText('Categoria'), 'frete');
    await waitFor(() => expect(seen.at(-1)?.search.get('category')).toBe('frete'));
  });
});

describe('one transaction', () => {
  test('what a freight posted leads back to it and is not edited here', async () => {
    renderPage(FinancesPage, '/finances?id=32');
    const link = await screen.findByRole('link', { name: 'Ver frete nº 12' });
    expect(link.getAttribute('href')).toBe('/freights?id=12');
    expect(screen.queryByRole('button', { name: 'Salvar alterações' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Recebi' })).toBeTruthy();
  });

  test('one made by hand is changed with its version', async () => {
    let seen: Seen | undefined;
    server.use(
      on('put', '/api/finances/44', (request) => ((seen = request), manual)),
      on('get', '/api/finances', pageOf([])),
    );
    const { user, address } = renderPage(FinancesPage, '/finances?id=44');
    const description = await screen.findByLabelText(/Descrição/);
    await user.clear(description);
    await user.type(description, 'Parcela 15/60');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(address()).toBe('/finances'));
    expect(seen?.headers.get('if-match')).toBe('"1"');
    expect(seen?.body).toMatchObject({ description: 'Parcela 15/60', kind: 'expense', paidOn: null });
  });

  test('deleting names the thing first', async () => {
    let deleted = false;
    server.use(
      on('delete', '/api/finances/44', () => ((deleted = true), null)),
      on('get', '/api/finances', pageOf([])),
    );
    const { user, address } = renderPage(FinancesPage, '/finances?id=44');
    await user.click(await screen.findByRole('button', { name: 'Apagar lançamento' }));
    const dialog = screen.getByRole('dialog', { name: 'Apagar Parcela 14/60?' });
    expect(deleted).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Apagar lançamento' }));
    await waitFor(() => expect(address()).toBe('/finances'));
    expect(deleted).toBe(true);
  });
});

describe('a new one', () => {
  test('the categories follow the kind', async () => {
    const { user } = renderPage(FinancesPage, '/finances?new=expense');
    const options = () =>
      within(screen.getByLabelText('Categoria'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options()).toContain('Combustível');
    await user.click(screen.getByLabelText('Receita'));
    expect(options()).toEqual(['Frete', 'Venda', 'Empréstimo', 'Outros']);
  });

  test('paid at once, it carries its day', async () => {
    let body: unknown;
    server.use(
      on('post', '/api/finances', (request) => ((body = request.body), manual)),
      on('get', '/api/finances', pageOf([])),
    );
    const { user, address } = renderPage(FinancesPage, '/finances?new=expense');
    await user.type(screen.getByLabelText('Valor'), '5000');
    await user.click(screen.getByLabelText('Já paguei'));
    expect(screen.getByLabelText('Pago em')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe('/finances'));
    expect(body).toMatchObject({
      kind: 'expense',
      category: 'combustivel',
      description: 'Combustível',
      amountCents: 5000,
    });
    expect(body).toMatchObject({ paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });
});
