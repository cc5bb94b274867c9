import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someFreightSummary, someTransaction, someUser, someVehicle } from '@/test/msw-fixtures';
import { stubMedia } from '@/test/media';
import { renderPage } from '@/test/msw-render';
import { someClient, someDriver } from '@/test/people-fixtures';
import { pressUndo } from '@/test/user';
import { setWidth } from '@/test/viewport';
import FreightsPage from '@/features/freights/freights-page';

const server = startServer();
let lists: ReceivedRequest[];
let sums: ReceivedRequest[];

const paid = someFreight({ id: 13, number: 13, scheduledFor: '2026-10-02', openCents: 0, receivables: [] });

const summary = someFreightSummary({
  count: 3,
  cancelledCount: 1,
  grossCents: 2_240_000,
  openCents: 420_000,
  months: [
    { month: '2026-10', count: 2, cancelledCount: 1, grossCents: 1_120_000, openCents: 0 },
    { month: '2026-11', count: 1, cancelledCount: 0, grossCents: 1_120_000, openCents: 420_000 },
  ],
});

beforeEach(() => {
  lists = [];
  sums = [];
  server.use(
    on('get', '/api/freights', (seen) => (lists.push(seen), pageOf([someFreight(), paid]))),
    on('get', '/api/freights/summary', (seen) => (sums.push(seen), summary)),
    on('get', '/api/vehicles', pageOf([someVehicle()])),
    on('get', '/api/drivers', pageOf([someDriver()])),
    on('get', '/api/clients', pageOf([someClient({ id: 4, name: 'Boa Safra' })])),
  );
});

afterEach(() => localStorage.clear());

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('filters', () => {
  test('are in the address, and go to the list and its sums', async () => {
    const { user, address } = renderPage(FreightsPage, '/freights');
    await user.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await user.selectOptions(sheet.getByLabelText('Pagamento'), 'Atrasados');
    await user.selectOptions(await sheet.findByLabelText('Veículo'), 'BRA2E19 · Azulão');
    await user.selectOptions(await sheet.findByLabelText('Motorista'), 'Zé Carlos');
    await user.selectOptions(await sheet.findByLabelText('Cliente'), 'Boa Safra');
    expect(address()).toBe('/freights?overdue=true&vehicleId=1&driverId=5&clientId=4');
    for (const seen of [lists, sums]) {
      await waitFor(() => expect(seen.at(-1)?.search.get('clientId')).toBe('4'));
      expect(Object.fromEntries(seen.at(-1)?.search ?? [])).toMatchObject({ overdue: 'true', driverId: '5' });
    }
    await user.selectOptions(sheet.getByLabelText('Pagamento'), 'Recebidos');
    expect(address()).toBe('/freights?vehicleId=1&driverId=5&clientId=4&payment=paid');
    await user.click(sheet.getByRole('button', { name: 'Ver fretes' }));
    await user.click(screen.getByRole('link', { name: 'Tirar filtro Boa Safra' }));
    expect(address()).toBe('/freights?vehicleId=1&driverId=5&payment=paid');
  });

  test('a ready list is a link, and the one on screen leads back to all', async () => {
    const { user, address } = renderPage(FreightsPage, '/freights');
    await user.click(await screen.findByRole('link', { name: 'A receber' }));
    expect(address()).toBe('/freights?payment=pending');
    const [view] = screen.getAllByRole('link', { name: 'A receber' });
    expect(view).toHaveAttribute('aria-current', 'true');
    expect(view).toHaveAttribute('href', '/freights');
  });

  test('a filter is saved under a name for this user, and forgotten', async () => {
    const { user, address } = renderPage(FreightsPage, '/freights?vehicleId=1&status=completed');
    await user.click(await screen.findByRole('button', { name: 'Salvar filtro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar filtro' }));
    await user.type(dialog.getByLabelText('Nome'), 'Atrasados');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(dialog.getByText('Já existe uma lista com este nome.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Nome'));
    await user.type(dialog.getByLabelText('Nome'), 'Azulão pronto{Enter}');
    const saved = await screen.findByRole('link', { name: 'Azulão pronto' });
    expect(saved).toHaveAttribute('aria-current', 'true');
    expect(localStorage.getItem(`views:${someUser.id}:/freights`)).toContain('status=completed&vehicleId=1');
    await user.click(saved);
    expect(address()).toBe('/freights');
    await user.click(screen.getByRole('link', { name: 'Azulão pronto' }));
    expect(address()).toBe('/freights?status=completed&vehicleId=1');
    await user.click(screen.getByRole('button', { name: 'Esquecer a lista Azulão pronto' }));
    expect(screen.queryByRole('link', { name: 'Azulão pronto' })).toBeNull();
  });
});

