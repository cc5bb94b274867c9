import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/offline/outbox/entry';
import { sendOutbox } from '@/offline/sync/send-queue';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someUser, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { noAnswer, mockSignedInUser, startOutbox } from '@/test/outbox';
import { QueuedArrivalEditor } from './queued-arrival-editor';
import { QueuedExpenseEditor } from './expenses/queued-expense-editor';
import { someOutcome, someWaiting } from './freight-fixtures';
import FreightsPage from './freights-page';
import { QueuedMoveEditor } from './queued-move-editor';

const server = startServer();
const outbox = startOutbox();
const freight = someFreight({
  status: 'in_transit',
  moves: ['loading', 'unloading', 'completed'],
  nextArrival: 'unloading',
});
const posted: ReceivedRequest[] = [];
const cut = (seen: ReceivedRequest) => (posted.push(seen), noAnswer());

beforeEach(() => {
  posted.length = 0;
  server.use(
    mockSignedInUser,
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/freights/12', freight),
    on('get', '/api/freights/12/result', someOutcome()),
    on('get', '/api/freights/12/events', pageOf([])),
    on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [], totalCents: 0, claimText: null })),
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/fuel', pageOf([])),
    on('get', '/api/finances/32/expected-deductions', noAnswer),
    on('post', '/api/finances/32/pay/preview', noAnswer),
    on('post', '/api/finances/32/pay', cut),
    on('post', '/api/finances', cut),
    on('post', '/api/freights/12/status', cut),
    on('post', '/api/freights/12/arrival', cut),
  );
});

function open() {
  const view = renderPage(FreightsPage, '/freights?id=12');
  outbox.watch(view.client);
  return view;
}

const expectQueued = async () => expect((await screen.findAllByText('Guardado no aparelho')).length).toBeGreaterThan(0);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The only stored entry. */
async function entry(): Promise<Entry> {
  const [only] = await outbox.entries();
  return { ...only!, state: 'waiting' };
}

