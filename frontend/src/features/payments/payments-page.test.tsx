import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDeletion } from '@/api/deletion';
import type { DriverPayment } from '@/api/types';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { someDriver } from '@/test/people-fixtures';
import { somePayment } from './payment-fixtures';
import PaymentsPage from './payments-page';

const server = startServer();
const paid: Partial<DriverPayment> = { status: 'paid', closing: 'paid', closingLabel: 'Pago' };
const even: Partial<DriverPayment> = {
  status: 'paid',
  closing: 'even',
  closingLabel: 'Sem saldo a pagar',
  balanceCents: 0,
};
const carried: Partial<DriverPayment> = {
  status: 'paid',
  closing: 'carried',
  closingLabel: 'Levado para o próximo acerto',
  balanceCents: -15_000,
  carries: true,
};

beforeEach(() => {
  server.use(
    on('get', '/api/drivers', pageOf([someDriver(), someDriver({ id: 6, name: 'Marcos' })])),
    on('get', '/api/driver-payments', pageOf([])),
    on('get', '/api/driver-payments/7', somePayment()),
  );
});

describe('the list', () => {
  test('shows debtor and creditor, and its filters are in the address', async () => {
    const seen: ReceivedRequest[] = [];
    const rows = [
      somePayment(),
      somePayment({ id: 6, number: 6, balanceCents: -15_000, dueOn: '2026-11-01' }),
      somePayment({ id: 5, number: 5, ...paid, paidOn: '2026-10-02' }),
      somePayment({ id: 4, number: 4, ...carried }),
    ];
    server.use(on('get', '/api/driver-payments', (request) => (seen.push(request), pageOf(rows))));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments');
    expect(await screen.findByText('A pagar ao motorista')).toBeTruthy();
    const owing = screen.getByText('O motorista deve').closest('tr')!;
    expect(owing.textContent).toContain('150,00');
    expect(within(owing).getByText('Atrasado')).toBeTruthy();
    expect(screen.getByText('Pago ao motorista')).toBeTruthy();
    const carriedOn = screen.getByText('Dívida do motorista').closest('tr')!;
    expect(within(carriedOn).getByText('Levado para o próximo acerto')).toBeTruthy();
    expect(carriedOn.textContent).not.toContain('Pago');
    expect(carriedOn.textContent).not.toContain('Vence');
    await user.selectOptions(screen.getByLabelText('Situação'), 'Pendentes');
    await user.selectOptions(screen.getByLabelText('Motorista'), 'Marcos');
    expect(address()).toBe('/driver-payments?closing=pending&driverId=6');
    await waitFor(() => expect(seen.at(-1)?.search.get('driverId')).toBe('6'));
    expect(seen.at(-1)?.search.get('closing')).toBe('pending');
  });

  test('without drivers the first step is a driver', async () => {
    server.use(on('get', '/api/drivers', pageOf([])));
    renderPage(PaymentsPage, '/driver-payments');
    const step = await screen.findByRole('link', { name: 'Cadastrar motorista' });
    expect(step.getAttribute('href')).toBe('/driver-payments?tab=drivers&new=1');
  });

  test('with drivers the first step is a settlement', async () => {
    renderPage(PaymentsPage, '/driver-payments');
    const step = await screen.findByRole('link', { name: 'Fazer acerto' });
    expect(step.getAttribute('href')).toBe('/driver-payments?new=1');
  });
});

