import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { on, pageOf, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { noAnswer, mockSignedInUser, startOutbox } from '@/test/outbox';
import { someAdvance, someDriver } from '@/test/people-fixtures';
import { QueuedAdvanceEditor } from './queued-advance-editor';
import PaymentsPage from '@/features/payments/payments-page';

const server = startServer();
const outbox = startOutbox();

beforeEach(() => {
  server.use(
    mockSignedInUser,
    on('get', '/api/drivers', pageOf([someDriver({ id: 4, name: 'Carlos' })])),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/driver-advances', pageOf([])),
    on('post', '/api/drivers/4/advances', noAnswer),
  );
});

async function give() {
  const view = renderPage(PaymentsPage, '/driver-payments?tab=advances&new=1');
  outbox.watch(view.client);
  await view.user.type(await screen.findByLabelText('Valor'), '50000');
  await view.user.click(screen.getByRole('button', { name: 'Salvar vale' }));
  return view;
}

test('offline an advance is queued, listed, and edited as it was typed', async () => {
  const view = await give();
  await waitFor(() => expect(view.address()).toBe('/driver-payments?tab=advances'));
  expect(await screen.findByRole('link', { name: '1 lançamento por enviar' })).toBeVisible();
  const [entry] = await outbox.entries();
  expect(entry).toMatchObject({
    title: 'Vale de Carlos',
    detail: expect.stringMatching(/^R\$\u00a0500,00 · Pix · \d\d\/\d\d\/\d{4}$/),
    url: '/api/drivers/4/advances',
  });
  expect(entry?.body).not.toHaveProperty('driverId');
  view.unmount();
  const onDone = vi.fn<() => void>();
  const { user } = renderPage(
    () => <QueuedAdvanceEditor entry={entry!} userId={someUser.id} onDone={onDone} />,
    '/dashboard',
  );
  const amount = await screen.findByLabelText('Valor');
  expect(valueOf(amount)).toBe('500,00');
  await user.click(screen.getByRole('button', { name: 'Salvar vale' }));
  // A sent, unanswered entry keeps its values until the server has decided.
  expect(await screen.findByText('Este lançamento já foi enviado.')).toBeVisible();
});

test('with a signal it is there at once', async () => {
  server.use(on('post', '/api/drivers/4/advances', someAdvance()));
  const { address } = await give();
  await waitFor(() => expect(address()).toBe('/driver-payments?tab=advances'));
  expect((await screen.findAllByText('Vale lançado')).length).toBeGreaterThan(0);
  expect(await outbox.entries()).toEqual([]);
});
