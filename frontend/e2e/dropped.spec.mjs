// A network that drops: what was typed stays, and trying again writes once, whether or not the server had heard it.
import { strict as assert } from 'node:assert';
import { registerPage } from './account-pages.mjs';
import { test } from './fixtures.mjs';
import { money, readJson } from './hands.mjs';
import { fuelForm } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';

const ivo = { name: 'Ivo Ramos', email: 'ivo@example.com', password: 'sem sinal 42' };
const noSignal = 'Sem conexão com o servidor. Confira a internet e tente de novo.';

test('Dropped network', async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  const form = fuelForm(page);

  await step('scripts that do not come: the page says so after a while, and its link tries again', visit, async () => {
    await page.context().route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    const again = page.getByRole('link', { name: 'tente de novo' });
    assert.equal(await again.isVisible(), false, 'most often they are only on their way');
    await again.waitFor({ timeout: 20_000 });
    await page.context().unroute('**/assets/*.js');
    await again.click();
    await page.getByRole('heading', { name: 'Entrar' }).waitFor();
    assert.equal(await again.isVisible(), false);
  });
  await step('register, with a truck on the road', visit, async () => {
    await registerPage(page).open();
    await registerPage(page).fill(ivo);
    await registerPage(page).submit();
    await page.waitForURL('**/dashboard');
    await truckOnTheRoad(page);
  });
  await step('save without a signal: told so, and what was typed stays', visit, async () => {
    await fillUp(page, { liters: '280', cents: 168_000, km: '100858' });
    // Reaches the page and a worker behind it, which `setOffline` does not.
    await page.context().route('**', (route) => route.abort());
    await form.save.click();
    await page.getByText(noSignal, { exact: true }).waitFor();
    assert.equal(await form.liters.inputValue(), '280');
    assert.equal(await form.total.inputValue(), '1.680,00');
    await page.context().unroute('**');
  });
  await step('come back later: it is all there', visit, async () => {
    await page.reload();
    await page.getByText('Recuperamos o que você tinha começado a preencher.').waitFor();
    assert.equal(await form.liters.inputValue(), '280');
    assert.equal(await form.odometer.inputValue(), '100.858');
    await visit.look('draft');
  });
  await step('save with the signal back: written once', visit, async () => {
    await form.save.click();
    await page.waitForURL((url) => !url.searchParams.has('new'));
    assert.equal((await written(page, 168_000)).length, 1);
  });
  await step('lose the answer, and save again: written once', visit, async () => {
    await fillUp(page, { liters: '100', cents: 60_000, km: '101100' });
    await page.route('**/api/fuel', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await form.save.click();
    await page.getByText(noSignal).waitFor();
    assert.equal((await written(page, 60_000)).length, 1, 'the server had heard it');
    await page.unroute('**/api/fuel');
    await form.save.click();
    await page.waitForURL((url) => !url.searchParams.has('new'));
    assert.equal((await written(page, 60_000)).length, 1);
  });
});

async function fillUp(page, { liters, cents, km }) {
  const form = fuelForm(page);
  await page.goto('/fuel?new=1');
  await form.heading.waitFor();
  await form.liters.pressSequentially(liters);
  await money(page, 'Total', cents);
  await form.odometer.pressSequentially(km);
  await page.getByText(/^\d,\d+\skm\/l$/).waitFor();
}

async function written(page, cents) {
  const { items } = await readJson(page, '/api/fuel');
  return items.filter(({ totalCents }) => totalCents === cents);
}
