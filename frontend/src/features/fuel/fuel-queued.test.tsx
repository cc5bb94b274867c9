import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { noAnswer, mockSignedInUser, startOutbox } from '@/test/outbox';
import { someFuel } from '@/test/upkeep-fixtures';
import { someOffers } from './fuel-fixtures';
import FuelPage from './fuel-page';

const server = startServer();
const outbox = startOutbox();
const posted: ReceivedRequest[] = [];

beforeEach(() => {
  posted.length = 0;
  server.use(
    mockSignedInUser,
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/fuel', pageOf([])),
    on('get', '/api/fuel/defaults', someOffers),
    on('get', '/api/fuel/stations', pageOf([])),
    on('post', '/api/fuel', (seen) => (posted.push(seen), noAnswer())),
    on('post', '/api/fuel/preview', noAnswer),
  );
});

type Hands = ReturnType<typeof renderPage>['user'];

async function fillUp(user: Hands, button = 'Salvar abastecimento') {
  await user.type(await screen.findByLabelText('Litros'), '280');
  await user.type(screen.getByLabelText('Hodômetro'), '482310');
  await user.click(screen.getByRole('button', { name: button }));
}

test('offline it is queued, announced, and listed; it is delivered later, once', async () => {
  const { user, address, client } = renderPage(FuelPage, '/fuel?new=1');
  outbox.watch(client);
  await fillUp(user);
  await waitFor(() => expect(address()).toBe('/fuel'));
  expect((await screen.findAllByText('Guardado no aparelho')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: '1 lançamento por enviar' })).toHaveAttribute(
    'href',
    '/fuel?outbox=1',
  );
  expect(await outbox.entries()).toMatchObject([
    {
      kind: 'fuel',
      title: 'Abastecimento',
      detail: expect.stringMatching(/^BRA2E19 · \d\d\/\d\d\/\d{4} · 280\u00a0L · R\$\u00a06,899\/L · Posto Graal$/),
      state: 'unsure',
    },
  ]);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft'))).toEqual([]);
  server.use(on('post', '/api/fuel', (seen) => (posted.push(seen), someFuel())));
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await outbox.entries()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('1 lançamento por enviar')).toBeNull());
  const keys = posted.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('another one follows a queued one, at its price', async () => {
  const { user } = renderPage(FuelPage, '/fuel?new=1');
  const price = await screen.findByLabelText('Preço por litro');
  await user.clear(price);
  await user.type(price, '7000');
  await fillUp(user, 'Salvar e lançar outro');
  await waitFor(() => expect(valueOf(screen.getByLabelText('Litros'))).toBe(''));
  expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe('7,00');
  expect(await outbox.entries()).toHaveLength(1);
});

test('a refusal while the form is open is shown at its field, and nothing is queued', async () => {
  const message = 'O hodômetro anda para trás.';
  const errors = [{ field: 'odometerKm', code: 'odometer_backwards', message }];
  server.use(on('post', '/api/fuel', problem(422, 'validation', { errors })));
  const { user, address } = renderPage(FuelPage, '/fuel?new=1');
  await fillUp(user);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(address()).toBe('/fuel?new=1');
  expect(await outbox.entries()).toEqual([]);
});