describe('one settlement', () => {
  test('is available as a PDF; its receipt only once it was paid', async () => {
    const file = new HttpResponse('%PDF', { headers: { 'Content-Disposition': 'inline; filename="acerto-7.pdf"' } });
    server.use(on('get', '/api/driver-payments/7/settlement.pdf', file));
    const { user } = renderPage(PaymentsPage, '/driver-payments?id=7');
    await user.click(await screen.findByRole('button', { name: 'Acerto em PDF' }));
    expect(await screen.findByText('acerto-7.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recibo' })).toBeNull();
  });

  test('its result for the owner is a document of its own', async () => {
    const headers = { 'Content-Disposition': 'inline; filename="resultado-acerto-7.pdf"' };
    server.use(on('get', '/api/driver-payments/7/owner-result.pdf', new HttpResponse('%PDF', { headers })));
    const { user } = renderPage(PaymentsPage, '/driver-payments?id=7');
    await user.click(await screen.findByRole('button', { name: 'Resultado em PDF' }));
    expect(await screen.findByText('resultado-acerto-7.pdf')).toBeTruthy();
  });

  test.each([
    ['paid', { ...paid, paidOn: '2026-11-20' }, true],
    ['closed at nothing', even, false],
    ['carried on', carried, false],
  ])('the receipt of one that was %s', async (_how, changes, there) => {
    server.use(on('get', '/api/driver-payments/7', somePayment(changes)));
    renderPage(PaymentsPage, '/driver-payments?id=7');
    await screen.findByRole('button', { name: 'Acerto em PDF' });
    expect(screen.queryByRole('button', { name: 'Recibo' }) !== null).toBe(there);
  });

  test('has the layout of the document', async () => {
    renderPage(PaymentsPage, '/driver-payments?id=7');
    expect(await screen.findByRole('heading', { name: 'Acerto nº 7' })).toBeTruthy();
    expect(screen.getByText('480.000 km')).toBeTruthy();
    expect(screen.getByText('nº 12 · Campinas/SP → Rondonópolis/MT')).toBeTruthy();
    expect(screen.getByText('2,35 km/l')).toBeTruthy();
    const mine = screen.getByRole('region', { name: 'Resultado do motorista' });
    expect(within(mine).getByText('A pagar ao motorista').parentElement?.textContent).toContain('918,77');
    expect(within(mine).getByText('Dívida do acerto nº 6')).toBeTruthy();
    const owners = screen.getByRole('region', { name: 'Resultado do dono' });
    expect(within(owners).getByText('Sobrou').parentElement?.textContent).toContain('5.331,23');
    // All that he gets is taken off: commission and allowances, less the fine.
    expect(within(owners).getByText('Motorista').parentElement?.textContent).toContain('1.388,77');
    expect(screen.getByRole('button', { name: 'Copiar Pix' })).toBeTruthy();
  });

  test('a fixed pay shows its calculation', async () => {
    const salaryReckoning = { months: 1, days: 5, thirtieths: 5, paidDays: 0, words: '1 mês + 5 dias de 1/30' };
    server.use(
      on('get', '/api/driver-payments/7', somePayment({ salaryCents: 350_000, salaryReckoning, freights: [] })),
    );
    renderPage(PaymentsPage, '/driver-payments?id=7');
    const mine = await screen.findByRole('region', { name: 'Resultado do motorista' });
    expect(within(mine).getByText('1 mês + 5 dias de 1/30')).toBeTruthy();
    // Without a freight there is nothing that the trips left.
    expect(screen.queryByRole('region', { name: 'Resultado do dono' })).toBeNull();
  });

  test('one that was carried on is neither paid nor due', async () => {
    const taken = { ...carried, closingLabel: 'Levado para o acerto nº 8', carriedTo: { id: 8, number: 8 } };
    server.use(on('get', '/api/driver-payments/7', somePayment(taken)));
    renderPage(PaymentsPage, '/driver-payments?id=7');
    expect(await screen.findByText('Levado para o acerto nº 8')).toBeTruthy();
    expect(screen.queryByText(/^Vence em/)).toBeNull();
    expect(screen.queryByText('Pago')).toBeNull();
  });

  test('a pending one is paid on a day', async () => {
    let body: unknown;
    server.use(on('post', '/api/driver-payments/7/pay', (request) => ((body = request.body), somePayment())));
    const { user } = renderPage(PaymentsPage, '/driver-payments?id=7');
    await user.click(await screen.findByRole('button', { name: 'Paguei' }));
    const dialog = screen.getByRole('dialog', { name: 'Acerto nº 7 de Zé Carlos' });
    await user.click(within(dialog).getByRole('button', { name: 'Paguei' }));
    await waitFor(() => expect(body).toEqual({ paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }));
  });

  test('a pending one that is deleted is named, and gone for good a while later', async () => {
    let deleted = false;
    server.use(on('delete', '/api/driver-payments/7', () => ((deleted = true), null)));
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?id=7');
    await user.click(await screen.findByRole('button', { name: 'Apagar' }));
    expect((await screen.findAllByText('Acerto nº 7 de Zé Carlos')).length).toBeGreaterThan(0);
    expect(address()).toBe('/driver-payments');
    expect(deleted).toBe(false);
    await sendDeletion();
    expect(deleted).toBe(true);
  });

  test('a paid one is only undone, and says why it cannot be', async () => {
    const detail = 'A dívida deste acerto já foi para o acerto nº 8.';
    server.use(
      on('get', '/api/driver-payments/7', somePayment({ ...paid, paidOn: '2026-11-20' })),
      on('post', '/api/driver-payments/7/undo', problem(409, 'carried_on', { detail })),
    );
    const { user, address } = renderPage(PaymentsPage, '/driver-payments?id=7');
    await user.click(await screen.findByRole('button', { name: 'Desfazer acerto' }));
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Paguei' })).toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Desfazer o acerto nº 7 de Zé Carlos?' });
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer acerto' }));
    expect(await within(dialog).findByText(detail)).toBeTruthy();
    server.use(on('post', '/api/driver-payments/7/undo', null));
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer acerto' }));
    await waitFor(() => expect(address()).toBe('/driver-payments'));
  });

  test('a paid one cannot be edited by its address either', async () => {
    server.use(on('get', '/api/driver-payments/7', somePayment({ ...paid, paidOn: '2026-11-20' })));
    renderPage(PaymentsPage, '/driver-payments?id=7&edit=1');
    expect(await screen.findByText(/está fechado e não pode ser editado/)).toBeTruthy();
  });
});
