import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someTransaction, someVehicle } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { placeOf } from '@/api/target-place';
import type { Dashboard, Debtor, Freight } from '@/api/types';
import {
  emptyDashboard,
  someDashboard,
  someMonth,
  somePresent,
  someReminder,
  someForecast,
  someResult,
} from '@/test/dashboard-fixtures';
import { someClient } from '@/test/people-fixtures';
import { someOffer, someOpenAmount } from '@/test/settling-fixtures';
import { nextStatus } from '@/components/resource/step-buttons';

const server = startServer(...emptyAccount, signedIn({}));

const answers = (data: Dashboard) => on('get', '/api/dashboard', data);
const underWay = (freight: Freight) =>
  answers(
    someDashboard({
      present: somePresent({ underWay: [{ freight, result: someResult(), forecast: null }], underWayCount: 1 }),
    }),
  );

beforeEach(() => setWidth(1280));
afterEach(() => void vi.restoreAllMocks());

test('an empty account sees the three first steps, and no month to leaf through', async () => {
  server.use(answers(emptyDashboard()));
  renderApp('/dashboard');
  await screen.findByText('Três passos para ver quanto sobra');
  const links = ['Cadastrar caminhão', 'Lançar frete', 'Lançar despesa'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/vehicles?new=truck', '/freights?new=1', '/dashboard?expense=new']);
  expect(screen.queryByRole('navigation', { name: 'Mês' })).toBeNull();
});

test('a step that is done says so, and the third then leads to the pump', async () => {
  server.use(
    answers({
      ...emptyDashboard(),
      firstSteps: { vehicle: true, needsTrailer: false, freight: false, expense: false },
    }),
  );
  renderApp('/dashboard');
  expect(await screen.findByText('(feito)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cadastrar caminhão' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Abastecer' })).toHaveAttribute('href', '/fuel?new=1');
});

test('a tractor without a trailer is led to one, and the freight stays at hand', async () => {
  const firstSteps = { vehicle: true, needsTrailer: true, freight: false, expense: false };
  server.use(answers({ ...emptyDashboard(), firstSteps }));
  renderApp('/dashboard');
  await screen.findByText('Quatro passos para ver quanto sobra');
  expect(screen.getByRole('link', { name: 'Cadastrar carreta' })).toHaveAttribute('href', '/vehicles?new=trailer');
  expect(screen.getByRole('link', { name: 'Lançar frete' })).toBeVisible();
});

test('the month before is asked for by its address, and only up to the present month', async () => {
  const seen: ReceivedRequest[] = [];
  server.use(
    on('get', '/api/dashboard', (request) => {
      seen.push(request);
      const month = request.search.get('month') ?? '2026-11';
      const previous = someMonth({ month: month === '2026-11' ? '2026-10' : '2026-09' });
      return someDashboard({
        month,
        previous,
        current: someMonth({ month, profitCents: month === '2026-11' ? 100 : 200 }),
      });
    }),
  );
  const person = renderApp('/dashboard');
  await screen.findByText('Sobrou no mês');
  expect(seen[0]?.search.has('month')).toBe(false);
  expect(screen.queryByRole('link', { name: /^Mês seguinte/ })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Mês anterior: outubro de 2026' }));
  await waitFor(() => expect(seen.at(-1)?.search.get('month')).toBe('2026-10'));
  expect(window.location.search).toBe('?month=2026-10');
  expect((await screen.findAllByText(/R\$\s2,00/))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mês seguinte: novembro de 2026' })).toHaveAttribute('href', '/dashboard');
});

test('another month shows nothing of today, and says where it is', async () => {
  server.use(answers(someDashboard({ month: '2026-10', present: null })));
  renderApp('/dashboard?month=2026-10');
  await screen.findByText('Sobrou no mês');
  for (const card of ['Precisa da sua atenção', 'A receber', 'Nenhum frete em andamento']) {
    expect(screen.queryByText(card)).toBeNull();
  }
  expect(await screen.findByRole('link', { name: 'Ver o mês atual' })).toHaveAttribute('href', '/dashboard');
});

const owed = (amountCents: number, count: number, firstDueOn: string, days: number) => ({
  amountCents,
  count,
  firstDueOn,
  days,
});
const advance = someOpenAmount({ transactionId: 31, amountCents: 10_000, dueOn: '2026-11-01' });
const debtor = {
  clientId: 3,
  name: 'Amaggi',
  amountCents: 2_589_596,
  count: 4,
  first: advance,
  late: owed(10_000, 1, '2026-11-01', -20),
  today: owed(447_296, 1, '2026-11-21', 0),
  later: owed(2_132_300, 2, '2026-12-01', 10),
};
const owing = (client: Debtor) =>
  answers(
    someDashboard({
      present: somePresent({
        receivables: { ...somePresent().receivables, totalCents: client.amountCents, clients: [client] },
      }),
    }),
  );

test('overdue ages are in words, each with a bar of its own', async () => {
  const ages = { notDueCents: 40_000, late1To15Cents: 10_000, late16To30Cents: 0, lateOver30Cents: 20_000 };
  const receivables = { ...somePresent().receivables, totalCents: 70_000, ...ages };
  server.use(answers(someDashboard({ present: somePresent({ receivables }) })));
  renderApp('/dashboard');
  const rows = [...(await screen.findByText('Ainda no prazo')).closest('ul')!.children];
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'Ainda no prazoR$ 400,00',
    'Venceu há 1 a 15 diasR$ 100,00',
    'Venceu há mais de 30 diasR$ 200,00',
  ]);
  expect(rows.map((row) => row.querySelector<HTMLElement>('[style]')?.style.width)).toEqual(['100%', '25%', '50%']);
});

test('a debtor has sums of overdue, due and later amounts', async () => {
  server.use(owing(debtor));
  renderApp('/dashboard');
  const row = within((await screen.findByRole('link', { name: 'Amaggi' })).closest('li')!);
  expect(row.getByText(/vence hoje/)).toHaveTextContent(/^R\$\s4\.472,96 vence hoje$/);
  expect(row.getByText(/venceu/)).toHaveTextContent(/^R\$\s100,00 venceu há 20 dias$/);
  expect(row.getByText(/a vencer/)).toHaveTextContent(/^R\$\s21\.323,00 a vencer, o próximo vence em 10 dias$/);
  expect(screen.getAllByRole('link', { name: 'Ver todos' }).map((link) => link.getAttribute('href'))).toContain(
    '/finances?kind=income&status=pending&effect=both&period=all',
  );
});

test('what is owed is received where it is seen, by two taps: the amount that is due first, the whole, today', async () => {
  const sent: unknown[] = [];
  server.use(
    owing(debtor),
    on(
      'get',
      '/api/finances/31/expected-deductions',
      someOffer({ openCents: 10_000, netCents: 10_000, deductions: [], deductedCents: 0 }),
    ),
    on('post', '/api/finances/31/pay', ({ body }) => (sent.push(body), someTransaction({ id: 31, status: 'paid' }))),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: /^Recebi R\$\s100,00: Adiantamento do frete nº 12$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Adiantamento do frete nº 12' }));
  await person.click(sheet.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() =>
    expect(sent).toEqual([{ openCents: 10_000, paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]),
  );
  expect((await screen.findAllByText(/^Recebido: R\$/)).length).toBeGreaterThan(0);
});

test('who owes one amount only has a button with nothing but the verb', async () => {
  server.use(owing({ ...debtor, amountCents: 10_000, count: 1, today: null, later: null }));
  renderApp('/dashboard');
  expect(await screen.findByRole('button', { name: 'Recebi: Adiantamento do frete nº 12' })).toHaveTextContent(
    /^Recebi$/,
  );
});

test('a debt is claimed by WhatsApp with a text that can be edited first', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  server.use(owing(debtor), on('get', '/api/clients/3', someClient({ id: 3, phone: '65999990000' })));
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Cobrar no WhatsApp: Amaggi' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cobrar Amaggi' }));
  expect(await sheet.findByText('Para (65) 99999-0000')).toBeVisible();
  const message = sheet.getByLabelText('Mensagem');
  expect(message).toHaveDisplayValue(/100,00, venceu em 01\/11\/2026/);
  await person.clear(message);
  await person.type(message, 'Oi, Amaggi');
  expect(opened).not.toHaveBeenCalled();
  await person.click(sheet.getByRole('button', { name: 'Abrir no WhatsApp' }));
  expect(opened).toHaveBeenCalledWith('https://wa.me/5565999990000?text=Oi%2C%20Amaggi', '_blank', 'noopener');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is not due yet is not claimed', async () => {
  server.use(owing({ ...debtor, late: null, today: null }));
  renderApp('/dashboard');
  await screen.findByRole('link', { name: 'Amaggi' });
  expect(screen.queryByRole('button', { name: /^Cobrar/ })).toBeNull();
});

test('receivables are with their client, not among the reminders', async () => {
  const reminders = [
    someReminder({ kind: 'receivable', title: 'Saldo do frete nº 12' }),
    someReminder({ kind: 'licensing', title: 'Licenciamento', amountCents: null }),
  ];
  server.use(answers(someDashboard({ present: somePresent({ reminders }) })));
  renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Licenciamento' })).toBeVisible();
  expect(screen.queryByText('Saldo do frete nº 12')).toBeNull();
});

describe('on the phone', () => {
  beforeEach(() => setWidth(390));

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('what needs the owner is first, and the rest follows "Ver mais"', async () => {
    const freight = someFreight({ id: 12, number: 12, status: 'in_transit' });
    const receivables = { ...somePresent().receivables, totalCents: debtor.amountCents, clients: [debtor] };
    const underWayOne = { freight, result: someResult(), forecast: null };
    server.use(
      answers(someDashboard({ present: somePresent({ underWay: [underWayOne], underWayCount: 1, receivables }) })),
    );
    const person = renderApp('/dashboard');
    await screen.findByText('Sobrou no mês');
    expect(headings()).toEqual(['Precisa da sua atenção', 'A receber', 'Frete nº 12', 'Sobrou no mês']);
    const more = screen.getByRole('button', { name: 'Ver mais' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await person.click(more);
    expect(headings().slice(4)).toEqual([
      'Por quilômetro',
      'No caixa',
      'A receber por prazo',
      'Para onde foi o dinheiro',
    ]);
    await person.click(screen.getByRole('button', { name: 'Ver menos' }));
    expect(headings()).toHaveLength(4);
  });

  test('lists are short: the most urgent reminders, clients and freights', async () => {
    const reminders = [1, 2, 3, 4, 5].map((id) =>
      someReminder({ title: `Parcela ${id}`, target: { kind: 'transaction', id } }),
    );
    const clients = [1, 2, 3].map((id) => ({ ...debtor, clientId: id, name: `Cliente ${id}` }));
    const notDue = { ...debtor, clientId: 9, name: 'Em dia', late: null, today: null };
    const receivables = { ...somePresent().receivables, totalCents: 1, clients: [notDue, ...clients] };
    const freights = [1, 2, 3].map((id) => someFreight({ id, number: id, status: 'in_transit' }));
    server.use(
      answers(
        someDashboard({
          present: somePresent({
            reminders,
            receivables,
            underWay: freights.map((freight) => ({ freight, result: someResult(), forecast: null })),
            underWayCount: 3,
          }),
        }),
      ),
    );
    renderApp('/dashboard');
    expect(await screen.findAllByRole('link', { name: /^Parcela/ })).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: /^Cliente|^Em dia/ }).map(({ textContent }) => textContent)).toEqual([
      'Cliente 1',
      'Cliente 2',
    ]);
    expect(screen.getAllByRole('heading', { name: /^Frete nº/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Mais 1 frete em aberto' })).toBeVisible();
  });
});

test('a reminder of an amount settles it in place, and one of a document does not', async () => {
  const settles = someOpenAmount({ transactionId: 88, kind: 'expense', category: 'outros', description: 'Parcela' });
  const paper = someReminder({ kind: 'licensing', title: 'Licenciamento', amountCents: null });
  const reminders = [someReminder({ settles }), paper];
  server.use(answers(someDashboard({ present: somePresent({ reminders }) })));
  renderApp('/dashboard');
  expect(await screen.findByRole('button', { name: 'Paguei: Parcela' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(Paguei|Recebi)/ })).toHaveLength(1);
});

test('unknown figures are not printed: the missing data are named', async () => {
  server.use(answers(someDashboard({ current: someMonth({ metersPerLiter: null, fuelPerKmCents: null }) })));
  renderApp('/dashboard');
  await screen.findByText('Sobra por km');
  expect(screen.getByText(/^Para ter a média, encha o tanque/)).toBeVisible();
  expect(screen.queryByText('Média do diesel')).toBeNull();
  expect(screen.queryByText('Combustível por km')).toBeNull();
});

test('commission that no settlement holds yet is named', async () => {
  server.use(answers(someDashboard({ unsettledCommissionCents: 134_400 })));
  renderApp('/dashboard');
  expect(await screen.findByText('Comissões sem acerto:')).toHaveTextContent(/R\$\s1\.344,00$/);
  expect(screen.getByRole('link', { name: 'Fazer acerto' })).toHaveAttribute('href', '/driver-payments');
});

/** Rows of the chart of the month. */
const monthBars = () =>
  within(screen.getByRole('table', { name: 'Ganhos e gastos de novembro de 2026' }))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

test('a finished month is compared with whole months, a year ago too', async () => {
  const lastYear = someMonth({ month: '2025-10', profitCents: 2_599_800 });
  const previous = someMonth({ month: '2026-09', revenueCents: 0, costCents: 0, profitCents: 0 });
  server.use(answers(someDashboard({ month: '2026-10', previous, lastYear, present: null })));
  renderApp('/dashboard?month=2026-10');
  expect(await screen.findByText(/50% vs out\/25$/)).toHaveTextContent('▼ caiu 50% vs out/25');
  // Nothing was entered in September.
  expect(screen.queryByText(/vs set/)).toBeNull();
});

test('a month with a freight under way says what it still will cost, and calls no share of it kept', async () => {
  const forecast = { freights: 2, unknown: 1, remainingCents: 431_937, commissionChangeCents: 0, profitCents: 868_063 };
  server.use(answers(someDashboard({ forecast })));
  renderApp('/dashboard');
  expect(await screen.findByText(/^Sobra prevista do mês/)).toHaveTextContent('8.680,63');
  expect(screen.getByText('1 frete sem previsão')).toBeVisible();
  expect(screen.getByText('Falta gastar nos fretes').parentElement).toHaveTextContent('4.319,37');
  expect(screen.getByText(/^Para prever 1 frete em andamento, falta a simulação/)).toBeVisible();
  expect(monthBars().at(-1)).toBe('SobrouR$ 12.999,00R$ 3.200,00R$ 8.680,63');
  expect(screen.queryByText('Parte que sobrou')).toBeNull();
  expect(await screen.findByText('Há frete em andamento: os gastos por km ainda vão subir.')).toBeVisible();
});

test('a month without a freight under way has nothing to foresee', async () => {
  server.use(answers(someDashboard()));
  renderApp('/dashboard');
  expect(await screen.findByText(/306,2% vs out inteiro$/)).toHaveTextContent('▲ subiu 306,2% vs out inteiro');
  expect(monthBars()).toEqual([
    'Valornov/26out/26',
    'GanhouR$ 28.666,41R$ 28.666,41',
    'GastouR$ 15.667,41R$ 15.667,41',
    'SobrouR$ 12.999,00R$ 3.200,00',
  ]);
  expect(screen.getByText('Parte que sobrou')).toBeInTheDocument();
  expect(screen.queryByText(/[Pp]revist/)).toBeNull();
});

test('a freight under way shows what it still will cost, and no rate as if it were over', async () => {
  const freight = someFreight({ id: 12, status: 'loading' });
  server.use(
    answers(
      someDashboard({
        present: somePresent({
          underWay: [{ freight, result: someResult({ provisional: true }), forecast: someForecast() }],
          underWayCount: 1,
        }),
      }),
    ),
  );
  renderApp('/dashboard');
  expect((await screen.findByText('Falta gastar')).parentElement).toHaveTextContent('1.509,37');
  expect(screen.getByText('Deve sobrar').parentElement).toHaveTextContent('5.450,63');
});

test.each([
  ['is named beside what is left', 120_000, [/^Já descontada a comissão, de R\$\s1\.200,00\.$/]],
  ['of nothing is not named', 0, []],
])('a commission that is foreseen %s', async (_what, commissionCents, expected) => {
  const one = {
    freight: someFreight({ id: 12, status: 'loading' }),
    result: someResult({ provisional: true }),
    forecast: { ...someForecast(), commissionCents },
  };
  server.use(answers(someDashboard({ present: somePresent({ underWay: [one], underWayCount: 1 }) })));
  renderApp('/dashboard');
  await screen.findByText('Deve sobrar');
  const shown = screen.queryAllByText(/comissão/).map(({ textContent }) => textContent);
  expect(shown).toEqual(expected.map((words) => expect.stringMatching(words)));
});

/** Events contain their time, because they may be sent late. */
const aMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('a freight under way is taken to its next state', async () => {
  const freight = someFreight({
    id: 12,
    number: 12,
    status: 'loading',
    moves: ['scheduled', 'in_transit', 'completed'],
  });
  let sent: unknown;
  server.use(
    underWay(freight),
    on('post', '/api/freights/12/status', ({ body }) => {
      sent = body;
      return { ...freight, status: 'in_transit' };
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Sair carregado' }));
  await waitFor(() => expect(sent).toEqual({ status: 'in_transit', fromStatus: 'loading', occurredAt: aMoment }));
  expect((await screen.findAllByText('Frete nº 12: Em trânsito')).length).toBeGreaterThan(0);
});

test('an arrival is recorded at now by one touch', async () => {
  const freight = someFreight({ status: 'scheduled', nextArrival: 'loading' });
  const sent: unknown[] = [];
  server.use(
    underWay(freight),
    on('post', '/api/freights/12/arrival', ({ body }) => {
      sent.push(body);
      return { ...freight, version: 2, nextArrival: null, arrivedAt: '2026-11-18T11:10:00Z' };
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Cheguei para carregar' }));
  expect(await screen.findByText('Chegada: 18/11/2026 às 08:10')).toBeTruthy();
  expect(sent).toEqual([{ place: 'loading', occurredAt: aMoment }]);
});

test('what is unlikely is asked, and sent again with the confirmation', async () => {
  const freight = someFreight({ id: 12, status: 'scheduled', moves: ['loading'] });
  const warnings = [{ code: 'licensing_expired', message: 'O licenciamento venceu.' }];
  const sent: unknown[] = [];
  server.use(
    underWay(freight),
    on('post', '/api/freights/12/status', ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? problem(422, 'confirmation_required', { warnings })
        : { ...freight, status: 'loading' };
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Começar a carregar' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('O licenciamento venceu.')).toBeVisible();
  // Cancelling is first; the other label names the consequence.
  const [back, goOn] = question.getAllByRole('button').slice(-2);
  expect(back).toHaveAccessibleName('Voltar');
  expect(goOn).toHaveAccessibleName('Seguir mesmo assim, com o licenciamento vencido');
  await person.click(goOn!);
  await waitFor(() =>
    expect(sent[1]).toEqual({
      status: 'loading',
      fromStatus: 'scheduled',
      confirm: ['licensing_expired'],
      occurredAt: aMoment,
    }),
  );
});

test('a read that fails can be tried again', async () => {
  server.use(on('get', '/api/dashboard', problem(500, 'internal', { detail: 'O servidor falhou.' })));
  const person = renderApp('/dashboard');
  await screen.findByText('O servidor falhou.');
  server.use(answers(emptyDashboard()));
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Três passos para ver quanto sobra')).toBeVisible();
});

test('many freights under way: the first are shown, the others are a link', async () => {
  const freights = [1, 2, 3, 4, 5, 6].map((id) => someFreight({ id, number: id, status: 'in_transit' }));
  server.use(
    answers(
      someDashboard({
        present: somePresent({
          underWay: freights.map((freight) => ({ freight, result: someResult(), forecast: null })),
          underWayCount: 12,
        }),
      }),
    ),
  );
  renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Mais 8 fretes em aberto' })).toBeVisible();
  expect(screen.getByText('Frete nº 4')).toBeVisible();
  expect(screen.queryByText('Frete nº 5')).toBeNull();
});

test.each([
  ['scheduled' as const, ['loading' as const, 'completed' as const], 'loading'],
  ['unloading' as const, ['in_transit' as const, 'completed' as const], 'completed'],
  ['completed' as const, ['unloading' as const], null],
])('from %s the next state is what the freight may do', (status, moves, next) => {
  expect(nextStatus({ status, moves })).toBe(next);
});

test('a fill-up and an expense from a freight under way name the freight and its truck', async () => {
  const freight = someFreight({ id: 12, truckId: 3, status: 'loading' });
  let sent: unknown;
  server.use(
    underWay(freight),
    on('get', '/api/freights', pageOf([freight])),
    on('get', '/api/freights/12', freight),
    on('get', '/api/vehicles', pageOf([someVehicle({ id: 3 })])),
    on('get', '/api/finances', pageOf([])),
    on('post', '/api/finances', ({ body }) => {
      sent = body;
      return someTransaction({});
    }),
  );
  const person = renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Abastecer' })).toHaveAttribute(
    'href',
    '/fuel?new=1&freightId=12&vehicleId=3',
  );
  await person.click(screen.getByRole('link', { name: 'Despesa' }));
  await person.type(await screen.findByLabelText('Valor'), '5000');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toMatchObject({ kind: 'expense', freightId: 12, vehicleId: 3, amountCents: 5000 }));
  expect(window.location.pathname + window.location.search).toBe('/dashboard');
});

test('each reminder leads to where it is settled', () => {
  const kinds = [
    ['transaction', '/finances?id=5'],
    ['freight', '/freights?id=5'],
    ['fuel', '/fuel?id=5'],
    ['maintenance_record', '/maintenance?id=5'],
    ['maintenance_plan', '/maintenance?tab=plan&id=5'],
    ['driver_payment', '/driver-payments?id=5'],
    ['driver', '/driver-payments?tab=drivers&id=5'],
    ['vehicle', '/vehicles?id=5'],
    ['profile', '/dashboard?reminders=1&account=profile'],
  ] as const;
  for (const [kind, place] of kinds) expect(placeOf({ kind, id: 5 }, '/dashboard?reminders=1')).toBe(place);
});

const licensing = someReminder({
  kind: 'licensing',
  title: 'Licenciamento',
  detail: 'cavalo BRA2E19',
  dueOn: '2026-11-18',
  nextDueOn: '2027-10-31',
  amountCents: null,
  target: { kind: 'vehicle', id: 1 },
});

test('a paper is renewed at its reminder, with the usual day proposed', async () => {
  let seen: ReceivedRequest | undefined;
  server.use(
    answers(someDashboard({ present: somePresent({ reminders: [licensing] }) })),
    on('get', '/api/vehicles/1', someVehicle({ licensingDueOn: '2026-11-18', version: 6 })),
    on('put', '/api/vehicles/1', (request) => ((seen = request), someVehicle())),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Já renovei: Licenciamento' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Já renovei: Licenciamento' }));
  expect(sheet.getByLabelText('Novo vencimento')).toHaveValue('31/10/2027');
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Salvar a nova data' })).toBeEnabled());
  await person.click(sheet.getByRole('button', { name: 'Salvar a nova data' }));
  await waitFor(() => expect(seen?.body).toMatchObject({ plate: 'BRA2E19', licensingDueOn: '2027-10-31' }));
  expect(seen?.headers.get('if-match')).toBe('"6"');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a paper that was renewed elsewhere is not written over', async () => {
  server.use(
    answers(someDashboard({ present: somePresent({ reminders: [licensing] }) })),
    on('get', '/api/vehicles/1', someVehicle({ licensingDueOn: '2027-09-30' })),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Já renovei: Licenciamento' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Esta data já foi mudada em outro lugar.')).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('work that is due becomes a record of it', async () => {
  const oil = someReminder({
    kind: 'maintenance',
    title: 'Óleo do motor',
    state: 'soon',
    days: 8,
    kmLeft: 4_000,
    byPace: true,
    target: { kind: 'maintenance_plan', id: 3 },
  });
  server.use(answers(someDashboard({ present: somePresent({ reminders: [oil] }) })));
  renderApp('/dashboard');
  const done = await screen.findByRole('link', { name: 'Já fiz: Óleo do motor' });
  expect(done).toHaveAttribute('href', '/maintenance?new=1&planId=3');
  expect(screen.getByText(/^faltam 4\.000\skm · deve vencer em 8 dias$/)).toBeTruthy();
});

test('a list without anything says how far it looked, but of what is near', async () => {
  server.use(on('get', '/api/reminders', { items: [], expired: 0, soon: 0, nextCursor: null }));
  const person = renderApp('/dashboard?reminders=1');
  expect(await screen.findByText('Nada venceu e nada está perto de vencer')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Olhar 90 dias' }));
  expect(await screen.findByText('Nada venceu e nada vence em 90 dias')).toBeTruthy();
});

test('the list of reminders is filtered by kind and span', async () => {
  const requests: (string | null)[] = [];
  server.use(
    on('get', '/api/reminders', ({ search }) => {
      requests.push(search.get('days'));
      return {
        items: [
          someReminder(),
          someReminder({
            kind: 'licensing',
            title: 'Licenciamento',
            amountCents: null,
            target: { kind: 'vehicle', id: 3 },
          }),
        ],
        expired: 2,
        soon: 0,
        nextCursor: null,
      };
    }),
  );
  const person = renderApp('/dashboard?reminders=1');
  expect(await screen.findByRole('link', { name: 'Parcela do cavalo' })).toHaveAttribute('href', '/finances?id=88');
  await person.selectOptions(screen.getByLabelText('Tipo'), 'Documentos');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Parcela do cavalo' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Licenciamento' })).toHaveAttribute('href', '/vehicles?id=3');
  await person.selectOptions(screen.getByLabelText('Até quando olhar'), 'Próximos 90 dias');
  await waitFor(() => expect(requests).toEqual(['15', '90']));
  expect(window.location.search).toBe('?reminders=1&kind=papers&days=90');
});
