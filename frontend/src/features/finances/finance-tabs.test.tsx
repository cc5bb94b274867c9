import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { addMonths, lastDay } from '@/lib/format/months';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { someCashFlow, someClosedMonths, someLine, someStatement, someSummary, someTaxYear } from './finance-fixtures';
import FinancesPage from './finances-page';
import { spanName, spanStart } from './months';

const server = startServer(
  on('get', '/api/finances/closed-months', someClosedMonths({ closedThrough: null, history: [] })),
);

test('months are counted over the turn of the year', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(lastDay('2028-02')).toBe('2028-02-29');
  expect(spanStart('quarter', '2026-11')).toBe('2026-10');
  expect(spanName('quarter', '2026-10')).toBe('Outubro a dezembro de 2026');
});

test('each month leads to its lines', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(on('get', '/api/finances/summary', (request) => ((seen = request), someSummary())));
  const { user, address } = renderPage(FinancesPage, '/finances?tab=months&year=2026');
  const link = await screen.findByRole('link', { name: 'Ver lançamentos de outubro de 2026' });
  expect(link.getAttribute('href')).toBe('/finances?from=2026-10-01&to=2026-10-31');
  expect(seen?.search.get('from')).toBe('2026-01-01');
  expect(seen?.search.get('to')).toBe('2026-12-31');
  expect(screen.getAllByText('Sem veículo').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 12 meses');
  expect(address()).toBe('/finances?tab=months');
});

test('months and vehicles are put in order by their heads, each by an order of its own', async () => {
  const sums = someSummary();
  const [month] = sums.months;
  const months = [
    { ...month!, month: '2026-09', expenseCents: 900 },
    { ...month!, month: '2026-10', expenseCents: 100 },
  ];
  server.use(on('get', '/api/finances/summary', { ...sums, months }));
  const { user, address } = renderPage(FinancesPage, '/finances?tab=months&year=2026');
  const table = await screen.findByRole('table', { name: 'Mês a mês' });
  const first = () => within(table).getAllByRole('row')[1]?.textContent;
  expect(first()).toContain('Outubro');
  await user.click(within(table).getByRole('button', { name: 'Saídas' }));
  expect(first()).toContain('Setembro');
  const vehicles = screen.getByRole('table', { name: 'Por veículo' });
  await user.click(within(vehicles).getByRole('button', { name: 'Entradas' }));
  expect(first()).toContain('Setembro');
  expect(address()).toBe('/finances?tab=months&year=2026&sort=-expense&sortVehicles=-income');
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 12 meses');
  expect(address()).toBe('/finances?tab=months&sort=-expense&sortVehicles=-income');
});

test('the months of the vehicles are drawn side by side, each amount in the table', async () => {
  server.use(on('get', '/api/finances/summary', someSummary()));
  renderPage(FinancesPage, '/finances?tab=months');
  const table = await screen.findByRole('table', { name: 'Diferença de cada veículo, mês a mês' });
  const rows = within(table).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('MêsBRA2E19Sem veículo');
  expect(rows[1]?.textContent).toMatch(/^out\/26R\$\s6\.200,00—$/);
  expect(rows[2]?.textContent).toMatch(/^nov\/26R\$\s5\.200,00−R\$\s300,00$/);
});

test('income is not drawn in the colour of costs', async () => {
  server.use(on('get', '/api/finances/summary', someSummary()));
  renderPage(FinancesPage, '/finances?tab=months');
  const barOf = (title: string) => screen.getByText(title).closest('section')?.querySelector('li .h-full');
  await screen.findByText('De onde veio');
  expect(barOf('De onde veio')).toHaveClass('bg-chart-1');
  expect(barOf('Para onde foi')).toHaveClass('bg-chart-2');
});

test('months without anything say so', async () => {
  server.use(on('get', '/api/finances/summary', someSummary({ count: 0, months: [], categories: [], vehicles: [] })));
  renderPage(FinancesPage, '/finances?tab=months');
  expect(await screen.findByText('Nada neste período')).toBeTruthy();
});

