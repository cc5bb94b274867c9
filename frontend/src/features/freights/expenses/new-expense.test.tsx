import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { todayIn } from '@/lib/format/dates';
import { on, pageOf, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someTransaction, someVehicle } from '@/test/msw-fixtures';
import { renderPage, valueOf } from '@/test/msw-render';
import NewExpense from './new-expense';

const server = startServer();
const sent: unknown[] = [];
const today = todayIn('America/Sao_Paulo');
const waiting = someFreight({ id: 9, number: 9, truckId: 1, status: 'scheduled' });
const onItsWay = someFreight({ id: 12, truckId: 3, status: 'in_transit' });
const trucks = [someVehicle(), someVehicle({ id: 3, plate: 'QWE4R57', nickname: null })];

beforeEach(() => {
  sent.length = 0;
  server.use(
    on('get', '/api/freights', pageOf([waiting, onItsWay])),
    on('get', '/api/vehicles', pageOf([...trucks, someVehicle({ id: 5, type: 'trailer', plate: 'CAR1A23' })])),
    on('get', '/api/finances', pageOf([])),
    on('post', '/api/finances', ({ body }) => (sent.push(body), someTransaction())),
  );
});

afterEach(() => void vi.useRealTimers());

function open(param = 'new') {
  return renderPage(() => <NewExpense userId={7} param={param} onClose={() => undefined} />, '/dashboard');
}

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

test('the figure and one chip make an expense of the freight on its way, paid today', async () => {
  const { user } = open();
  expect(await screen.findByLabelText('Valor')).toHaveFocus();
  await user.keyboard('8750');
  expect(chip('Frete', 'nº 12 · Rondonópolis')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('Gastou com o quê?', 'Alimentação'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    kind: 'expense',
    category: 'alimentacao',
    amountCents: 8750,
    freightId: 12,
    vehicleId: 3,
    dueOn: today,
    paidOn: today,
  });
});

test('without storage an unanswered expense is resent unchanged after midnight: it may have arrived', async () => {
  const posted: ReceivedRequest[] = [];
  server.use(on('post', '/api/finances', (seen) => (posted.push(seen), HttpResponse.error())));
  const first = open();
  await first.user.type(await screen.findByLabelText('Valor'), '8750');
  await first.user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Este navegador não deixa guardar nada/)).toBeVisible();
  first.unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  const { user } = open();
  expect(valueOf(await screen.findByLabelText('Valor'))).toBe('87,50');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(posted).toHaveLength(2));
  const [before, after] = posted;
  expect(after?.body).toEqual(before?.body);
  expect(after?.body).toMatchObject({ enteredOn: today });
  expect(after?.headers.get('idempotency-key')).toBe(before?.headers.get('idempotency-key'));
  // Another amount is another expense, of its own day.
  const value = screen.getByLabelText('Valor');
  await waitFor(() => expect(value).toBeEnabled());
  await user.clear(value);
  await user.type(value, '9000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(posted).toHaveLength(3));
  expect(posted[2]?.body).toMatchObject({ enteredOn: todayIn('America/Sao_Paulo', new Date()) });
  expect(posted[2]?.headers.get('idempotency-key')).not.toBe(before?.headers.get('idempotency-key'));
});

test('another freight brings its truck, and without a freight the truck is asked', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Valor'), '1000');
  await user.click(chip('Frete', 'nº 9 · Rondonópolis'));
  await user.click(screen.getByRole('button', { name: 'Salvar e lançar outra' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ freightId: 9, vehicleId: 1 }));
  await waitFor(() => expect(valueOf(screen.getByLabelText('Valor'))).toBe(''));
  await user.type(screen.getByLabelText('Valor'), '2000');
  await user.click(chip('Frete', 'Sem frete'));
  await user.click(chip('Caminhão', 'QWE4R57'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ amountCents: 2000, freightId: null, vehicleId: 3 }));
});

test('with nothing on its way the only truck is chosen', async () => {
  server.use(on('get', '/api/freights', pageOf([])), on('get', '/api/vehicles', pageOf([someVehicle({ id: 4 })])));
  const { user } = open();
  await user.type(await screen.findByLabelText('Valor'), '1000');
  expect(screen.queryByRole('group', { name: 'Frete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ freightId: null, vehicleId: 4 });
});

test('a freight that is over can be meant, and one that is not there leaves it to those on their way', async () => {
  server.use(on('get', '/api/freights/20', someFreight({ id: 20, number: 20, truckId: 1, status: 'completed' })));
  const over = open('20');
  await screen.findByLabelText('Valor');
  expect(chip('Frete', 'nº 20 · Rondonópolis')).toHaveAttribute('aria-pressed', 'true');
  over.unmount();
  server.use(on('get', '/api/freights/21', problem(404, 'not_found')));
  open('21');
  await screen.findByLabelText('Valor');
  expect(chip('Frete', 'nº 12 · Rondonópolis')).toHaveAttribute('aria-pressed', 'true');
});

test('what was typed the last times is offered, and what other records named is not', async () => {
  const toll = { kind: 'expense', category: 'pedagio', source: null } as const;
  const lines = [
    someTransaction({ ...toll, id: 1, description: 'Praça de Sorriso' }),
    someTransaction({ ...toll, id: 2, description: 'Pedágio' }),
    someTransaction({ ...toll, id: 3, description: 'Praça de Sorriso' }),
    someTransaction({
      ...toll,
      id: 4,
      description: 'Da oficina',
      source: { kind: 'maintenance', id: 2, part: 'total' },
    }),
  ];
  server.use(on('get', '/api/finances', ({ search }) => pageOf(search.get('category') === 'pedagio' ? lines : [])));
  const { user } = open();
  await screen.findByLabelText('Valor');
  const offered = await screen.findByRole('group', { name: 'Já usadas' });
  expect(within(offered).getAllByRole('button')).toHaveLength(1);
  await user.click(within(offered).getByRole('button', { name: 'Praça de Sorriso' }));
  expect(valueOf(screen.getByLabelText(/Descrição/))).toBe('Praça de Sorriso');
});

test('fuel offers the form of a fill-up with what was typed, and can stay a plain expense', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Valor'), '1.500,50');
  expect(screen.queryByRole('link', { name: 'Lançar abastecimento' })).toBeNull();
  await user.click(chip('Gastou com o quê?', 'Combustível'));
  const link = screen.getByRole('link', { name: 'Lançar abastecimento' });
  const address = new URL(link.getAttribute('href')!, 'http://boleia.test');
  expect(address.pathname).toBe('/fuel');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    new: '1',
    totalCents: '150050',
    freightId: '12',
    vehicleId: '3',
    day: today,
    paid: 'yes',
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ category: 'combustivel', amountCents: 150_050, freightId: 12 });
});

test('the way to more fields takes along what was typed, and leaves no draft', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Valor'), '8750');
  await user.click(screen.getByRole('button', { name: 'Mais…' }));
  await user.click(chip('Gastou com o quê?', 'Impostos'));
  await user.type(screen.getByLabelText(/Descrição/), 'IPVA');
  await user.click(screen.getByText('Data e pagamento'));
  await user.click(screen.getByLabelText('Já paguei'));
  const link = screen.getByRole('link', { name: 'Mais detalhes' });
  const address = new URL(link.getAttribute('href')!, 'http://boleia.test');
  expect(address.pathname).toBe('/finances');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    new: 'expense',
    amountCents: '8750',
    category: 'impostos',
    dueOn: today,
    description: 'IPVA',
    freightId: '12',
    vehicleId: '3',
    paid: 'no',
  });
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
