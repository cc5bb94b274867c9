import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { draftKey, readDraft } from '@/lib/forms/draft';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someUser, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someSummary } from './vehicle-fixtures';
import VehiclesPage from './vehicles-page';

const server = startServer();

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle({ id: 2, type: 'trailer', plate: 'BRA2E20' })])),
    on('get', '/api/vehicles/1', someVehicle()),
    on('get', '/api/vehicles/1/summary', someSummary()),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/maintenance/due', pageOf([])),
  );
});

async function fillEssentials(user: ReturnType<typeof renderPage>['user']) {
  await user.type(await screen.findByLabelText('Placa'), 'bra2e19');
  await user.type(screen.getByLabelText('Eixos'), '3');
}

describe('a new vehicle', () => {
  test('missing values are errors at their fields, and the first one has the focus', async () => {
    const { user } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await user.click(await screen.findByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Informe a placa.')).toBeTruthy();
    expect(screen.getByText('Informe os eixos.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Placa'));
  });

  test('a wrong document inside a folded part opens it', async () => {
    const { user } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.type(screen.getByLabelText(/RENAVAM/), '12345678901');
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText(/RENAVAM inválido/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/RENAVAM/));
    expect(screen.getByLabelText(/RENAVAM/).closest('details')?.open).toBe(true);
  });

  test('a capacity typed in tonnes is asked about, turned into kg at a tap, and never in the way', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/vehicles', (request) => ((seen = request), someVehicle())));
    const { user, address } = renderPage(VehiclesPage, '/vehicles?new=trailer');
    await fillEssentials(user);
    await user.selectOptions(screen.getByLabelText('Carroceria'), 'grain');
    const capacity = screen.getByLabelText(/^Capacidade de carga/);
    expect(capacity).toHaveAccessibleDescription('Exemplo: 32.000 para 32 toneladas.');
    await user.type(capacity, '37');
    expect(capacity).toHaveAccessibleDescription('São 37 toneladas? Aqui é em kg.');
    await user.click(screen.getByRole('button', { name: /^Usar 37\.000\skg$/ }));
    expect(valueOf(capacity)).toBe('37.000');
    expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
    await user.clear(capacity);
    await user.type(capacity, '499');
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(address()).toBe('/vehicles?id=1'));
    expect(seen?.body).toMatchObject({ capacityKg: 499 });
  });

  test('a trailer needs its body', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/vehicles', (request) => ((seen = request), someVehicle())));
    const { user } = renderPage(VehiclesPage, '/vehicles?new=trailer');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Escolha a carroceria da carreta.')).toBeVisible();
    expect(seen).toBeUndefined();
  });

  test('it is sent normalised, and leads to its page', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/vehicles', (request) => ((seen = request), someVehicle())));
    const { user, address } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(address()).toBe('/vehicles?id=1'));
    expect(seen?.body).toMatchObject({ type: 'truck', plate: 'BRA2E19', axles: 3, nickname: null, odometerKm: 0 });
    expect(localStorage.getItem(draftKey(someUser.id, 'vehicle:new-truck'))).toBeNull();
  });

  test('the first tractor leads to its trailer, which can be skipped', async () => {
    server.use(
      on('get', '/api/vehicles', pageOf([])),
      on('post', '/api/vehicles', () => someVehicle()),
    );
    const { user, address } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(address()).toBe('/vehicles?new=trailer&after=1'));
    expect(screen.getByRole('heading', { name: 'Agora cadastre a carreta', level: 1 })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pular este passo' }));
    expect(address()).toBe('/vehicles?id=1');
  });

  test('a truck that carries by itself needs no trailer', async () => {
    server.use(
      on('get', '/api/vehicles', pageOf([])),
      on('post', '/api/vehicles', () => someVehicle({ bodyType: 'box' })),
    );
    const { user, address } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(address()).toBe('/vehicles?id=1'));
  });

  test("the server's complaint lands on its field and nothing typed is lost", async () => {
    const errors = [{ field: 'plate', code: 'taken', message: 'Você já tem um veículo com esta placa.' }];
    server.use(on('post', '/api/vehicles', problem(409, 'plate_taken', { errors })));
    const { user } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Você já tem um veículo com esta placa.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Placa'));
    expect(valueOf(screen.getByLabelText('Placa'))).toBe('BRA2E19');
  });

  test('a failing server is reported in words, and the form stays', async () => {
    server.use(on('post', '/api/vehicles', problem(503, 'unavailable')));
    const { user } = renderPage(VehiclesPage, '/vehicles?new=truck');
    await fillEssentials(user);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText(/O servidor falhou/)).toBeTruthy();
    expect(valueOf(screen.getByLabelText('Eixos'))).toBe('3');
  });

  test('half filled and left, it is there again', async () => {
    const first = renderPage(VehiclesPage, '/vehicles?new=truck');
    await first.user.type(await screen.findByLabelText('Placa'), 'BRA2E19');
    first.unmount();
    const { user, unmount } = renderPage(VehiclesPage, '/vehicles?new=truck');
    expect(valueOf(await screen.findByLabelText('Placa'))).toBe('BRA2E19');
    expect(screen.getByText(/Recuperamos o que você/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    expect(valueOf(screen.getByLabelText('Placa'))).toBe('');
    // A form that leaves writes at once what it would have written in a moment.
    unmount();
    expect(readDraft(draftKey(someUser.id, 'vehicle:new-truck'))).toBeNull();
  });
});

