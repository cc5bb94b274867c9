import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someDriver } from '@/test/people-fixtures';
import { previewOf, someOffer } from '@/test/settling-fixtures';
import { someLine, someSummary } from './finance-fixtures';
import FinancesPage from './finances-page';
import { stubMedia } from '@/test/media';
import { pressUndo } from '@/test/user';
import { setWidth } from '@/test/viewport';

const server = startServer();

const posted = someLine({
  id: 32,
  kind: 'income',
  category: 'frete',
  description: 'Saldo do frete nº 12',
  freightId: 12,
  freightNumber: 12,
  source: { kind: 'freight', id: 12, part: 'balance' },
});
const manual = someLine();

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/drivers', pageOf([someDriver()])),
    on('get', '/api/finances/summary', someSummary()),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/finances/32', posted),
    on('get', '/api/finances/44', manual),
  );
});

afterEach(() => vi.useRealTimers());

/** Responds with a list; returns the requests. */
function listing(...lines: ReturnType<typeof someLine>[]): ReceivedRequest[] {
  const seen: ReceivedRequest[] = [];
  server.use(on('get', '/api/finances', (request) => (seen.push(request), pageOf(lines))));
  return seen;
}

describe('the list', () => {
  test('filters are in the address, and go to the list and its sums', async () => {
    const seen = listing(posted, manual);
    const sums: ReceivedRequest[] = [];
    server.use(on('get', '/api/finances/summary', (request) => (sums.push(request), someSummary())));
    const { user, address } = renderPage(FinancesPage, '/finances');
    expect(await screen.findByText('Saldo do frete nº 12')).toBeTruthy();
    const line = screen.getByRole('row', { name: /Saldo do frete nº 12/ });
    expect(within(line).getAllByText('Venceu há 3 dias').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Atrasados');
    expect(address()).toBe('/finances?overdue=true');
    await waitFor(() => expect(seen.at(-1)?.search.get('overdue')).toBe('true'));
    await waitFor(() => expect(sums.at(-1)?.search.get('overdue')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.selectOptions(await screen.findByLabelText('Motorista'), 'Zé Carlos');
    const whose = screen.getByLabelText('De quem é');
    expect(whose).not.toHaveClass('border-ink');
    await user.selectOptions(whose, 'Casa');
    expect(whose).toHaveClass('border-ink');
    expect(address()).toBe('/finances?overdue=true&driverId=5&personal=true');
    await waitFor(() => expect(sums.at(-1)?.search.get('personal')).toBe('true'));
    await user.selectOptions(screen.getByLabelText('Vencimento'), 'Mês passado');
    expect(address()).toMatch(/personal=true&from=\d{4}-\d\d-01&to=/);
    await user.selectOptions(screen.getByLabelText('Vencimento'), 'Sem filtro');
    await user.click(screen.getByRole('link', { name: 'Tirar filtro Zé Carlos' }));
    expect(address()).toBe('/finances?overdue=true&personal=true');
  });

  test('the sums say what is open, and lead to it', async () => {
    listing(manual);
    renderPage(FinancesPage, '/finances?vehicleId=1');
    const open = await screen.findByRole('link', { name: /Entradas em aberto/ });
    expect(open.textContent).toContain('4.200,00');
    expect(open.getAttribute('href')).toBe('/finances?vehicleId=1&kind=income&status=pending');
    expect(screen.queryByText('Saídas atrasadas')).toBeNull();
  });

  test('without a filter the flows are those of this month, with one those of the list', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    listing(manual);
    const first = renderPage(FinancesPage, '/finances');
    expect((await screen.findByText('Saídas de novembro')).parentElement).toHaveTextContent('R$ 6.300,00');
    const head = screen.getByRole('rowheader', { name: /^Novembro de 2026/ });
    expect(head).toHaveTextContent('12 lançamentosEntrou R$ 11.200,00Saiu R$ 6.300,00+R$ 4.900,00');
    first.unmount();
    renderPage(FinancesPage, '/finances?vehicleId=1');
    expect((await screen.findByText('Saídas')).parentElement).toHaveTextContent('R$ 11.300,00');
  });

  test('on the phone a row has its name, status, hint, amount and button', async () => {
    setWidth(390);
    listing(someLine({ balanceCents: 123_400 }));
    renderPage(FinancesPage, '/finances');
    const list = await screen.findByRole('list', { name: 'Lançamentos, Novembro de 2026' });
    const [row] = within(list).getAllByRole('listitem', { name: '' });
    expect(row).toHaveTextContent(
      /^Parcela do caminhãoVenceu há 3 dias.*BRA2E19 · Saldo R\$ 1\.234,00−R\$ 4\.200,00Paguei/,
    );
  });

  test('open lines are selected, income and expenses settled apart', async () => {
    stubMedia('(min-width: 768px)', '(pointer: fine) and (min-width: 768px)');
    listing(posted, manual, someLine({ id: 45, description: 'Seguro', status: 'paid', paidOn: '2026-11-05' }));
    const seen: ReceivedRequest[] = [];
    server.use(on('post', '/api/finances/44/pay', (request) => (seen.push(request), someLine({ status: 'paid' }))));
    const { user } = renderPage(FinancesPage, '/finances');
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo: Lançamentos' }));
    expect(screen.queryByRole('checkbox', { name: 'Selecionar Seguro' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Recebi 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paguei 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Paguei 1 valor' }));
    expect(sheet.queryByText(/imposto/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ paidOn: expect.any(String), openCents: 420_000 }));
    expect(await screen.findByText('Pago: 1 valor')).toBeTruthy();
  });

  test('"A receber" asks for what the dashboard counts, and the plain sum of what is open is another choice', async () => {
    listing(manual);
    const { user, address } = renderPage(FinancesPage, '/finances');
    const show = await screen.findByLabelText('Mostrar');
    await user.selectOptions(show, 'A receber');
    expect(address()).toBe('/finances?kind=income&status=pending&effect=both&period=all');
    expect(show).toHaveDisplayValue('A receber');
    await user.selectOptions(show, 'Entradas em aberto');
    expect(address()).toBe('/finances?kind=income&status=pending&period=all');
    expect(show).toHaveDisplayValue('Entradas em aberto');
  });

  test('a line says its place, what it does not count for, and the balance so far', async () => {
    listing(
      someLine({ id: 1, installment: 3, installments: 12, balanceCents: 123_400 }),
      someLine({ id: 2, personal: true, effect: 'cash' }),
      someLine({ id: 3, paidByDriver: true, effect: 'result' }),
      someLine({ id: 4, effect: 'cash', source: { kind: 'driver_advance', id: 9, part: 'total' } }),
      someLine({
        id: 5,
        installment: 1,
        installments: 3,
        effect: 'result',
        status: 'paid',
        paidOn: '2026-11-05',
        source: { kind: 'driver_payment', id: 9, part: 'commission' },
      }),
    );
    renderPage(FinancesPage, '/finances');
    await screen.findByRole('table', { name: 'Lançamentos' });
    const lines = screen.getAllByRole('row').filter((row) => within(row).queryByRole('link') !== null);
    const texts = ['', ...lines.map(({ textContent }) => textContent ?? '')];
    expect(texts[1]).toContain('3/12');
    expect(texts[1]).toMatch(/R\$\s1\.234,00/);
    expect(texts[1]).not.toContain('Não é receita nem custo');
    expect(texts[2]).toContain('Da casa');
    expect(texts[3]).toContain('Pago pelo motorista');
    expect(texts[4]).toContain('Não é receita nem custo');
    expect(texts[5]).not.toContain('1/3');
    // The settlement's balance has a payment status; its parts do not.
    expect(texts[5]).toContain('Vai no acerto');
    expect(texts[5]).not.toMatch(/Pago|Recebido|05\/11/);
  });

  test('what is open is settled on its row, what is paid says when', async () => {
    const seen: ReceivedRequest[] = [];
    listing(
      posted,
      someLine({ id: 45, description: 'Seguro', status: 'paid', paidOn: '2026-11-05', overdueDays: 0 }),
      someLine({
        id: 46,
        description: 'Retorno',
        kind: 'income',
        status: 'paid',
        paidOn: '2026-11-05',
        overdueDays: 0,
      }),
    );
    server.use(
      on('get', '/api/finances/32/expected-deductions', someOffer()),
      on('post', '/api/finances/32/pay', (request) => (seen.push(request), someLine({ ...posted, status: 'paid' }))),
    );
    const { user, address } = renderPage(FinancesPage, '/finances');
    const paid = await screen.findByRole('row', { name: /Seguro/ });
    expect(within(paid).getByText('05/11/2026')).toBeTruthy();
    expect(within(paid).getAllByText('Pago').length).toBeGreaterThan(0);
    expect(within(screen.getByRole('row', { name: /Retorno/ })).getAllByText('Recebido').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^(Recebi|Paguei)/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Recebi: Saldo do frete nº 12' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Saldo do frete nº 12' }));
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ paidOn: expect.any(String), openCents: 420_000 }));
    expect(address()).toBe('/finances');
  });

  test('ends with the current month by default, sums the same, and links to later ones', async () => {
    const seen = listing(manual);
    const sums: ReceivedRequest[] = [];
    server.use(
      on('get', '/api/finances/summary', (request) => {
        sums.push(request);
        return someSummary(request.search.has('from') ? { count: 36 } : {});
      }),
    );
    const { user, address } = renderPage(FinancesPage, '/finances?kind=expense');
    const more = await screen.findByRole('link', { name: 'Mostrar os próximos meses (36)' });
    const until = seen[0]?.search.get('to');
    expect(until).toMatch(/^\d{4}-\d{2}-(28|29|30|31)$/);
    expect(screen.getByText(/^Mostrando o que vence até \d{2}\/\d{2}\/\d{4}\.$/)).toBeTruthy();
    expect(
      sums.map(({ search }) => [search.get('from') !== null, search.get('to'), search.get('kind')]).sort(),
    ).toEqual([
      [false, until, 'expense'],
      [true, null, 'expense'],
    ]);
    await user.click(more);
    expect(address()).toBe('/finances?kind=expense&period=all');
    await waitFor(() => expect(seen.at(-1)?.search.has('to')).toBe(false));
    await waitFor(() => expect(sums.at(-1)?.search.has('to')).toBe(false));
    expect(seen.at(-1)?.search.has('period')).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Só até o fim deste mês' }));
    expect(address()).toBe('/finances?kind=expense');
  });

  test('what the dashboard counts as receivable is listed and summed by the same filters, to the last day', async () => {
    const seen = listing(posted);
    const sums: ReceivedRequest[] = [];
    server.use(on('get', '/api/finances/summary', (request) => (sums.push(request), someSummary())));
    renderPage(FinancesPage, '/finances?kind=income&status=pending&effect=both&period=all');
    await screen.findByRole('table', { name: 'Lançamentos' });
    const query = { kind: 'income', status: 'pending', effect: 'both' };
    await waitFor(() => expect(sums).toHaveLength(1));
    for (const { search } of [...seen, ...sums]) {
      expect(Object.fromEntries(search)).toMatchObject(query);
      expect([search.has('from'), search.has('to')]).toEqual([false, false]);
    }
  });

  test('days or a series that were asked for are shown whole', async () => {
    const seen = listing(manual);
    renderPage(FinancesPage, '/finances?seriesId=40');
    await screen.findByRole('table', { name: 'Lançamentos' });
    expect(seen[0]?.search.has('to')).toBe(false);
    expect(screen.queryByText(/Mostrando/)).toBeNull();
  });

  test('an owner with future transactions only is linked to them', async () => {
    renderPage(FinancesPage, '/finances');
    expect(await screen.findByText(/^Nada vence até/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Mostrar os próximos meses (21)' }).length).toBeGreaterThan(0);
  });

  test('who has nothing yet is shown the first step', async () => {
    server.use(on('get', '/api/finances/summary', someSummary({ count: 0 })));
    renderPage(FinancesPage, '/finances');
    expect(await screen.findByText('Nenhum lançamento ainda')).toBeTruthy();
    expect(screen.queryByText(/^Entradas/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Lançar despesa' }).getAttribute('href')).toBe('/finances?expense=new');
  });

  test('a list that cannot be read says so', async () => {
    server.use(on('get', '/api/finances', problem(500, 'internal')));
    renderPage(FinancesPage, '/finances');
    expect(await screen.findByText(/O servidor falhou/)).toBeTruthy();
    expect(screen.queryByText(/O que você digitou/)).toBeNull();
  });

  test('a list and sums that cannot be read say so once, and are asked for again together', async () => {
    const fails = problem(500, 'internal');
    server.use(on('get', '/api/finances', fails), on('get', '/api/finances/summary', fails));
    const { user } = renderPage(FinancesPage, '/finances');
    // The sums may fail first: their error gives way to that of the list.
    await screen.findByText(/a lista não carregou/);
    const again = screen.getByRole('button', { name: 'Tentar de novo' });
    expect(screen.getAllByText(/O servidor falhou/)).toHaveLength(1);
    listing(manual);
    server.use(on('get', '/api/finances/summary', someSummary()));
    await user.click(again);
    expect(await screen.findByText(/^Entradas de /)).toBeTruthy();
    expect(screen.queryByText(/O servidor falhou/)).toBeNull();
  });
});

describe('what really moved', () => {
  const held = { transactionId: 61, kind: 'inss', label: 'INSS', amountCents: 9240 } as const;

  test('an expense is paid in part: no discounts, the rest waits', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(
      on('post', '/api/finances/44/pay/preview', ({ body }) => previewOf(body, 420_000, 0)),
      on('post', '/api/finances/44/pay', (request) => (seen.push(request), someLine({ status: 'paid' }))),
    );
    const { user } = renderPage(FinancesPage, '/finances?id=44');
    await user.click(await screen.findByRole('button', { name: 'Paguei' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Parcela do caminhão' }));
    expect(sheet.queryByText(/desconto|Descontaram|Avaria/i)).toBeNull();
    const amount = sheet.getByLabelText('Quanto paguei');
    await user.clear(amount);
    await user.type(amount, '200000');
    expect(await sheet.findByLabelText(/^O resto \(R\$\s2\.200,00\) vence em/)).toBeTruthy();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Confirmar' })).toBeEnabled());
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(seen[0]?.body).toEqual({ paidOn: expect.any(String), amountCents: 200_000 }));
  });

  test('a receipt shows the whole, named deductions, the net, and how', async () => {
    const row = someLine({
      ...posted,
      status: 'paid',
      paidOn: '2026-11-18',
      netCents: 410_760,
      deductions: [held],
      method: 'pix',
    });
    server.use(on('get', '/api/finances/32', row));
    renderPage(FinancesPage, '/finances?id=32');
    expect((await screen.findByText('Valor cheio')).parentElement).toHaveTextContent('R$ 4.200,00');
    expect(screen.getByText('INSS').parentElement).toHaveTextContent('−R$ 92,40');
    expect(screen.getByText('Entrou').parentElement).toHaveTextContent('R$ 4.107,60');
    expect(screen.getByText('Pix')).toBeTruthy();
  });

  test('what was held back leads to its receipt, where it is undone', async () => {
    const line = someLine({
      id: 61,
      category: 'impostos',
      description: 'INSS do frete nº 12',
      amountCents: 9240,
      status: 'paid',
      paidOn: '2026-11-18',
      source: { kind: 'freight', id: 12, part: 'balance' },
      freightNumber: 12,
      heldFromId: 32,
      deduction: 'inss',
    });
    server.use(on('get', '/api/finances/61', line));
    renderPage(FinancesPage, '/finances?id=61');
    expect(await screen.findByRole('heading', { name: 'INSS do frete nº 12', level: 1 })).toBeTruthy();
    expect(screen.getByText('Descontado')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver recebimento' }).getAttribute('href')).toBe('/finances?id=32');
    expect(
      screen.queryByRole('button', { name: /^(Desfazer (recebimento|pagamento)|Recibo|Salvar alterações)$/ }),
    ).toBeNull();
  });
});

describe('one transaction', () => {
  test.each([
    ['freight', 'balance', 'Ver frete nº 12', '/freights?id=12'],
    ['fuel', 'total', 'Ver abastecimento', '/fuel?id=12'],
    ['maintenance', 'total', 'Ver manutenção', '/maintenance?id=12'],
    ['driver_payment', 'balance', 'Ver acerto', '/driver-payments?id=12'],
    ['driver_advance', 'total', 'Ver vale', '/driver-payments?tab=advances&id=12'],
  ] as const)('what a %s posted leads back to it and is not edited here', async (kind, part, name, href) => {
    server.use(on('get', '/api/finances/32', { ...posted, source: { kind, id: 12, part } }));
    renderPage(FinancesPage, '/finances?id=32');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button', { name: 'Salvar alterações' })).toBeNull();
    // An advance is settled in itself.
    expect(screen.queryByRole('button', { name: 'Recebi' }) === null).toBe(kind === 'driver_advance');
  });

  test('one made by hand is changed with its version', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('put', '/api/finances/44', (request) => ((seen = request), manual)));
    const { user, address } = renderPage(FinancesPage, '/finances?id=44');
    const description = await screen.findByLabelText(/Descrição/);
    await user.clear(description);
    await user.type(description, 'Parcela 15/60');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(address()).toBe('/finances'));
    expect(seen?.headers.get('if-match')).toBe('"1"');
    expect(seen?.body).toMatchObject({ description: 'Parcela 15/60', kind: 'expense', paidOn: null });
    expect(seen?.body).not.toHaveProperty('scope');
  });

  test('one of a series asks how far a change goes, and a deletion too', async () => {
    const row = someLine({ seriesId: 40, installment: 3, installments: 12 });
    const seen: ReceivedRequest[] = [];
    server.use(
      on('get', '/api/finances/44', row),
      on('put', '/api/finances/44', (request) => (seen.push(request), row)),
      on('delete', '/api/finances/44', (request) => (seen.push(request), null)),
    );
    const first = renderPage(FinancesPage, '/finances?id=44');
    await first.user.click(await screen.findByRole('button', { name: 'Salvar alterações' }));
    const query = await screen.findByRole('dialog', { name: 'Mudar Parcela do caminhão?' });
    expect(seen).toHaveLength(0);
    await first.user.click(within(query).getByRole('button', { name: 'Este e os próximos' }));
    await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ scope: 'following' }));
    await waitFor(() => expect(first.address()).toBe('/finances'));
    first.unmount();
    const { user, address } = renderPage(FinancesPage, '/finances?id=44');
    await user.click(await screen.findByRole('button', { name: 'Apagar lançamento' }));
    await user.click(screen.getByRole('button', { name: 'Só este' }));
    await waitFor(() => expect(address()).toBe('/finances'));
    await sendDeletion();
    expect(seen.at(-1)?.search.get('scope')).toBe('one');
  });

  test('what of a series is deleted along leaves the list at once, and what is paid stays', async () => {
    const series = { seriesId: 40, installments: 12 };
    const row = someLine({ ...series, id: 44, installment: 3 });
    listing(
      row,
      someLine({ ...series, id: 45, installment: 4, description: 'A próxima' }),
      someLine({ ...series, id: 46, installment: 5, description: 'A paga', status: 'paid', paidOn: '2026-11-02' }),
      someLine({ ...series, id: 43, installment: 2, description: 'A anterior' }),
    );
    server.use(on('get', '/api/finances/44', row));
    const { user } = renderPage(FinancesPage, '/finances?id=44');
    await user.click(await screen.findByRole('button', { name: 'Apagar lançamento' }));
    await user.click(screen.getByRole('button', { name: 'Este e os próximos' }));
    expect(await screen.findByRole('link', { name: /A paga/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /A anterior/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /A próxima/ })).toBeNull();
    await pressUndo(user);
    await user.click(await screen.findByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('link', { name: /A próxima/ })).toBeTruthy();
  });

  test('one that is deleted is named, and gone for good a while later', async () => {
    let deleted = false;
    server.use(on('delete', '/api/finances/44', () => ((deleted = true), null)));
    const { user, address } = renderPage(FinancesPage, '/finances?id=44');
    await user.click(await screen.findByRole('button', { name: 'Apagar lançamento' }));
    expect((await screen.findAllByText(/^Parcela do caminhão, R\$/)).length).toBeGreaterThan(0);
    expect(address()).toBe('/finances');
    expect(deleted).toBe(false);
    await sendDeletion();
    expect(deleted).toBe(true);
  });
});

