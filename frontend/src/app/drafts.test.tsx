import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import FinancesPage from '@/features/finances/finances-page';
import { someOffers, somePreview } from '@/features/fuel/fuel-fixtures';
import FuelPage from '@/features/fuel/fuel-page';
import MaintenancePage from '@/features/maintenance/maintenance-page';
import PaymentsPage from '@/features/payments/payments-page';
import { someAnswer } from '@/features/simulations/answer-fixtures';
import { someDefaults } from '@/features/simulations/simulation-fixtures';
import SimulationsPage from '@/features/simulations/simulations-page';
import { on, pageOf, startServer } from '@/test/msw';
import { someDriver } from '@/test/people-fixtures';
import { campinas, someVehicle } from '@/test/msw-fixtures';
import { renderPage } from '@/test/msw-render';

const server = startServer();
const vehicles = [someVehicle(), someVehicle({ id: 2, plate: 'QWE4R56' })];

beforeEach(() => {
  server.use(
    on('get', '/api/vehicles', pageOf(vehicles)),
    on('get', '/api/drivers', pageOf([someDriver(), someDriver({ id: 6, name: 'Marcos' })])),
    on('get', '/api/freights', pageOf([])),
    on('get', '/api/clients', pageOf([])),
    on('get', '/api/cities', pageOf([campinas])),
    on('get', '/api/fuel/stations', pageOf([])),
    on('get', '/api/distance', {
      distanceKm: 100,
      basis: 'estimate',
      freights: null,
      words: null,
      approximate: true,
      toleranceBps: 1200,
      reason: null,
    }),
  );
});

const restoredNotice = /Recuperamos o que você tinha começado/;

test.each([
  ['advance', PaymentsPage, '/driver-payments?tab=advances&new=1&driverId=', ['5', '6'], /Observações/],
  ['line of the plan', MaintenancePage, '/maintenance?tab=plan&new=1&vehicleId=', ['1', '2'], 'O que fazer'],
  ['expense', FinancesPage, '/finances?new=expense&driverId=', ['5', '6'], /Observações|Descrição/],
  ['expense of a vehicle', FinancesPage, '/finances?new=expense&vehicleId=', ['1', '2'], /Observações|Descrição/],
] as const)('an %s begun for one never opens for another', async (_name, Page, address, [one, other], label) => {
  const begun = renderPage(Page, address + one);
  const field = async () => (await screen.findAllByLabelText<HTMLInputElement>(label)).at(-1)!;
  await begun.user.type(await field(), 'começado');
  begun.unmount();
  const second = renderPage(Page, address + other);
  expect((await field()).value).not.toContain('começado');
  expect(screen.queryByText(restoredNotice)).toBeNull();
  second.unmount();
  renderPage(Page, address + one);
  expect((await field()).value).toContain('começado');
  expect(screen.getByText(restoredNotice)).toBeTruthy();
});

test('started over, the simulator offers the price of diesel for the origin of the draft before it, too', async () => {
  const none = someDefaults();
  none.items.dieselPriceMillis = { ...none.items.dieselPriceMillis, value: null };
  server.use(
    on('get', '/api/freight-simulations/defaults', ({ search }) =>
      search.has('originCityCode') ? someDefaults() : none,
    ),
    on('post', '/api/freight-simulations/calculate', someAnswer()),
  );
  const address = '/freight-simulations?new=1';
  const price = () => screen.getByLabelText<HTMLInputElement>(/Preço do diesel/);
  async function chooseOrigin({ user }: ReturnType<typeof renderPage>) {
    await user.type(await screen.findByLabelText(/Origem/), 'cam');
    await user.click(await screen.findByRole('option', { name: /Campinas/ }));
    await waitFor(() => expect(price().value).toMatch(/^7,13/));
  }
  const begun = renderPage(SimulationsPage, address);
  await chooseOrigin(begun);
  begun.unmount();
  const again = renderPage(SimulationsPage, address);
  await again.user.click(await screen.findByRole('button', { name: 'Começar de novo' }));
  expect(price().value).toBe('');
  await chooseOrigin(again);
});

test('started over, a fill-up takes the offers of the vehicle that its draft had, too', async () => {
  server.use(
    on('get', '/api/fuel/defaults', ({ search }) => ({ ...someOffers, vehicleId: Number(search.get('vehicleId')) })),
    on('post', '/api/fuel/preview', somePreview()),
    on('get', '/api/fuel', pageOf([])),
  );
  const station = () => screen.getByLabelText<HTMLInputElement>(/Posto/);
  const choose = (id: string) => fireEvent.change(screen.getByLabelText('Veículo'), { target: { value: id } });
  const begun = renderPage(FuelPage, '/fuel?new=1');
  await screen.findByLabelText('Veículo');
  choose('2');
  await waitFor(() => expect(station().value).toBe('Posto Graal'));
  begun.unmount();
  const again = renderPage(FuelPage, '/fuel?new=1');
  await again.user.click(await screen.findByRole('button', { name: 'Começar de novo' }));
  choose('2');
  await waitFor(() => expect(station().value).toBe('Posto Graal'));
});