describe('sums', () => {
  test('each month has its subtotals from the server; the filtered list has its totals', async () => {
    renderPage(FreightsPage, '/freights?vehicleId=1');
    const head = await screen.findByRole('rowheader', { name: /Outubro de 2026/ });
    await waitFor(() => expect(plain(head.textContent)).toBe('Outubro de 20262 fretes, 1 canceladoR$ 11.200,00'));
    const total = screen.getByText('Nesta lista').parentElement;
    expect(plain(total?.textContent)).toBe('Nesta lista3 fretes, 1 canceladoR$ 22.400,00');
  });

  test('another order has no months', async () => {
    renderPage(FreightsPage, '/freights?sort=-grossCents');
    await screen.findByRole('table', { name: 'Fretes' });
    expect(screen.queryByRole('rowheader')).toBeNull();
  });
});

describe('several at once', () => {
  const mouse = ['(min-width: 768px)', '(pointer: fine) and (min-width: 768px)'];
  const stay = { transactionId: 33, category: 'outros', description: 'Estadia', amountCents: 71_979 } as const;

  test('the open amounts of the selected freights are received one after another, and taken back', async () => {
    stubMedia(...mouse);
    const other = someFreight({ id: 14, number: 14, receivables: [], openCents: 71_979 });
    const extra = { ...other, extraReceivables: [{ ...stay, dueOn: '2026-11-20', overdueDays: 0 }] };
    const requests: string[] = [];
    const noted = ({ path, body }: ReceivedRequest) => requests.push(`${path} ${JSON.stringify(body)}`);
    server.use(
      on('get', '/api/freights', pageOf([someFreight(), extra, paid])),
      on('post', '/api/finances/32/pay', (seen) => (noted(seen), someTransaction({ status: 'paid' }))),
      on('post', '/api/finances/33/pay', (seen) => (noted(seen), someTransaction({ id: 33, status: 'paid' }))),
      on('post', '/api/finances/32/unpay', (seen) => (noted(seen), someTransaction())),
      on('post', '/api/finances/33/unpay', (seen) => (noted(seen), someTransaction({ id: 33 }))),
    );
    const { user } = renderPage(FreightsPage, '/freights');
    const all = await screen.findByRole('checkbox', { name: 'Selecionar tudo: Fretes' });
    // A received freight has nothing to select it for.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar frete nº 12/ }));
    expect((all as HTMLInputElement).indeterminate).toBe(true);
    await user.click(all);
    expect(await screen.findByText('2 valores em aberto')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recebi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Recebi 2 valores' }));
    expect(sheet.getByText('Saldo do frete nº 12')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Pix' }));
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Recebido: 2 valores')).toBeVisible();
    const bodies = requests.map((one) => one.replace(/"\d{4}-\d\d-\d\d"/, 'day'));
    expect(bodies).toEqual([
      '/api/finances/32/pay {"paidOn":day,"method":"pix","openCents":420000}',
      '/api/finances/33/pay {"paidOn":day,"method":"pix","openCents":71979}',
    ]);
    await pressUndo(user);
    await waitFor(() =>
      expect(requests.slice(2).map((one) => one.split(' ')[0])).toEqual([
        '/api/finances/32/unpay',
        '/api/finances/33/unpay',
      ]),
    );
  });

  test('a refusal stops no other, and stays in the sheet with its reason', async () => {
    stubMedia(...mouse);
    const other = someFreight({ id: 14, number: 14, receivables: [] });
    const extra = { ...other, extraReceivables: [{ ...stay, dueOn: '2026-11-20', overdueDays: 0 }] };
    const detail = 'Este mês está fechado.';
    server.use(
      on('get', '/api/freights', pageOf([someFreight(), extra])),
      on('post', '/api/finances/32/pay', problem(409, 'month_closed', { detail })),
      on('post', '/api/finances/33/pay', someTransaction({ id: 33, status: 'paid' })),
    );
    const { user } = renderPage(FreightsPage, '/freights');
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo: Fretes' }));
    await user.click(await screen.findByRole('button', { name: 'Recebi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Recebi 2 valores' }));
    await user.click(sheet.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Saldo do frete nº 12: Este mês está fechado.')).toBeVisible();
    expect(sheet.queryByText('Estadia')).toBeNull();
    expect(screen.getByText('Recebido: 1 valor')).toBeTruthy();
  });

  test('on the phone rows lead to their freight until "Selecionar" is tapped', async () => {
    setWidth(390);
    const { user } = renderPage(FreightsPage, '/freights');
    expect(await screen.findByRole('link', { name: /^Abrir frete nº 12/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Selecionar' }));
    await user.click(screen.getByRole('checkbox', { name: /^Selecionar frete nº 12/ }));
    expect(await screen.findByText('1 valor em aberto')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desmarcar todos' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: /^Abrir frete nº 12/ })).toBeTruthy();
  });
});
