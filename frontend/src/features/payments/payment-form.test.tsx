import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DriverPaymentInput } from '@/api/types';
import { draftKey } from '@/lib/forms/draft';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someDriver } from '@/test/people-fixtures';
import { someFigures, someOpen, somePayment } from './payment-fixtures';
import PaymentsPage from './payments-page';

const server = startServer();
const NEW = '/driver-payments?new=1&driverId=5&from=2026-11-01&to=2026-11-21';
let saved: DriverPaymentInput | undefined;
let previewed: DriverPaymentInput[];

beforeEach(() => {
  saved = undefined;
  previewed = [];
  server.use(
    on('get', '/api/drivers', pageOf([someDriver(), someDriver({ id: 6, name: 'Marcos' })])),
    on('get', '/api/driver-payments/open', someOpen()),
    on('get', '/api/driver-payments/7', somePayment()),
    on('post', '/api/driver-payments/preview', ({ body }) => {
      previewed.push(body as DriverPaymentInput);
      return someFigures();
    }),
    on('post', '/api/driver-payments', ({ body }) => ((saved = body as DriverPaymentInput), somePayment())),
  );
});

test('it begins with the driver: the days are those that the server says, until one chooses others', async () => {
  const requests: string[] = [];
  const days = { periodFrom: '2026-09-03', periodTo: '2026-11-21' };
  server.use(
    on('get', '/api/driver-payments/open', ({ search }) => {
      requests.push(`${search.get('driverId')} ${search.get('from')} ${search.get('to')}`);
      return someOpen({
        driver: someDriver({ id: Number(search.get('driverId')) }),
        periodFrom: search.get('from') ?? days.periodFrom,
        periodTo: search.get('to') ?? days.periodTo,
      });
    }),
  );
  const { user, address } = renderPage(PaymentsPage, '/driver-payments?new=1');
  await user.selectOptions(await screen.findByLabelText('Motorista'), 'Zé Carlos');
  expect(await screen.findByText('nº 12 · Campinas/SP → Rondonópolis/MT')).toBeTruthy();
  expect(requests).toEqual(['5 null null']);
  expect(screen.getByLabelText('De')).toHaveDisplayValue('03/09/2026');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ driverId: 5, ...days, freightIds: [12] }));
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(requests.at(-1)).toBe('5 2026-11-01 2026-11-21'));
  // Another driver has another period.
  await user.selectOptions(screen.getByLabelText('Motorista'), 'Marcos');
  await waitFor(() => expect(requests.at(-1)).toBe('6 null null'));
  expect(address()).toBe('/driver-payments?new=1&driverId=6');
});

test('the only driver is preselected, and one without open items has a message and further actions', async () => {
  const nothing = { freights: [], advances: [], expenses: [], carriedCents: 0, carriedFromNumber: null };
  server.use(
    on('get', '/api/drivers', pageOf([someDriver()])),
    on('get', '/api/driver-payments/open', someOpen(nothing)),
  );
  const { user } = renderPage(PaymentsPage, '/driver-payments?new=1');
  expect(await screen.findByText('Nada em aberto com Zé Carlos')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Salvar acerto' })).toBeNull();
  expect(previewed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Acertar diárias ou descontos' }));
  await user.type(await screen.findByLabelText(/Quantos dias/), '2');
  const days = { periodFrom: '2026-11-01', periodTo: '2026-11-21' };
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ driverId: 5, ...days, allowanceDays: 2 }));
});

test('open items of more than a year need two settlements, and the screen says so', async () => {
  server.use(on('get', '/api/driver-payments/open', someOpen({ periodFrom: '2023-03-01', periodTo: '2024-02-29' })));
  renderPage(PaymentsPage, '/driver-payments?new=1&driverId=5');
  expect(await screen.findByText(/no máximo um ano.*até 29\/02\/2024/)).toBeTruthy();
});

