import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { on, pageOf, problem, startServer } from '@/test/msw';
import { someFreight, someTransaction, someUser, someVehicle } from '@/test/msw-fixtures';
import { emptyAccount, renderApp, setWidth, signedIn } from '@/test/render-app';
import { attentionItems } from './attention';
import { firstUnderWay, nextStatus } from './freight-under-way';

const server = startServer(...emptyAccount, signedIn({}));

beforeEach(() => setWidth(1280));

test('an empty account sees the three first steps', async () => {
  renderApp('/dashboard');
  await screen.findByText('Três passos até o primeiro frete');
  const links = ['Cadastrar caminhão', 'Cadastrar carreta', 'Lançar frete'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/vehicles?new=truck', '/vehicles?new=trailer', '/freights?new=1']);
});

test('a step that is done says so', async () => {
  server.use(on('get', '/api/vehicles', pageOf([someVehicle()])));
  renderApp('/dashboard');
  expect(await screen.findByText('(feito)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cadastrar caminhão' })).toBeNull();
});

test('a freight under way is taken to its next state', async () => {
  const freight = someFreight({
    id: 12,
    number: 12,
    status: 'loading',
    moves: ['scheduled', 'in_transit', 'completed'],
  });
  let sent: unknown;
  server.use(
    on('get', '/api/freights', pageOf([freight])),
    on('post', '/api/freights/12/status', ({ body }) => {
      sent = body;
      return { ...freight, status: 'in_transit' };
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Sair carregado' }));
  await waitFor(() => expect(sent).toEqual({ status: 'in_transit' }));
  expect((await screen.findAllByText('Frete nº 12: Em trânsito')).length).toBeGreaterThan(0);
});

test('what is unlikely is asked, and sent again with the confirmation', async () => {
  const freight = someFreight({ id: 12, status: 'scheduled', moves: ['loading'] });
  const warnings = [{ code: 'licensing_expired', message: 'O licenciamento venceu.' }];
  const sent: unknown[] = [];
  server.use(
    on('get', '/api/freights', pageOf([freight])),
    on('post', '/api/freights/12/status', ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? problem(422, 'confirmation_required', { warnings })
        : { ...freight, status: 'loading' };
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Começar a carregar' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('O licenciamento venceu.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Está certo, continuar' }));
  await waitFor(() => expect(sent[1]).toEqual({ status: 'loading', confirm: ['licensing_expired'] }));
});

test('a read that fails can be tried again', async () => {
  server.use(on('get', '/api/vehicles', problem(500, 'internal', { detail: 'O servidor falhou.' })));
  const person = renderApp('/dashboard');
  await screen.findByText('O servidor falhou.');
  server.use(on('get', '/api/vehicles', pageOf([])));
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Três passos até o primeiro frete')).toBeVisible();
});

test('overdue and due within 15 days, the most urgent first; nothing else', () => {
  const items = attentionItems(
    '2026-11-21',
    [
      someVehicle({
        licensingDueOn: '2026-12-06',
        insuranceDueOn: '2026-12-07',
        tachographDueOn: '2026-11-20',
        dueDates: [{ name: 'Extintor', dueOn: '2026-11-21' }],
      }),
      someVehicle({ id: 2, status: 'inactive', licensingDueOn: '2026-01-01' }),
    ],
    [someTransaction({ description: 'Parcela', dueOn: '2026-11-25', amountCents: 689000 })],
    { ...someUser, cnhDueOn: '2026-11-10', toxicologicalDueOn: '2027-05-01' },
  );
  expect(items.map(({ title, days }) => [title, days])).toEqual([
    ['Sua CNH', -11],
    ['Aferição do tacógrafo', -1],
    ['Extintor', 0],
    ['Parcela', 4],
    ['Licenciamento', 15],
  ]);
});

test.each([
  ['scheduled' as const, ['loading' as const, 'completed' as const], 'loading'],
  ['loading' as const, ['completed' as const], null],
  ['completed' as const, ['unloading' as const], null],
])('after %s with moves %j comes %s', (status, moves, next) => {
  expect(nextStatus({ status, moves })).toBe(next);
});

test('of many freights the first are shown, those on the road before those that wait', () => {
  const freights = [1, 2, 3, 4, 5, 6].map((id) => someFreight({ id, status: id < 5 ? 'scheduled' : 'loading' }));
  const [first, rest] = firstUnderWay(freights);
  expect([first.map(({ id }) => id), rest]).toEqual([[5, 6, 1, 2], 2]);
  expect(firstUnderWay(freights.slice(0, 2))[1]).toBe(0);
});

test('an expense entered from a freight under way names the freight and its truck', async () => {
  const freight = someFreight({ id: 12, truckId: 3, status: 'loading' });
  const page = pageOf([freight]);
  let sent: unknown;
  server.use(
    on('get', '/api/freights', page),
    on('get', '/api/freights/12', freight),
    on('get', '/api/vehicles', pageOf([someVehicle({ id: 3 })])),
    on('post', '/api/finances', ({ body }) => {
      sent = body;
      return someTransaction({});
    }),
  );
  const person = renderApp('/dashboard');
  await person.click(await screen.findByRole('link', { name: 'Despesa' }));
  await person.type(await screen.findByLabelText('Valor'), '5000');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toMatchObject({ kind: 'expense', freightId: 12, vehicleId: 3, amountCents: 5000 }));
  await waitFor(() => expect(window.location.search).toBe('?id=12'));
});
