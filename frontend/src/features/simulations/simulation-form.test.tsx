import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { campinas, rondonopolis, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import { someClient, someDriver } from '@/test/people-fixtures';
import { badAnswer, shortAnswer, someAnswer } from './answer-fixtures';
import { someDefaults, someSimulation } from './simulation-fixtures';
import SimulationsPage from './simulations-page';

const server = startServer();
const requests: ReceivedRequest[] = [];
const posted: ReceivedRequest[] = [];

beforeEach(() => {
  requests.length = 0;
  posted.length = 0;
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 2, type: 'trailer', plate: 'QWE4R56' })])),
    on('get', '/api/drivers', pageOf([someDriver({ id: 4, name: 'Zé Maria' })])),
    on('get', '/api/clients', pageOf([])),
    on('get', '/api/cities', ({ search }) => pageOf(search.get('q') === 'cam' ? [campinas] : [rondonopolis])),
    on('get', '/api/distance', {
      distanceKm: 1336,
      basis: 'estimate',
      freights: null,
      words: null,
      approximate: true,
      toleranceBps: 1200,
      reason: null,
    }),
    on('get', '/api/freight-simulations/defaults', someDefaults()),
    on('get', '/api/freight-simulations/3', someSimulation()),
    on('post', '/api/freight-simulations/calculate', (seen) => (requests.push(seen), someAnswer())),
    on('post', '/api/freight-simulations', (seen) => (posted.push(seen), someSimulation())),
  );
});

type Hands = ReturnType<typeof renderPage>['user'];

const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: 'input:not([type=radio])' });
const NEW = '/freight-simulations?new=1';

async function chooseCity(user: Hands, label: RegExp, letters: string, name: RegExp) {
  await user.click(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), letters);
  await user.click(await screen.findByRole('option', { name }));
}

async function fillTrip(user: Hands) {
  await user.type(await screen.findByLabelText('Km carregado'), '1336');
  await user.type(field('Dias da viagem'), '4');
  await user.type(field('Valor do frete'), '1120000');
}

const save = (user: Hands) => user.click(screen.getByRole('button', { name: 'Salvar simulação' }));