test.each([
  ['pending', {}, false],
  ['paid', { status: 'paid', paidOn: '2026-11-18' }, true],
  [
    'part of a settlement',
    {
      status: 'paid',
      paidOn: '2026-11-18',
      effect: 'result',
      source: { kind: 'driver_payment', id: 7, part: 'salary' },
    },
    false,
  ],
  [
    'the balance of a settlement',
    {
      status: 'paid',
      paidOn: '2026-11-18',
      effect: 'cash',
      source: { kind: 'driver_payment', id: 7, part: 'balance' },
    },
    false,
  ],
  [
    'a vale',
    { status: 'paid', paidOn: '2026-11-18', effect: 'cash', source: { kind: 'driver_advance', id: 3, part: 'total' } },
    true,
  ],
  ["the house's", { status: 'paid', paidOn: '2026-11-18', effect: 'cash', personal: true }, false],
  [
    'a loan received',
    { status: 'paid', paidOn: '2026-11-18', kind: 'income', category: 'emprestimo', effect: 'cash' },
    false,
  ],
  ['what a count of the cash found', { status: 'paid', paidOn: '2026-11-18', effect: 'cash', countedCents: 5 }, false],
  ['paid by the driver', { status: 'paid', paidOn: '2026-11-18', effect: 'result', paidByDriver: true }, true],
] as const)('the receipt of a line that is %s', async (_how, changes, there) => {
  server.use(on('get', '/api/finances/44', someLine(changes)));
  renderPage(FinancesPage, '/finances?id=44');
  await screen.findByText('Vencimento', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: 'Recibo' }) !== null).toBe(there);
});

test('what a count of the cash found is named, and neither changed nor unpaid but deleted', async () => {
  const found = {
    category: 'outros',
    description: 'Conferência do caixa',
    effect: 'cash',
    countedCents: 64_000,
  } as const;
  server.use(on('get', '/api/finances/44', someLine({ ...found, status: 'paid', paidOn: '2026-11-18' })));
  renderPage(FinancesPage, '/finances?id=44');
  expect(await screen.findByText(/É a diferença encontrada na conferência do caixa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desfazer pagamento' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar alterações' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Apagar lançamento' })).toBeTruthy();
});

test.each([
  [0, /conta inteira como custo, porque falta saber/],
  [350_000, /Desta parcela, R\$\s3\.500,00 pagam a dívida/],
])('an instalment with a principal of %s says what of it is a cost', async (principalCents, words) => {
  server.use(on('get', '/api/finances/44', someLine({ principalCents })));
  renderPage(FinancesPage, '/finances?id=44');
  expect(await screen.findByText(words)).toBeTruthy();
});