test('a queued expense is listed among the expenses, and its form has the typed values', async () => {
  const { user } = open();
  await user.click(await button('Lançar despesa'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(await sheet.findByLabelText('Valor'), '1850');
  await user.type(sheet.getByLabelText(/^Descrição/), 'Praça de Itu');
  await user.click(sheet.getByRole('button', { name: 'Salvar' }));
  await closed();
  await expectQueued();
  expect(await screen.findByRole('link', { name: '1 lançamento por enviar' })).toBeVisible();
  expect(await entry()).toMatchObject({
    title: 'Pedágio',
    detail: expect.stringMatching(/^R\$\u00a018,50 · \d\d\/\d\d\/\d{4} · frete nº 12 · Praça de Itu$/),
    body: { enteredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
});

test('a queued move has its time, and the page offers the next step', async () => {
  const { user } = open();
  await user.click(await button('Começar a descarregar'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText(/Hodômetro/), '482400');
  const tappedAt = Date.now();
  await user.click(sheet.getByRole('button', { name: 'Começar a descarregar' }));
  await closed();
  const closedAt = Date.now();
  expect(await screen.findByText(/^Por enviar: começou a descarregar, hoje às/)).toBeVisible();
  expect(await button('Concluir frete')).toBeVisible();
  const { title, body } = await entry();
  expect(title).toBe('Frete nº 12: começou a descarregar');
  expect(body).toMatchObject({ status: 'unloading', odometerKm: 482_400 });
  const moment = Date.parse(String(body['occurredAt']));
  expect(moment).toBeGreaterThanOrEqual(tappedAt);
  expect(moment).toBeLessThanOrEqual(closedAt);
  // An hour later it is sent as it happened.
  vi.setSystemTime(closedAt + 3_600_000);
  await sendOutbox({ userId: someUser.id, ignoreBackoff: true });
  vi.useRealTimers();
  expect(posted).toHaveLength(2);
  expect(posted.map((seen) => seen.body)).toEqual([body, body]);
});

test('a queued payment needs no preview, and is not offered a second time', async () => {
  const { user } = open();
  await user.click(await button('Recebi o saldo'));
  const sheet = within(await screen.findByRole('dialog'));
  const amount = sheet.getByLabelText('Quanto entrou');
  await user.clear(amount);
  await user.type(amount, '300000');
  const confirm = sheet.getByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await closed();
  await expectQueued();
  expect(await screen.findByRole('link', { name: /^Por enviar: Saldo do frete nº 12/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recebi o saldo' })).toBeNull();
  expect(await entry()).toMatchObject({ title: 'Recebido: Saldo do frete nº 12', body: { amountCents: 300_000 } });
});

test('a payment that is refused while its sheet is open leaves nothing behind', async () => {
  server.use(on('post', '/api/finances/32/pay', problem(409, 'already_settled', { detail: 'Já foi recebido.' })));
  const { user } = open();
  await user.click(await button('Recebi o saldo'));
  const sheet = within(await screen.findByRole('dialog'));
  const confirm = sheet.getByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await sheet.findByText('Já foi recebido.')).toBeVisible();
  expect(await outbox.entries()).toEqual([]);
});

/** Enters a step on the freight's page, has it refused, and opens its form. */
async function refused(fill: (user: ReturnType<typeof open>['user']) => Promise<void>, path: 'status' | 'arrival') {
  const view = open();
  await fill(view.user);
  await waitFor(async () => expect(await outbox.entries()).toHaveLength(1));
  await closed();
  server.use(on('post', `/api/freights/12/${path}`, problem(422, 'validation', { errors: [] })));
  await sendOutbox({ userId: someUser.id, ignoreBackoff: true });
  const [only] = await outbox.entries();
  expect(only).toMatchObject({ state: 'refused' });
  view.unmount();
  return only!;
}

test('a move that was refused is changed in its form, and goes under a new key', async () => {
  const fill = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await button('Começar a descarregar'));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(sheet.getByLabelText(/^Observação/), 'doca 4');
    await user.click(sheet.getByRole('button', { name: 'Começar a descarregar' }));
  };
  const before = await refused(fill, 'status');
  const onDone = vi.fn<() => void>();
  server.use(
    on('post', '/api/freights/12/status', (seen) => (posted.push(seen), someFreight({ status: 'unloading' }))),
  );
  const { user } = renderPage(
    () => <QueuedMoveEditor entry={before} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  const note = await screen.findByLabelText(/^Observação/);
  expect(valueOf(note)).toBe('doca 4');
  await user.type(screen.getByLabelText(/Hodômetro/), '482400');
  await user.click(await button('Começar a descarregar'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const last = posted.at(-1);
  // The time of the tap is preserved, and the form sends another request.
  expect(last?.body).toMatchObject({ note: 'doca 4', odometerKm: 482_400, occurredAt: before.body['occurredAt'] });
  expect(last?.headers.get('idempotency-key')).not.toBe(before.key);
  expect(await outbox.entries()).toEqual([]);
});

test('the forms of an arrival and of an expense open as they were typed', async () => {
  const arrival = await refused(async (user) => {
    await user.click(await button('Cheguei para descarregar'));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(sheet.getByLabelText(/^Observação/), 'fila de 12');
    await user.click(sheet.getByRole('button', { name: 'Salvar' }));
  }, 'arrival');
  const onDone = vi.fn<() => void>();
  const first = renderPage(
    () => <QueuedArrivalEditor entry={arrival} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  expect(valueOf(await screen.findByLabelText(/^Observação/))).toBe('fila de 12');
  first.unmount();
  const form = { amountCents: 1850, category: 'pedagio', dueOn: '2026-11-18', paid: true, description: 'Itu' };
  const expense = { ...arrival, kind: 'expense' as const, url: '/api/finances', form };
  const second = renderPage(
    () => <QueuedExpenseEditor entry={expense} userId={someUser.id} onDone={onDone} />,
    '/freights',
  );
  expect(valueOf(await screen.findByLabelText('Valor'))).toBe('18,50');
  expect(valueOf(screen.getByLabelText(/^Descrição/))).toBe('Itu');
  second.unmount();
});