test('a reserve per km shifts in, and one that is too dear is asked about', async () => {
  const { user } = renderPage(SimulationsPage, NEW);
  await fillTrip(user);
  const reserve = field('Reserva de pneus');
  await user.clear(reserve);
  await user.type(reserve, '45');
  expect(reserve).toHaveDisplayValue('0,45');
  await user.type(reserve, '00');
  const message = 'Reserva de pneus de R$ 45,000 por km; o comum não passa de R$ 5,000. Confira o valor por km.';
  const warnings = [{ code: 'tires_per_km_unlikely', message, field: 'tiresPerKmMillis' }];
  server.use(
    on('post', '/api/freight-simulations', (seen) => {
      const { tiresPerKmMillis } = seen.body as { tiresPerKmMillis: number };
      if (tiresPerKmMillis > 5000) return problem(422, 'confirmation_required', { warnings });
      posted.push(seen);
      return someSimulation();
    }),
  );
  await save(user);
  const question = within(await screen.findByRole('dialog', { name: 'Confira antes de continuar' }));
  expect(question.getByText(message)).toBeVisible();
  expect(posted).toHaveLength(0);
  await user.click(question.getByRole('button', { name: /^(Voltar|Corrigir)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Both values stay at the field, which has the focus.
  expect(screen.getByText(message)).toBeVisible();
  expect(reserve).toHaveFocus();
  await user.type(reserve, '{Backspace}{Backspace}');
  await save(user);
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.body).toMatchObject({ tiresPerKmMillis: 450 });
});

describe('the answer while typing', () => {
  test('says what is still missing, then whether it pays; nothing is asked before', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    expect(await screen.findByText(/^Falta informar: cidades \(ou km e dias\) e valor do frete\.$/)).toBeTruthy();
    expect(requests).toHaveLength(0);
    await fillTrip(user);
    expect((await screen.findAllByText('Vale a pena: sobram R$ 1,87 por km')).length).toBeGreaterThan(0);
    expect(requests.at(-1)?.body).toMatchObject({
      distanceKm: 1336,
      rateCents: 1_120_000,
      days: 4,
      truckId: 1,
      trailerIds: [2],
      axles: null,
      dieselPriceMillis: 7130,
      loadedMetersPerLiter: 2350,
      arlaBps: 500,
      commissionBps: 0,
      withheld: true,
    });
  });

  test('an owner with only a tractor sees at once that a trailer is required, and a link to add one', async () => {
    const message = 'Escolha a carreta: pela tabela A o piso é do conjunto inteiro.';
    const errors = [{ field: 'trailerIds', code: 'trailer_required', message }];
    server.use(
      on('get', '/api/vehicles', pageOf([someVehicle()])),
      on('post', '/api/freight-simulations/calculate', () => problem(422, 'validation', { errors })),
      on('post', '/api/freight-simulations', () => problem(422, 'validation', { errors })),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Fazendo a conta…')).toBeNull();
    await save(user);
    const way = await screen.findByRole('link', { name: 'Cadastrar carreta' });
    expect(way.getAttribute('href')).toBe('/vehicles?new=trailer');
  });

  test('the last result stays while a figure is edited', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await screen.findAllByText(/Vale a pena: sobram/);
    await user.clear(field('Km carregado'));
    expect(await screen.findByText(/Falta km carregado: abaixo está a última conta/)).toBeTruthy();
    expect(screen.getAllByText(/Vale a pena: sobram/).length).toBeGreaterThan(0);
  });

  test('the strip says what its figure waits for', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect(await screen.findByRole('button', { name: /Vale a pena.*Sobra/ })).toBeTruthy();
    await user.clear(field('Dias da viagem'));
    expect(await screen.findByRole('button', { name: /Falta dias.*Última conta/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Vale a pena/ })).toBeNull();
  });

  test('usual costs that are not in it are named', async () => {
    const { lines } = someAnswer();
    server.use(
      on(
        'post',
        '/api/freight-simulations/calculate',
        someAnswer({ lines: lines.filter(({ kind }) => kind !== 'daily' && kind !== 'depreciation') }),
      ),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    const words = /^Fora desta conta: pneus, comida e custos do mês\./;
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  test('without a truck the form says what one brings, and where to add it', async () => {
    server.use(
      on('get', '/api/vehicles', pageOf([])),
      on('get', '/api/freight-simulations/defaults', someDefaults({}, { truckId: null, trailerIds: [] })),
    );
    renderPage(SimulationsPage, NEW);
    const link = await screen.findByRole('link', { name: 'Cadastrar caminhão' });
    expect(link.getAttribute('href')).toBe('/vehicles?new=truck');
  });

  test('without a price of diesel the field names its source, once', async () => {
    const words = 'escolha a origem para usar o preço do estado';
    const none = { ...emptyOffer, words };
    server.use(on('get', '/api/freight-simulations/defaults', someDefaults({ dieselPriceMillis: none })));
    renderPage(SimulationsPage, NEW);
    expect((await screen.findAllByText(/origem para usar|Escolha a origem/i)).length).toBe(1);
    expect(screen.getByLabelText('Preço do diesel')).toHaveAccessibleDescription(words);
  });

  test('names cause no request', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await screen.findAllByText(/Vale a pena: sobram/);
    const before = requests.length;
    await user.type(field(/Nome da simulação/), 'Soja');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(requests).toHaveLength(before);
  });

  test('on a narrow screen the strip opens the whole answer', async () => {
    server.use(on('post', '/api/freight-simulations/calculate', badAnswer));
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await user.click(await screen.findByRole('button', { name: /Prejuízo.*R\$/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Vale a pena?' });
    expect(within(sheet).getByText(/Peça pelo menos/).textContent).toMatch(/R\$\s10\.887,76/);
    // The shortfall to the minimum and its legal basis appear once.
    expect(within(sheet).getAllByText(/3\.087,76 abaixo do piso mínimo/)).toHaveLength(1);
    expect(within(sheet).getAllByText(/o dobro da diferença/)).toHaveLength(1);
  });

  test('what does not pay the own day says so with its figures and what to ask for', async () => {
    server.use(on('post', '/api/freight-simulations/calculate', shortAnswer));
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect((await screen.findAllByText('Paga os custos, mas não o seu dia')).length).toBeGreaterThan(0);
    expect(screen.getByText(/o seu dia pede R\$ 300,00: faltam R\$ 33,37 na viagem/)).toBeTruthy();
    expect(screen.getByText(/Peça pelo menos/).textContent).toMatch(/R\$\s12\.034,29/);
    expect(screen.queryByText(/^Sem um valor mínimo para o seu dia/)).toBeNull();
    expect(screen.getByText('Não paga o dia')).toBeTruthy();
  });

  test('without a day of its own the answer says by what it calls a freight good', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect(await screen.findByText(/^Sem um valor mínimo para o seu dia.*10% ou mais/)).toBeTruthy();
  });

  test('a verdict that is what is missing to the minimum does not give it as its own reason', async () => {
    const title = 'Sobra dinheiro, mas o frete está R$ 3.087,76 abaixo do piso mínimo';
    const verdict = { ...badAnswer.verdict, kind: 'below_minimum' as const, tone: 'warn' as const, title };
    server.use(on('post', '/api/freight-simulations/calculate', { ...badAnswer, verdict }));
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(/3\.087,76 abaixo/)).toHaveLength(1);
    expect(screen.getByText(/Para empatar faltam/)).toBeTruthy();
  });

  test('complaints about what is filled in show, those about empty fields wait for the save', async () => {
    const errors = [
      { field: 'distanceKm', code: 'out_of_range', message: 'A distância vai até 10.000 km.' },
      { field: 'dailyCostCents', code: 'required', message: 'Informe a diária.' },
    ];
    server.use(
      on('get', '/api/freight-simulations/defaults', someDefaults({ dailyCostCents: emptyOffer })),
      on('post', '/api/freight-simulations/calculate', problem(422, 'validation', { errors })),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    expect((await screen.findAllByText('A distância vai até 10.000 km.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Informe a diária.')).toBeNull();
  });
});

const emptyOffer = {
  value: null,
  basis: 'none' as const,
  records: 0,
  from: null,
  to: null,
  words: 'sem registros ainda',
  applied: true,
  reason: null,
};

describe('what is offered', () => {
  test('fills the field with its source as a hint, and can be restored once changed', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    const price = await screen.findByLabelText('Preço do diesel');
    expect(valueOf(price)).toBe('7,13');
    expect(screen.getAllByText('média de 12 abastecimentos, 03/02/2026 a 18/11/2026')).toHaveLength(2);
    expect(screen.getAllByText('sem registros ainda').length).toBeGreaterThan(0);
    await user.clear(price);
    await user.type(price, '6999');
    await user.click(screen.getByRole('button', { name: /^Usar R\$\s7,130\/L$/ }));
    expect(valueOf(price)).toBe('7,13');
    expect(screen.queryByRole('button', { name: /^Usar R\$\s7,130\/L$/ })).toBeNull();
  });

  test('follows the driver that is chosen, but not over what was typed', async () => {
    const offered = someDefaults({
      commissionBps: { ...emptyOffer, value: 1200, words: 'combinado com Zé Maria' },
      dailyCostCents: { ...emptyOffer, value: 9000, words: 'média de 3 despesas' },
    });
    server.use(
      on('get', '/api/freight-simulations/defaults', ({ search }) =>
        search.get('driverId') === '4' ? offered : someDefaults(),
      ),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    const daily = await screen.findByLabelText('Alimentação e pernoite, por dia');
    await user.clear(daily);
    await user.type(daily, '7000');
    await screen.findByRole('option', { name: 'Zé Maria' });
    await user.selectOptions(screen.getByLabelText('Motorista'), '4');
    await waitFor(() => expect(valueOf(field('Comissão'))).toBe('12'));
    expect(valueOf(daily)).toBe('70,00');
    expect(screen.getByRole('button', { name: /^Usar R\$\s90,00$/ })).toBeTruthy();
  });

  test('what is offered switched off stays empty with the reason, until it is taken', async () => {
    const reason = 'A prestação já paga ABC1D23: contar também a depreciação seria pagar duas vezes.';
    const off = {
      ...emptyOffer,
      basis: 'history' as const,
      value: 475_000,
      words: 'compra e uso',
      applied: false,
      reason,
    };
    server.use(on('get', '/api/freight-simulations/defaults', someDefaults({ depreciationMonthlyCents: off })));
    const { user } = renderPage(SimulationsPage, NEW);
    const depreciation = await screen.findByLabelText('Depreciação');
    expect(valueOf(depreciation)).toBe('');
    expect(valueOf(field('Prestação'))).toBe('6.890,00');
    expect(
      screen.getByText(/^A prestação já paga ABC1D23.* Oferecido: R\$\s4\.750,00 \(compra e uso\)\.$/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Usar mesmo assim R\$\s4\.750,00$/ }));
    expect(valueOf(depreciation)).toBe('4.750,00');
    expect(screen.queryByRole('button', { name: /^Usar mesmo assim/ })).toBeNull();
  });

  test('INSS of other payers and the dependants of the profile are prefilled', async () => {
    const inss = { ...emptyOffer, value: 23_000, words: '2 descontos de INSS de outros pagadores em 11/2026' };
    const dependents = { ...emptyOffer, value: 2, words: 'do seu perfil' };
    server.use(on('get', '/api/freight-simulations/defaults', someDefaults({ otherInssCents: inss, dependents })));
    const { user } = renderPage(SimulationsPage, NEW);
    expect(valueOf(await screen.findByLabelText('INSS que outros já descontaram no mês'))).toBe('230,00');
    expect(valueOf(field('Dependentes no imposto de renda'))).toBe('2');
    await fillTrip(user);
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ otherInssCents: 23_000, dependents: 2 }));
  });

  test('with one city, the other is what is missing', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await chooseCity(user, /^Origem/, 'cam', /Campinas/);
    expect(await screen.findByText(/^Falta informar: destino \(ou km e dias\) e valor do frete\.$/)).toBeTruthy();
  });

  test('the costs stay folded where only the price of diesel waits for the origin', async () => {
    server.use(on('get', '/api/freight-simulations/defaults', someDefaults({ dieselPriceMillis: emptyOffer })));
    renderPage(SimulationsPage, NEW);
    const price = await screen.findByLabelText('Preço do diesel');
    expect(price.closest('details')?.open).toBe(false);
    expect(await screen.findByText(/^Falta informar: cidades \(ou km e dias\) e valor do frete\.$/)).toBeTruthy();
  });

  test('without offers the form opens all the same, with the fuel in sight', async () => {
    server.use(on('get', '/api/freight-simulations/defaults', problem(500, 'internal')));
    renderPage(SimulationsPage, NEW);
    const price = await screen.findByLabelText('Preço do diesel');
    expect(price.closest('details')?.open).toBe(true);
    expect(screen.getAllByText(/média com carga\.$/).length).toBeGreaterThan(0);
  });
});

