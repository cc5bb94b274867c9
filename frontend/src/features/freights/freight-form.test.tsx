import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '@/api/types';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { campinas, rondonopolis, someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someClient, someDriver } from '@/test/people-fixtures';
import { besideFreight } from './freight-fixtures';
import { newFreight } from './freight-model';
import FreightsPage from './freights-page';

const server = startServer();
const offer = {
  distanceKm: 1336,
  basis: 'estimate' as 'estimate' | 'own_freights',
  freights: null as number | null,
  words: null as string | null,
  approximate: true,
  toleranceBps: 1200,
  reason: null,
};

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 2, type: 'trailer', plate: 'QWE4R56' })])),
    on('get', '/api/cities', ({ search }) => pageOf(search.get('q') === 'cam' ? [campinas] : [rondonopolis])),
    on('get', '/api/distance', offer),
    on('get', '/api/clients', pageOf([])),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/freights/12', someFreight()),
    ...besideFreight,
  );
});

type Hands = ReturnType<typeof renderPage>['user'];

async function chooseCity(user: Hands, label: string, letters: string, name: RegExp) {
  await user.click(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), letters);
  await user.click(await screen.findByRole('option', { name }));
}

async function chooseRoute(user: Hands) {
  await chooseCity(user, 'Origem', 'cam', /Campinas/);
  await chooseCity(user, 'Destino', 'rond', /Rondonópolis/);
  await waitFor(() => expect(valueOf(screen.getByLabelText('Km carregado'))).toBe('1.336'));
}

describe('an absurd price', () => {
  test('is asked about with both values, corrected at its field, or confirmed', async () => {
    const message = 'R$ 80,00 para 1.336 km dá R$ 0,06 por km; seus fretes costumam dar R$ 5,20.';
    const warnings = [{ code: 'price_unlikely', message, field: 'rateCents' }];
    const sent: ReceivedRequest[] = [];
    server.use(
      on('put', '/api/freights/12', (seen) => {
        sent.push(seen);
        const { confirm } = seen.body as { confirm?: string[] };
        return confirm ? someFreight() : problem(422, 'confirmation_required', { warnings });
      }),
    );
    const { user } = renderPage(FreightsPage, '/freights?id=12&edit=1');
    const save = await screen.findByRole('button', { name: 'Salvar alterações' });
    await user.click(save);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(message)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /^(Voltar|Corrigir)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(message)).toBeTruthy();
    await user.click(save);
    await user.click(await screen.findByRole('button', { name: /Está certo/ }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ confirm: ['price_unlikely'] }));
  });
});

