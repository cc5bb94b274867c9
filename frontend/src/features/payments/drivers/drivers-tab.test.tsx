import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';
import { someAdvance, someDriver } from '@/test/people-fixtures';
import { somePayment } from '@/features/payments/payment-fixtures';
import PaymentsPage from '@/features/payments/payments-page';

const server = startServer();

beforeEach(() => {
  server.use(
    on('get', '/api/drivers', pageOf([someDriver()])),
    on('get', '/api/drivers/5', someDriver()),
    on('get', '/api/driver-payments', pageOf([somePayment()])),
    on('get', '/api/driver-advances', pageOf([someAdvance()])),
    on('get', '/api/drivers/5/advances/9', someAdvance()),
    on('get', '/api/freights', pageOf([someFreight()])),
  );
});

describe('drivers', () => {
  test('the list says what is agreed, open and expiring', async () => {
    renderPage(PaymentsPage, '/driver-payments?tab=drivers');
    const row = (await screen.findByText('Zé Carlos')).closest('tr')!;
    expect(row.textContent).toMatch(/12% de comissão sobre o frete/);
    expect(row.textContent).toContain('CNH vence em 10 dias');
    expect(row.textContent).toContain('2 fretes');
    expect(row.textContent).toContain('800,00');
  });

  test.each([
    ['both papers, neither near its end', { cnhDueOn: '2030-01-01', toxicologicalDueOn: '2029-01-01' }, true],
    ['the licence alone', { cnhDueOn: '2030-01-01', toxicologicalDueOn: null }, false],
  ])('"Em dia" is said of %s: %o, %s', async (_which, papers, isAnnounced) => {
    server.use(on('get', '/api/drivers', pageOf([someDriver({ ...papers, dueLines: [] })])));
    renderPage(PaymentsPage, '/driver-payments?tab=drivers');
    const row = (await screen.findByText('Zé Carlos')).closest('tr')!;
    expect(within(row).queryAllByText('Em dia').length > 0).toBe(isAnnounced);
  });

  test('the head of the names puts them in order', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/drivers', (request) => (seen.push(request), pageOf([someDriver()]))));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=drivers');
    await user.click(await screen.findByRole('button', { name: 'Motorista' }));
    await waitFor(() => expect(seen.at(-1)?.search.get('sort')).toBe('-name'));
    expect(address()).toBe('/driver-payments?tab=drivers&sort=-name');
  });

  test('without drivers: the next step', async () => {
    server.use(on('get', '/api/drivers', pageOf([])));
    renderPage(PaymentsPage, '/driver-payments?tab=drivers');
    expect(await screen.findByRole('link', { name: 'Cadastrar motorista' })).toBeTruthy();
  });

  test('the record has the ways to reach and to pay', async () => {
    renderPage(PaymentsPage, '/driver-payments?tab=drivers&id=5');
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toBe('https://wa.me/5511987654321');
    expect(screen.getByText('ze@boleia.test')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fazer acerto' }).getAttribute('href')).toBe(
      '/driver-payments?new=1&driverId=5',
    );
    expect(await screen.findByText('nº 7')).toBeTruthy();
  });

  test('the form follows the agreement, and a warning is confirmed', async () => {
    const seen: ReceivedRequest[] = [];
    const warnings = [{ code: 'cnh_unlikely', message: 'A CNH vence daqui a mais de dez anos.' }];
    server.use(
      on('post', '/api/drivers', (request) => {
        seen.push(request);
        return seen.length === 1 ? problem(422, 'confirmation_required', { warnings }) : someDriver();
      }),
    );
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=drivers&new=1');
    await user.click(await screen.findByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Informe o nome do motorista.')).toBeTruthy();
    await user.type(screen.getByLabelText('Nome'), 'Zé Carlos');
    await user.type(screen.getByLabelText('Comissão'), '12');
    await user.selectOptions(screen.getByLabelText('Combinado'), 'Valor por viagem');
    await user.type(screen.getByLabelText('Valor por viagem'), '90000');
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/mais de dez anos/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Está certo, continuar' }));
    await waitFor(() => expect(address()).toBe('/driver-payments?tab=drivers&id=5'));
    expect(seen[1]?.body).toMatchObject({
      name: 'Zé Carlos',
      agreement: 'fixed_per_trip',
      fixedCents: 90_000,
      commissionBps: null,
      active: true,
      cpf: null,
      confirm: ['cnh_unlikely'],
    });
  });

  test("the server's complaint lands on its field, unfolded", async () => {
    const errors = [{ field: 'cpf', code: 'taken', message: 'Você já tem um motorista com este CPF.' }];
    server.use(on('post', '/api/drivers', problem(422, 'validation', { errors })));
    const { user } = renderPage(PaymentsPage, '/driver-payments?tab=drivers&new=1');
    await user.type(await screen.findByLabelText('Nome'), 'Zé');
    await user.type(screen.getByLabelText('Comissão'), '12');
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Você já tem um motorista com este CPF.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/CPF/));
  });

  test('a driver with a history reappears with the reason, and is deactivated instead', async () => {
    let body: unknown;
    const detail = 'Zé Carlos tem fretes: deixe-o inativo.';
    server.use(
      on('delete', '/api/drivers/5', problem(409, 'has_history', { detail })),
      on('put', '/api/drivers/5', (request) => ((body = request.body), someDriver({ active: false }))),
    );
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=drivers&id=5');
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    expect(address()).toBe('/driver-payments?tab=drivers');
    await sendDeletion();
    expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(await screen.findByRole('button', { name: 'Deixar inativo' }));
    await waitFor(() => expect(body).toMatchObject({ active: false, name: 'Zé Carlos' }));
    expect(body).not.toHaveProperty('openFreights');
  });
});

