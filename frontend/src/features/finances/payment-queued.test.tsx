import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewEntry } from '@/offline/outbox/entry';
import { discard, enqueue } from '@/offline/outbox/enqueue';
import { changeEntry } from '@/offline/outbox/store';
import { startOf, type OpenItem } from '@/lib/forms/payment';
import { useSettling } from '@/api/finance/use-settling';
import { on, ORIGIN, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someTransaction, someUser } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { storeEntry, noAnswer, mockSignedInUser, startOutbox } from '@/test/outbox';
import { SettleButton } from '@/components/settling/settle-button';
import { QueuedPaymentEditor } from './queued-payment-editor';

const server = startServer();
const outbox = startOutbox();
const posted: ReceivedRequest[] = [];
const posting: OpenItem = {
  id: 32,
  kind: 'expense',
  title: 'Pneus',
  openCents: 420_000,
  dueOn: '2026-11-18',
  holds: 'nothing',
};
const settling = { ...startOf(posting, '2026-11-18'), amount: { cents: 300_000 } };
const typed: NewEntry = {
  userId: someUser.id,
  kind: 'payment',
  url: '/api/finances/32/pay',
  body: { amountCents: 300_000, paidOn: '2026-11-18' },
  title: 'Pago: Pneus',
  detail: '',
  form: { posting, settling },
};

beforeEach(() => {
  posted.length = 0;
  server.use(
    mockSignedInUser,
    on('post', '/api/finances/32/pay/preview', noAnswer),
    on('post', '/api/finances/32/pay', (seen) => (posted.push(seen), noAnswer())),
  );
});

/** Opens the form of an unanswered payment that the server did not receive. */
async function open() {
  await enqueue(typed);
  const [queuedEntry] = await outbox.entries();
  const entry = await changeEntry(queuedEntry!.id, (one) => ({ ...one, state: 'waiting' }));
  server.use(on('post', '/api/finances/32/pay', (seen) => (posted.push(seen), someTransaction({ status: 'paid' }))));
  const onDone = vi.fn<() => void>();
  const view = renderPage(
    () => <QueuedPaymentEditor entry={entry!} userId={someUser.id} onDone={onDone} />,
    '/finances',
  );
  const amount = await screen.findByLabelText('Quanto paguei');
  expect(valueOf(amount)).toBe('3.000,00');
  return { ...view, entry: entry!, amount, onDone };
}

async function confirm(user: ReturnType<typeof renderPage>['user']) {
  const button = screen.getByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('a payment that waits opens as it was typed, and goes changed under a new key', async () => {
  const { user, entry, amount, onDone } = await open();
  await user.clear(amount);
  await user.type(amount, '350000');
  await confirm(user);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(posted.at(-1)?.body).toMatchObject({ amountCents: 350_000 });
  expect(posted.at(-1)?.headers.get('idempotency-key')).not.toBe(entry.key);
  expect(await outbox.entries()).toEqual([]);
});

test('what was sent meanwhile is not changed any more', async () => {
  const { user, entry, onDone } = await open();
  await discard(entry.id);
  await confirm(user);
  expect(await screen.findByText('Este lançamento já foi enviado.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(posted).toHaveLength(1);
});

test('the form of a payment of which another amount is open shows that one, and takes it by the first tap', async () => {
  const { entry: queuedEntry, unmount } = await open();
  const entry = { ...queuedEntry, form: { posting, settling: startOf(posting, '2026-11-18') } };
  unmount();
  posted.length = 0;
  const warningBody = { type: 'confirmation_required', title: '', status: 422 } as const;
  const warnings = [{ code: 'open_changed:470000', message: 'O valor em aberto mudou.' }];
  const refusal = { status: 422, problem: { ...warningBody, warnings }, at: '2026-11-20T13:07:00Z' };
  const refused = await changeEntry(entry.id, (one) => ({ ...one, form: entry.form, state: 'refused', refusal }));
  const onDone = vi.fn<() => void>();
  const { user } = renderPage(
    () => <QueuedPaymentEditor entry={refused!} userId={someUser.id} onDone={onDone} />,
    '/finances',
  );
  expect(await screen.findByText('O valor em aberto mudou. Confira o valor e toque em Confirmar.')).toBeVisible();
  expect(valueOf(screen.getByLabelText('Quanto paguei'))).toBe('4.700,00');
  await confirm(user);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(posted.map(({ body }) => body)).toEqual([{ paidOn: '2026-11-18', openCents: 470_000 }]);
});

test('a payment that waits opens with the amount that it is of by now', async () => {
  const form = { posting, settling: startOf(posting, '2026-11-18') };
  const body = { paidOn: '2026-11-18', openCents: 470_000 };
  const entry = await storeEntry({ ...typed, body, form });
  renderPage(() => <QueuedPaymentEditor entry={entry} userId={someUser.id} onDone={vi.fn()} />, '/finances');
  expect(valueOf(await screen.findByLabelText('Quanto paguei'))).toBe('4.700,00');
});

test('a refusal after the sheet was closed stays on the device for the user', async () => {
  let refuse: (no: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  server.use(http.post(`${ORIGIN}/api/finances/32/pay`, () => answer));
  const Row = () => <SettleButton payment={useSettling(posting)} settled={false} />;
  const { user } = renderPage(Row, '/finances');
  await user.click(await screen.findByRole('button', { name: 'Paguei' }));
  await screen.findByRole('dialog');
  await confirm(user);
  await waitFor(async () => expect(await outbox.entries()).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  refuse(problem(409, 'already_settled'));
  await waitFor(async () => expect(await outbox.entries()).toMatchObject([{ state: 'refused' }]));
  await new Promise((done) => setTimeout(done, 50));
  expect(await outbox.entries()).toHaveLength(1);
});

test('what another version typed opens as a payment of the same posting, from the beginning', async () => {
  const entry = await storeEntry({ ...typed, form: { other: 1 } }, { shape: 0 });
  renderPage(() => <QueuedPaymentEditor entry={entry} userId={someUser.id} onDone={vi.fn()} />, '/finances');
  expect(await screen.findByRole('dialog', { name: 'Editar “Pago: Pneus”' })).toBeVisible();
  expect(await screen.findByLabelText('Quanto paguei')).toBeVisible();
});
