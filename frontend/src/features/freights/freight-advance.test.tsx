import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { besideFreight } from './freight-fixtures';
import FreightsPage from './freights-page';

const server = startServer();
let seen: ReceivedRequest[];

beforeEach(() => {
  seen = [];
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/cities', pageOf([])),
    on('get', '/api/distance', {
      distanceKm: 1336,
      basis: 'estimate',
      freights: null,
      words: null,
      approximate: true,
      toleranceBps: 1200,
      reason: null,
    }),
    on('get', '/api/clients', pageOf([])),
    on('get', '/api/drivers', pageOf([])),
    ...besideFreight,
    on('put', '/api/freights/12', (request) => (seen.push(request), someFreight())),
  );
});

async function edit(changes: Parameters<typeof someFreight>[0] = {}) {
  server.use(on('get', '/api/freights/12', someFreight(changes)));
  const { user } = renderPage(FreightsPage, '/freights?id=12&edit=1');
  await screen.findByLabelText(/^Adiantamento \(opcional\)/);
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Salvar alterações' })) };
}

const chip = (name: RegExp) => screen.getByRole('button', { name });

test('a share in place of the amount is sent as a share, and says what is left', async () => {
  const { user, save } = await edit();
  await user.click(chip(/^70%$/));
  expect(valueOf(screen.getByLabelText(/^Adiantamento \(/))).toBe('');
  expect(screen.getByText(/^70% do frete, calculado ao salvar. O saldo fica com 30%.$/)).toBeTruthy();
  await save();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ advanceBps: 7000 });
  expect(seen[0]?.body).not.toHaveProperty('advanceCents');
});

test('a freight agreed by a share shows it again, also one that is not usual; an amount typed takes its place', async () => {
  const { user, save } = await edit({ advanceBps: 6500 });
  expect(chip(/^65%$/)).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByLabelText(/^Adiantamento \(/), '500000');
  expect(chip(/^70%$/)).toHaveAttribute('aria-pressed', 'false');
  await save();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ advanceCents: 500_000 });
  expect(seen[0]?.body).not.toHaveProperty('advanceBps');
});

test('the amount shows the share instead of 0,00', async () => {
  const { user } = renderPage(FreightsPage, '/freights?new=1');
  const amount = await screen.findByLabelText(/^Adiantamento \(opcional\)/);
  expect(amount).toHaveAttribute('placeholder', '0,00');
  await user.click(screen.getByRole('button', { name: '70%' }));
  expect(amount).toHaveAttribute('placeholder', '70% do frete');
});

test('tapped again the share is gone, and there is no advance', async () => {
  const { user, save } = await edit({ advanceBps: 7000 });
  await user.click(chip(/^70%$/));
  await save();
  await waitFor(() => expect(seen[0]?.body).toMatchObject({ advanceCents: 0 }));
});