describe('advances', () => {
  test('what is open is shown, the rest on demand', async () => {
    const seen: ReceivedRequest[] = [];
    server.use(on('get', '/api/driver-advances', (request) => (seen.push(request), pageOf([someAdvance()]))));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=advances');
    const link = await screen.findByRole('link', { name: 'Abrir vale de Zé Carlos de 03/11/2026' });
    expect(link.getAttribute('href')).toBe('/driver-payments?tab=advances&driverId=5&id=9');
    expect(seen.at(-1)?.search.get('open')).toBe('true');
    await user.selectOptions(screen.getByLabelText('Situação'), 'Já descontados');
    expect(address()).toBe('/driver-payments?tab=advances&open=false');
    await waitFor(() => expect(seen.at(-1)?.search.get('open')).toBe('false'));
  });

  test('a new one goes to the account of its driver', async () => {
    let body: unknown;
    server.use(on('post', '/api/drivers/5/advances', (request) => ((body = request.body), someAdvance())));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=advances&new=1');
    await user.type(await screen.findByLabelText('Valor'), '50000');
    await user.selectOptions(screen.getByLabelText('Como foi dado'), 'Dinheiro');
    await user.selectOptions(await screen.findByLabelText(/^Frete/), '12');
    await user.click(screen.getByRole('button', { name: 'Salvar vale' }));
    await waitFor(() => expect(address()).toBe('/driver-payments?tab=advances'));
    expect(body).toEqual({
      freightId: 12,
      givenOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      amountCents: 50_000,
      method: 'cash',
      notes: null,
    });
  });

  test('a settled one is neither changed nor deleted, and leads to its settlement', async () => {
    const settled = someAdvance({ driverPaymentId: 7, paymentNumber: 7 });
    // A link from the books has only the id: the advance may be on a later page.
    server.use(
      on('get', '/api/driver-advances', ({ search }) =>
        search.get('cursor') === 'two' ? pageOf([settled]) : pageOf([someAdvance({ id: 8 })], 'two'),
      ),
    );
    renderPage(PaymentsPage, '/driver-payments?tab=advances&id=9');
    const link = await screen.findByRole('link', { name: 'Ver acerto nº 7' });
    expect(link.getAttribute('href')).toBe('/driver-payments?id=7');
    expect(screen.queryByRole('button', { name: 'Salvar alterações' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Apagar vale' })).toBeNull();
  });

  test('an open one that is deleted is named, and gone for good a while later', async () => {
    let deleted = false;
    server.use(on('delete', '/api/drivers/5/advances/9', () => ((deleted = true), null)));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?tab=advances&driverId=5&id=9');
    await user.click(await screen.findByRole('button', { name: 'Apagar vale' }));
    expect((await screen.findAllByText(/^Zé Carlos, R\$.* de 03\/11\/2026$/)).length).toBeGreaterThan(0);
    expect(address()).toBe('/driver-payments?tab=advances');
    expect(deleted).toBe(false);
    await sendDeletion();
    expect(deleted).toBe(true);
  });
});
