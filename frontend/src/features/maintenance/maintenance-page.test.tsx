import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someTransaction, someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { somePlan } from '@/test/upkeep-fixtures';
import { someRecord } from './maintenance-fixtures';
import MaintenancePage from './maintenance-page';

const server = startServer();

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf([someVehicle(), someVehicle({ id: 2, plate: 'QWE4R56' })])),
    on('get', '/api/maintenance', pageOf([someRecord()])),
    on('get', '/api/maintenance/8', someRecord()),
    on('get', '/api/maintenance/plans', ({ search }) => pageOf(search.get('active') === 'true' ? [somePlan()] : [])),
    on('get', '/api/maintenance/plans/3', somePlan()),
    on('get', '/api/maintenance/due', pageOf([somePlan()])),
  );
});

describe('the records', () => {
  test('their filters are in the address and go to the server', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/maintenance', (request) => (seen.push(request), pageOf([someRecord()]))));
    const { user, address } = renderPage(MaintenancePage, '/maintenance');
    expect((await screen.findAllByText('1 de 3 pagas')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Na garantia').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByLabelText('Categoria'), 'Funilaria');
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Preventiva');
    await user.selectOptions(screen.getByLabelText('Garantia'), 'Na garantia');
    await waitFor(() => expect(seen.at(-1)?.search.get('warranty')).toBe('true'));
    expect(seen.at(-1)?.search.get('category')).toBe('bodywork');
    expect(seen.at(-1)?.search.get('kind')).toBe('preventive');
    expect(address()).toBe('/maintenance?category=bodywork&kind=preventive&warranty=true');
  });

  test('instalments are shown as late when one of them is', async () => {
    const badge = async () => (await screen.findAllByText('1 de 3 pagas'))[0]?.className;
    server.use(on('get', '/api/maintenance', pageOf([someRecord({ overdueDays: 283 })])));
    renderPage(MaintenancePage, '/maintenance');
    expect(await badge()).toBe('status-overdue');
  });

  test('an empty account is shown both first steps', async () => {
    server.use(on('get', '/api/maintenance', pageOf([])));
    renderPage(MaintenancePage, '/maintenance');
    await screen.findByText('Nenhuma manutenção lançada ainda');
    expect(screen.getByRole('link', { name: 'Lançar manutenção' }).getAttribute('href')).toBe('/maintenance?new=1');
    expect(screen.getByRole('link', { name: 'Montar o plano' }).getAttribute('href')).toBe('/maintenance?tab=plan');
  });

  test('a read that failed can be tried again', async () => {
    server.use(on('get', '/api/maintenance', problem(500, 'internal')));
    const { user } = renderPage(MaintenancePage, '/maintenance');
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.use(on('get', '/api/maintenance', pageOf([someRecord()])));
    await user.click(again);
    expect(await screen.findByText('Freio chiando')).toBeTruthy();
  });
});

describe('one record', () => {
  test('says what the standstill cost, and from what it was reckoned', async () => {
    const basis = { fromOn: '2026-08-20', toOn: '2026-11-17', revenueCents: 8_280_000, days: 90 };
    const stopped = someRecord({ daysStopped: 2, lostIncomeCents: 184_000, lostIncomeBasis: basis });
    server.use(on('get', '/api/maintenance/8', stopped));
    renderPage(MaintenancePage, '/maintenance?id=8');
    expect(await screen.findByText('Parado 2 dias')).toBeTruthy();
    expect(screen.getByText(/R\$\s1\.840,00/)).toBeTruthy();
    expect(screen.getByText(/20\/08\/2026 a 17\/11\/2026/)).toBeTruthy();
  });

  test('an instalment is paid by itself', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(
      on('post', '/api/finances/52/pay', (request) => ((seen = request), someTransaction({ id: 52, kind: 'expense' }))),
    );
    const { user } = renderPage(MaintenancePage, '/maintenance?id=8');
    const [second] = await screen.findAllByRole('button', { name: 'Paguei' });
    await user.click(second!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(seen?.body).toEqual({ openCents: 32_000, paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }),
    );
  });

  test('one that is deleted is named, and gone for good a while later', async () => {
    let deleted = false;
    server.use(on('delete', '/api/maintenance/8', () => ((deleted = true), null)));
    const { user, address } = renderPage(MaintenancePage, '/maintenance?id=8');
    await user.click(await screen.findByRole('button', { name: 'Apagar manutenção' }));
    expect((await screen.findAllByText(/^Freio chiando, /)).length).toBeGreaterThan(0);
    expect(address()).toBe('/maintenance');
    expect(deleted).toBe(false);
    await sendDeletion();
    expect(deleted).toBe(true);
  });
});

