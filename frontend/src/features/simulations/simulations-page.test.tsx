import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { campinas, rondonopolis, someFreight, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { badAnswer, someAnswer, someMinimum } from './answer-fixtures';
import { someComparison, someDefaults, someSimulation } from './simulation-fixtures';
import SimulationsPage from './simulations-page';

const server = startServer();
const LIST = '/freight-simulations';
const bad = someSimulation({ id: 4, number: 4, name: 'Oferta do Zé', answer: badAnswer });

beforeEach(() => {
  server.use(
    on('get', '/api/freight-simulations', pageOf([someSimulation(), bad])),
    on('get', '/api/freight-simulations/3', someSimulation()),
    on('get', '/api/freight-simulations/defaults', someDefaults()),
    on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 2, type: 'trailer', plate: 'QWE4R56' })])),
    on('get', '/api/drivers', pageOf([])),
    on('get', '/api/clients', pageOf([])),
    on('get', '/api/cities', ({ search }) => pageOf(search.get('q') === 'cam' ? [campinas] : [rondonopolis])),
  );
});

describe('the list', () => {
  test('shows route or name, what is left, per km and the verdict', async () => {
    renderPage(SimulationsPage, LIST);
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/^3.*Campinas.*Rondonópolis.*Vale a pena.*2\.831,26.*1,87\/km/);
    expect(rows[2]?.textContent).toMatch(/Oferta do Zé.*Prejuízo.*−R\$\s412,30/);
    const link = screen.getByRole('link', { name: /Abrir simulação nº 4, Oferta do Zé/ });
    expect(link.getAttribute('href')).toBe('/freight-simulations?id=4');
  });

  test('filters go to the server and are in the address', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/freight-simulations', (request) => (seen.push(request), pageOf([bad]))));
    const { user, address } = renderPage(SimulationsPage, LIST);
    await user.selectOptions(await screen.findByLabelText('Virou frete'), 'Ainda sem frete');
    await user.selectOptions(screen.getByLabelText('Arquivo'), 'Arquivadas');
    await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 90 dias');
    await waitFor(() => expect(seen.at(-1)?.search.get('from')).toBeTruthy());
    expect(seen.at(-1)?.search.get('converted')).toBe('false');
    expect(seen.at(-1)?.search.get('archived')).toBe('true');
    expect(address()).toContain('archived=true');
  });

  test('without any, the first step', async () => {
    server.use(on('get', '/api/freight-simulations', pageOf([])));
    renderPage(SimulationsPage, LIST);
    expect(await screen.findByText('Ofereceram um frete? Veja se vale a pena')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Simular frete' }).getAttribute('href')).toBe('/freight-simulations?new=1');
  });

  test('a read that fails can be tried again', async () => {
    server.use(on('get', '/api/freight-simulations', problem(500, 'internal')));
    const { user } = renderPage(SimulationsPage, LIST);
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.use(on('get', '/api/freight-simulations', pageOf([bad])));
    await user.click(again);
    expect(await screen.findByText('Oferta do Zé')).toBeTruthy();
  });

  test('two to four are ticked and compared', async () => {
    const five = [3, 4, 5, 6, 7].map((id) => someSimulation({ id, number: id }));
    server.use(on('get', '/api/freight-simulations', pageOf(five)));
    const { user } = renderPage(SimulationsPage, LIST);
    const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`nº ${number}$`) });
    await screen.findAllByRole('row');
    await user.click(box(3));
    expect(screen.getByText('Marque mais uma')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull();
    for (const number of [5, 6, 7]) await user.click(box(number));
    expect(box(4)).toHaveProperty('disabled', true);
    const compare = screen.getByRole('link', { name: 'Comparar' });
    expect(compare.getAttribute('href')).toBe('/freight-simulations?compare=3,5,6,7');
    await user.click(box(6));
    expect(box(4)).toHaveProperty('disabled', false);
  });
});