describe('as the last time', () => {
  test('cargo, price by the tonne, truck and trailer are there, and the price is asked by the tonne', async () => {
    const usual = { cargoType: 'solid_bulk', pricing: 'per_ton', tollPayer: 'driver' } as const;
    server.use(on('get', '/api/freight-simulations/defaults', someDefaults({}, usual)));
    renderPage(SimulationsPage, NEW);
    expect(valueOf(await screen.findByLabelText('Tipo de carga'))).toBe('solid_bulk');
    expect(field('Valor por tonelada')).toBeTruthy();
    expect(valueOf(screen.getByLabelText('Caminhão'))).toBe('1');
    expect(screen.getByText(/^Com a carreta QWE-?4R56: trocar$/)).toBeTruthy();
    expect(screen.getByText(/Granel sólido.*você paga o pedágio/)).toBeTruthy();
  });

  test('another truck brings the trailer that it pulled last', async () => {
    server.use(
      on(
        'get',
        '/api/vehicles',
        pageOf([
          someVehicle(),
          someVehicle({ id: 2, type: 'trailer', plate: 'QWE4R56' }),
          someVehicle({ id: 5, plate: 'CCC1C11' }),
          someVehicle({ id: 6, type: 'trailer', plate: 'DDD1D11' }),
        ]),
      ),
      on('get', '/api/freight-simulations/defaults', ({ search }) =>
        search.get('truckId') === '5' ? someDefaults({}, { truckId: 5, trailerIds: [6] }) : someDefaults(),
      ),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    await user.selectOptions(await screen.findByLabelText('Caminhão'), '5');
    await waitFor(() => expect(screen.getByLabelText(/^DDD-?1D11/)).toHaveProperty('checked', true));
    expect(screen.getByLabelText(/^QWE-?4R56/)).toHaveProperty('checked', false);
  });

  test('the days follow the kilometres until they are typed', async () => {
    const estimate = (days: number) => ({ ...emptyOffer, basis: 'reference' as const, value: days });
    server.use(
      on('get', '/api/freight-simulations/defaults', ({ search }) =>
        someDefaults(search.get('distanceKm') === '1336' ? { days: estimate(4) } : {}),
      ),
    );
    const { user } = renderPage(SimulationsPage, NEW);
    await user.type(await screen.findByLabelText('Km carregado'), '1336');
    await waitFor(() => expect(valueOf(field('Dias da viagem'))).toBe('4'));
    expect(screen.getByText(/^1\.336\skm · 4 dias/)).toBeTruthy();
  });
});

test('too heavy a cargo is an error at the weight', async () => {
  const words = 'Excesso de peso: 37 t são 5 t a mais que a capacidade do conjunto, de 32 t.';
  const overload = { capacityKg: 32_000, overKg: 5000, words };
  server.use(on('post', '/api/freight-simulations/calculate', someAnswer({ overload })));
  const { user } = renderPage(SimulationsPage, NEW);
  await fillTrip(user);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('saving', () => {
  test('the sheet of the answer saves, and leads on to the freight', async () => {
    const { user, address } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await user.click(await screen.findByRole('button', { name: /Vale a pena.*Sobra/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Vale a pena?' }));
    await user.click(sheet.getByRole('button', { name: 'Virar frete' }));
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=3&convert=1'));
    expect(posted).toHaveLength(1);
    expect(await screen.findByRole('dialog', { name: 'Virar frete' })).toBeTruthy();
  });

  test('the strip saves without a look at the whole answer', async () => {
    const { user, address } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=3'));
  });

  test('the fields go as the server takes them', async () => {
    const { user, address } = renderPage(SimulationsPage, NEW);
    await chooseCity(user, /^Origem/, 'cam', /Campinas/);
    await chooseCity(user, /^Destino/, 'rond', /Rondonópolis/);
    await waitFor(() => expect(valueOf(field('Km carregado'))).toBe('1.336'));
    await user.type(field('Volta vazia'), '400');
    await user.click(screen.getByLabelText(/A volta vazia tem que ser paga/));
    await user.type(field('Dias da viagem'), '4');
    await user.click(screen.getByLabelText('Por tonelada'));
    await user.type(field('Valor por tonelada'), '29500');
    await user.type(field('Peso'), '32,5');
    await user.click(screen.getByLabelText('Eu pago'));
    await user.type(field(/Pedágio da viagem/), '45000');
    await user.selectOptions(screen.getByLabelText('Tipo de carga'), 'solid_bulk');
    await save(user);
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=3'));
    expect(posted[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(posted[0]?.body).toMatchObject({
      name: null,
      originCityCode: campinas.code,
      destinationCityCode: rondonopolis.code,
      distanceKm: 1336,
      emptyToLoadingKm: 0,
      emptyReturnKm: 400,
      emptyReturnDue: true,
      pricing: 'per_ton',
      rateCents: 29_500,
      weightKg: 32_500,
      tollCents: 45_000,
      tollPayer: 'driver',
      cargoType: 'solid_bulk',
      minimumTable: 'A',
      emptyMetersPerLiter: 2950,
      arlaPriceMillis: 3490,
      maintenancePerKmMillis: 440,
      tiresPerKmMillis: 210,
      insuranceMonthlyCents: null,
      workDaysPerMonth: 22,
    });
  });

  test('missing values are errors at their fields, the first one in focus', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await screen.findByLabelText('Km carregado');
    await save(user);
    expect(await screen.findByText('Informe os km carregados.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Valor do frete'));
    expect(posted).toHaveLength(0);
  });

  test('an error of the server is shown at its field, out of its fold', async () => {
    const errors = [{ field: 'loadedMetersPerLiter', code: 'out_of_range', message: 'Média fora do possível.' }];
    server.use(on('post', '/api/freight-simulations', problem(422, 'validation', { errors })));
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await save(user);
    expect(await screen.findByText('Média fora do possível.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Média com carga'));
    expect(field('Média com carga').closest('details')?.open).toBe(true);
  });

  test('without a truck of one’s own the axles are enough', async () => {
    server.use(
      on('get', '/api/vehicles', pageOf([])),
      on('get', '/api/freight-simulations/defaults', someDefaults({}, { truckId: null, trailerIds: [] })),
    );
    const { user, address } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await save(user);
    expect(await screen.findByText('Sem caminhão escolhido, diga quantos eixos.')).toBeTruthy();
    await user.type(field('Eixos do conjunto'), '6');
    await save(user);
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=3'));
    expect(posted[0]?.body).toMatchObject({ truckId: null, trailerIds: [], axles: 6 });
  });

  test('another one follows at once', async () => {
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await user.click(screen.getByRole('button', { name: 'Salvar e simular outra' }));
    await waitFor(() => expect(valueOf(field('Km carregado'))).toBe(''));
    expect(posted).toHaveLength(1);
  });

  test('a client of whom only the name is known is created on saving', async () => {
    let made: ReceivedRequest | undefined;
    server.use(on('post', '/api/clients', (seen) => ((made = seen), someClient({ id: 31 }))));
    const { user } = renderPage(SimulationsPage, NEW);
    await fillTrip(user);
    await user.click(screen.getByText('Cliente, dia e nome'));
    await user.type(screen.getByLabelText(/^Cliente/), 'Boa Safra');
    expect(made).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(posted.at(-1)?.body).toMatchObject({ clientId: 31 }));
    expect(made?.body).toMatchObject({ name: 'Boa Safra', document: null });
  });
});

test('what the open calculator asked is there already', async () => {
  renderPage(
    SimulationsPage,
    `${NEW}&cargoType=solid_bulk&axles=9&distanceKm=1000&emptyReturnKm=80&rateCents=800000&minimumTable=C`,
  );
  expect(valueOf(await screen.findByLabelText('Km carregado'))).toBe('1.000');
  expect(valueOf(field('Valor do frete'))).toBe('8.000,00');
  expect(valueOf(field(/Eixos do conjunto/))).toBe('9');
  expect(valueOf(screen.getByLabelText('Tipo de carga'))).toBe('solid_bulk');
  expect(valueOf(screen.getByLabelText('Tabela do piso mínimo'))).toBe('C');
  expect(field(/A volta vazia tem que ser paga/)).toHaveProperty('checked', true);
});

describe('changing a kept one', () => {
  test('keeps its own figures where others are offered, and goes with the version it was read in', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(
      on('get', '/api/freight-simulations/3', someSimulation({ dieselPriceMillis: 6500, version: 4 })),
      on('put', '/api/freight-simulations/3', (request) => ((seen = request), someSimulation())),
    );
    const { user, address } = renderPage(SimulationsPage, '/freight-simulations?id=3&edit=1');
    expect(valueOf(await screen.findByLabelText('Preço do diesel'))).toBe('6,50');
    await user.clear(field('Valor do frete'));
    await user.type(field('Valor do frete'), '1250000');
    await user.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(address()).toBe('/freight-simulations?id=3'));
    expect(seen?.headers.get('if-match')).toBe('"4"');
    expect(seen?.body).toMatchObject({ rateCents: 1_250_000, dieselPriceMillis: 6500, commissionBps: 1000 });
    expect(Object.keys(seen?.body as object)).not.toContain('answer');
  });

  test('once it is a freight it does not change any more', async () => {
    server.use(on('get', '/api/freight-simulations/3', someSimulation({ freightId: 12, freightNumber: 9 })));
    renderPage(SimulationsPage, '/freight-simulations?id=3&edit=1');
    const link = await screen.findByRole('link', { name: 'Ver o frete' });
    expect(link.getAttribute('href')).toBe('/freights?id=12');
    expect(screen.queryByLabelText('Valor do frete')).toBeNull();
  });
});