describe('the licensing date', () => {
  test('is offered by state and plate, taken only when wanted, and stays editable', async () => {
    const requests: string[] = [];
    server.use(
      on('get', '/api/vehicles/licensing-suggestion', ({ search }) => {
        requests.push(`${search.get('uf')} ${search.get('type')} ${search.get('plate')}`);
        return { dueOn: '2027-09-30', month: 9, rule: 'São Paulo: final 9 até setembro (Detran-SP).' };
      }),
      on('put', '/api/vehicles/1', ({ body }) => ({ ...someVehicle({ version: 2 }), body })),
    );
    const { user } = renderPage(VehiclesPage, '/vehicles?id=1&edit=1');
    const due = await screen.findByLabelText(/^Licenciamento/);
    await user.selectOptions(screen.getByLabelText(/^Estado da placa/), 'SP');
    const offer = await screen.findByRole('button', { name: 'Usar 30/09/2027 — SP, placa final 9' });
    expect(requests).toEqual(['SP truck BRA2E19']);
    expect(valueOf(due)).toBe('');
    await user.click(offer);
    expect(valueOf(due)).toBe('30/09/2027');
    expect(screen.queryByRole('button', { name: /^Usar 30/ })).toBeNull();
    expect(screen.getByText(/final 9 até setembro/)).toBeVisible();
  });

  test('the state is sent along', async () => {
    let body: unknown;
    server.use(
      on('get', '/api/vehicles/licensing-suggestion', { dueOn: null, month: null, rule: 'Sem calendário.' }),
      on('put', '/api/vehicles/1', (request) => ((body = request.body), someVehicle({ version: 2 }))),
    );
    const { user } = renderPage(VehiclesPage, '/vehicles?id=1&edit=1');
    await user.selectOptions(await screen.findByLabelText(/^Estado da placa/), 'MT');
    expect(await screen.findByText('Sem calendário.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(body).toMatchObject({ licensingUf: 'MT' }));
  });
});

describe('changing a vehicle', () => {
  test('an odometer that falls is asked about, then sent with the confirmation', async () => {
    const seen: ReceivedRequest[] = [];
    const warnings = [{ code: 'odometer_falls', message: 'O hodômetro diminui de 482.310 para 100 km.' }];
    server.use(
      on('put', '/api/vehicles/1', (request) => {
        seen.push(request);
        return seen.length === 1 ? problem(422, 'confirmation_required', { warnings }) : someVehicle({ version: 2 });
      }),
    );
    const { user, address } = renderPage(VehiclesPage, '/vehicles?id=1&edit=1');
    const odometer = await screen.findByLabelText(/Hodômetro/);
    await user.clear(odometer);
    await user.type(odometer, '100');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/O hodômetro diminui/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Está certo, continuar' }));
    await waitFor(() => expect(address()).toBe('/vehicles?id=1'));
    expect(seen[0]?.headers.get('if-match')).toBe('"1"');
    expect(seen[0]?.body).not.toHaveProperty('confirm');
    expect(seen[1]?.body).toMatchObject({ odometerKm: 100, confirm: ['odometer_falls'] });
  });

  test('changed by another hand: what I typed stays, what I left alone follows, and saving works', async () => {
    const seen: ReceivedRequest[] = [];
    const current = someVehicle({ version: 2, color: 'Azul' });
    server.use(
      on('put', '/api/vehicles/1', (request) => {
        seen.push(request);
        return seen.length === 1 ? problem(412, 'stale_version', { current }) : someVehicle({ version: 3 });
      }),
    );
    const { user, address } = renderPage(VehiclesPage, '/vehicles?id=1&edit=1');
    const nickname = await screen.findByLabelText(/Apelido/);
    await user.clear(nickname);
    await user.type(nickname, 'Bruto');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    expect(await screen.findByText(/Alguém mudou este registro/)).toBeTruthy();
    expect(valueOf(nickname)).toBe('Bruto');
    await user.click(screen.getByRole('button', { name: 'Atualizar e manter o que digitei' }));
    expect(valueOf(nickname)).toBe('Bruto');
    expect(valueOf(screen.getByLabelText(/^Cor/))).toBe('Azul');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(address()).toBe('/vehicles?id=1'));
    expect(seen[1]?.headers.get('if-match')).toBe('"2"');
    expect(seen[1]?.body).toMatchObject({ nickname: 'Bruto', color: 'Azul' });
  });

  test('a field that both changed is marked; the other way is to take what is stored', async () => {
    const current = someVehicle({ version: 2, nickname: 'Dela' });
    server.use(on('put', '/api/vehicles/1', problem(412, 'stale_version', { current })));
    const { user } = renderPage(VehiclesPage, '/vehicles?id=1&edit=1');
    const nickname = await screen.findByLabelText(/Apelido/);
    await user.clear(nickname);
    await user.type(nickname, 'Meu');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await user.click(await screen.findByRole('button', { name: 'Atualizar e manter o que digitei' }));
    expect(await screen.findByText(/também foi mudado por fora/)).toBeTruthy();
    expect(valueOf(nickname)).toBe('Meu');
    server.use(on('put', '/api/vehicles/1', problem(412, 'stale_version', { current: { ...current, version: 3 } })));
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar o que digitei' }));
    expect(valueOf(nickname)).toBe('Dela');
  });
});
