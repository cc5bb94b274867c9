import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someDriver } from '@/test/people-fixtures';
import { addDays } from '@/lib/format/dates';
import { someFuel } from '@/test/upkeep-fixtures';
import { someOffers, somePreview } from './fuel-fixtures';
import FuelPage from './fuel-page';

const server = startServer();
const posted: ReceivedRequest[] = [];
const previewed: ReceivedRequest[] = [];

beforeEach(() => {
  posted.length = 0;
  previewed.length = 0;
  server.use(
    on(
      'get',
      '/api/vehicles',
      pageOf([someVehicle(), someVehicle({ id: 2, type: 'trailer', bodyType: 'refrigerated', plate: 'QWE4R56' })]),
    ),
    on('get', '/api/freights', pageOf([someFreight()])),
    on('get', '/api/drivers', pageOf([someDriver({ id: 4, name: 'Carlos' })])),
    on('get', '/api/fuel', pageOf([someFuel()])),
    on('get', '/api/fuel/5', someFuel()),
    on('get', '/api/fuel/defaults', ({ search }) => ({
      ...someOffers,
      vehicleId: Number(search.get('vehicleId')),
    })),
    on('get', '/api/fuel/stations', pageOf([])),
    on('post', '/api/fuel', (seen) => (posted.push(seen), someFuel())),
    on('post', '/api/fuel/preview', (seen) => (previewed.push(seen), somePreview())),
  );
});

type Hands = ReturnType<typeof renderPage>['user'];

async function fillPump(user: Hands) {
  await user.type(await screen.findByLabelText('Litros'), '412,35');
  await user.type(screen.getByLabelText('Hodômetro'), '482310');
}

test('an expense that turned out to be a fill-up brings its values', async () => {
  const carried = 'totalCents=150050&vehicleId=1&freightId=12&day=2026-12-20&paid=no&notes=Posto+Ip%C3%AA';
  const { user } = renderPage(FuelPage, `/fuel?new=1&${carried}`);
  expect(valueOf(await screen.findByLabelText('Total'))).toBe('1.500,50');
  // With the last price the litres would be a guess.
  expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe('');
  await user.type(screen.getByLabelText('Litros'), '220');
  await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]!.body).toMatchObject({
    vehicleId: 1,
    freightId: 12,
    volumeMl: 220_000,
    pricePerLiterMillis: null,
    totalCents: 150_050,
    dueOn: '2026-12-20',
    paidOn: null,
    notes: 'Posto Ipê',
  });
});

test('of the trailers only those that cool their load are offered', async () => {
  const trailer = { type: 'trailer', tankCapacityMl: null } as const;
  server.use(
    on(
      'get',
      '/api/vehicles',
      pageOf([
        someVehicle(),
        someVehicle({ ...trailer, id: 2, plate: 'QWE4R56', nickname: null, bodyType: 'grain' }),
        someVehicle({ ...trailer, id: 3, plate: 'FRI0A00', nickname: null, bodyType: 'refrigerated' }),
      ]),
    ),
  );
  renderPage(FuelPage, '/fuel?new=1');
  const choices = within(await screen.findByLabelText('Veículo'));
  expect(choices.getByRole('option', { name: /FRI0A00/ })).toBeTruthy();
  expect(choices.queryByRole('option', { name: /QWE4R56/ })).toBeNull();
});