describe('side by side', () => {
  test('the best of each measure is marked in words', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(
      on(
        'get',
        '/api/freight-simulations/compare',
        (request) => ((seen = request), someComparison([someSimulation(), bad])),
      ),
    );
    renderPage(SimulationsPage, `${LIST}?compare=3,4`);
    expect(await screen.findByText(/sobram R\$ 3\.243,56 a mais/)).toBeTruthy();
    expect(seen?.search.get('ids')).toBe('3,4');
    const cells = within(screen.getByRole('row', { name: /^Sobra R\$/ })).getAllByRole('cell');
    expect(cells[0]?.textContent).toMatch(/2\.831,26melhor/);
    expect(cells[1]?.textContent).not.toContain('melhor');
    // The offer with the best day loses money too.
    const day = within(screen.getByRole('row', { name: /^Sobra por dia/ })).getAllByRole('cell');
    expect(day[1]?.textContent).toContain('menos ruim');
  });

  test('what has no minimum is not counted as zero', async () => {
    const unknown = someSimulation({
      id: 5,
      answer: someAnswer({ minimum: someMinimum({ calculable: false, differenceCents: null, totalCents: null }) }),
    });
    server.use(on('get', '/api/freight-simulations/compare', someComparison([unknown, bad])));
    renderPage(SimulationsPage, `${LIST}?compare=5,4`);
    const row = await screen.findByRole('row', { name: /^Acima ou abaixo do piso/ });
    expect(row.textContent).toContain('não calculável');
  });

  test('the greatest of what loses money is named as the least bad, never as the best', async () => {
    const worse = someSimulation({ id: 5, number: 5, answer: badAnswer });
    server.use(on('get', '/api/freight-simulations/compare', someComparison([bad, worse])));
    renderPage(SimulationsPage, `${LIST}?compare=4,5`);
    const row = await screen.findByRole('row', { name: /^Sobra -?.?R\$/ });
    expect(within(row).getAllByRole('cell')[0]?.textContent).toMatch(/412,30menos ruim$/);
    expect(screen.queryByText('melhor')).toBeNull();
  });

  test('what leaves something but is below the legal minimum is the greatest at most', async () => {
    const verdict = { ...badAnswer.verdict, kind: 'below_minimum' as const, tone: 'warn' as const };
    const below = someSimulation({ id: 6, number: 6, answer: someAnswer({ verdict }) });
    server.use(on('get', '/api/freight-simulations/compare', someComparison([below, bad])));
    renderPage(SimulationsPage, `${LIST}?compare=6,4`);
    const row = await screen.findByRole('row', { name: /^Sobra R\$/ });
    expect(within(row).getAllByRole('cell')[0]?.textContent).toMatch(/2\.831,26maior$/);
  });

  test('two of one name are distinguished by their numbers alone', async () => {
    const twin = someSimulation({ id: 4, number: 4, answer: badAnswer });
    server.use(on('get', '/api/freight-simulations/compare', someComparison([someSimulation(), twin])));
    renderPage(SimulationsPage, `${LIST}?compare=3,4`);
    expect((await screen.findByRole('link', { name: 'nº 4' })).getAttribute('href')).toBe('/freight-simulations?id=4');
    expect(screen.queryByText(/Campinas/)).toBeNull();
  });

  test('one alone is not compared', async () => {
    renderPage(SimulationsPage, `${LIST}?compare=3`);
    expect(await screen.findByText('Escolha de duas a quatro simulações')).toBeTruthy();
  });
});

describe('the page of one', () => {
  test('verdict, costs with their calculation, minimum and taxes', async () => {
    renderPage(SimulationsPage, `${LIST}?id=3`);
    expect(await screen.findByText('Vale a pena: sobram R$ 1,87 por km')).toBeTruthy();
    expect(screen.getByText(/1\.336 km ÷ 2,35 km\/l × R\$ 7,130\/L · 36,19% do frete/)).toBeTruthy();
    expect(screen.getByText(/Portaria SUROC 22\/2026, em vigor desde 30\/09\/2026/)).toBeTruthy();
    expect(screen.getByText('SEST')).toBeTruthy();
    expect(screen.getByText('SENAT')).toBeTruthy();
  });

  test('its text goes to WhatsApp', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderPage(SimulationsPage, `${LIST}?id=3`);
    await user.click(await screen.findByRole('button', { name: 'Enviar no WhatsApp' }));
    await waitFor(() => expect(open).toHaveBeenCalled());
    const address = new URL(String(open.mock.calls[0]?.[0]));
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toContain('Sobram R$ 2.831,26');
  });

  test('a copy opens for changing', async () => {
    const twin = someSimulation({ id: 8, number: 8 });
    server.use(
      on('post', '/api/freight-simulations/3/copy', twin),
      on('get', '/api/freight-simulations/8', twin),
      on('post', '/api/freight-simulations/calculate', twin.answer),
    );
    const { user, address } = renderPage(SimulationsPage, `${LIST}?id=3`);
    await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=8&edit=1'));
  });

  test('is put away and taken out again', async () => {
    let seen: ReceivedRequest | undefined;
    let archived = false;
    server.use(
      on('get', '/api/freight-simulations/3', () => someSimulation({ archived })),
      on('post', '/api/freight-simulations/3/archive', (request) => {
        seen = request;
        archived = (request.body as { archived: boolean }).archived;
        return someSimulation({ archived });
      }),
    );
    const { user } = renderPage(SimulationsPage, `${LIST}?id=3`);
    await user.click(await screen.findByRole('button', { name: 'Arquivar' }));
    await user.click(await screen.findByRole('button', { name: 'Desarquivar' }));
    await waitFor(() => expect(seen?.body).toEqual({ archived: false }));
  });

  test('is deleted by its version', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('delete', '/api/freight-simulations/3', (request) => ((seen = request), null)));
    const { user, address } = renderPage(SimulationsPage, `${LIST}?id=3`);
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    expect(address()).toBe('/freight-simulations');
    expect(seen).toBeUndefined();
    await sendDeletion();
    expect(seen?.headers.get('if-match')).toBe('"1"');
  });
});

