import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someForecast } from '@/test/dashboard-fixtures';
import { someFreight, someTransaction, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someClient, someClientSummary } from '@/test/people-fixtures';
import { someOffer } from '@/test/settling-fixtures';
import { someOutcome, someWaiting } from './freight-fixtures';
import FreightsPage from './freights-page';
import { pressUndo } from '@/test/user';
import { setWidth } from '@/test/viewport';

const server = startServer();
const result = someOutcome({
  priceCents: 1_120_000,
  otherIncomeCents: 0,
  revenueCents: 1_120_000,
  receivedCents: 700_000,
  openCents: 420_000,
  costs: [{ category: 'combustivel', amountCents: 215_080 }],
  costCents: 215_080,
  commissionCents: 0,
  netCents: 904_920,
  marginBps: 8080,
  loadedKm: 1336,
  emptyKm: 0,
  totalKm: 1336,
  revenuePerLoadedKmCents: 838,
  revenuePerTotalKmCents: 838,
  netPerTotalKmCents: 677,
  days: 3,
  tollVoucher: { providedCents: 48_000, spentCents: 36_240, leftCents: 11_760, missingCents: 0 },
  expectedTollCents: null,
  ownContributions: null,
  netAfterOwnContributionsCents: null,
  metersPerLiter: null,
});

beforeEach(() => {
  server.use(
    on('get', '/api/freights/12', someFreight()),
    on('get', '/api/freights/12/result', result),
    on('get', '/api/freights/12/events', pageOf([])),
    on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [], totalCents: 0, claimText: null })),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/fuel', pageOf([])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/vehicles', pageOf([someVehicle()])),
  );
});

function open() {
  return renderPage(FreightsPage, '/freights?id=12');
}

test('for a person who pays, own INSS, SEST and SENAT are an estimate beside the result', async () => {
  const ownContributions = { inssCents: 44_800, sestCents: 3360, senatCents: 2240 };
  const owed = { ...result, ownContributions, netAfterOwnContributionsCents: 854_520 };
  server.use(on('get', '/api/freights/12/result', owed));
  open();
  const line = await screen.findByText(/^INSS próprio a pagar \(estimativa\)/);
  expect(line.parentElement).toHaveTextContent('−R$ 448,00');
  const sest = screen.getByText(/^SEST próprio a pagar \(estimativa\)/);
  expect(sest.parentElement).toHaveTextContent('−R$ 33,60');
  expect(screen.getByText('SENAT próprio a pagar (estimativa)').parentElement).toHaveTextContent('−R$ 22,40');
  expect(screen.getByText('Depois disso').parentElement).toHaveTextContent('R$ 8.545,20');
});

describe('what is still to come', () => {
  const ahead = { ...result, provisional: true, marginBps: null, forecast: someForecast() };

  test.each([
    ['scheduled', 'Deve sobrar'],
    ['in_transit', 'Está sobrando'],
  ] as const)(
    'a freight that is %s has the expected rest as its one figure, and the others in a fold',
    async (status, title) => {
      server.use(on('get', '/api/freights/12', someFreight({ status })), on('get', '/api/freights/12/result', ahead));
      open();
      const heading = await screen.findByRole('heading', { name: title });
      const card = heading.closest('section')!;
      expect(within(card).getByText('R$ 5.450,63')).toBeVisible();
      expect(within(card).getByText('Falta gastar (previsto)').parentElement).toHaveTextContent('−R$ 1.509,37');
      expect(within(card).getByText('Só com o que já foi lançado')).not.toBeVisible();
      expect(within(card).getByText('Pela simulação nº 3.')).not.toBeVisible();
      expect(within(card).queryByText(/^Alimentação/)).toBeNull();
      expect(screen.getAllByText(/da receita$/)).toHaveLength(1);
      expect(screen.queryByText('Sobra por km')).toBeNull();
    },
  );

  test('an expected loss is called one', async () => {
    const forecast = someForecast({ netCents: -12_300 });
    server.use(on('get', '/api/freights/12/result', { ...ahead, forecast }));
    open();
    const heading = await screen.findByRole('heading', { name: 'Deve dar prejuízo' });
    expect(within(heading.closest('section')!).getByText('−R$ 123,00')).toHaveClass('text-neg');
  });

  test('without a forecast, a note says that costs are still to come', async () => {
    server.use(on('get', '/api/freights/12/result', { ...result, provisional: true, marginBps: null }));
    open();
    expect(await screen.findByText(/ainda não é o que sobra/)).toBeTruthy();
    expect(screen.queryByText(/da receita$/)).toBeNull();
  });

  test('of a freight that is over the share names what it is of', async () => {
    open();
    expect(await screen.findByText('80,8% da receita')).toBeTruthy();
    expect(screen.queryByText(/Previsto/)).toBeNull();
  });
});