test('the cash flow names the day on which money runs short', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(on('get', '/api/finances/cash-flow', (request) => ((seen = request), someCashFlow())));
  const { user, address } = renderPage(FinancesPage, '/finances?tab=cash-flow');
  expect(await screen.findByText('Vai faltar dinheiro em 10 de dez.')).toBeTruthy();
  expect(seen?.search.get('days')).toBe('90');
  const day = screen.getByRole('link', { name: /10 de dez\..*Menor saldo/ });
  expect(day.getAttribute('href')).toBe('/finances?status=pending&from=2026-12-10&to=2026-12-10');
  expect(screen.getByRole('link', { name: /Hoje e atrasados/ }).getAttribute('href')).toBe(
    '/finances?status=pending&to=2026-11-21',
  );
  await user.click(screen.getByLabelText('30 dias'));
  expect(address()).toBe('/finances?tab=cash-flow&days=30');
  await waitFor(() => expect(seen?.search.get('days')).toBe('30'));
});

test('the day on which money runs out and the worst day are each named', async () => {
  const flow = someCashFlow({
    firstShort: { on: '2026-12-10', now: false, balanceCents: -65_000 },
    lowest: { on: '2027-01-05', now: false, balanceCents: -90_000 },
  });
  server.use(on('get', '/api/finances/cash-flow', flow));
  renderPage(FinancesPage, '/finances?tab=cash-flow');
  expect(await screen.findByText('Vai faltar dinheiro em 10 de dez.')).toBeTruthy();
  expect(screen.getByText(/^O pior dia é/).textContent).toMatch(/^O pior dia é 5 de jan\. de 2027: −R\$\s900,00\.$/);
  expect(screen.getByRole('link', { name: /10 de dez\..*Começa a faltar/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /5 de jan\..*Menor saldo/ })).toBeTruthy();
});

const curves = async () => within(await screen.findByRole('table', { name: 'Saldo em caixa de cada dia' }));

test('freights that have not begun have a curve of their own', async () => {
  const flow = someCashFlow();
  const days = flow.days.map((day, at) => (at === 2 ? { ...day, balanceWithoutScheduledCents: -265_000 } : day));
  server.use(on('get', '/api/finances/cash-flow', { ...flow, scheduledIncomeCents: 800_000, days }));
  renderPage(FinancesPage, '/finances?tab=cash-flow');
  const [head, ...rows] = (await curves()).getAllByRole('row').map(({ textContent }) => textContent);
  expect(head).toBe('DiaSaldo em caixaSem os fretes agendados');
  expect(rows.at(-1)).toMatch(/^19\/02\/2027R\$\s5\.350,00−R\$\s2\.650,00$/);
});

test('without scheduled freights there is one curve', async () => {
  server.use(on('get', '/api/finances/cash-flow', someCashFlow()));
  renderPage(FinancesPage, '/finances?tab=cash-flow');
  const heads = (await curves()).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Dia', 'Saldo em caixa']);
});

test('a negative balance is reported at once', async () => {
  const flow = someCashFlow({
    openingCents: -2_557_300,
    outlook: 'in_the_red',
    firstShort: { on: '2026-11-21', now: true, balanceCents: -2_557_300 },
    lowest: { on: '2027-01-05', now: false, balanceCents: -3_000_000 },
  });
  server.use(on('get', '/api/finances/cash-flow', flow));
  renderPage(FinancesPage, '/finances?tab=cash-flow');
  expect(await screen.findByText('Você já está no vermelho')).toBeTruthy();
  expect(screen.queryByText(/Vai faltar dinheiro/)).toBeNull();
  expect(screen.queryByText('Começa a faltar dinheiro')).toBeNull();
});

test('a payer without a client leads to the freight that names none', async () => {
  const year = someTaxYear();
  const payer = { ...year.payers[0]!, clientId: null, freightId: 12, name: 'Sem cliente · frete nº 4', document: null };
  server.use(on('get', '/api/finances/tax-year/2026', { ...year, payers: [payer] }));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const link = await screen.findByRole('link', { name: 'Sem cliente · frete nº 4' });
  expect(link.getAttribute('href')).toBe('/freights?id=12');
});

