import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/offline/outbox/entry';
import { changeEntry } from '@/offline/outbox/store';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someUser, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { storeEntry, noAnswer, mockSignedInUser, someEntry, startOutbox } from '@/test/outbox';
import { someLine, someSummary } from './finance-fixtures';
import FinancesPage from './finances-page';
import { QueuedTransactionEditor } from './queued-transaction-editor';

const server = startServer();
const outbox = startOutbox();

beforeEach(() => {
  noteConnectivity(false);
  server.use(
    mockSignedInUser,
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/finances/summary', someSummary()),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/finances/40', someLine({ id: 40 })),
    on('post', '/api/finances', noAnswer),
  );
});

test.each([
  ['expense', 'Pedágio', /^R\$\u00a050,00 · \d\d\/\d\d\/\d{4} · frete nº 12$/],
  ['income', 'Receita: Outros', /^R\$\u00a050,00 · /],
])('the whole form of an %s is kept without a signal', async (kind, title, detail) => {
  const { user, address, client } = renderPage(FinancesPage, `/finances?new=${kind}&freightId=12`);
  outbox.watch(client);
  await user.type(await screen.findByLabelText('Valor'), '5000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(address()).toBe('/freights?id=12'));
  expect((await screen.findAllByText('Guardado no aparelho')).length).toBeGreaterThan(0);
  const [entry] = await outbox.entries();
  expect(entry).toMatchObject({ kind: 'transaction', title, detail: expect.stringMatching(detail), body: { kind } });
});

test('one that was refused is changed in its form, which opens with the reason at its field', async () => {
  const message = 'A parcela passa do fim.';
  server.use(on('post', '/api/finances', problem(422, 'validation', { errors: [] })));
  const { user, client } = renderPage(FinancesPage, '/finances?new=expense');
  outbox.watch(client);
  server.use(on('post', '/api/finances', noAnswer));
  await user.type(await screen.findByLabelText('Valor'), '5000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => expect(await outbox.entries()).toHaveLength(1));
  const [queued] = await outbox.entries();
  const errors = [{ field: 'amountCents', code: 'max', message }];
  const refusal = { status: 422, problem: { type: 'validation', title: '', status: 422, errors }, at: '' };
  const entry = { ...queued!, state: 'refused' as const, refusal: refusal as Entry['refusal'] };
  const onDone = vi.fn<() => void>();
  renderPage(() => <QueuedTransactionEditor entry={entry} userId={someUser.id} onDone={onDone} />, '/dashboard');
  const form = within(await screen.findByRole('dialog', { name: 'Editar “Pedágio”' }));
  expect(valueOf(form.getByLabelText('Valor'))).toBe('50,00');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.queryByRole('link', { name: 'Cancelar' })).toBeNull();
});

test('a day of entering that lay ahead is mended by changing the entry: the clock is right by now', async () => {
  const bodies: unknown[] = [];
  server.use(on('post', '/api/finances', ({ body }) => (bodies.push(body), noAnswer())));
  const { user, client } = renderPage(FinancesPage, '/finances?new=expense');
  outbox.watch(client);
  await user.type(await screen.findByLabelText('Valor'), '5000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => expect(await outbox.entries()).toHaveLength(1));
  const [queued] = await outbox.entries();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const entry = await changeEntry(queued!.id, (one) => ({ ...one, state: 'refused', madeAt: tomorrow }));
  renderPage(() => <QueuedTransactionEditor entry={entry!} userId={someUser.id} onDone={vi.fn()} />, '/dashboard');
  const form = within(await screen.findByRole('dialog', { name: 'Editar “Pedágio”' }));
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(bodies.length).toBeGreaterThan(1));
  expect(bodies.at(-1)).toMatchObject({ enteredOn: (queued!.body as { enteredOn: string }).enteredOn });
});

test.each([
  ['a form of this version without a field opens over its first value', 1, '50,00'],
  ['what another version typed opens as a new line', 0, ''],
])('%s', async (_, shape, amount) => {
  const body = { kind: 'income' };
  const form = { kind: 'income', amountCents: 5000 };
  const entry = await storeEntry(someEntry({ kind: 'transaction', body, form, title: 'Receita: Outros' }), { shape });
  renderPage(() => <QueuedTransactionEditor entry={entry} userId={someUser.id} onDone={vi.fn()} />, '/dashboard');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar “Receita: Outros”' }));
  expect(valueOf(await dialog.findByLabelText('Valor'))).toBe(amount);
  expect(dialog.getByLabelText(/^Descrição/)).toHaveValue('');
});

test('what nothing keeps says so before it is filled in: changing a line, not a new one', async () => {
  const change = renderPage(FinancesPage, '/finances?id=40&edit=1');
  await screen.findByLabelText('Valor');
  act(() => noteConnectivity(true));
  expect(await screen.findByText(/Esta tela só salva com conexão/)).toBeVisible();
  change.unmount();
  renderPage(FinancesPage, '/finances?new=expense');
  await screen.findByLabelText('Valor');
  act(() => noteConnectivity(true));
  expect(screen.queryByText(/Esta tela só salva com conexão/)).toBeNull();
});
