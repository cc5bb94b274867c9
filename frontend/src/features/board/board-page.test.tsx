import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { someReminder } from '@/test/dashboard-fixtures';
import { stubMedia } from '@/test/media';
import { on, problem, startServer, type ReceivedRequest } from '@/test/msw';
import { renderPage } from '@/test/msw-render';
import { someBoard, someBoardFreight, someBoardVehicle } from './board-fixtures';
import BoardPage from './board-page';

const server = startServer(on('get', '/api/board', someBoard()));

beforeEach(() => stubMedia('print, (min-width: 1080px)'));

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const conflict = {
  freightId: 13,
  number: 13,
  plates: ['BRA2E19'],
  driverName: null,
  from: '2026-11-18',
  to: '2026-11-19',
};

describe('wide', () => {
  test('a table has trucks by days, and a freight on each of its days', async () => {
    renderPage(BoardPage, '/agenda');
    const table = within(await screen.findByRole('table', { name: 'Semana de 16 a 22 de nov.' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Veículo',
      'seg 16',
      'ter 17',
      'qua 18 · hoje',
      'qui 19',
      'sex 20',
      'sáb 21',
      'dom 22',
    ]);
    const row = within(table.getByRole('rowheader', { name: /BRA2E19/ }).closest('tr')!);
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.map((text) => text.includes('nº 12'))).toEqual([false, true, true, true, false, false, false]);
    expect(cells[1]).toContain('nº 12 · Em trânsito · Boa Safra');
    expect(cells[3]).toContain('fim previsto');
    expect(hrefs(row.getAllByRole('link', { name: /Campinas → Rondonópolis/ }))).toEqual(
      Array.from({ length: 3 }, () => '/freights?id=12'),
    );
  });

  test('a free day from today on leads to a new freight of that truck on that day', async () => {
    renderPage(BoardPage, '/agenda');
    const links = await screen.findAllByRole('link', { name: /^Novo frete: BRA2E19/ });
    expect(hrefs(links)).toEqual(['20', '21', '22'].map((day) => `/freights?new=1&vehicleId=1&day=2026-11-${day}`));
    expect(links[0]).toHaveAccessibleName('Novo frete: BRA2E19, 20 de nov.');
  });

  test('conflicts, maintenance and due papers are in words, with links', async () => {
    const freights = [
      someBoardFreight({ conflicts: [conflict] }),
      someBoardFreight({ id: 13, number: 13, from: '2026-11-18', to: '2026-11-21' }),
    ];
    const target = { kind: 'vehicle', id: 1 } as const;
    const due = [
      someReminder({ kind: 'insurance', title: 'Seguro', dueOn: '2026-11-20', vehicleId: 1, target }),
      someReminder({ kind: 'cnh', title: 'CNH', dueOn: '2026-11-20', target: { kind: 'profile', id: 7 } }),
    ];
    const maintenance = [
      { id: 5, vehicleId: 1, doneOn: '2026-11-16', category: 'brakes' as const, description: 'Lonas' },
    ];
    server.use(on('get', '/api/board', someBoard({ freights, due, maintenance })));
    renderPage(BoardPage, '/agenda');
    expect(await screen.findAllByText('Conflito: nº 12 e nº 13')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Lonas' })).toHaveAttribute('href', '/maintenance?id=5');
    expect(screen.getByRole('link', { name: 'Vence: Seguro' })).toHaveAttribute('href', '/vehicles?id=1');
    const people = within(screen.getByRole('rowheader', { name: 'Pessoas' }).closest('tr')!);
    expect(people.getByRole('link', { name: 'Vence: CNH' })).toHaveAttribute('href', '/agenda?account=profile');
  });
});

describe('narrow', () => {
  test('days are a list, empty ones one line with a link', async () => {
    stubMedia();
    server.use(
      on('get', '/api/board', someBoard({ freights: [someBoardFreight({ to: '2026-11-17', estimated: false })] })),
    );
    renderPage(BoardPage, '/agenda');
    expect(await screen.findByRole('heading', { name: 'ter, 17 de nov.' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('seg 16: nada marcado')).toBeVisible();
    expect(screen.getByText(/^qua 18 a dom 22: livre/)).toBeVisible();
    expect(hrefs(screen.getAllByRole('link', { name: /^Novo frete:/ }))).toEqual([
      '/freights?new=1&vehicleId=1&day=2026-11-18',
    ]);
  });

  test('of several trucks each is named, and a day names those that are free', async () => {
    stubMedia();
    const vehicles = [someBoardVehicle(), someBoardVehicle({ id: 2, plate: 'ABC1234', nickname: null })];
    server.use(on('get', '/api/board', someBoard({ vehicles })));
    renderPage(BoardPage, '/agenda');
    const today = within((await screen.findByRole('heading', { name: 'qua, 18 de nov. · hoje' })).closest('section')!);
    expect(today.getByText('BRA2E19')).toBeVisible();
    const free = today.getByRole('link', { name: 'Novo frete: ABC-1234, 18 de nov.' });
    expect(free).toHaveTextContent(/^ABC-1234$/);
    expect(free).toHaveAttribute('href', '/freights?new=1&vehicleId=2&day=2026-11-18');
  });
});

test('the week is in the address, over the end of a year and back to today', async () => {
  const seen: ReceivedRequest[] = [];
  server.use(
    on('get', '/api/board', (request) => {
      seen.push(request);
      const from = request.search.get('from');
      if (from === null) return someBoard({ today: '2026-12-23', from: '2026-12-21', to: '2026-12-27', freights: [] });
      const to = { '2026-12-28': '2027-01-03', '2027-01-04': '2027-01-10' }[from] ?? from;
      return someBoard({ today: '2026-12-23', from, to, freights: [] });
    }),
  );
  const { user, address } = renderPage(BoardPage, '/agenda');
  await user.click(await screen.findByRole('link', { name: 'Semana seguinte: 28 de dez. a 3 de jan. de 2027' }));
  expect(address()).toBe('/agenda?week=2026-12-28');
  await screen.findByRole('table', { name: 'Semana de 28 de dez. a 3 de jan. de 2027' });
  await user.click(screen.getByRole('link', { name: 'Semana seguinte: 4 a 10 de jan. de 2027' }));
  await waitFor(() => expect(seen.at(-1)?.search.get('from')).toBe('2027-01-04'));
  await user.click(screen.getByRole('link', { name: 'Hoje' }));
  expect(address()).toBe('/agenda');
  expect(seen[0]?.search.has('from')).toBe(false);
});

test('a week is requested by its Monday, whatever day the address has', async () => {
  const seen: (string | null)[] = [];
  server.use(on('get', '/api/board', ({ search }) => (seen.push(search.get('from')), someBoard())));
  renderPage(BoardPage, '/agenda?week=2026-11-19');
  await screen.findByRole('table');
  expect(seen).toEqual(['2026-11-16']);
});

test('without a truck the first step is one', async () => {
  server.use(on('get', '/api/board', someBoard({ vehicles: [], freights: [] })));
  renderPage(BoardPage, '/agenda');
  expect(await screen.findByRole('link', { name: 'Novo caminhão' })).toHaveAttribute('href', '/vehicles?new=truck');
  expect(screen.queryByRole('link', { name: 'Novo frete' })).toBeNull();
});

test('a failed read can be repeated', async () => {
  server.use(on('get', '/api/board', problem(500, 'internal')));
  const { user } = renderPage(BoardPage, '/agenda');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.use(on('get', '/api/board', someBoard()));
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeVisible();
});
