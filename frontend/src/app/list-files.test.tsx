/** Spreadsheet of each list: the same query without paging. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { lastDay, monthOf } from '@/lib/format/months';
import { someLine, someSummary } from '@/features/finances/finance-fixtures';
import { someRecord } from '@/features/maintenance/maintenance-fixtures';
import { somePayment } from '@/features/payments/payment-fixtures';
import { someSimulation } from '@/features/simulations/simulation-fixtures';
import { todayIn } from '@/lib/format/dates';
import { on, pageOf, startServer, type ReceivedRequest } from '@/test/msw';
import { someFreight, someVehicle } from '@/test/msw-fixtures';
import { someAdvance, someClient, someDriver } from '@/test/people-fixtures';
import { emptyAccount, renderApp, signedIn } from '@/test/render-app';
import { setWidth } from '@/test/viewport';
import { someFuel, somePlan } from '@/test/upkeep-fixtures';

const server = startServer();
const requests: string[] = [];

const person = {
  id: 8,
  version: 1,
  createdAt: '2026-10-02T12:00:00Z',
  updatedAt: '2026-10-02T12:00:00Z',
  name: 'Maria',
  email: 'maria@boleia.test',
  phone: null,
  isMaster: false,
  blockedAt: null,
  vehicleCount: 0,
  freightCount: 0,
  sessionCount: 0,
};
const entry = { id: 1, at: '2026-11-20T12:00:00Z', action: 'blocked', actorName: 'João', targetName: 'Maria' };

const rows = {
  '/api/vehicles': someVehicle(),
  '/api/clients': someClient(),
  '/api/freights': someFreight(),
  '/api/freight-simulations': someSimulation(),
  '/api/fuel': someFuel(),
  '/api/maintenance': someRecord(),
  '/api/maintenance/plans': somePlan({ active: false }),
  '/api/maintenance/due': somePlan(),
  '/api/finances': someLine(),
  '/api/drivers': someDriver(),
  '/api/driver-advances': someAdvance(),
  '/api/driver-payments': somePayment(),
  '/api/admin/users': person,
  '/api/admin/audit': entry,
};

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Responds with a list, or its file when a format is requested. */
function answer({ path, search }: ReceivedRequest, row: object) {
  requests.push(`${path}?${search}`);
  const format = search.get('format');
  if (format !== 'csv' && format !== 'xlsx') return HttpResponse.json(pageOf([row], 'more'));
  const name = `lista-2026-11-21.${format}`;
  const headers = { 'Content-Type': kinds[format], 'Content-Disposition': `attachment; filename="${name}"` };
  return new HttpResponse(`a ${format}`, { headers });
}

beforeEach(() => {
  requests.length = 0;
  setWidth(1280);
  server.use(
    ...Object.entries(rows).map(([path, row]) => on('get', path as keyof typeof rows, (seen) => answer(seen, row))),
    signedIn({ isMaster: true }),
    on('get', '/api/finances/summary', someSummary()),
    ...emptyAccount,
  );
});

const until = lastDay(monthOf(todayIn('America/Sao_Paulo')));

/** Address of each list, and the query of its file. */
const lists = [
  ['/vehicles?type=truck&status=active&q=azul', '/api/vehicles?type=truck&status=active&q=azul&userId=7'],
  ['/freights?status=open&q=soja&sort=-grossCents', '/api/freights?open=true&q=soja&sort=-grossCents&userId=7'],
  [
    '/freights?status=completed&vehicleId=1&clientId=4',
    '/api/freights?status=completed&vehicleId=1&clientId=4&userId=7',
  ],
  ['/freights?tab=clients&q=safra', '/api/clients?q=safra&userId=7'],
  [
    '/freight-simulations?q=soja&from=2026-11-01&to=2026-11-30&archived=true&converted=false&sort=-netCents',
    '/api/freight-simulations?q=soja&from=2026-11-01&to=2026-11-30&archived=true&converted=false&sort=-netCents&userId=7',
  ],
  [
    '/fuel?vehicleId=1&fuel=diesel_s10&from=2026-11-01&q=trevo',
    '/api/fuel?vehicleId=1&fuel=diesel_s10&from=2026-11-01&q=trevo&userId=7',
  ],
  [
    '/maintenance?vehicleId=1&category=engine&kind=preventive&warranty=true&to=2026-11-30',
    '/api/maintenance?vehicleId=1&category=engine&kind=preventive&to=2026-11-30&warranty=true&userId=7',
  ],
  ['/maintenance?tab=plan&vehicleId=1', '/api/maintenance/plans?vehicleId=1&userId=7'],
  ['/maintenance?tab=plan&state=expired', '/api/maintenance/due?state=expired&userId=7'],
  ['/finances?kind=expense&category=seguro', `/api/finances?kind=expense&category=seguro&to=${until}&userId=7`],
  ['/finances?period=all&overdue=true&driverId=5', '/api/finances?overdue=true&driverId=5&userId=7'],
  ['/driver-payments?driverId=5&closing=paid&q=2', '/api/driver-payments?driverId=5&closing=paid&q=2&userId=7'],
  ['/driver-payments?tab=drivers', '/api/drivers?userId=7'],
  ['/driver-payments?tab=advances', '/api/driver-advances?open=true&userId=7'],
  ['/driver-payments?tab=advances&driverId=5&open=all', '/api/driver-advances?driverId=5&userId=7'],
  ['/admin?q=maria', '/api/admin/users?q=maria'],
  ['/admin?tab=audit&q=maria&from=2026-11-01&to=2026-11-30', '/api/admin/audit?q=maria&from=2026-11-01&to=2026-11-30'],
] as const;

test.each(lists)('%s gives its file', async (address, file) => {
  const hands = renderApp(address);
  const button = await screen.findByRole('button', { name: 'Planilha' });
  await waitFor(() => expect(button).toBeEnabled());
  // The file's filters equal the list's; only the plan is listed by due state.
  const shown = requests.find((url) => url.startsWith(file.replace(/\?.*/, '?')) && url.includes('limit='));
  const pageless = new URL(shown ?? '', 'http://localhost');
  pageless.searchParams.delete('limit');
  if (!address.includes('tab=plan')) expect(`${pageless.pathname}${pageless.search}`).toBe(file);

  await hands.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Planilha' }));
  expect(await sheet.findByText('lista-2026-11-21.xlsx')).toBeVisible();
  expect(requests.at(-1)).toBe(`${file}&format=xlsx`);
  await hands.click(sheet.getByRole('radio', { name: 'CSV' }));
  expect(await sheet.findByText('lista-2026-11-21.csv')).toBeVisible();
  expect(requests.at(-1)).toBe(`${file}&format=csv`);
});

test('a list without rows gives no file', async () => {
  server.use(on('get', '/api/vehicles', pageOf([])));
  renderApp('/vehicles?q=nada');
  await screen.findByText('Nenhum veículo com este filtro');
  expect(screen.getByRole('button', { name: 'Planilha' })).toBeDisabled();
});
