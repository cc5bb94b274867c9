// Slow network: every screen is reachable, and a double tap writes once.
import { strict as assert } from 'node:assert';
import { menu, registerPage } from './account-pages.mjs';
import { test } from './fixtures.mjs';
import { money, readJson } from './actions.mjs';
import { fuelForm } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';

const nair = { name: 'Nair Couto', email: 'nair@example.com', password: 'sinal fraco 42' };

/** Phone at the edge of a cell: 500 ms latency, 60 kB/s down, 20 kB/s up. */
const edge = { offline: false, latency: 500, downloadThroughput: 60_000, uploadThroughput: 20_000 };

test('Slow network', async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', edge);

  await step('register', visit, async () => {
    await registerPage(page).open();
    await registerPage(page).fill(nair);
    await registerPage(page).submit();
    await page.waitForURL('**/dashboard');
    await truckOnTheRoad(page);
    await visit.checkpoint('dashboard');
  });
  for (const [name, path] of [
    ['Fretes', '/freights'],
    ['Manutenção', '/maintenance'],
    ['Motoristas', '/driver-payments'],
    ['Abastecimento', '/fuel'],
  ]) {
    await step(`reach ${name}`, visit, async () => {
      await menu(visit).goTo(name);
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await visit.checkpoint(path);
    });
  }
  await step('save a fill-up, tapping twice: it is written once', visit, async () => {
    await page.goto('/fuel?new=1');
    const form = fuelForm(page);
    await form.heading.waitFor();
    await form.liters.pressSequentially('280');
    await money(page, 'Total', 168_000);
    await form.odometer.pressSequentially('100858');
    await page.getByText(/^2,35\skm\/l$/).waitFor();
    await form.save.dblclick();
    await page.waitForURL((url) => !url.searchParams.has('new'));
    await visit.checkpoint('saved');
    const { items } = await readJson(page, '/api/fuel');
    assert.equal(items.filter(({ totalCents }) => totalCents === 168_000).length, 1);
  });
});