describe('a new freight', () => {
  test('a missing value is an error at its field', async () => {
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await user.click(await screen.findByRole('button', { name: 'Lançar frete' }));
    for (const sentence of [/cidade de origem/, /cidade de destino/, /Informe os km carregados/, /Informe o valor/]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Origem'));
  });

  test('the distance is offered with its tolerance, and what was typed wins over it', async () => {
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    expect(screen.getByText(/aprox., ±12%/)).toBeTruthy();
    const km = screen.getByLabelText('Km carregado');
    await user.clear(km);
    await user.type(km, '1400');
    await user.click(screen.getByRole('button', { name: /Usar 1\.336/ }));
    expect(valueOf(km)).toBe('1.336');
  });

  test("the median of one's own freights is offered with its number of freights", async () => {
    const words = 'mediana de 7 fretes seus, pelo hodômetro';
    const own = { ...offer, distanceKm: 1010, basis: 'own_freights' as const, freights: 7, words, toleranceBps: 0 };
    server.use(on('get', '/api/distance', { ...own, approximate: false }));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseCity(user, 'Origem', 'cam', /Campinas/);
    await chooseCity(user, 'Destino', 'rond', /Rondonópolis/);
    const km = screen.getByLabelText('Km carregado');
    await waitFor(() => expect(valueOf(km)).toBe('1.010'));
    expect(screen.getByText('Mediana de 7 fretes seus, pelo hodômetro.')).toBeTruthy();
    expect(screen.queryByText(/aprox/)).toBeNull();
    await user.clear(km);
    await user.type(km, '1085');
    expect(screen.getByText(/Seus fretes: 1\.010\skm \(mediana de 7/)).toBeTruthy();
  });

  test('without an estimate the reason is shown', async () => {
    server.use(on('get', '/api/distance', { ...offer, distanceKm: null, reason: 'Trecho com balsa: sem estimativa.' }));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseCity(user, 'Origem', 'cam', /Campinas/);
    await chooseCity(user, 'Destino', 'rond', /Rondonópolis/);
    expect(await screen.findByText('Trecho com balsa: sem estimativa.')).toBeTruthy();
  });

  test('an estimate goes with the route it was for; kilometres typed by hand stay', async () => {
    const none = { ...offer, distanceKm: null, reason: 'Origem e destino são a mesma cidade: informe a distância.' };
    server.use(on('get', '/api/distance', ({ search }) => (search.get('from') === search.get('to') ? none : offer)));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    const km = () => screen.getByLabelText('Km carregado');
    await chooseRoute(user);
    await chooseCity(user, 'Destino', 'cam', /Campinas/);
    await waitFor(() => expect(valueOf(km())).toBe(''));
    await user.type(km(), '25');
    await chooseCity(user, 'Destino', 'rond', /Rondonópolis/);
    expect(await screen.findByRole('button', { name: /Usar 1\.336/ })).toBeTruthy();
    expect(valueOf(km())).toBe('25');
  });

  test('the only truck and trailer are chosen, and it is sent as the server takes it', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/freights', (request) => ((seen = request), someFreight())));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    expect(screen.getByText(/soma dos veículos: 6 eixos/)).toBeTruthy();
    await user.type(screen.getByLabelText('Valor do frete'), '1120000');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(seen).toBeDefined());
    expect(seen?.body).toMatchObject({
      clientId: null,
      originCityCode: campinas.code,
      destinationCityCode: rondonopolis.code,
      distanceKm: 1336,
      emptyKm: 0,
      minimumTable: 'A',
      emptyReturnKm: 0,
      pricing: 'fixed',
      rateCents: 1_120_000,
      truckId: 1,
      trailerIds: [2],
      axles: null,
      tollPayer: 'shipper',
    });
    expect(seen?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('it is for the truck and the day in the address; others are ignored', async () => {
    const trucks = [
      someVehicle(),
      someVehicle({ id: 3, plate: 'ABC1D23' }),
      someVehicle({ id: 4, status: 'inactive' }),
    ];
    expect(newFreight('2026-11-18', trucks, { vehicleId: 3, day: '2026-11-25' })).toMatchObject({
      truckId: '3',
      scheduledFor: '2026-11-25',
    });
    expect(newFreight('2026-11-18', trucks, { vehicleId: 4, day: null })).toMatchObject({
      truckId: '',
      scheduledFor: '2026-11-18',
    });
    renderPage(FreightsPage, '/freights?new=1&vehicleId=1&day=2026-11-25');
    expect(await screen.findByDisplayValue('25/11/2026')).toBeVisible();
  });

  test('a paid return is part of the empty km, and a container has a note of it', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/freights', (request) => ((seen = request), someFreight())));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    await user.selectOptions(screen.getByLabelText('Tipo de carga'), 'containerized');
    expect(screen.getByText(/^Contêiner: a lei manda pagar/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Tabela do piso'), 'C');
    await user.type(screen.getByLabelText(/^Volta vazia/), '300');
    await user.type(screen.getByLabelText('Valor do frete'), '1120000');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    expect(await screen.findByText(/não passa dele/)).toBeTruthy();
    expect(seen).toBeUndefined();
    await user.type(screen.getByLabelText(/^Km vazio/), '300');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(seen).toBeDefined());
    expect(seen?.body).toMatchObject({ minimumTable: 'C', emptyKm: 300, emptyReturnKm: 300 });
  });

  test('the owner drives unless another is chosen; then what was agreed holds until said otherwise', async () => {
    let seen: ReceivedRequest | undefined;
    const driver = someDriver({ id: 4, name: 'Zé Maria' });
    server.use(
      on('get', '/api/drivers', pageOf([driver, { ...driver, id: 5, name: 'Parado', active: false }])),
      on('post', '/api/freights', (request) => ((seen = request), someFreight())),
    );
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    const who = screen.getByLabelText('Motorista');
    expect(valueOf(who)).toBe('');
    expect(screen.queryByLabelText(/Comissão desta viagem/)).toBeNull();
    expect(screen.queryByRole('option', { name: 'Parado' })).toBeNull();
    await user.selectOptions(who, 'Zé Maria');
    expect(screen.getByText(/combinado com Zé Maria: 12% do frete/)).toBeTruthy();
    await user.type(screen.getByLabelText(/Comissão desta viagem/), '10');
    await user.type(screen.getByLabelText('Valor do frete'), '1120000');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(seen?.body).toMatchObject({ driverId: 4, commissionBps: 1000 }));
  });

  test('changing a freight leaves it with its driver', async () => {
    let seen: ReceivedRequest | undefined;
    const freight = someFreight({ driver: { id: 4, name: 'Zé Maria' }, commissionBps: 1000 });
    server.use(
      on('get', '/api/freights/12', freight),
      on('get', '/api/drivers', pageOf([someDriver({ id: 4, name: 'Zé Maria' })])),
      on('put', '/api/freights/12', (request) => ((seen = request), freight)),
    );
    const { user } = renderPage(FreightsPage, '/freights?id=12&edit=1');
    await screen.findByRole('option', { name: 'Zé Maria' });
    await waitFor(() => expect(valueOf(screen.getByLabelText('Motorista'))).toBe('4'));
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(seen?.body).toMatchObject({ driverId: 4, commissionBps: 1000 }));
  });

  test("complaints about the server's names land on the fields as they are called here", async () => {
    const errors = [
      { field: 'originCityCode', code: 'unknown', message: 'Esta cidade não existe.' },
      { field: 'somethingElse', code: 'odd', message: 'Outra coisa errada.' },
    ];
    server.use(on('post', '/api/freights', problem(422, 'validation', { errors })));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    await user.type(screen.getByLabelText('Valor do frete'), '100');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    expect(await screen.findByText('Esta cidade não existe.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Origem'));
    expect(screen.getByRole('alert').textContent).toContain('Outra coisa errada.');
  });

  test('priced by the tonne it needs a weight', async () => {
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await chooseRoute(user);
    await user.selectOptions(screen.getByLabelText('Como foi combinado'), 'per_ton');
    await user.type(screen.getByLabelText('Valor por tonelada'), '34460');
    await user.click(screen.getByRole('button', { name: 'Lançar frete' }));
    expect(await screen.findByText(/precisa do peso/)).toBeTruthy();
  });

  describe('a typed client that is not in the list', () => {
    let clients: Client[];
    let created: ReceivedRequest[];
    let freights: ReceivedRequest[];

    beforeEach(() => {
      [clients, created, freights] = [[], [], []];
      server.use(
        on('get', '/api/clients', ({ search }) =>
          pageOf(clients.filter(({ name }) => name.toLowerCase().includes((search.get('q') ?? '').toLowerCase()))),
        ),
        on('post', '/api/clients', (seen) => {
          created.push(seen);
          clients.push(someClient({ id: 31, name: (seen.body as { name: string }).name }));
          return clients.at(-1)!;
        }),
        on('post', '/api/freights', (seen) => (freights.push(seen), someFreight())),
      );
    });

    async function fill(user: Hands, client: string) {
      await chooseRoute(user);
      await user.type(screen.getByLabelText('Valor do frete'), '11.200');
      await user.type(screen.getByLabelText(/^Cliente/), client);
    }

    const save = () => screen.getByRole('button', { name: 'Lançar frete' });

    test('is created on saving, without a tap on a suggestion', async () => {
      const { user } = renderPage(FreightsPage, '/freights?new=1');
      await fill(user, 'Boa Safra');
      await user.tab();
      expect(screen.getByText('Cliente novo: “Boa Safra” será cadastrado ao salvar.')).toBeVisible();
      expect(created).toHaveLength(0);
      await user.click(save());
      await waitFor(() => expect(freights).toHaveLength(1));
      expect(created.map(({ body }) => body)).toEqual([
        { name: 'Boa Safra', document: null, phone: null, notes: null },
      ]);
      expect(freights[0]?.body).toMatchObject({ clientId: 31, rateCents: 1_120_000 });
    });

    test('is created once, however often saving fails afterwards, and after a restart', async () => {
      server.use(on('post', '/api/freights', problem(500, 'internal')));
      const first = renderPage(FreightsPage, '/freights?new=1');
      await fill(first.user, 'Boa Safra');
      await first.user.click(save());
      await waitFor(() => expect(created).toHaveLength(1));
      await waitFor(() => expect(save()).toBeEnabled());
      await first.user.click(save());
      await waitFor(() => expect(save()).toBeEnabled());
      first.unmount();
      server.use(on('post', '/api/freights', (seen) => (freights.push(seen), someFreight())));
      const { user } = renderPage(FreightsPage, '/freights?new=1');
      expect(valueOf(await screen.findByLabelText(/^Cliente/))).toBe('Boa Safra');
      await user.click(save());
      await waitFor(() => expect(freights).toHaveLength(1));
      expect(freights[0]?.body).toMatchObject({ clientId: 31 });
      expect(created).toHaveLength(1);
    });

    test('whose answer is lost goes again under the same key', async () => {
      server.use(on('post', '/api/clients', (seen) => (created.push(seen), HttpResponse.error())));
      const { user } = renderPage(FreightsPage, '/freights?new=1');
      await fill(user, 'Boa Safra');
      await user.click(save());
      await waitFor(() => expect(created).toHaveLength(1));
      await waitFor(() => expect(save()).toBeEnabled());
      await user.click(save());
      await waitFor(() => expect(created).toHaveLength(2));
      expect(freights).toHaveLength(0);
      const [one, other] = created.map(({ headers }) => headers.get('idempotency-key'));
      expect(one).toBeTruthy();
      expect(other).toBe(one);
    });

    test('is the known one of that name, whatever its accents', async () => {
      clients.push(someClient({ id: 9, name: 'Boa Safra' }));
      const { user } = renderPage(FreightsPage, '/freights?new=1');
      await fill(user, 'BOA SAFRA');
      await user.click(save());
      await waitFor(() => expect(freights[0]?.body).toMatchObject({ clientId: 9 }));
      expect(created).toHaveLength(0);
    });

    test('that the server refuses is complained of at its field', async () => {
      const errors = [{ field: 'name', code: 'invalid', message: 'Nome com letras que não se veem.' }];
      server.use(on('post', '/api/clients', problem(422, 'validation', { errors })));
      const { user } = renderPage(FreightsPage, '/freights?new=1');
      await fill(user, 'Boa Safra');
      await user.click(save());
      expect(await screen.findByText('Nome com letras que não se veem.')).toBeVisible();
      expect(screen.getByLabelText(/^Cliente/)).toBeInvalid();
      expect(freights).toHaveLength(0);
    });
  });

  test('a client is made on the way, without losing the freight', async () => {
    server.use(on('post', '/api/clients', someClient()));
    const { user } = renderPage(FreightsPage, '/freights?new=1');
    await user.click(await screen.findByLabelText(/^Cliente/));
    await user.type(screen.getByLabelText(/^Cliente/), 'Boa Safra');
    await user.click(await screen.findByRole('option', { name: /Cadastrar/ }));
    const sheet = await screen.findByRole('dialog');
    expect(valueOf(within(sheet).getByLabelText('Nome ou razão social'))).toBe('Boa Safra');
    await user.type(within(sheet).getByLabelText(/CPF ou CNPJ/), '123');
    await user.click(within(sheet).getByRole('button', { name: 'Salvar cliente' }));
    expect(await within(sheet).findByText(/CPF ou CNPJ inválido/)).toBeTruthy();
    await user.clear(within(sheet).getByLabelText(/CPF ou CNPJ/));
    await user.click(within(sheet).getByRole('button', { name: 'Salvar cliente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(valueOf(screen.getByLabelText(/^Cliente/))).toBe('Boa Safra');
  });

  test('without a truck it says what to do first', async () => {
    server.use(on('get', '/api/vehicles', pageOf([])));
    renderPage(FreightsPage, '/freights?new=1');
    expect(await screen.findByRole('link', { name: 'Cadastrar caminhão' })).toBeTruthy();
  });
});
