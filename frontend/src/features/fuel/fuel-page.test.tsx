import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someTransaction, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { previewOf } from '@/test/settling-fixtures';
import { someFuel } from '@/test/upkeep-fixtures';
import FuelPage from './fuel-page';

const server = startServer();

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 2, plate: 'QWE4R56' })])),
    on('get', '/api/fuel/5', someFuel()),
    on('get', '/api/fuel', pageOf([someFuel()])),
  );
});

describe('the list', () => {
  test('says the average, or why there is none, and what is unpaid', async () => {
    const partial = { metersPerLiter: null, missing: 'partial', status: 'pending', paidOn: null } as const;
    server.use(on('get', '/api/fuel', pageOf([someFuel(), someFuel({ id: 6, ...partial })])));
    renderPage(FuelPage, '/fuel');
    expect((await screen.findAllByText(/2,35\skm\/l/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Tanque parcial').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Pendente').length).toBeGreaterThan(0);
  });

  test('its filters are in the address and go to the server', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/fuel', (request) => (seen.push(request), pageOf([someFuel()]))));
    const { user, address } = renderPage(FuelPage, '/fuel');
    await screen.findAllByText(/2,35\skm\/l/);
    await user.selectOptions(screen.getByLabelText('Combustível'), 'arla32');
    await user.selectOptions(await screen.findByLabelText('Veículo'), '2');
    await user.selectOptions(screen.getByLabelText('Período'), 'Mês passado');
    await waitFor(() => expect(seen.at(-1)?.search.get('to')).toMatch(/^\d{4}-\d{2}-\d{2}$/));
    expect(seen.at(-1)?.search.get('fuel')).toBe('arla32');
    expect(seen.at(-1)?.search.get('vehicleId')).toBe('2');
    expect(seen.at(-1)?.search.get('from')).toMatch(/-01$/);
    expect(address()).toContain('fuel=arla32');
  });

  test('an empty account is shown the first step', async () => {
    server.use(on('get', '/api/fuel', pageOf([])));
    renderPage(FuelPage, '/fuel');
    await screen.findByText('Lance seu primeiro abastecimento');
    const link = screen.getByRole('link', { name: 'Novo abastecimento' });
    expect(link.getAttribute('href')).toBe('/fuel?new=1');
    expect(screen.queryByLabelText('Período')).toBeNull();
  });

  test('a read that failed can be tried again', async () => {
    server.use(on('get', '/api/fuel', problem(500, 'internal')));
    const { user } = renderPage(FuelPage, '/fuel');
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.use(on('get', '/api/fuel', pageOf([someFuel()])));
    await user.click(again);
    expect((await screen.findAllByText(/2,35\skm\/l/)).length).toBeGreaterThan(0);
  });
});

describe('one fill-up', () => {
  test('a pending one is paid on a day', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(
      on('get', '/api/fuel/5', someFuel({ status: 'pending', paidOn: null })),
      on('post', '/api/finances/90/pay/preview', ({ body }) => previewOf(body, 150_000, 0)),
      on('post', '/api/finances/90/pay', (request) => ((seen = request), someTransaction({ id: 90, kind: 'expense' }))),
    );
    const { user } = renderPage(FuelPage, '/fuel?id=5');
    await user.click(await screen.findByRole('button', { name: 'Paguei' }));
    const sheet = within(await screen.findByRole('dialog'));
    // The server computes the open amount: a part may be paid.
    await waitFor(() => expect(valueOf(sheet.getByLabelText('Quanto paguei'))).toBe('1.500,00'));
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(seen?.body).toEqual({ openCents: 150_000, paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }),
    );
  });

  test('what the driver paid has no button to settle', async () => {
    server.use(on('get', '/api/fuel/5', someFuel({ paidByDriver: true, driverId: 4, driverName: 'Carlos' })));
    renderPage(FuelPage, '/fuel?id=5');
    expect(await screen.findByText('Pago pelo motorista')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /pagamento|Paguei/ })).toBeNull();
  });

  test('one that is deleted is named, and gone for good a while later', async () => {
    let deleted = false;
    server.use(on('delete', '/api/fuel/5', () => ((deleted = true), null)));
    const { user, address } = renderPage(FuelPage, '/fuel?id=5');
    await user.click(await screen.findByRole('button', { name: 'Apagar abastecimento' }));
    expect((await screen.findAllByText(/^412,35\sL de BRA2E19/)).length).toBeGreaterThan(0);
    expect(address()).toBe('/fuel');
    expect(deleted).toBe(false);
    await sendDeletion();
    expect(deleted).toBe(true);
  });
});

