// Dropped connections: an offline entry is stored on the device and delivered exactly once, whether or not the server
// received it before.
import { strict as assert } from 'node:assert';
import { registerPage } from './account-pages.mjs';
import { test } from './fixtures.mjs';
import { maxRetries, readJson, until } from './actions.mjs';
import { fuelForm } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';
import { cut, saveToOutbox, queuedCount } from './offline-actions.mjs';

const ivo = { name: 'Ivo Ramos', email: 'ivo@example.com', password: 'sem sinal 42' };

test('Dropped network', async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  const form = fuelForm(page);
  const oneWaits = page.getByRole('link', { name: '1 lançamento por enviar' });

  await step('scripts that do not come: the page says so after a while, and its link tries again', visit, async () => {
    await page.context().route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    const notStarted = page.locator('.not-started');
    const again = page.getByRole('link', { name: 'tente de novo' });
    // A delayed animation shows the link. It is rewound, because a busy machine may load for longer than the delay.
    await notStarted.evaluate(rewindAnimation);
    assert.equal(await again.isVisible(), false, 'scripts are most often only on their way');
    await notStarted.evaluate(finishAnimation);
    await again.waitFor();
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
    // Unvisited screens load their code from the worker.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  });
  await step('leave a form half typed: it is all there later', visit, async () => {
    await fillUp(page, { liters: '280', cents: 168_000, km: '100858' });
    await page.reload();
    await page.getByText('Recuperamos o que você tinha começado a preencher.').waitFor();
    assert.equal(await form.liters.inputValue(), '280');
    assert.equal(await form.odometer.inputValue(), '100.858');
    await visit.checkpoint('draft');
  });
  await step('save without a signal: kept on the device, and the list says what waits', visit, async () => {
    await cut(page.context());
    await saveToOutbox(page, form.save);
    await page.waitForURL((url) => !url.searchParams.has('new'));
    await oneWaits.waitFor();
    await visit.checkpoint('kept');
    assert.equal((await written(page, 168_000)).length, 0, 'the server has not heard it');
    await page.context().unroute('**');
  });
  await step('come back later with the signal: sent once', visit, async () => {
    await page.reload();
    await until(async () => (await queuedCount(page)) === 0);
    assert.equal((await written(page, 168_000)).length, 1);
    await oneWaits.waitFor({ state: 'detached' });
  });
  await step('lose the answer: kept as well, and written once', visit, async () => {
    await fillUp(page, { liters: '100', cents: 60_000, km: '101100' });
    let hear;
    const heard = new Promise((resolve) => (hear = resolve));
    await page.context().route('**/api/fuel?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch({ maxRetries });
      hear();
      return route.abort();
    });
    await saveToOutbox(page, form.save);
    // The form's timeout is short: it may close before the server receives the request.
    await heard;
    await oneWaits.waitFor();
    assert.equal((await written(page, 60_000)).length, 1, 'the server had heard it');
    await page.context().unroute('**/api/fuel?*');
    await page.reload();
    await until(async () => (await queuedCount(page)) === 0);
    assert.equal((await written(page, 60_000)).length, 1);
    await oneWaits.waitFor({ state: 'detached' });
  });
});

/** Restarts and pauses the animation of a paragraph; runs in the page. */
function rewindAnimation(paragraph) {
  paragraph.style.animation = 'none';
  paragraph.getBoundingClientRect();
  paragraph.style.animation = '';
  paragraph.getAnimations()[0].pause();
}

function finishAnimation(paragraph) {
  paragraph.getAnimations()[0].finish();
}

async function fillUp(page, typed) {
  await fuelForm(page).fill(typed);
  await page.getByText(/^\d,\d+\skm\/l$/).waitFor();
}

async function written(page, cents) {
  const { items } = await readJson(page, '/api/fuel');
  return items.filter(({ totalCents }) => totalCents === cents);
}