describe('at the pump', () => {
  test('the figures alone make a fill-up: all else is offered', async () => {
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    const { filledOn, ...body } = posted[0]!.body as Record<string, unknown>;
    expect(filledOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body).toEqual({
      vehicleId: 1,
      volumeMl: 412_350,
      pricePerLiterMillis: 6899,
      totalCents: null,
      odometerKm: 482_310,
      fullTank: true,
      station: 'Posto Graal',
      cityCode: 3509502,
      fuel: 'diesel_s500',
      purpose: 'engine',
      freightId: 12,
      missedPrevious: false,
      dueOn: filledOn,
      paidOn: filledOn,
      driverId: null,
      paidByDriver: false,
      notes: null,
    });
  });

  test('too many litres show the maximum that may be entered', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await user.type(await screen.findByLabelText('Litros'), '5000');
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    expect(await screen.findByText(/^Confira os litros: o máximo é 2\.000\sL\.$/)).toBeTruthy();
    expect(posted).toHaveLength(0);
  });

  test('the third figure and the average come before saving', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    expect(await screen.findByText(/Calculado: litros × preço/)).toBeTruthy();
    expect(screen.getByLabelText('Total').getAttribute('placeholder')).toBe('2.844,80');
    expect(screen.getByText(/em 969\skm desde o último tanque cheio/)).toBeTruthy();
    await waitFor(() =>
      expect(previewed.at(-1)?.body).toMatchObject({ vehicleId: 1, volumeMl: 412_350, odometerKm: 482_310 }),
    );
    expect(previewed.at(-1)?.search.has('id')).toBe(false);
  });

  test('data missing for the average are named, and implausible values too', async () => {
    const odd = { code: 'price_unlikely', message: 'Preço fora do comum.', field: 'pricePerLiterMillis' };
    server.use(
      on(
        'post',
        '/api/fuel/preview',
        somePreview({ metersPerLiter: null, segmentKm: null, missing: 'first_full', warnings: [odd] }),
      ),
    );
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await user.type(await screen.findByLabelText('Litros'), '10');
    expect(await screen.findByText(/primeiro tanque cheio/)).toBeTruthy();
    expect(screen.getByText('Preço fora do comum.')).toBeTruthy();
  });

  test('the litres are typed first: the last price is there, and gives way to what is typed', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    expect(await screen.findByLabelText('Litros')).toHaveFocus();
    expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe('6,899');
    expect(screen.getByText('O mesmo da última vez')).toBeTruthy();
    await user.type(screen.getByLabelText('Total'), '284480');
    await user.type(screen.getByLabelText('Litros'), '400');
    expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe('');
    expect(valueOf(screen.getByLabelText('Total'))).toBe('2.844,80');
  });

  test('the price of diesel is not that of ARLA', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await user.click(await screen.findByText('Mais detalhes'));
    await user.selectOptions(screen.getByLabelText('Combustível'), 'arla32');
    await waitFor(() => expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe(''));
    await user.selectOptions(screen.getByLabelText('Combustível'), 'diesel_s500');
    await waitFor(() => expect(valueOf(screen.getByLabelText('Preço por litro'))).toBe('6,899'));
  });

  test('of several trucks it is the one of the freight under way', async () => {
    const waiting = someFreight({ id: 13, truckId: 1, status: 'scheduled' });
    const onItsWay = someFreight({ id: 14, truckId: 3, status: 'in_transit' });
    server.use(
      on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 3, plate: 'QWE4R57' })])),
      on('get', '/api/freights', ({ search }) => pageOf(search.has('open') ? [waiting, onItsWay] : [])),
    );
    renderPage(FuelPage, '/fuel?new=1');
    expect(valueOf(await screen.findByLabelText('Veículo'))).toBe('3');
  });

  test('who was to be paid later the last time is to be paid later again', async () => {
    server.use(on('get', '/api/fuel/defaults', { ...someOffers, dueAfterDays: 30 }));
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    const body = posted[0]!.body as { filledOn: string };
    expect(body).toMatchObject({ dueOn: addDays(body.filledOn, 30), paidOn: null });
  });

  test('a trailer has no odometer, and what it drinks cools the load', async () => {
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.selectOptions(screen.getByLabelText('Veículo'), '2');
    expect(screen.queryByLabelText('Hodômetro')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    expect(posted[0]?.body).toMatchObject({ vehicleId: 2, purpose: 'refrigeration', odometerKm: null });
  });

  test('one figure is not enough', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await screen.findByLabelText('Total');
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    expect(await screen.findByText(/Informe dois dos três/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Litros'));
    expect(posted).toHaveLength(0);
  });

  test('a typed station is accepted', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    const station = await screen.findByLabelText(/Posto/);
    await user.click(station);
    await user.type(station, 'Posto Novo');
    await waitFor(() => expect(screen.getByRole('option', { name: /Usar “Posto Novo”/ })).toBeTruthy());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await user.tab();
    expect(valueOf(station)).toBe('Posto Novo');
  });

  test('another one follows on the same vehicle', async () => {
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByRole('button', { name: 'Salvar e lançar outro' }));
    await waitFor(() => expect(valueOf(screen.getByLabelText('Litros'))).toBe(''));
    expect(posted).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Litros'));
  });
});