describe('consumption', () => {
  const vehicle = {
    vehicleId: 1,
    plate: 'BRA2E19',
    km: 1900,
    volumeMl: 812_350,
    metersPerLiter: 2339,
    dieselCents: 560_000,
    arlaCents: 9_429,
    refrigerationCents: 0,
    totalCents: 569_429,
    totalVolumeMl: 812_350,
    averagePriceMillis: 6899,
    costPerKmCents: 300,
    missing: null,
    segments: [],
    prices: [],
  };

  test('figures per vehicle, the reason where one cannot be known, and the cheapest station first', async () => {
    const station = { fills: 2, volumeMl: 1, totalCents: 1, metersPerLiter: null, lastOn: '2026-11-20' };
    const unknown = { ...vehicle, vehicleId: 2, plate: 'QWE4R56', metersPerLiter: null, costPerKmCents: null };
    server.use(
      on('get', '/api/fuel/consumption', {
        vehicles: [vehicle, { ...unknown, missing: 'first_full' }],
        stations: [
          { ...station, station: 'Caro', averagePriceMillis: 7090 },
          { ...station, station: 'Barato', averagePriceMillis: 6500 },
        ],
        totalCents: 1,
        volumeMl: 1,
      }),
    );
    const { user, address } = renderPage(FuelPage, '/fuel?tab=consumption');
    expect(await screen.findByText(/2,34\skm\/l/)).toBeTruthy();
    expect(screen.getByText('Falta um segundo tanque cheio com hodômetro.')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Postos' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Barato');
    await user.click(screen.getByRole('button', { name: 'Posto' }));
    expect(address()).toBe('/fuel?tab=consumption&sort=station');
    await user.click(screen.getByRole('button', { name: 'Posto' }));
    expect(address()).toBe('/fuel?tab=consumption&sort=-station');
    expect(within(screen.getByRole('table', { name: 'Postos' })).getAllByRole('row')[1]?.textContent).toContain('Caro');
  });

  test('the chart of a vehicle has the average of its tanks and the consumption that its owner expects', async () => {
    const tank = { recordId: 8, fromOn: '2026-10-01', km: 900, volumeMl: 380_000 };
    const tanksOf = (...values: number[]) =>
      values.map((metersPerLiter, at) => ({ ...tank, toOn: `2026-11-0${at + 1}`, metersPerLiter }));
    server.use(
      on('get', '/api/vehicles', pageOf([someVehicle({ expectedMetersPerLiter: 2400 })])),
      on('get', '/api/fuel/consumption', {
        vehicles: [{ ...vehicle, segments: tanksOf(2300, 2340) }],
        stations: [],
        totalCents: 1,
        volumeMl: 1,
      }),
    );
    const { user } = renderPage(FuelPage, '/fuel?tab=consumption');
    await user.click(await screen.findByRole('button', { name: /^Ver gráficos/ }));
    const table = await screen.findByRole('table', { name: 'Média de cada tanque' });
    const [head, , second] = within(table).getAllByRole('row');
    expect(head?.textContent).toBe('DiaCada tanqueMédia dos últimos 4');
    expect(second?.textContent).toMatch(/^02\/11\/20262,34\skm\/l2,32\skm\/l$/);
    expect(screen.getByText(/^Esperado: 2,40\skm\/l\.$/)).toBeVisible();
  });

  test('the period is in the address and in words; twelve months by default', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(
      on('get', '/api/fuel/consumption', (request) => {
        seen.push(request);
        return { vehicles: [vehicle], stations: [], totalCents: 1, volumeMl: 1 };
      }),
    );
    const { user, address } = renderPage(FuelPage, '/fuel?tab=consumption');
    expect(await screen.findByText(/^De \d{2}\/\d{2}\/\d{4} até hoje\.$/)).toBeTruthy();
    await user.click(screen.getByLabelText('3 meses'));
    expect(address()).toBe('/fuel?tab=consumption&period=3');
    await waitFor(() => expect(seen).toHaveLength(2));
    const [year, quarter] = seen.map(({ search }) => search.get('from') ?? '');
    expect(year! < quarter!).toBe(true);
    await user.click(screen.getByLabelText('Tudo'));
    expect(await screen.findByText('Desde o primeiro abastecimento.')).toBeTruthy();
    await waitFor(() => expect(seen.at(-1)?.search.get('from')).toBe('2000-01-01'));
    await user.click(screen.getByLabelText('12 meses'));
    expect(address()).toBe('/fuel?tab=consumption');
  });

  test('nothing to measure leads to the first fill-up', async () => {
    server.use(on('get', '/api/fuel/consumption', { vehicles: [], stations: [], totalCents: 0, volumeMl: 0 }));
    const { user } = renderPage(FuelPage, '/fuel?tab=consumption');
    expect(await screen.findByText('Ainda não há média')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Novo abastecimento' })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Ver os mais antigos' }));
    expect(await screen.findByText('Desde o primeiro abastecimento.')).toBeTruthy();
    expect(await screen.findByText('Ainda não há média')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver os mais antigos' })).toBeNull();
  });
});
