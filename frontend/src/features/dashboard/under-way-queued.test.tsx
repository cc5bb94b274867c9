import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeEntry } from '@/offline/outbox/store';
import { connectivityState } from '@/lib/browser/connectivity';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { noAnswer, mockSignedInUser, startOutbox } from '@/test/outbox';
import { UnderWayActions } from './under-way-actions';

const server = startServer();
const outbox = startOutbox();
const freight = someFreight({ status: 'scheduled', nextArrival: 'loading' });
const posted: ReceivedRequest[] = [];

beforeEach(() => {
  posted.length = 0;
  server.use(
    mockSignedInUser,
    on('post', '/api/freights/12/arrival', (seen) => (posted.push(seen), noAnswer())),
    on('post', '/api/freights/12/status', (seen) => (posted.push(seen), noAnswer())),
  );
});

afterEach(() => void vi.restoreAllMocks());

function open() {
  const view = renderPage(
    () => <UnderWayActions freight={freight} isFirst isShort={false} values={null} />,
    '/dashboard',
  );
  outbox.watch(view.client);
  return view;
}

const button = (name: string) => screen.findByRole('button', { name });

/** Taps a button after the cooldown of the previous step. */
async function tap(user: ReturnType<typeof open>['user'], name: string) {
  const place = await button(name);
  await waitFor(() => expect(place).toBeEnabled());
  await user.click(place);
}

test('without a signal one step follows the other, and each is seen to wait', async () => {
  const { user } = open();
  await tap(user, 'Cheguei para carregar');
  expect(await screen.findByText(/^Por enviar: chegou para carregar, hoje às \d\d:\d\d$/)).toBeVisible();
  expect(await screen.findByText(/^Chegada: hoje às \d\d:\d\d$/)).toBeVisible();
  await tap(user, 'Começar a carregar');
  expect(await screen.findByText(/^Por enviar: começou a carregar, hoje às/)).toBeVisible();
  await tap(user, 'Sair carregado');
  expect(await button('Cheguei para descarregar')).toBeVisible();
  const moments = (await outbox.entries()).map(({ body }) => String(body['occurredAt']));
  expect(moments).toHaveLength(3);
  expect(moments.toSorted()).toEqual(moments);
});

test('the second tap of a double one takes no other step', async () => {
  const { user } = open();
  await user.dblClick(await button('Começar a carregar'));
  const next = await button('Sair carregado');
  expect(next).toBeDisabled();
  await user.click(next);
  await waitFor(() => expect(next).toBeEnabled());
  expect(await outbox.entries()).toHaveLength(1);
});

test('an unsent step is undone from its toast', async () => {
  // The probe of the session fails too.
  server.use(on('get', '/api/auth/user', noAnswer));
  connectivityState.setState({ isOffline: true });
  const { user } = open();
  await tap(user, 'Começar a carregar');
  const undo = await button('Desfazer');
  // The toast accepts no taps until it is open.
  await waitFor(() => user.click(undo));
  expect((await screen.findAllByText('Desfeito: começou a carregar')).length).toBeGreaterThan(0);
  expect(await outbox.entries()).toEqual([]);
  expect(await button('Começar a carregar')).toBeVisible();
});

test('what may have arrived is not to be taken back: the way leads to what waits', async () => {
  const { user, address } = open();
  // The probe succeeds, and the step gets no response.
  await tap(user, 'Começar a carregar');
  const show = await button('Ver');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(await outbox.entries()).toMatchObject([{ state: 'unsure' }]);
  // The toast accepts no taps until it is open.
  await waitFor(() => user.click(show));
  expect(address()).toMatch(/\?outbox=1$/);
});

test('a step in flight at the time of the tap stays, with a message', async () => {
  server.use(on('get', '/api/auth/user', noAnswer));
  connectivityState.setState({ isOffline: true });
  const { user } = open();
  await tap(user, 'Começar a carregar');
  const undo = await button('Desfazer');
  const [entry] = await outbox.entries();
  await changeEntry(entry!.id, (one) => ({ ...one, state: 'unsure', sentAt: one.madeAt }));
  await waitFor(() => user.click(undo));
  const notices = await screen.findAllByText('Talvez já tenha sido enviado: veja em Por enviar');
  expect(notices.length).toBeGreaterThan(0);
  expect(await outbox.entries()).toHaveLength(1);
});

test('a step that was refused needs a person, and the later ones are entered and wait for that', async () => {
  const { user } = open();
  await tap(user, 'Começar a carregar');
  await button('Sair carregado');
  server.use(
    on('post', '/api/freights/12/status', problem(409, 'illegal_move', { detail: 'Já está em “Em trânsito”.' })),
  );
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Precisa de você: começou a carregar, hoje às/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Precisa de você/ })).toHaveAttribute('href', '/dashboard?outbox=1');
  await tap(user, 'Sair carregado');
  expect(await screen.findByText(/^Vai depois: saiu carregado, hoje às/)).toBeVisible();
  expect(screen.getAllByText(/depois que você resolver o lançamento anterior/)[0]).toBeVisible();
  expect(await button('Cheguei para descarregar')).toBeVisible();
  expect(await outbox.entries()).toMatchObject([{ state: 'refused' }, { state: 'waiting' }]);
});

test('an immediate refusal is shown at the button, and nothing is queued', async () => {
  server.use(on('post', '/api/freights/12/status', problem(409, 'vehicle_inactive', { detail: 'Caminhão parado.' })));
  const { user } = open();
  await user.click(await button('Começar a carregar'));
  expect(await screen.findByText('Caminhão parado.')).toBeVisible();
  expect(await outbox.entries()).toEqual([]);
});

test('a step that no longer fits keeps its moment, for the person to decide: no form has it', async () => {
  server.use(on('post', '/api/freights/12/status', problem(409, 'illegal_move', { detail: 'O frete foi cancelado.' })));
  const { user } = open();
  await user.click(await button('Começar a carregar'));
  expect(await screen.findByText('O frete foi cancelado.')).toBeVisible();
  expect(await outbox.entries()).toMatchObject([{ kind: 'move', state: 'refused', body: { status: 'loading' } }]);
});