describe('the plan', () => {
  test('shows the state of each plan, and links to its record', async () => {
    const never = { state: 'unknown', missing: 'never_done', dueKm: null, dueOn: null, forecastOn: null } as const;
    const brakes = somePlan({ id: 4, name: 'Lonas', due: { ...never, lastDoneOn: null, lastDoneKm: null } });
    server.use(on('get', '/api/maintenance/due', pageOf([somePlan(), brakes])));
    renderPage(MaintenancePage, '/maintenance?tab=plan');
    expect((await screen.findAllByText(/^venceu há 310\skm$/))[0]?.title).toMatch(/^aos 482\.000\skm, /);
    expect(screen.getAllByText('Vencido').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Falta a última vez').length).toBeGreaterThan(0);
    const fulfil = screen.getByRole('link', { name: /Já fiz: Óleo do motor/ });
    expect(fulfil.getAttribute('href')).toBe('/maintenance?new=1&vehicleId=1&planId=3');
  });

  test('its filters keep the tab', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/maintenance/due', (request) => (seen.push(request), pageOf([somePlan()]))));
    const { user, address } = renderPage(MaintenancePage, '/maintenance?tab=plan');
    await user.selectOptions(await screen.findByLabelText('Situação'), 'soon');
    await waitFor(() => expect(seen.at(-1)?.search.get('state')).toBe('soon'));
    expect(address()).toBe('/maintenance?tab=plan&state=soon');
  });

  test('plans are sorted by urgency, or by a column', async () => {
    const seen: ReceivedRequest[] = [];
    const { due } = somePlan();
    const plans = ['Óleo do motor', 'Bateria', 'Lonas'].map((name, at) =>
      somePlan({ id: at + 1, name, due: { ...due, kmLeft: [-310, null, 900][at] ?? null } }),
    );
    server.use(on('get', '/api/maintenance/due', (request) => (seen.push(request), pageOf(plans))));
    const { user, address } = renderPage(MaintenancePage, '/maintenance?tab=plan');
    const head = await screen.findByRole('button', { name: 'Item' });
    const shown = () => screen.getAllByRole('link', { name: /^Abrir / }).map((link) => link.getAttribute('href'));
    const lines = (...ids: number[]) => ids.map((id) => `/maintenance?tab=plan&id=${id}`);
    expect(shown()).toEqual(lines(1, 2, 3));
    // From A first, and back.
    await user.click(head);
    expect(shown()).toEqual(lines(2, 3, 1));
    expect(address()).toBe('/maintenance?tab=plan&sort=name');
    await user.click(head);
    expect(shown()).toEqual(lines(1, 3, 2));
    // Fewest remaining km first; a plan without km is last.
    await user.click(screen.getByRole('button', { name: 'Por km' }));
    expect(shown()).toEqual(lines(1, 3, 2));
    await user.click(screen.getByRole('button', { name: 'Por km' }));
    expect(shown()).toEqual(lines(3, 1, 2));
    await user.click(screen.getByRole('button', { name: 'Por km' }));
    expect(address()).toBe('/maintenance?tab=plan');
    // The server sorts due plans in one order only.
    expect(seen.some(({ search }) => search.has('sort'))).toBe(false);
  });

  test('a new line needs km or months', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('post', '/api/maintenance/plans', (request) => ((seen = request), somePlan())));
    const { user, address } = renderPage(MaintenancePage, '/maintenance?tab=plan&new=1&vehicleId=1');
    await user.type(await screen.findByLabelText('O que fazer'), 'Óleo do câmbio');
    await user.type(screen.getByRole('combobox', { name: 'Categoria' }), 'câmbio');
    await user.click(await screen.findByRole('option', { name: /Transmissão/ }));
    await user.click(screen.getByRole('button', { name: 'Adicionar ao plano' }));
    expect(await screen.findByText('Informe os km, os meses, ou os dois.')).toBeTruthy();
    await user.type(screen.getByLabelText('A cada quantos km'), '50000');
    await user.click(screen.getByRole('button', { name: 'Adicionar ao plano' }));
    await waitFor(() => expect(address()).toBe('/maintenance?tab=plan'));
    expect(seen?.body).toEqual({
      vehicleId: 1,
      name: 'Óleo do câmbio',
      category: 'transmission',
      everyKm: 50_000,
      everyMonths: null,
      lastDoneOn: null,
      lastDoneKm: null,
      active: true,
      notes: null,
    });
  });

  test('a line is taken out of use with its version', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(on('put', '/api/maintenance/plans/3', (request) => ((seen = request), somePlan({ active: false }))));
    const { user } = renderPage(MaintenancePage, '/maintenance?tab=plan&id=3');
    await user.click(await screen.findByRole('button', { name: 'Desativar' }));
    await waitFor(() => expect(seen?.body).toMatchObject({ active: false, name: 'Óleo do motor', everyKm: 20_000 }));
    expect(seen?.headers.get('if-match')).toBe('"3"');
  });

  test('without a line the suggested set is the first step', async () => {
    server.use(on('get', '/api/maintenance/due', pageOf([])), on('get', '/api/maintenance/plans', pageOf([])));
    renderPage(MaintenancePage, '/maintenance?tab=plan');
    const link = await screen.findByRole('link', { name: 'Escolher itens sugeridos' });
    expect(link.getAttribute('href')).toBe('/maintenance?tab=plan&starter=1');
  });
});