test('all is ticked; what is unticked, agreed otherwise or added goes to the preview and is saved', async () => {
  const { user, address } = renderPage(PaymentsPage, NEW);
  await screen.findByText('nº 12 · Campinas/SP → Rondonópolis/MT');
  await waitFor(() =>
    expect(previewed.at(-1)).toMatchObject({ freightIds: [12], advanceIds: [9], expenseIds: [71], commissions: [] }),
  );
  await user.click(screen.getByLabelText(/03\/11\/2026 · Pix/));
  const commission = screen.getByLabelText('Comissão');
  await user.clear(commission);
  await user.type(commission, '150000');
  await user.type(screen.getByLabelText(/Quantos dias/), '4');
  await user.click(screen.getByRole('button', { name: 'Adicionar desconto' }));
  await user.type(screen.getByLabelText('O que é'), 'Multa');
  await user.type(screen.getByLabelText('Valor'), '19523');
  const expected = {
    driverId: 5,
    periodFrom: '2026-11-01',
    periodTo: '2026-11-21',
    freightIds: [12],
    advanceIds: [],
    expenseIds: [71],
    commissions: [{ freightId: 12, commissionCents: 150_000 }],
    allowanceDays: 4,
    discounts: [{ description: 'Multa', amountCents: 19_523 }],
    carries: false,
    paidOn: null,
    method: 'pix',
  };
  await waitFor(() => expect(previewed.at(-1)).toMatchObject(expected));
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  await waitFor(() => expect(address()).toBe('/driver-payments?id=7'));
  expect(saved).toMatchObject(expected);
  // The server computes amounts by the agreement.
  expect(saved).not.toHaveProperty('salaryCents');
  expect(saved).not.toHaveProperty('dailyAllowanceCents');
  expect(localStorage.getItem(draftKey(someUser.id, 'driver-payment:new-5'))).toBeNull();
});

test('the figures are those of the server, and a debt can be carried', async () => {
  const closing = { closing: 'pending', closingLabel: 'Pendente' } as const;
  server.use(on('post', '/api/driver-payments/preview', someFigures({ balanceCents: -15_000, ...closing })));
  const { user } = renderPage(PaymentsPage, NEW);
  await waitFor(() => expect(screen.getAllByText('O motorista deve').length).toBeGreaterThan(0));
  await user.click(await screen.findByLabelText(/Levar a dívida/));
  await user.click(screen.getByLabelText('Já recebi'));
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  await waitFor(() => expect(saved).toMatchObject({ carries: true, paidOn: expect.stringMatching(/^\d{4}-/) }));
});

test('who is paid by the month has a salary, empty for what was agreed', async () => {
  const driver = someDriver({ agreement: 'fixed_per_month', commissionBps: null, fixedCents: 350_000 });
  const salaryReckoning = { months: 1, days: 5, thirtieths: 5, paidDays: 0, words: '1 mês + 5 dias de 1/30' };
  server.use(on('get', '/api/driver-payments/open', someOpen({ driver, salaryCents: 350_000, salaryReckoning })));
  const { user } = renderPage(PaymentsPage, NEW);
  expect(await screen.findByText(/vale o combinado: R\$\s3\.500,00 \(1 mês \+ 5 dias de 1\/30\)/)).toBeTruthy();
  await user.type(screen.getByLabelText(/Salário do período/), '300000');
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  await waitFor(() => expect(saved).toMatchObject({ salaryCents: 300_000 }));
});