describe('what the server says', () => {
  test('an error is shown at its field', async () => {
    const message = 'O hodômetro anda para trás.';
    server.use(
      on(
        'post',
        '/api/fuel',
        problem(422, 'validation', { errors: [{ field: 'odometerKm', code: 'odometer_backwards', message }] }),
      ),
    );
    const { user } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Hodômetro'));
  });

  test('what is unlikely is asked, and sent again with its code', async () => {
    const warnings = [{ code: 'volume_over_tank', message: 'São mais litros do que cabem no tanque.' }];
    server.use(
      on('post', '/api/fuel', (seen) => {
        posted.push(seen);
        const { confirm } = seen.body as { confirm?: string[] };
        return confirm ? someFuel() : problem(422, 'confirmation_required', { warnings });
      }),
    );
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/mais litros/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Está certo, continuar' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    expect(posted.at(-1)?.body).toMatchObject({ confirm: ['volume_over_tank'] });
  });
});

describe('the folded part', () => {
  test('pending carries its due day and no payment', async () => {
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByText('Mais detalhes'));
    await user.click(screen.getByLabelText('Vou pagar depois'));
    await user.type(screen.getByLabelText(/Vence em/), '20/12/2026');
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    expect(posted[0]?.body).toMatchObject({ dueOn: '2026-12-20', paidOn: null });
  });

  test('what the driver paid asks who', async () => {
    const { user, address } = renderPage(FuelPage, '/fuel?new=1');
    await fillPump(user);
    await user.click(screen.getByText('Mais detalhes'));
    await user.click(await screen.findByLabelText(/O motorista pagou/));
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    expect(await screen.findByText('Escolha o motorista que pagou.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Motorista'), '4');
    await user.click(screen.getByRole('button', { name: 'Salvar abastecimento' }));
    await waitFor(() => expect(address()).toBe('/fuel'));
    expect(posted[0]?.body).toMatchObject({ paidByDriver: true, driverId: 4 });
  });
});

describe('changing one', () => {
  test('a changed figure recomputes another, with the version it was read in', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('put', '/api/fuel/5', (request) => ((seen = request), someFuel())));
    const { user, address } = renderPage(FuelPage, '/fuel?id=5&edit=1');
    const litres = await screen.findByLabelText('Litros');
    await user.clear(litres);
    await user.type(litres, '400');
    await waitFor(() => expect(previewed.at(-1)?.body).toMatchObject({ volumeMl: 400_000 }));
    expect(previewed.at(-1)?.search.get('id')).toBe('5');
    expect(previewed.at(-1)?.body).not.toHaveProperty('id');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(address()).toBe('/fuel?id=5'));
    expect(seen?.headers.get('if-match')).toBe('"3"');
    expect(seen?.body).toMatchObject({ volumeMl: 400_000, pricePerLiterMillis: null, totalCents: 284_480 });
    expect(seen?.body).not.toHaveProperty('id');
  });
});

test('without a truck the first step is the truck', async () => {
  server.use(on('get', '/api/vehicles', pageOf([])));
  renderPage(FuelPage, '/fuel?new=1');
  const link = await screen.findByRole('link', { name: 'Cadastrar caminhão' });
  expect(link.getAttribute('href')).toBe('/vehicles?new=truck');
});
