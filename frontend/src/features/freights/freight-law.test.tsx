import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someTransaction } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someComparison, someMinimum, someOutcome, someStay, someWaiting } from './freight-fixtures';
import FreightsPage from './freights-page';

const server = startServer();
const done = someFreight({ status: 'completed', moves: [] });

beforeEach(() => {
  server.use(
    on('get', '/api/freights/12', done),
    on('get', '/api/freights/12/result', someOutcome()),
    on('get', '/api/freights/12/events', pageOf([])),
    on('get', '/api/freights/12/waiting-time', someWaiting()),
    on('get', '/api/finances', pageOf([])),
    on('get', '/api/fuel', pageOf([])),
    on('get', '/api/freights', pageOf([])),
  );
});

function open() {
  return renderPage(FreightsPage, '/freights?id=12');
}

/** The card with this title. */
async function card(title: string) {
  const heading = await screen.findByRole('heading', { name: title, level: 2 });
  const box = heading.closest('section');
  if (box === null) throw new Error(`${title} is no card`);
  return within(box);
}

describe('waiting time', () => {
  test('a stay says when, how long and how much, and the claim can be sent, printed and entered', async () => {
    open();
    const estadia = await card('Estadia');
    // Without an arrival there is no hour to show.
    expect(estadia.getByText(/ainda não chegou/)).toBeTruthy();
    expect(estadia.getAllByText('Chegada')).toHaveLength(1);
    expect(estadia.getByText('18/11/2026 às 08:00')).toBeTruthy();
    expect(estadia.getByText('18/11/2026 às 17:20')).toBeTruthy();
    expect(estadia.getByText(/^9\sh 20\smin$/)).toBeTruthy();
    expect(estadia.getAllByText(/R\$\s719,79$/).length).toBeGreaterThan(0);
    expect(estadia.getByRole('link', { name: 'Ver e imprimir' }).getAttribute('href')).toBe('/freights?id=12&claim=1');
    expect((await estadia.findByRole('link', { name: 'Lançar a receber' })).getAttribute('href')).toBe(
      '/finances?new=income&category=outros&description=Estadia+do+frete+n%C2%BA+12&amountCents=71979&freightId=12',
    );
  });

  test('without a sheet of the device, WhatsApp opens with the text', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open();
    const estadia = await card('Estadia');
    await user.click(estadia.getByRole('button', { name: 'Enviar no WhatsApp' }));
    expect(opened.mock.calls[0]?.[0]).toBe(
      `https://wa.me/?text=${encodeURIComponent('Estadia do frete nº 12: R$ 719,79.')}`,
    );
  });

  test('where the device has a sheet, it is given the text and WhatsApp is left alone', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = open();
    const estadia = await card('Estadia');
    await user.click(estadia.getByRole('button', { name: 'Enviar no WhatsApp' }));
    expect(share).toHaveBeenCalledWith({ text: 'Estadia do frete nº 12: R$ 719,79.' });
    expect(opened).not.toHaveBeenCalled();
  });

  test('what was entered already is not offered again', async () => {
    const claim = someTransaction({ id: 77, category: 'outros', description: 'Estadia do frete nº 12', source: null });
    server.use(on('get', '/api/finances', ({ search }) => pageOf(search.get('kind') === 'income' ? [claim] : [])));
    open();
    const estadia = await card('Estadia');
    expect((await estadia.findByRole('link', { name: 'ver o lançamento' })).getAttribute('href')).toBe(
      '/finances?id=77',
    );
    expect(estadia.queryByRole('link', { name: 'Lançar a receber' })).toBeNull();
  });

  test('a sum that still grows is not for the books yet', async () => {
    const stay = someStay({ running: true, leftAt: null });
    server.use(on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [stay] })));
    open();
    const estadia = await card('Estadia');
    expect(estadia.getByText(/ainda aumenta/)).toBeTruthy();
    expect(estadia.getByRole('button', { name: 'Enviar no WhatsApp' })).toBeTruthy();
    expect(estadia.queryByRole('link', { name: 'Lançar a receber' })).toBeNull();
  });

  test('a running stay is marked and recounted on demand', async () => {
    let requestCount = 0;
    const running = someStay({ running: true, leftAt: null, due: false, amountCents: null, minutes: 130, words: 'x' });
    server.use(
      on('get', '/api/freights/12/waiting-time', () => {
        requestCount += 1;
        return someWaiting({ stays: [running], totalCents: 0, claimText: null });
      }),
    );
    const { user } = open();
    const estadia = await card('Estadia');
    expect(estadia.getByText('Contando')).toBeTruthy();
    expect(estadia.getByText('ainda no local')).toBeTruthy();
    await user.click(estadia.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(requestCount).toBe(2));
    expect(estadia.queryByRole('button', { name: 'Enviar no WhatsApp' })).toBeNull();
  });

  test('an unknown claim has a reason, with the remedy', async () => {
    const reason = 'informe no cadastro a capacidade de carga da carreta QWE4R56.';
    const stay = someStay({ amountCents: null, reason, words: `Carregamento em Campinas/SP: ${reason}` });
    const trailer = { id: 2, plate: 'QWE4R56', nickname: null };
    server.use(
      on('get', '/api/freights/12', { ...done, trailers: [{ id: 3, plate: 'ABC1D23', nickname: null }, trailer] }),
      on(
        'get',
        '/api/freights/12/waiting-time',
        someWaiting({ capacityKg: null, stays: [stay], totalCents: null, claimText: null }),
      ),
    );
    open();
    const estadia = await card('Estadia');
    expect(estadia.getByText(stay.words)).toBeTruthy();
    expect(estadia.getByRole('link', { name: 'Informar a capacidade' }).getAttribute('href')).toBe(
      '/vehicles?id=2&edit=1',
    );
  });

  test('hours are those of the city where the truck waits, whatever zone the user lives in', async () => {
    const stay = someStay({
      place: 'unloading',
      cityName: 'Rondonópolis/MT',
      timeZone: 'America/Cuiaba',
      timeName: 'horário de Mato Grosso',
    });
    server.use(on('get', '/api/freights/12/waiting-time', someWaiting({ stays: [stay] })));
    open();
    const estadia = await card('Estadia');
    expect(estadia.getByText('18/11/2026 às 07:00')).toBeTruthy();
    expect(estadia.getByText('18/11/2026 às 16:20')).toBeTruthy();
    expect(estadia.getByText('Horas no horário de Mato Grosso')).toBeTruthy();
  });

  test('before the start there is nothing to wait for, and nothing is asked', async () => {
    let requestCount = false;
    server.use(
      on('get', '/api/freights/12', someFreight()),
      on('get', '/api/freights/12/waiting-time', () => {
        requestCount = true;
        return someWaiting();
      }),
    );
    open();
    await card('Piso mínimo ANTT');
    expect(screen.queryByRole('heading', { name: 'Estadia' })).toBeNull();
    expect(requestCount).toBe(false);
  });
});