describe('the suggested set', () => {
  const line = { category: 'engine' as const, everyKm: 20_000, everyMonths: 12 };

  test('selected plans are created with the last service; existing ones are not', async () => {
    let seen: ReceivedRequest | undefined;
    server.use(
      on(
        'get',
        '/api/maintenance/plans/starter',
        pageOf([
          { ...line, code: 'engine_oil', name: 'Óleo do motor', standing: true },
          { ...line, code: 'air_filter', name: 'Filtro de ar', standing: false },
          { ...line, code: 'belts', name: 'Correias', standing: false },
        ]),
      ),
      on('post', '/api/maintenance/plans/starter', (request) => ((seen = request), pageOf([somePlan()]))),
    );
    const { user, address } = renderPage(MaintenancePage, '/maintenance?tab=plan&starter=1&vehicleId=1');
    expect(await screen.findByRole('checkbox', { name: /Óleo do motor/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Correias/ }));
    await user.type(screen.getByLabelText(/Hodômetro/), '480000');
    await user.click(screen.getByRole('button', { name: 'Adicionar 1 item ao plano' }));
    await waitFor(() => expect(address()).toBe('/maintenance?tab=plan&vehicleId=1'));
    expect(seen?.body).toEqual({ vehicleId: 1, codes: ['air_filter'], lastDoneOn: null, lastDoneKm: 480_000 });
  });

  test('an error is shown at its field', async () => {
    const message = 'O veículo está com 482.310 km: informe até isso.';
    const errors = [{ field: 'lastDoneKm', code: 'above_odometer', message }];
    server.use(
      on(
        'get',
        '/api/maintenance/plans/starter',
        pageOf([{ ...line, code: 'belts', name: 'Correias', standing: false }]),
      ),
      on('post', '/api/maintenance/plans/starter', problem(422, 'validation', { errors })),
    );
    const { user } = renderPage(MaintenancePage, '/maintenance?tab=plan&starter=1&vehicleId=1');
    await user.type(await screen.findByLabelText(/Hodômetro/), '999999');
    await user.click(screen.getByRole('button', { name: 'Adicionar 1 item ao plano' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(/Hodômetro/).getAttribute('aria-invalid')).toBe('true');
  });
});