test('with nothing ahead there is still the balance and the next step', async () => {
  const now = { on: '2026-11-21', now: true, balanceCents: 310_000 };
  const flow = someCashFlow({ days: [], outlook: 'no_bills', firstShort: null, lowest: now });
  server.use(on('get', '/api/finances/cash-flow', flow));
  renderPage(FinancesPage, '/finances?tab=cash-flow');
  expect(await screen.findByText('O menor saldo é o de agora')).toBeTruthy();
  expect(screen.getByText('Não há conta a pagar lançada nestes dias.')).toBeTruthy();
  expect(screen.getByText('Nada a vencer em 90 dias')).toBeTruthy();
});

test('the statement says what stayed outside, and turns to other months', async () => {
  const seen: ReceivedRequest[] = [];
  server.use(on('get', '/api/finances/statement', (request) => (seen.push(request), someStatement())));
  const { user, address } = renderPage(FinancesPage, '/finances?tab=statement&from=2026-11');
  expect(await screen.findByText('Sobrou')).toBeTruthy();
  expect(seen[0]?.search.toString()).toContain('from=2026-11&to=2026-11&basis=accrual');
  const outside = screen.getByText('O que não entra no resultado').closest('section')!;
  expect(within(outside).getByText(/2\.500,00/).textContent).toMatch(/^−/);
  expect(within(outside).queryByText('Empréstimos que entraram')).toBeNull();
  expect(screen.getByText(/Nos custos há R\$\s1\.344,00 de comissões/)).toBeTruthy();
  await user.click(screen.getByLabelText('Trimestre'));
  expect(address()).toBe('/finances?tab=statement&span=quarter&from=2026-10');
  await waitFor(() => expect(seen.at(-1)?.search.get('to')).toBe('2026-12'));
  await user.click(screen.getByLabelText('Quando foi pago'));
  await waitFor(() => expect(seen.at(-1)?.search.get('basis')).toBe('cash'));
  await user.click(screen.getByRole('link', { name: 'Período anterior' }));
  expect(address()).toBe('/finances?tab=statement&span=quarter&from=2026-07&basis=cash');
});

test('by payment, it also says how the money changed', async () => {
  server.use(on('get', '/api/finances/statement', someStatement({ basis: 'cash', cashChangeCents: -299_000 })));
  renderPage(FinancesPage, '/finances?tab=statement&basis=cash');
  expect(await screen.findByText(/O dinheiro diminuiu/)).toBeTruthy();
});

function setWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}