describe('states', () => {
  test('a doubtful start names what is doubtful, and goes on only when confirmed', async () => {
    const seen: ReceivedRequest[] = [];
    const warnings = [
      { code: 'insurance_expired', message: 'O seguro venceu há 11 dias.' },
      { code: 'cnh_soon', message: 'A CNH vence em 5 dias.' },
    ];
    server.use(
      on('post', '/api/freights/12/status', (request) => {
        seen.push(request);
        return seen.length === 1
          ? problem(422, 'confirmation_required', { warnings })
          : someFreight({ status: 'loading' });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Começar a carregar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Mudar a etapa' });
    await user.type(within(sheet).getByLabelText(/Hodômetro/), '482400');
    await user.click(within(sheet).getByRole('button', { name: 'Começar a carregar' }));
    const question = await screen.findByRole('dialog', { name: 'Confira antes de continuar' });
    for (const { message } of warnings) expect(within(question).getByText(message)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Seguir mesmo assim, com o seguro vencido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Two moves within a minute must not conflict: the untouched time is that of the tap.
    expect(seen[0]?.body).toMatchObject({ status: 'loading', odometerKm: 482_400, note: null });
    expect(seen[0]?.body).toHaveProperty('occurredAt', expect.stringMatching(/:\d\d\.\d{3}Z$/));
    expect(seen[0]?.body).not.toHaveProperty('confirm');
    expect(seen[1]?.body).toMatchObject({ status: 'loading', confirm: ['insurance_expired', 'cnh_soon'] });
  });

  test('another status can be chosen, and an illegal move is described in words', async () => {
    let body: unknown;
    server.use(
      on(
        'get',
        '/api/freights/12',
        someFreight({ status: 'in_transit', moves: ['loading', 'unloading', 'completed'] }),
      ),
      on('post', '/api/freights/12/status', (request) => {
        body = request.body;
        return problem(409, 'illegal_move', { detail: 'O frete já mudou de etapa.' });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Outra etapa' }));
    await user.selectOptions(await screen.findByLabelText('Nova etapa'), 'loading');
    await user.click(screen.getByRole('button', { name: 'Voltar para carregando' }));
    expect(await screen.findByText('O frete já mudou de etapa.')).toBeTruthy();
    expect(body).toMatchObject({ status: 'loading' });
  });

  test('completing the freight focuses its result', async () => {
    let freight = someFreight({ status: 'unloading', moves: ['in_transit', 'completed'] });
    server.use(
      on('get', '/api/freights/12', () => freight),
      on(
        'post',
        '/api/freights/12/status',
        () => (freight = someFreight({ status: 'completed', moves: ['unloading'] })),
      ),
    );
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'O frete caiu?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Concluir frete' }));
    const sheet = await screen.findByRole('dialog', { name: 'Mudar a etapa' });
    await user.click(within(sheet).getByRole('button', { name: 'Concluir frete' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sobrou deste frete' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    // A completed freight cannot be cancelled.
    expect(screen.queryByRole('heading', { name: 'O frete caiu?' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lançado por engano?' })).toBeTruthy();
  });

  test('a preview of the next status keeps the focus on its button', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Começar a carregar' });
    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Mudar a etapa' });
    await user.click(within(sheet).getByRole('button', { name: 'Fechar' }));
    expect(button).toHaveFocus();
  });

  test('an arrival that is left at now is of the tap, and one touch takes it back', async () => {
    const queued = someFreight({ version: 2, arrivedAt: '2026-11-18T11:10:00Z' });
    let freight = someFreight({ nextArrival: 'loading' });
    const seen: unknown[] = [];
    server.use(
      on('get', '/api/freights/12', () => freight),
      on('post', '/api/freights/12/arrival', ({ body }) => (seen.push(body), (freight = queued))),
      on(
        'post',
        '/api/freights/12/arrival/undo',
        () => (seen.push('undo'), (freight = someFreight({ version: 3, nextArrival: 'loading' }))),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cheguei para carregar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cheguei para carregar' }));
    expect(valueOf(sheet.getByLabelText('Quando foi'))).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    await user.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Chegada: 18/11/2026 às 08:10')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Cheguei para carregar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Começar a carregar' })).toHaveFocus();
    await pressUndo(user);
    expect(await screen.findByRole('button', { name: 'Cheguei para carregar' })).toBeTruthy();
    const occurredAt = expect.stringMatching(/:\d\d\.\d{3}Z$/) as unknown;
    expect(seen).toEqual([{ place: 'loading', occurredAt, note: null }, 'undo']);
  });

  test('a late arrival is sent as chosen, and a refused time is an error at its field', async () => {
    let freight = someFreight({ status: 'in_transit', moves: ['unloading'], nextArrival: 'unloading' });
    const sent: unknown[] = [];
    const message = 'A hora informada é antes da etapa anterior do frete.';
    server.use(
      on('get', '/api/freights/12', () => freight),
      on('post', '/api/freights/12/arrival', ({ body }) => {
        if (sent.push(body) === 1) {
          return problem(422, 'validation', { errors: [{ field: 'occurredAt', code: 'before_previous', message }] });
        }
        freight = { ...freight, version: 2, nextArrival: null, arrivedAt: '2026-11-18T11:10:00Z' };
        return freight;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cheguei para descarregar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cheguei para descarregar' }));
    const moment = sheet.getByLabelText('Quando foi');
    await user.clear(moment);
    await user.type(moment, '171120260810');
    await user.type(sheet.getByLabelText(/Observação/), 'Fila de 12');
    await user.click(sheet.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(moment).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(moment).toHaveValue('17/11/2026 08:10');
    await user.clear(moment);
    await user.type(moment, '181120260810');
    await user.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Chegada: 18/11/2026 às 08:10')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { place: 'unloading', occurredAt: '2026-11-17T11:10:00Z', note: 'Fila de 12' },
      { place: 'unloading', occurredAt: '2026-11-18T11:10:00Z', note: 'Fila de 12' },
    ]);
  });

  test('an arrival of today shows its hour, and can be undone long after its toast', async () => {
    let freight = someFreight({ version: 2, arrivedAt: new Date().toISOString() });
    server.use(
      on('get', '/api/freights/12', () => freight),
      on(
        'post',
        '/api/freights/12/arrival/undo',
        () => (freight = someFreight({ version: 3, nextArrival: 'loading' })),
      ),
    );
    const { user } = open();
    expect(await screen.findByText(/^Chegada: hoje às \d\d:\d\d$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desfazer a chegada' }));
    expect(await screen.findByRole('button', { name: 'Cheguei para carregar' })).toBeTruthy();
  });

  test('the arrival of a cancelled freight is not taken back', async () => {
    const cancelled = { cancelledOn: '2026-11-19', cancelReason: 'Sem carga.', moves: [] };
    server.use(
      on('get', '/api/freights/12', someFreight({ version: 3, arrivedAt: '2026-11-18T11:10:00Z', ...cancelled })),
    );
    open();
    expect(await screen.findByText(/Cancelado em 19\/11\/2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desfazer a chegada' })).toBeNull();
  });

  test('too heavy a cargo is reported at the choice of the next status', async () => {
    const words = 'Excesso de peso: 37 t é 5 t a mais que a capacidade do conjunto, de 32 t.';
    server.use(on('get', '/api/freights/12', someFreight({ overload: { capacityKg: 32_000, overKg: 5000, words } })));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('a step forward is taken back from its notification, a jump is not', async () => {
    let freight = someFreight({ status: 'in_transit', moves: ['loading', 'unloading', 'completed'] });
    const sent: unknown[] = [];
    const answers = [
      someFreight({ version: 2, status: 'unloading', moves: ['in_transit', 'completed'] }),
      someFreight({ version: 3, status: 'in_transit', moves: ['loading', 'unloading', 'completed'] }),
      someFreight({ version: 4, status: 'completed', moves: ['unloading'] }),
    ];
    server.use(
      on('get', '/api/freights/12', () => freight),
      on('post', '/api/freights/12/status', ({ body }) => {
        freight = answers[sent.push(body) - 1] ?? freight;
        return freight;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Começar a descarregar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Começar a descarregar' }));
    await pressUndo(user);
    await waitFor(() => expect(sent[1]).toEqual({ status: 'in_transit' }));
    await user.click(await screen.findByRole('button', { name: 'Outra etapa' }));
    await user.selectOptions(screen.getByLabelText('Nova etapa'), 'completed');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Concluir frete' }));
    await screen.findByRole('heading', { name: 'Sobrou deste frete' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  test('the timeline distinguishes corrections from progress', async () => {
    const event = { occurredAt: '2026-11-18T12:30:00Z', odometerKm: null, note: null, createdAt: '' };
    server.use(
      on(
        'get',
        '/api/freights/12/events',
        pageOf([
          { ...event, id: 1, kind: 'status', fromStatus: 'scheduled', toStatus: 'in_transit' },
          { ...event, id: 3, kind: 'arrived', fromStatus: 'scheduled', toStatus: 'scheduled' },
          { ...event, id: 2, kind: 'status', fromStatus: 'in_transit', toStatus: 'loading', note: 'Foi engano' },
        ]),
      ),
    );
    open();
    expect(await screen.findByText('Voltou para carregando')).toBeTruthy();
    expect(screen.getByText('Foi engano')).toBeTruthy();
    expect(screen.getByText('Chegou para carregar')).toBeTruthy();
    expect(screen.getAllByText(/18\/11\/2026 às 09:30/)).toHaveLength(3);
  });
});

describe('money', () => {
  test('what is left is shown as the server says it, the toll voucher apart', async () => {
    server.use(on('get', '/api/freights/12/result', { ...result, provisional: true }));
    open();
    expect(await screen.findByRole('heading', { name: 'Receita deste frete' })).toBeTruthy();
    expect(screen.queryByText('R$ 9.049,20')).toBeNull();
    expect(screen.getByText('Vale-pedágio')).toBeTruthy();
    expect(screen.getByText('R$ 117,60')).toBeTruthy();
  });

  test('a late balance is received on a day, and taken back', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(
      on('post', '/api/finances/32/pay', (request) => (seen.push(request), someTransaction({ status: 'paid' }))),
      on('post', '/api/finances/32/unpay', (request) => (seen.push(request), someTransaction())),
    );
    server.use(on('get', '/api/finances/32/expected-deductions', someOffer()));
    const { user } = open();
    expect(await screen.findByText('Venceu há 3 dias')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Recebi o saldo' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toMatchObject({ paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    await pressUndo(user);
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/api/finances/32/unpay'));
  });

  test('an expense is entered with little, and another can follow', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('post', '/api/finances', (request) => (seen.push(request), someTransaction())));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Lançar despesa' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Informe o valor.')).toBeTruthy();
    await user.type(screen.getByLabelText('Valor'), '8750');
    await user.click(screen.getByRole('button', { name: 'Alimentação' }));
    await user.click(screen.getByRole('button', { name: 'Salvar e lançar outra' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toMatchObject({
      kind: 'expense',
      category: 'alimentacao',
      description: 'Alimentação',
      amountCents: 8750,
      freightId: 12,
      vehicleId: 1,
    });
    expect(screen.getByRole('dialog', { name: 'Lançar despesa' })).toBeTruthy();
    await waitFor(() => expect(valueOf(screen.getByLabelText('Valor'))).toBe(''));
  });
});

describe('changing an expense', () => {
  const expense = someTransaction({
    id: 51,
    version: 4,
    kind: 'expense',
    category: 'pedagio',
    description: 'Via Anhanguera',
    amountCents: 8750,
    dueOn: '2026-11-10',
    paidOn: '2026-11-12',
    status: 'paid',
    source: null,
    vehicleId: null,
    driverId: 5,
    personal: true,
    seriesId: 3,
  });

  test('fields that the sheet does not show are sent back unchanged', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(
      on('get', '/api/finances', pageOf([expense])),
      on('put', '/api/finances/51', (request) => (seen.push(request), expense)),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Pedágio.*Via Anhanguera/ }));
    const amount = await screen.findByLabelText('Valor');
    await user.clear(amount);
    await user.type(amount, '9000');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toEqual({
      kind: 'expense',
      category: 'pedagio',
      description: 'Via Anhanguera',
      amountCents: 9000,
      dueOn: '2026-11-10',
      paidOn: '2026-11-12',
      vehicleId: null,
      freightId: 12,
      driverId: 5,
      personal: true,
      paidByDriver: false,
      scope: 'one',
    });
  });

  test('what a driver paid stays paid by him', async () => {
    const his = {
      ...expense,
      personal: false,
      paidByDriver: true,
      driverName: 'Zé',
      paidOn: expense.dueOn,
      seriesId: null,
    };
    const seen: ReceivedRequest[] = [];
    server.use(
      on('get', '/api/finances', pageOf([his])),
      on('put', '/api/finances/51', (request) => (seen.push(request), his)),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Pedágio.*Via Anhanguera/ }));
    expect(screen.getByText('Zé pagou: o valor entra no acerto.')).toBeTruthy();
    expect(screen.queryByLabelText('Já paguei')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toMatchObject({ driverId: 5, paidByDriver: true, dueOn: '2026-11-10', paidOn: '2026-11-10' });
  });
});

test('a deduction has its name, and links to its receipt instead of a form', async () => {
  const held = someTransaction({
    id: 52,
    kind: 'expense',
    category: 'impostos',
    description: 'INSS: Adiantamento do frete nº 12',
    amountCents: 15_400,
    paidOn: '2026-11-18',
    status: 'paid',
    source: { kind: 'freight', id: 12, part: 'advance' },
    heldFromId: 31,
    deduction: 'inss',
  });
  server.use(on('get', '/api/finances', pageOf([held])));
  open();
  const line = await screen.findByRole('link', { name: /^INSS.*Descontado: adiantamento/ });
  expect(line).toHaveAttribute('href', '/finances?id=31');
});

describe('the head', () => {
  const client = { id: 5, name: 'Boa Safra', phone: null };
  const payer = [
    on('get', '/api/clients/5', someClient({ name: 'Boa Safra' })),
    on('get', '/api/clients/5/summary', someClientSummary()),
  ];

  test('it names the debtor, and what is missing', async () => {
    server.use(on('get', '/api/freights/12', someFreight({ client, status: 'completed', moves: [] })), ...payer);
    open();
    expect(await screen.findByText(/^Boa Safra deve R\$\s4\.200,00, venceu há 3 dias\.$/)).toBeTruthy();
    expect(await screen.findByText(/^Falta informar o hodômetro na saída ou na chegada/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Completar' })).toHaveAttribute('href', '/freights?id=12&edit=1');
  });

  test('a truck that is on another freight at the time is named, with a link', async () => {
    const other = someFreight({ id: 13, number: 13, status: 'in_transit' });
    server.use(
      on('get', '/api/freights/12', someFreight({ status: 'loading' })),
      on('get', '/api/freights', pageOf([someFreight({ status: 'loading' }), other])),
    );
    open();
    const link = await screen.findByRole('link', { name: 'frete nº 13' });
    expect(link).toHaveAttribute('href', '/freights?id=13');
    expect(link.closest('p')).toHaveTextContent('também está no frete nº 13, em trânsito.');
  });

  test('it leads to the map of the next stop, and to the form of the same freight again', async () => {
    const { user } = open();
    await user.click(await screen.findByText('GPS até Campinas'));
    const place = encodeURIComponent('Campinas, SP, Brasil');
    expect(screen.getByRole('link', { name: 'Waze' })).toHaveAttribute(
      'href',
      `https://waze.com/ul?q=${place}&navigate=yes`,
    );
    expect(screen.getByRole('link', { name: 'Outro aplicativo' })).toHaveAttribute('href', `geo:0,0?q=${place}`);
    expect(screen.getByRole('link', { name: 'Repetir' })).toHaveAttribute('href', '/freights?new=1&repeat=12');
  });

  test('shared, it has no amounts', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
    const text = decodeURIComponent(String(opened.mock.calls[0]?.[0]));
    expect(text).toContain('Frete nº 12: Campinas, SP → Rondonópolis, MT');
    expect(text).not.toContain('R$');
  });

  test('on the phone the next step is pinned, after the page', async () => {
    setWidth(390);
    const { user } = open();
    const next = await screen.findByRole('button', { name: 'Começar a carregar' });
    expect(next.parentElement).toHaveClass('sticky');
    await user.click(next);
    expect(await screen.findByRole('dialog', { name: 'Mudar a etapa' })).toBeTruthy();
  });
});

describe('the end', () => {
  test('cancelling asks for the reason', async () => {
    let body: unknown;
    server.use(on('post', '/api/freights/12/cancel', (request) => ((body = request.body), someFreight())));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancelar frete' }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByText(/7\.000,00 já recebidos continuam/)).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Cancelar frete' }));
    expect(await within(sheet).findByText(/Diga o motivo/)).toBeTruthy();
    await user.type(within(sheet).getByLabelText('Motivo'), 'Carga desmarcada');
    await user.click(within(sheet).getByRole('button', { name: 'Cancelar frete' }));
    await waitFor(() => expect(body).toMatchObject({ reason: 'Carga desmarcada' }));
  });

  test('a freight with dependent records reappears with the reason', async () => {
    server.use(
      on('delete', '/api/freights/12', problem(409, 'conflict', { detail: 'O adiantamento já foi recebido.' })),
      on('get', '/api/freights', pageOf([])),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    await sendDeletion();
    expect((await screen.findAllByText('O adiantamento já foi recebido.')).length).toBeGreaterThan(0);
  });
});

test('payment habits of a client are in the words of the server', async () => {
  const words = '9 fretes · costuma atrasar 4 dias · tem R$ 8.913,00 em atraso.';
  server.use(
    on('get', '/api/freights/12', someFreight({ client: { id: 5, name: 'Amaggi', phone: null } })),
    on('get', '/api/clients/5', someClient({ name: 'Amaggi' })),
    on('get', '/api/clients/5/summary', someClientSummary({ words })),
  );
  open();
  expect(await screen.findByText(words)).toBeTruthy();
});
