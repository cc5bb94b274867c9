import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { somePlan } from '@/test/upkeep-fixtures';
import { someSummary } from './vehicle-fixtures';
import VehiclesPage from './vehicles-page';

const server = startServer();

describe('the list', () => {
  test('without vehicles one step is shown, and no filters', async () => {
    server.use(on('get', '/api/vehicles', pageOf([])));
    renderPage(VehiclesPage, '/vehicles');
    expect((await screen.findByRole('link', { name: 'Cadastrar caminhão' })).getAttribute('href')).toBe(
      '/vehicles?new=truck',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('filters are in the address and go to the server, with the user', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/vehicles', (request) => (seen.push(request), pageOf([someVehicle()]))));
    const { user, address } = renderPage(VehiclesPage, '/vehicles?type=truck');
    expect((await screen.findByRole('link', { name: 'Abrir BRA2E19' })).getAttribute('href')).toBe('/vehicles?id=1');
    await user.type(screen.getByRole('searchbox'), 'azul');
    await waitFor(() => expect(address()).toBe('/vehicles?type=truck&q=azul'));
    await waitFor(() => expect(seen.at(-1)?.search.get('q')).toBe('azul'));
    expect(seen.at(-1)?.search.get('type')).toBe('truck');
    expect(seen.at(-1)?.search.get('userId')).toBe('7');
  });

  test('a failure has a way to try again', async () => {
    let calls = 0;
    server.use(on('get', '/api/vehicles', () => (++calls === 1 ? problem(500, 'internal') : pageOf([someVehicle()]))));
    const { user } = renderPage(VehiclesPage, '/vehicles');
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Abrir BRA2E19' })).toBeTruthy();
  });
});

describe('the page of a vehicle', () => {
  const plan = somePlan({ due: { kmLeft: -350, daysLeft: null } });
  const summary = someSummary({
    costs: [{ category: 'manutencao', amountCents: 310_000 }],
    fuel: {
      volumeMl: 1_500_000,
      totalCents: 968_440,
      metersPerLiter: 2350,
      segments: [
        { fromOn: '2026-10-01', toOn: '2026-10-09', recordId: 8, km: 1200, volumeMl: 520_000, metersPerLiter: 2308 },
      ],
    },
  });

  test('shows what it drank, what keeping it cost, and what of the plan is late', async () => {
    server.use(
      on('get', '/api/vehicles/1', someVehicle()),
      on('get', '/api/vehicles/1/summary', summary),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', ({ search }) => pageOf(search.get('vehicleId') === '1' ? [plan] : [])),
    );
    renderPage(VehiclesPage, '/vehicles?id=1');
    const chart = await screen.findByRole('table', { name: 'Média de um tanque cheio ao outro' });
    expect(within(chart).getByRole('row', { name: /^09.10.2026 2,31\skm.l$/ })).toBeTruthy();
    expect(screen.getByText(/Gasto em manutenção até hoje: R\$\s3\.100,00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Óleo do motor' }).getAttribute('href')).toBe('/maintenance?tab=plan&id=3');
    expect(screen.getByText(/venceu há 350\skm/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abastecer' }).getAttribute('href')).toBe('/fuel?new=1&vehicleId=1');
    expect(screen.getByRole('link', { name: 'Manutenção' }).getAttribute('href')).toBe(
      '/maintenance?new=1&vehicleId=1',
    );
  });

  test('a forecast day is labelled as an estimate', async () => {
    const due = { kmLeft: 4_000, daysLeft: 8, byPace: true, state: 'soon' as const };
    server.use(
      on('get', '/api/vehicles/1', someVehicle()),
      on('get', '/api/vehicles/1/summary', summary),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', pageOf([somePlan({ due })])),
    );
    renderPage(VehiclesPage, '/vehicles?id=1');
    expect(await screen.findByText(/faltam 4\.000\skm · deve vencer em 8 dias/)).toBeVisible();
  });

  test('a trailer of unknown odometer says so instead of 0 km', async () => {
    const trailer = someVehicle({ id: 2, type: 'trailer', plate: 'BRA2E20', odometerKm: 0 });
    server.use(
      on('get', '/api/vehicles/2', trailer),
      on('get', '/api/vehicles/2/summary', someSummary()),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', pageOf([])),
    );
    renderPage(VehiclesPage, '/vehicles?id=2');
    expect(await screen.findByText(/^Ainda não informado/)).toBeVisible();
    expect(screen.queryByText(/^0\skm$/)).toBeNull();
  });

  test('a trailer shows its cost: the truck that pulled it has the revenue', async () => {
    const trailer = someVehicle({ id: 2, type: 'trailer', plate: 'BRA2E20' });
    server.use(
      on('get', '/api/vehicles/2', trailer),
      on('get', '/api/vehicles/2/summary', someSummary({ costCents: 310_000, netCents: -310_000 })),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', pageOf([])),
    );
    renderPage(VehiclesPage, '/vehicles?id=2');
    const card = (await screen.findByRole('heading', { name: 'O que esta carreta custou' })).closest('section')!;
    expect(card).toHaveTextContent(/Já gasto.*R\$\s3\.100,00/);
    expect(card).toHaveTextContent('A receita dos fretes conta no caminhão que puxou.');
    expect(within(card).queryByText('Receita')).toBeNull();
    expect(card.textContent).not.toMatch(/Sobrou/);
  });

  test('a trailer that was let out has a revenue of its own, and what is left of it', async () => {
    const freights = { ...someSummary().freights, revenueCents: 400_000 };
    server.use(
      on('get', '/api/vehicles/2', someVehicle({ id: 2, type: 'trailer', plate: 'BRA2E20' })),
      on('get', '/api/vehicles/2/summary', someSummary({ freights, costCents: 310_000, netCents: 90_000 })),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', pageOf([])),
    );
    renderPage(VehiclesPage, '/vehicles?id=2');
    const card = (await screen.findByRole('heading', { name: 'O que este veículo rendeu' })).closest('section')!;
    expect(card).toHaveTextContent(/Sobrou até hoje.*R\$\s900,00.*Receita.*R\$\s4\.000,00/);
  });

  test('one that is not there leads back to the list', async () => {
    server.use(on('get', '/api/vehicles/99', problem(404, 'not_found', { detail: 'Este veículo não existe.' })));
    renderPage(VehiclesPage, '/vehicles?id=99');
    expect(await screen.findByText('Este veículo não existe.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar à lista' }).getAttribute('href')).toBe('/vehicles');
  });
});

test('due dates that failed to load are not reported as missing', async () => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/vehicles/1', someVehicle()),
    on('get', '/api/vehicles/1/summary', problem(500, 'internal', { detail: 'Deu errado.' })),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/maintenance/due', pageOf([])),
  );
  renderPage(VehiclesPage, '/vehicles?id=1');
  expect((await screen.findAllByText('Deu errado.')).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Nenhuma data cadastrada/)).toBeNull();
});

describe('taking out of use', () => {
  test('a vehicle with a history reappears with the reason, and is deactivated instead', async () => {
    let body: unknown;
    server.use(
      on('get', '/api/vehicles', pageOf([someVehicle()])),
      on('get', '/api/vehicles/1', someVehicle()),
      on('get', '/api/vehicles/1/summary', problem(500, 'internal')),
      on('get', '/api/freights', pageOf([])),
      on('get', '/api/maintenance/due', pageOf([])),
      on('delete', '/api/vehicles/1', problem(409, 'has_history', { detail: 'Este veículo tem 14 fretes.' })),
      on('put', '/api/vehicles/1', (request) => ((body = request.body), someVehicle({ status: 'inactive' }))),
    );
    const { user, address } = renderPage(VehiclesPage, '/vehicles?id=1');
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    expect(address()).toBe('/vehicles');
    expect(screen.queryByRole('link', { name: 'Abrir BRA2E19' })).toBeNull();
    await sendDeletion();
    expect(await screen.findByRole('link', { name: 'Abrir BRA2E19' })).toBeTruthy();
    expect((await screen.findAllByText('Este veículo tem 14 fretes.')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(await screen.findByRole('button', { name: 'Deixar inativo' }));
    await waitFor(() => expect(body).toBeDefined());
    expect(body).toMatchObject({ status: 'inactive', plate: 'BRA2E19' });
    expect(body).not.toHaveProperty('id');
  });
});