describe('the claim on paper', () => {
  test('shows who claims, the sum, and the entries it rests on', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = renderPage(FreightsPage, '/freights?id=12&claim=1');
    const paper = within(await screen.findByRole('article'));
    // As the claimant, and under the line for his hand.
    expect(paper.getAllByText(/^João/)).toHaveLength(2);
    expect(paper.getByText(/32\st de capacidade × 9\sh 20\smin × R\$\s2,41 por tonelada e hora/)).toBeTruthy();
    expect(paper.getByText(/Nota Técnica 3335\/2025, vale desde 17\/04\/2025/)).toBeTruthy();
    // Debtor and notes are the server's words, the same as in the PDF.
    expect(paper.getByText('Boa Safra')).toBeTruthy();
    expect(paper.getByText('11.222.333/0001-81').parentElement).toHaveTextContent('CNPJ 11.222.333/0001-81');
    expect(paper.getByText('Carregando: 18/11/2026 às 08:00, horário de Brasília')).toBeTruthy();
    expect(paper.getByText('anotado em 18/11/2026 às 08:01')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('where nothing is due there is no claim', async () => {
    server.use(on('get', '/api/freights/12/waiting-time', someWaiting({ totalCents: 0, claimText: null })));
    renderPage(FreightsPage, '/freights?id=12&claim=1');
    expect(await screen.findByText('Nada a cobrar de estadia neste frete.')).toBeTruthy();
  });

  test('what is owed and cannot be reckoned is not called nothing', async () => {
    const words = 'Carregamento em Campinas/SP: informe no cadastro a capacidade de carga da carreta QWE4R56.';
    const stays = [someStay({ amountCents: null, words })];
    server.use(
      on(
        'get',
        '/api/freights/12/waiting-time',
        someWaiting({ capacityKg: null, stays, totalCents: null, claimText: null }),
      ),
    );
    renderPage(FreightsPage, '/freights?id=12&claim=1');
    expect(await screen.findByText('Ainda não dá para calcular a estadia.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('the law and the simulation', () => {
  test('an offer below the minimum is described in words', async () => {
    const words = 'Abaixo do piso mínimo em R$ 500,00';
    server.use(
      on(
        'get',
        '/api/freights/12/result',
        someOutcome({
          minimum: someMinimum({ below: true, words, differenceCents: -50_000, indemnityCents: 100_000 }),
        }),
      ),
    );
    open();
    expect((await card('Piso mínimo ANTT')).getByText(words)).toBeTruthy();
  });

  test('each line is simulated and real, with estimates marked', async () => {
    const compared = someComparison({ provisional: true });
    const nothing = {
      line: 'toll',
      label: 'Pedágio',
      simulatedCents: 0,
      realCents: 0,
      differenceCents: 0,
      basis: 'booked',
      better: null,
    } as const;
    server.use(
      on('get', '/api/freights/12', { ...done, simulationId: 4, simulationNumber: 7 }),
      on(
        'get',
        '/api/freights/12/result',
        someOutcome({ comparison: { ...compared, lines: [...compared.lines, nothing] } }),
      ),
    );
    open();
    const box = await card('Simulado × real');
    expect(box.getAllByText('O combustível custou R$ 312,00 a mais: foi o que mais pesou.')).toHaveLength(2);
    expect(box.getByText(/^Parcial/)).toBeTruthy();
    expect(box.getAllByText('estimado')).toHaveLength(1);
    expect(box.getByText(/R\$\s312,00$/)).toBeTruthy();
    expect(box.getByText('igual')).toBeTruthy();
    expect(box.queryByText('Pedágio')).toBeNull();
    expect(box.getByText(/^2,21\skm\/l$/)).toBeTruthy();
    expect(box.getByRole('link', { name: 'Ver a simulação nº 7' }).getAttribute('href')).toBe(
      '/freight-simulations?id=4',
    );
    expect(screen.getByRole('link', { name: 'Veio da simulação nº 7' })).toBeTruthy();
  });

  test('kilometres without an odometer are called planned', async () => {
    const outcome = someOutcome({ comparison: someComparison(), distanceSource: 'planned' });
    server.use(
      on('get', '/api/freights/12', { ...done, simulationId: 4, simulationNumber: 7 }),
      on('get', '/api/freights/12/result', outcome),
    );
    open();
    const box = await card('Simulado × real');
    expect(box.getByText(/^1\.360\skm \(planejado\)$/)).toBeTruthy();
    expect(box.getByText('Estimado: vale a conta da simulação.')).toBeTruthy();
    const parts = box.getByRole('heading', { name: 'De onde vem a diferença do combustível' }).parentElement;
    expect(parts).toHaveTextContent(/Percurso.*400,00.*Preço do diesel.*−R\$\s88,00/);
  });

  test('the remainder is distinguished from the result, by its name and a sentence', async () => {
    server.use(
      on('get', '/api/freights/12', { ...done, simulationId: 4, simulationNumber: 7 }),
      on('get', '/api/freights/12/result', someOutcome({ comparison: someComparison() })),
    );
    open();
    const box = await card('Simulado × real');
    expect(box.getByRole('heading', { name: 'Sobra depois de guardar para pneu, oficina e imposto' })).toBeTruthy();
    expect(box.getByText(/O resultado do frete conta só o que foi lançado/)).toBeTruthy();
    expect(box.queryByText('Sobrou')).toBeNull();
    expect(box.getAllByText(/^−R\$\s165,60$/)).toHaveLength(1);
  });

  test('what is not booked yet on a running freight is to come, not saved', async () => {
    const compared = someComparison({ provisional: true });
    const fuel = {
      line: 'fuel',
      label: 'Combustível',
      simulatedCents: 555_428,
      realCents: 0,
      differenceCents: -555_428,
      basis: 'booked',
      better: true,
    } as const;
    server.use(
      on('get', '/api/freights/12', { ...done, simulationId: 4, simulationNumber: 7 }),
      on('get', '/api/freights/12/result', someOutcome({ comparison: { ...compared, lines: [fuel] } })),
    );
    open();
    const box = await card('Simulado × real');
    expect(box.getByText('nada lançado')).toBeTruthy();
    expect(box.getByText('Ainda sem lançamento: combustível.')).toBeTruthy();
    expect(box.queryByText('melhor')).toBeNull();
    expect(box.queryByText(/5\.554,28$/, { selector: '.text-pos' })).toBeNull();
  });

  test('a freight of no simulation compares nothing', async () => {
    open();
    await card('Piso mínimo ANTT');
    expect(screen.queryByText('Simulado × real')).toBeNull();
  });

  test('a failed read of the stays leaves the rest of the page standing', async () => {
    server.use(on('get', '/api/freights/12/waiting-time', problem(500, 'internal', { detail: 'Deu ruim.' })));
    open();
    expect(await screen.findByText('Deu ruim.')).toBeTruthy();
    expect(await screen.findByText('Piso mínimo ANTT')).toBeTruthy();
  });
});