test('the year begins with its figures', async () => {
  server.use(on('get', '/api/finances/tax-year/2026', someTaxYear({ caveat: 'Falta um mês.' })));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const figures = await screen.findByText('Valor bruto dos fretes');
  for (const text of ['Falta um mês.', /^Estimativa para conferir com o contador/]) {
    const note = screen.getByText(text);
    expect(figures.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  }
});

test('the year for the accountant by month and payer, with its disclaimer', async () => {
  setWidth(1280);
  server.use(on('get', '/api/finances/tax-year/2026', someTaxYear()));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect(await screen.findByText(/Estimativa para conferir/)).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Fretes recebidos por mês e pagador' });
  expect(within(table).getByRole('rowheader', { name: /Cerealista Boa Safra/ }).textContent).toContain(
    '11.222.333/0001-81',
  );
  expect(screen.getByText('Despesas do ano, só para o seu controle')).toBeTruthy();
});

test('each payer shows whether taxes were entered, and payments by persons are apart', async () => {
  const year = someTaxYear();
  const owed = { carneLeaoCents: 120_000, ownInssCents: 48_000, discountCents: 15_000 };
  const months = year.months.map((month) => ({ ...month, ...owed }));
  const totals = { ...year.totals, ...owed };
  server.use(on('get', '/api/finances/tax-year/2026', { ...year, months, totals, personWords: 'O INSS é seu.' }));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect((await screen.findAllByText('Estimado')).length).toBeGreaterThan(0);
  expect(screen.getByText('Os R$ 302,40 descontados são todos estimados.')).toBeTruthy();
  expect(screen.getByText(/^Descontos do pagador/).parentElement).toHaveTextContent('R$ 150,00');
  expect(screen.getByRole('heading', { name: 'Recebido de pessoas físicas' })).toBeTruthy();
  const month = screen.getByText(/^INSS próprio de R\$\s480,00$/).closest('li');
  expect(month).toHaveTextContent(/^NovembroRenda do carnê-leãoR\$\s1\.200,00INSS próprio de R\$\s480,00$/);
});

test('the carnê-leão of a month shows its steps, and the doubts of the law are printed', async () => {
  const year = someTaxYear();
  const carneLeao = {
    incomeCents: 800_000,
    inssWithheldCents: 88_000,
    ownInssCents: 0,
    dependents: 0,
    simplified: false,
    deductedCents: 88_000,
    baseCents: 712_000,
    beforeReductionCents: 104_927,
    reductionCents: 0,
    taxCents: 104_927,
    dueOn: '2026-12-31',
  };
  const owed = { carneLeaoCents: 800_000, ownInssCents: 0, ownSestCents: 24_000, ownSenatCents: 16_000 };
  const words = 'A base do INSS do mês é de R$ 600,00, abaixo do salário mínimo (R$ 1.621,00).';
  const lowInssBase = { baseCents: 60_000, minimumWageCents: 162_100, complementCents: 20_420, words };
  const months = year.months.map((month) => ({ ...month, ...owed, carneLeao, lowInssBase }));
  const totals = { ...year.totals, ...owed };
  const notes = ['SEST e SENAT: a lei fala do salário de contribuição.'];
  const answer = { ...year, months, totals, carneLeaoTaxCents: 104_927, personWords: 'É seu.', personNotes: notes };
  server.use(on('get', '/api/finances/tax-year/2026', answer));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const tax = await screen.findByText(/^Carnê-leão no ano/);
  expect(tax.closest('div')).toHaveTextContent(/R\$\s1\.049,27/);
  expect(screen.getByText(/SENAT próprio no ano/).closest('div')).toHaveTextContent(/R\$\s160,00/);
  expect(screen.getByText(/8\.000,00 menos R\$\s880,00 \(INSS e dependentes\), base de R\$\s7\.120,00/)).toBeTruthy();
  expect(screen.getByText(notes[0]!)).toBeTruthy();
  expect(screen.getByText(words).closest('li')).toHaveTextContent(/^Novembro:/);
});

test('a month that owes SENAT alone is listed, without a carnê-leão', async () => {
  const year = someTaxYear();
  const owed = { carneLeaoCents: 0, ownInssCents: 0, ownSestCents: 0, ownSenatCents: 2400 };
  const months = year.months.map((month) => ({ ...month, ...owed }));
  const totals = { ...year.totals, ...owed };
  server.use(on('get', '/api/finances/tax-year/2026', { ...year, months, totals, personWords: 'É seu.' }));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect(await screen.findByText(/^SENAT próprio no ano/)).toBeTruthy();
  expect(screen.getByText(/^SENAT de R\$\s24,00$/).closest('li')).toHaveTextContent(/^NovembroSENAT de R\$\s24,00$/);
  expect(screen.queryByText('Renda do carnê-leão no ano')).toBeNull();
});

test('INSS of the carrier that is nothing has no line', async () => {
  const year = someTaxYear();
  const owed = { carneLeaoCents: 120_000, ownInssCents: 0 };
  const months = year.months.map((month) => ({ ...month, ...owed }));
  const totals = { ...year.totals, ...owed };
  server.use(on('get', '/api/finances/tax-year/2026', { ...year, months, totals, personWords: 'Você não deve INSS.' }));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect(await screen.findByText('Renda do carnê-leão no ano')).toBeTruthy();
  expect(screen.queryByText(/INSS próprio/)).toBeNull();
});

test('receipts are listed with their documents, and other income beside them', async () => {
  const year = someTaxYear();
  const [{ basis, basisLabel, ...payer }] = year.payers as [(typeof year.payers)[0]];
  const receipt = {
    ...payer,
    basis,
    basisLabel,
    transactionId: 8,
    receivedOn: '2026-11-10',
    freightId: 5,
    freightNumber: 41,
    cteKey: '35170358716523000119550010000000301000000300',
    ciot: '000000000001',
    payerName: 'Cerealista Boa Safra',
  };
  const other = {
    transactionId: 9,
    receivedOn: '2026-11-12',
    category: 'outros' as const,
    description: 'Rodas usadas',
    freightNumber: null,
    clientName: null,
    clientId: null,
    amountCents: 120_000,
  };
  const answer = { ...year, receipts: [receipt], otherIncome: [other], otherIncomeCents: 120_000 };
  server.use(on('get', '/api/finances/tax-year/2026', answer));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  await screen.findByText('Recebimentos um a um');
  const line = screen.getByRole('link', { name: 'Frete nº 41' }).closest('li');
  expect(line).toHaveTextContent(/10\/11\/2026.*CIOT 000000000001.*CT-e 3517.*Estimado.*R\$\s246,40/);
  const income = screen.getByRole('link', { name: 'Rodas usadas' }).closest('li');
  expect(income).toHaveTextContent(/12\/11\/2026.*R\$\s1\.200,00/);
});

test('without room for its columns the year is cards', async () => {
  setWidth(390);
  server.use(on('get', '/api/finances/tax-year/2026', someTaxYear()));
  renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const month = await screen.findByText('Novembro de 2026');
  expect(month.closest('details')).toHaveProperty('open', true);
  expect(screen.queryByRole('table')).toBeNull();
  setWidth(1024);
});

test('many payers are folded by month until asked for', async () => {
  setWidth(1280);
  const year = someTaxYear();
  const payers = Array.from({ length: 13 }, (_, at) => ({ ...year.payers[0]!, clientId: at, name: `Pagador ${at}` }));
  const months = year.months.map((month) => ({ ...month, payers }));
  server.use(on('get', '/api/finances/tax-year/2026', { ...year, months }));
  const { user } = renderPage(FinancesPage, '/finances?tab=year&year=2026');
  const month = await screen.findByRole('button', { name: 'Novembro de 2026 13 pagadores' });
  expect(screen.queryByRole('rowheader', { name: /Pagador 12/ })).toBeNull();
  await user.click(month);
  expect(month).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('rowheader', { name: /Pagador 12/ })).toBeTruthy();
  setWidth(1024);
});

