import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, startServer, type ReceivedRequest } from '@/test/msw';
import { campinas, rondonopolis, someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someClient, someClientSummary } from '@/test/people-fixtures';
import { besideFreight } from './freight-fixtures';
import { freightValues, newFreight, repeatedFreight } from './freight-model';
import FreightsPage from './freights-page';

const server = startServer();
const vehicles = [
  someVehicle(),
  someVehicle({ id: 2, type: 'trailer', plate: 'QWE4R56' }),
  someVehicle({ id: 3, plate: 'NPL2931' }),
];
const client = { id: 31, name: 'Boa Safra', phone: null };
const last = someFreight({
  client,
  clientId: 31,
  trailerIds: [2],
  trailers: [{ id: 2, plate: 'QWE4R56', nickname: null }],
  axles: 6,
  weightKg: 32_000,
  ciot: '123456789012',
  notes: 'Portão 4',
  advanceBps: 7000,
});
const seen: ReceivedRequest[] = [];

beforeEach(() => {
  seen.length = 0;
  server.use(
    on('get', '/api/vehicles', pageOf(vehicles)),
    on('get', '/api/cities', pageOf([campinas, rondonopolis])),
    on('get', '/api/distance', {
      distanceKm: 1336,
      basis: 'estimate' as const,
      freights: null,
      words: null,
      approximate: true,
      toleranceBps: 1200,
      reason: null,
    }),
    on('get', '/api/clients', pageOf([someClient({ id: 31, name: 'Boa Safra' })])),
    on('get', '/api/clients/31', someClient({ id: 31, name: 'Boa Safra' })),
    on('get', '/api/clients/31/summary', someClientSummary()),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/freights/12', last),
    on('get', '/api/freights', ({ search }) =>
      pageOf(search.get('vehicleId') === '1' || search.get('clientId') === '31' ? [last] : []),
    ),
    on('post', '/api/freights', (request) => (seen.push(request), someFreight())),
    // Last: of two handlers of a path the first answers.
    ...besideFreight,
  );
});

const save = () => screen.getByRole('button', { name: 'Lançar frete' });
const truck = () => screen.findByLabelText('Caminhão');

test('choosing a truck offers its last freight; repeated, one more tap saves it', async () => {
  const { user } = renderPage(FreightsPage, '/freights?new=1');
  expect(await truck()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Repetir/ })).toBeNull();
  await user.selectOptions(await truck(), '1');
  await user.click(await screen.findByRole('button', { name: 'Repetir o frete nº 12, Campinas → Rondonópolis' }));
  expect(screen.getByText('Preenchido como o frete nº 12. Confira o valor.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({
    clientId: 31,
    truckId: 1,
    trailerIds: [2],
    distanceKm: 1336,
    rateCents: 1_120_000,
    advanceBps: 7000,
    weightKg: 32_000,
    ciot: null,
    notes: null,
  });
});

test('what was typed before stays, and repeating is undone', async () => {
  const { user } = renderPage(FreightsPage, '/freights?new=1');
  await user.selectOptions(await truck(), '3');
  await user.type(screen.getByLabelText('Valor do frete'), '9.000');
  await user.type(screen.getByLabelText(/^Cliente/), 'Boa');
  // Offered once the search is answered: until then, options are replaced.
  await screen.findByRole('option', { name: 'Cadastrar “Boa”' });
  await user.click(screen.getByRole('option', { name: /^Boa Safra/ }));
  await user.click(await screen.findByRole('button', { name: /^Repetir o frete nº 12/ }));
  expect(valueOf(await truck())).toBe('3');
  expect(valueOf(screen.getByLabelText('Valor do frete'))).toBe('9.000,00');
  expect(valueOf(screen.getByLabelText('Origem'))).toBe('Campinas, SP');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(valueOf(screen.getByLabelText('Origem'))).toBe('');
  expect(valueOf(screen.getByLabelText('Valor do frete'))).toBe('9.000,00');
});

test('the last own price of the route is offered', async () => {
  const { user } = renderPage(FreightsPage, '/freights?new=1&repeat=12');
  const price = await screen.findByLabelText('Valor do frete');
  expect(valueOf(price)).toBe('11.200,00');
  expect(screen.queryByRole('button', { name: /^Usar R\$/ })).toBeNull();
  await user.clear(price);
  await user.type(price, '9.000');
  await user.click(await screen.findByRole('button', { name: /^Usar R\$\s11\.200,00$/ }));
  expect(valueOf(price)).toBe('11.200,00');
});

test('from the page of a freight the form is filled, and is a draft only once it is changed', async () => {
  const first = renderPage(FreightsPage, '/freights?new=1&repeat=12');
  expect(valueOf(await screen.findByLabelText(/^Cliente/))).toBe('Boa Safra');
  first.unmount();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  const { user } = renderPage(FreightsPage, '/freights?new=1&repeat=12');
  await screen.findByLabelText(/^Cliente/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(seen).toHaveLength(1));
});

test('a combination with a retired vehicle is not repeated, nor a raised axle without it', () => {
  const retired = vehicles.map((vehicle) => (vehicle.id === 2 ? { ...vehicle, status: 'inactive' as const } : vehicle));
  const defaults = newFreight('2026-11-20', retired);
  const values = repeatedFreight(last, { typed: defaults, defaults, vehicles: retired });
  expect(values).toMatchObject({ truckId: defaults.truckId, trailerIds: [], axles: null, scheduledFor: '2026-11-20' });
  const usable = repeatedFreight({ ...last, axles: 5 }, { typed: defaults, defaults, vehicles });
  expect(usable).toMatchObject({ truckId: '1', trailerIds: [2], axles: 5, cteKey: '', odometerStartKm: null });
  expect(freightValues(last).axles).toBe(6);
});