describe('made a freight of', () => {
  const open = async (user: ReturnType<typeof renderPage>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Virar frete' }));
    return within(await screen.findByRole('dialog', { name: 'Virar frete' }));
  };

  test('what it says already goes along, and the freight opens', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/freight-simulations/3/convert', (request) => ((seen = request), someFreight())));
    const { user, address } = renderPage(SimulationsPage, `${LIST}?id=3`);
    const sheet = await open(user);
    await user.type(await sheet.findByLabelText(/^Adiantamento \(/), '500000');
    await user.click(sheet.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(address()).toBe('/freights?id=12'));
    expect(seen?.headers.get('idempotency-key')).toBeTruthy();
    expect(seen?.body).toMatchObject({
      truckId: 1,
      trailerIds: [2],
      originCityCode: campinas.code,
      destinationCityCode: rondonopolis.code,
      scheduledFor: '2026-11-23',
      advanceCents: 500_000,
      clientId: null,
      driverId: null,
    });
  });

  test('the advance is a share with one tap, as in the freight’s form', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/freight-simulations/3/convert', (request) => ((seen = request), someFreight())));
    const { user } = renderPage(SimulationsPage, `${LIST}?id=3`);
    const sheet = await open(user);
    await user.type(await sheet.findByLabelText(/^Adiantamento \(/), '500000');
    await user.click(sheet.getByRole('button', { name: /^70%$/ }));
    expect(valueOf(sheet.getByLabelText(/^Adiantamento \(/))).toBe('');
    await user.click(sheet.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(seen?.body).toMatchObject({ advanceBps: 7000 }));
    expect(seen?.body).not.toHaveProperty('advanceCents');
  });

  test('what is missing is asked for', async () => {
    let seen: ReceivedRequest | undefined;
    const bare = someSimulation({
      truckId: null,
      truck: null,
      trailerIds: [],
      trailers: [],
      originCityCode: null,
      destinationCityCode: null,
      originCity: null,
      destinationCity: null,
    });
    server.use(
      on('get', '/api/freight-simulations/3', bare),
      on('post', '/api/freight-simulations/3/convert', (request) => ((seen = request), someFreight())),
    );
    const { user } = renderPage(SimulationsPage, `${LIST}?id=3`);
    const sheet = await open(user);
    // The only truck and trailer are chosen.
    expect(valueOf(await sheet.findByLabelText('Caminhão'))).toBe('1');
    await user.click(sheet.getByRole('button', { name: 'Lançar frete' }));
    expect(await sheet.findByText('Escolha a cidade de origem.')).toBeTruthy();
    await user.type(sheet.getByLabelText('Origem'), 'cam');
    await user.click(await sheet.findByRole('option', { name: /Campinas/ }));
    await user.type(sheet.getByLabelText('Destino'), 'rond');
    await user.click(await sheet.findByRole('option', { name: /Rondonópolis/ }));
    await user.click(sheet.getByRole('button', { name: 'Lançar frete' }));
    await waitFor(() => expect(seen?.body).toMatchObject({ truckId: 1, trailerIds: [2], originCityCode: 3509502 }));
  });

  test('the error of the server is shown at its field', async () => {
    const errors = [{ field: 'originCityCode', code: 'unknown', message: 'Esta cidade não existe.' }];
    server.use(on('post', '/api/freight-simulations/3/convert', problem(422, 'validation', { errors })));
    const { user } = renderPage(SimulationsPage, `${LIST}?id=3`);
    const sheet = await open(user);
    await user.click(await sheet.findByRole('button', { name: 'Lançar frete' }));
    expect(await sheet.findByText('Esta cidade não existe.')).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByLabelText('Origem'));
  });

  test('where another was faster it says so and leads to the freight', async () => {
    let converted = false;
    const detail = 'Esta simulação já virou o frete nº 9.';
    server.use(
      on('get', '/api/freight-simulations/3', () =>
        someSimulation(converted ? { freightId: 12, freightNumber: 9 } : {}),
      ),
      on('post', '/api/freight-simulations/3/convert', () => {
        converted = true;
        return problem(409, 'already_converted', { detail });
      }),
    );
    const { user, address } = renderPage(SimulationsPage, `${LIST}?id=3`);
    const sheet = await open(user);
    await user.click(await sheet.findByRole('button', { name: 'Lançar frete' }));
    expect(await sheet.findByText(detail)).toBeTruthy();
    const link = await sheet.findByRole('link', { name: 'Ver frete nº 9' });
    expect(link.getAttribute('href')).toBe('/freights?id=12');
    expect(address()).toBe('/freight-simulations?id=3&convert=1');
  });

  test('once done it neither changes nor goes away', async () => {
    server.use(on('get', '/api/freight-simulations/3', someSimulation({ freightId: 12, freightNumber: 9 })));
    renderPage(SimulationsPage, `${LIST}?id=3`);
    const link = await screen.findByRole('link', { name: 'Ver frete nº 9' });
    expect(link.getAttribute('href')).toBe('/freights?id=12');
    for (const name of ['Virar frete', 'Apagar']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: /Editar/ })).toBeNull();
  });
});