test('a view that cannot be read says so and tries again', async () => {
  server.use(on('get', '/api/finances/tax-year/2026', problem(500, 'internal')));
  const { user } = renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect(await screen.findByText(/O servidor falhou/)).toBeTruthy();
  server.use(on('get', '/api/finances/tax-year/2026', someTaxYear()));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/Estimativa para conferir/)).toBeTruthy();
});

test('the statement is a PDF of the months and the basis on screen', async () => {
  let seen: ReceivedRequest | undefined;
  const file = new HttpResponse('%PDF', { headers: { 'Content-Disposition': 'inline; filename="resultado.pdf"' } });
  server.use(
    on('get', '/api/finances/statement', someStatement()),
    on('get', '/api/finances/statement.pdf', (request) => ((seen = request), file)),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=statement&span=quarter&from=2026-10&basis=cash');
  await user.click(await screen.findByRole('button', { name: 'Resultado em PDF' }));
  expect(await screen.findByText('resultado.pdf')).toBeTruthy();
  expect(screen.getByText('Resultado: Outubro a dezembro de 2026')).toBeTruthy();
  expect(seen?.search.toString()).toBe('from=2026-10&to=2026-12&basis=cash');
});

test('the year is available as a PDF and as a spreadsheet', async () => {
  server.use(
    on('get', '/api/finances/tax-year/2026', someTaxYear()),
    on('get', '/api/finances/tax-year/2026/report.xlsx', () => {
      return new HttpResponse('PK', { headers: { 'Content-Disposition': 'attachment; filename="ano-2026.xlsx"' } });
    }),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=year&year=2026');
  expect(await screen.findByRole('button', { name: 'Ano em PDF' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ano em Excel' }));
  expect(await screen.findByText('ano-2026.xlsx')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Planilha' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a count of the cash names what differs and where it is booked', async () => {
  let seen: ReceivedRequest | undefined;
  const counted = {
    expectedCents: 310_000,
    countedCents: -300_050,
    differenceCents: -610_050,
    transaction: someLine({ id: 91, category: 'outros', effect: 'cash', countedCents: -300_050 }),
  };
  server.use(
    on('get', '/api/finances/cash-flow', someCashFlow()),
    on('post', '/api/finances/cash-count', (request) => ((seen = request), counted)),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=cash-flow');
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(screen.getByText('Informe quanto você tem.')).toBeTruthy();
  expect(seen).toBeUndefined();
  await user.type(screen.getByLabelText('Hoje tenho'), '300050');
  await user.click(screen.getByLabelText('A conta está no vermelho'));
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  await waitFor(() => expect(seen?.body).toMatchObject({ countedCents: -300_050, on: expect.any(String) }));
  expect(await screen.findByText(/Faltou/)).toHaveTextContent('Faltou R$ 6.100,50: as contas diziam R$ 3.100,00.');
  expect(screen.getByRole('link', { name: 'Ver lançamento' }).getAttribute('href')).toBe('/finances?id=91');
});

test('a matching count says so, and an impossible day is an error at its field', async () => {
  const agreed = { expectedCents: 310_000, countedCents: 310_000, differenceCents: 0, transaction: null };
  const errors = [{ field: 'on', code: 'before_last', message: 'Já há uma conferência em 20/11/2026.' }];
  server.use(
    on('get', '/api/finances/cash-flow', someCashFlow()),
    on('post', '/api/finances/cash-count', problem(422, 'validation', { errors })),
  );
  const { user } = renderPage(FinancesPage, '/finances?tab=cash-flow');
  await user.type(await screen.findByLabelText('Hoje tenho'), '310000');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Já há uma conferência em 20/11/2026.')).toBeTruthy();
  server.use(on('post', '/api/finances/cash-count', agreed));
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText(/^Confere:/)).toBeTruthy();
});

test('the statement shows depreciation where it is asked for, with its caveat', async () => {
  const seen: ReceivedRequest[] = [];
  const depreciation = {
    cents: 100_000,
    vehicles: [{ vehicleId: 1, plate: 'BRA2E19', cents: 100_000 }],
    caveat: 'A parcela do empréstimo conta inteira como custo.',
  };
  server.use(
    on('get', '/api/finances/statement', (request) => {
      seen.push(request);
      return request.search.get('depreciation') === 'true'
        ? someStatement({ depreciation, resultAfterDepreciationCents: 529_000 })
        : someStatement();
    }),
  );
  const { user, address } = renderPage(FinancesPage, '/finances?tab=statement&from=2026-11');
  expect(await screen.findByText('Sobrou')).toBeTruthy();
  expect(seen.at(-1)?.search.get('depreciation')).toBeNull();
  expect(screen.queryByText('Sobrou, com a depreciação')).toBeNull();
  await user.click(screen.getByLabelText('Mostrar a depreciação'));
  const after = await screen.findByText('Sobrou, com a depreciação');
  expect(after.nextElementSibling).toHaveTextContent('R$ 5.290,00');
  expect(screen.getByText(depreciation.caveat)).toBeTruthy();
  expect(address()).toBe('/finances?tab=statement&from=2026-11&depreciation=true');
});