test('a stored fixed pay that is the agreed one follows the period; another amount stays typed', async () => {
  const driver = someDriver({ agreement: 'fixed_per_month', commissionBps: null, fixedCents: 350_000 });
  const salaryReckoning = { months: 1, days: 0, thirtieths: 0, paidDays: 0, words: '1 mês' };
  server.use(
    on('get', '/api/driver-payments/open', someOpen({ driver, salaryCents: 350_000, salaryReckoning })),
    on('get', '/api/driver-payments/7', somePayment({ salaryCents: 350_000, salaryReckoning })),
    on('get', '/api/driver-payments/8', somePayment({ id: 8, salaryCents: 320_000 })),
  );
  const first = renderPage(PaymentsPage, '/driver-payments?id=7&edit=1');
  const agreed = await screen.findByLabelText<HTMLInputElement>(/Salário do período/);
  expect(agreed.value).toBe('');
  first.unmount();
  renderPage(PaymentsPage, '/driver-payments?id=8&edit=1');
  const typed = await screen.findByLabelText<HTMLInputElement>(/Salário do período/);
  expect(typed.value).toContain('3.200,00');
});

test('a form with nothing to settle yet is not received with a mistake', async () => {
  const message = 'Não há nada a acertar: escolha fretes, vales ou despesas, ou informe valores.';
  const errors = [{ field: 'freightIds', code: 'nothing', message }];
  server.use(on('post', '/api/driver-payments/preview', problem(422, 'validation', { errors })));
  renderPage(PaymentsPage, NEW);
  expect((await screen.findAllByText(/Nada a acertar neste período por enquanto/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a concurrent settlement is reported, and open items are refetched', async () => {
  const detail = 'O frete nº 12 já está no acerto nº 8.';
  const { user, address } = renderPage(PaymentsPage, NEW);
  await screen.findByText('nº 12 · Campinas/SP → Rondonópolis/MT');
  server.use(
    on('post', '/api/driver-payments', problem(409, 'already_settled', { detail })),
    on('get', '/api/driver-payments/open', someOpen({ freights: [] })),
  );
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(await screen.findByText(/Nenhum frete concluído sem acerto/)).toBeTruthy();
  expect(address()).toBe(NEW);
});

test("the server's complaint lands on its discount", async () => {
  const errors = [{ field: 'discounts[0].description', code: 'too_long', message: 'Descrição comprida demais.' }];
  const { user } = renderPage(PaymentsPage, NEW);
  await user.click(await screen.findByRole('button', { name: 'Adicionar desconto' }));
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  expect(await screen.findByText('Diga o que é.')).toBeTruthy();
  await user.type(screen.getByLabelText('O que é'), 'Multa');
  await user.type(screen.getByLabelText('Valor'), '100');
  server.use(on('post', '/api/driver-payments', problem(422, 'validation', { errors })));
  await user.click(screen.getByRole('button', { name: 'Salvar acerto' }));
  expect(await screen.findByText('Descrição comprida demais.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('O que é'));
});

test('a preview that fails leaves the last good figures', async () => {
  const { user } = renderPage(PaymentsPage, NEW);
  const card = (await screen.findAllByRole('region', { name: 'Resultado do motorista' }))[0]!;
  server.use(on('post', '/api/driver-payments/preview', problem(500, 'internal')));
  await user.type(screen.getByLabelText(/Quantos dias/), '9');
  expect((await screen.findAllByText(/O servidor falhou/)).length).toBeGreaterThan(0);
  expect(within(card).getByText('A pagar ao motorista')).toBeTruthy();
});

test('a pending one is changed with its version; what is open beside it is not ticked', async () => {
  let version: string | null = null;
  const requests: (string | null)[] = [];
  const later = { ...someOpen().freights[0]!, freightId: 15, number: 15 };
  server.use(
    on('get', '/api/driver-payments/open', ({ search }) => {
      requests.push(search.get('id'));
      // As if the settlement did not exist: its items are open too.
      return someOpen({ freights: [...someOpen().freights, later] });
    }),
    on('post', '/api/driver-payments/preview', ({ search }) => (requests.push(search.get('id')), someFigures())),
    on('put', '/api/driver-payments/7', ({ body, headers }) => {
      saved = body as DriverPaymentInput;
      version = headers.get('if-match');
      return somePayment();
    }),
  );
  const { user } = renderPage(PaymentsPage, '/driver-payments?id=7&edit=1');
  const other = await screen.findByLabelText(/nº 15 ·/);
  expect((other as HTMLInputElement).checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(saved).toMatchObject({ freightIds: [12], advanceIds: [9], expenseIds: [71] }));
  expect(saved?.commissions).toEqual([{ freightId: 12, commissionCents: 134_400 }]);
  expect(version).toBe('"1"');
  expect(new Set(requests)).toEqual(new Set(['7']));
});

/** Responds with open items by the start of the period; returns the requested periods. */
function openByPeriod(): string[] {
  const earlier = { ...someOpen().freights[0]!, freightId: 13, number: 13 };
  const requests: string[] = [];
  server.use(
    on('get', '/api/driver-payments/open', ({ search }) => {
      requests.push(`${search.get('from')} ${search.get('to')}`);
      const isWide = search.get('from')! < '2026-11-01';
      return someOpen({
        periodFrom: search.get('from')!,
        periodTo: search.get('to')!,
        freights: isWide ? [...someOpen().freights, earlier] : someOpen().freights,
      });
    }),
  );
  return requests;
}

test.each([
  ['a new one', NEW],
  ['a pending one', '/driver-payments?id=7&edit=1'],
])('a wider period ticks nothing by itself in %s, and takes nothing of what was typed', async (_name, address) => {
  openByPeriod();
  const { user } = renderPage(PaymentsPage, address);
  await screen.findByLabelText(/nº 12 ·/);
  const notes = screen.getByLabelText(/Observações/);
  await user.type(notes, 'combinado por telefone');
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-10-01' } });
  const found = await screen.findByLabelText(/nº 13 ·/);
  expect(found).not.toBeChecked();
  expect(screen.getByLabelText(/Observações/)).toBe(notes);
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ periodFrom: '2026-10-01', freightIds: [12] }));
  await user.click(screen.getByRole('button', { name: 'Marcar tudo em Fretes' }));
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ freightIds: [12, 13] }));
  expect(screen.queryByRole('button', { name: 'Marcar tudo em Fretes' })).toBeNull();
});

