import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someDriver } from '@/test/people-fixtures';
import { someLine, someSummary } from './finance-fixtures';
import FinancesPage from './finances-page';

const server = startServer();
let body: unknown;

beforeEach(() => {
  body = undefined;
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/drivers', pageOf([someDriver()])),
    on('get', '/api/finances/summary', someSummary()),
    on('get', '/api/finances', pageOf([])),
    on('post', '/api/finances', (request) => ((body = request.body), someLine())),
  );
});

test('the categories follow the kind', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=expense');
  await screen.findByLabelText('Categoria');
  const options = () =>
    within(screen.getByLabelText('Categoria'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options()).toContain('Combustível');
  await user.click(screen.getByLabelText('Receita'));
  expect(options()).toEqual(['Frete', 'Venda', 'Empréstimo', 'Outros']);
});

test('an expense begins as from every other door: paid today, a toll', async () => {
  const { user, address } = renderPage(FinancesPage, '/finances?new=expense');
  await user.type(await screen.findByLabelText('Valor'), '5000');
  expect(screen.getByLabelText('Já paguei')).toBeChecked();
  expect(screen.getByLabelText('Pago em')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(address()).toBe('/finances'));
  expect(body).toMatchObject({
    kind: 'expense',
    category: 'pedagio',
    description: 'Pedágio',
    amountCents: 5000,
    driverId: null,
    personal: false,
    paidByDriver: false,
    paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(body).not.toHaveProperty('installments');
  expect(body).not.toHaveProperty('repeatUntil');
});

test('fuel offers the form of a fill-up, with what was typed', async () => {
  const { user, address } = renderPage(FinancesPage, '/finances?new=expense&vehicleId=1&paid=no&dueOn=2026-12-20');
  await user.type(await screen.findByLabelText('Valor'), '1500,5');
  expect(screen.queryByRole('link', { name: 'Lançar abastecimento' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Categoria'), 'Combustível');
  await user.type(screen.getByLabelText(/^Descrição/), 'Posto Ipê');
  await user.click(screen.getByRole('link', { name: 'Lançar abastecimento' }));
  const there = new URL(address(), 'http://boleia.test');
  expect(there.pathname).toBe('/fuel');
  expect(Object.fromEntries(there.searchParams)).toEqual({
    new: '1',
    totalCents: '150050',
    vehicleId: '1',
    day: '2026-12-20',
    paid: 'no',
    notes: 'Posto Ipê',
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('in instalments, it says in how many', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=expense');
  await user.type(await screen.findByLabelText('Valor'), '120000');
  await user.click(screen.getByLabelText('Parcelado'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Informe em quantas vezes.')).toBeTruthy();
  await user.type(screen.getByLabelText('Em quantas vezes'), '12');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(body).toMatchObject({ amountCents: 120_000, installments: 12 }));
  expect(body).not.toHaveProperty('repeatUntil');
});

test('every month, it says until when; the household’s is marked', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=expense');
  await user.type(await screen.findByLabelText('Valor'), '250000');
  await user.click(screen.getByLabelText('Todo mês'));
  await user.type(screen.getByLabelText('Repetir todo mês até'), '31/12/2099');
  await user.click(screen.getByLabelText(/É da casa/));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(body).toMatchObject({ repeatUntil: '2099-12-31', personal: true }));
  expect(body).not.toHaveProperty('installments');
});

test('what the driver paid is paid on its day and never the household’s', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=expense');
  await user.type(await screen.findByLabelText('Valor'), '8000');
  await user.click(screen.getByLabelText(/É da casa/));
  expect(screen.queryByLabelText(/O motorista pagou/)).toBeNull();
  await user.selectOptions(await screen.findByLabelText(/^Motorista/), 'Zé Carlos');
  await user.click(screen.getByLabelText(/O motorista pagou/));
  expect(screen.queryByLabelText('Já paguei')).toBeNull();
  const day = screen.getByLabelText('Dia em que o motorista pagou');
  await user.clear(day);
  await user.type(day, '20/11/2026');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(body).toMatchObject({
      driverId: 5,
      paidByDriver: true,
      personal: false,
      dueOn: '2026-11-20',
      paidOn: '2026-11-20',
    }),
  );
});

test("the server's complaint lands on its field", async () => {
  const errors = [{ field: 'dueOn', code: 'out_of_range', message: 'Data fora do possível.' }];
  server.use(on('post', '/api/finances', problem(422, 'validation', { errors })));
  const { user } = renderPage(FinancesPage, '/finances?new=expense');
  await user.type(await screen.findByLabelText('Valor'), '8000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Data fora do possível.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Vencimento'));
});

test('a link may bring the sum and its name; what follows starts empty', async () => {
  const { user } = renderPage(
    FinancesPage,
    '/finances?new=income&category=outros&description=Estadia+do+frete+n%C2%BA+12&amountCents=71979&freightId=12',
  );
  await screen.findByRole('option', { name: /nº 12/ });
  await user.click(screen.getByRole('button', { name: 'Salvar e lançar outra' }));
  await waitFor(() => expect(screen.getByLabelText('Valor')).toHaveProperty('value', ''));
  expect(body).toMatchObject({
    kind: 'income',
    category: 'outros',
    description: 'Estadia do frete nº 12',
    amountCents: 71_979,
    freightId: 12,
    paidOn: null,
  });
});

test('a category of the other kind in a link is none', async () => {
  renderPage(FinancesPage, '/finances?new=expense&category=venda');
  expect(await screen.findByLabelText('Categoria')).toHaveProperty('value', 'pedagio');
  expect(await screen.findByRole('option', { name: /nº 12/ })).toBeTruthy();
});

test('an instalment says how much of it pays the loan back, or that it counts whole', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=expense&category=emprestimo');
  expect(await screen.findByText(/a parcela conta inteira como custo/)).toBeTruthy();
  await user.type(screen.getByLabelText('Valor'), '4800000');
  await user.click(screen.getByLabelText('Parcelado'));
  await user.type(screen.getByLabelText('Em quantas vezes'), '12');
  await user.click(screen.getByLabelText('Valor emprestado'));
  await user.type(screen.getByLabelText('Valor emprestado, no total'), '4000000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(body).toMatchObject({ amountCents: 4_800_000, installments: 12, principalCents: 4_000_000 }),
  );
  expect(body).not.toHaveProperty('financed');
});

test('a vehicle’s price less the down payment is reckoned by the server', async () => {
  server.use(on('get', '/api/vehicles', pageOf([someVehicle({ purchasePriceCents: 30_000_000 })])));
  const { user } = renderPage(FinancesPage, '/finances?new=expense&category=emprestimo&vehicleId=1');
  await screen.findByRole('option', { name: /BRA/ });
  await user.type(screen.getByLabelText('Valor'), '400000');
  await user.click(screen.getByLabelText('Preço e entrada'));
  expect(screen.getByLabelText('Preço à vista')).toHaveProperty('value', '300.000,00');
  await user.type(screen.getByLabelText('Entrada (opcional)'), '29700000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(body).toMatchObject({
      financed: { priceCents: 30_000_000, downPaymentCents: 29_700_000 },
      principalCents: null,
    }),
  );
});

test('a loan brings its instalments, and is entered once', async () => {
  const { user } = renderPage(FinancesPage, '/finances?new=income&category=emprestimo');
  await user.type(await screen.findByLabelText('Valor'), '1000000');
  await user.click(screen.getByLabelText('Todo mês'));
  await user.click(screen.getByLabelText(/Lançar também as parcelas/));
  expect(screen.queryByLabelText('Todo mês')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Informe o valor da parcela.')).toBeTruthy();
  await user.type(screen.getByLabelText('Valor de cada parcela'), '110000');
  await user.type(screen.getByLabelText('Quantas parcelas'), '10');
  await user.type(screen.getByLabelText('Vencimento da primeira parcela'), '10/12/2026');
  const errors = [{ field: 'repayment.installmentCents', code: 'below_loan', message: 'As parcelas não chegam.' }];
  server.use(on('post', '/api/finances', problem(422, 'validation', { errors })));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('As parcelas não chegam.')).toBeTruthy();
  server.use(on('post', '/api/finances', (request) => ((body = request.body), someLine())));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(body).toMatchObject({
      kind: 'income',
      repayment: { installmentCents: 110_000, installments: 10, firstDueOn: '2026-12-10' },
    }),
  );
  expect(body).not.toHaveProperty('repeatUntil');
});