test('a year being typed asks nothing and leaves the form where it is', async () => {
  const requests = openByPeriod();
  const { address } = renderPage(PaymentsPage, NEW);
  await screen.findByLabelText(/nº 12 ·/);
  const notes = screen.getByLabelText(/Observações/);
  const from = screen.getByLabelText('De');
  for (const typed of ['01/1', '01/10/2', '01/10/20', '01/10/202']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
  }
  expect(address()).toBe(NEW);
  fireEvent.change(from, { target: { value: '01/10/2025' } });
  await screen.findByLabelText(/nº 13 ·/);
  expect(requests).toEqual(['2026-11-01 2026-11-21', '2025-10-01 2026-11-21']);
  fireEvent.change(from, { target: { value: '01/1' } });
  fireEvent.blur(from);
  expect(screen.getByLabelText(/Observações/)).toBe(notes);
  expect(notes.closest('[inert]')).not.toBeNull();
});

test('a period that ends before it begins cannot be saved, and takes nothing of what was typed', async () => {
  const requests = openByPeriod();
  const { user } = renderPage(PaymentsPage, NEW);
  await screen.findByLabelText(/nº 12 ·/);
  await user.type(screen.getByLabelText(/Observações/), 'nota');
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-10-01' } });
  expect(await screen.findByText('O último dia não pode vir antes do primeiro.')).toBeTruthy();
  expect(screen.getByLabelText(/Observações/).closest('[inert]')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-09-01' } });
  await screen.findByLabelText(/nº 13 ·/);
  expect(screen.getByLabelText(/Observações/)).toHaveValue('nota');
  expect(screen.getByLabelText(/Observações/).closest('[inert]')).toBeNull();
  expect(requests.at(-1)).toBe('2026-09-01 2026-10-01');
});
