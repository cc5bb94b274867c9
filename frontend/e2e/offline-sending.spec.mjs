// Sending what was entered without a signal: whoever dies, however much it is, whoever looks, each is there once.
import { strict as assert } from 'node:assert';
import { test } from './fixtures.mjs';
import { maxRetries, until } from './hands.mjs';
import {
  arrived,
  begin,
  cut,
  fillUp,
  mend,
  noSignal,
  payToll,
  person,
  signIn,
  silence,
  standing,
  tollsOf,
  unload,
  waiting,
} from './offline-hands.mjs';

test('The browser is killed while it sends', async ({ step, phone }) => {
  let known;

  await step('first visit', phone, async () => {
    known = await begin(phone.page, person('Olga Reis'));
    await phone.reopen();
  });
  await step('four entries wait', phone, async () => {
    await phone.network(noSignal);
    const { page } = phone;
    await fillUp(page, { liters: '280', cents: 168_000, km: '100858' });
    await payToll(page, 1850);
    await page.goto('/dashboard');
    await arrived(page).click();
    await page.getByText(/^Por enviar: chegou para descarregar/).waitFor();
    await unload(page).click();
    await page.getByText(/^Por enviar: começou a descarregar/).waitFor();
    assert.equal(await waiting(page), 4);
  });
  await step('each is on its way when the browser dies: before the server hears it, and after', phone, async () => {
    const tries = new Map();
    let meet;
    await phone.network(async (route) => {
      const key = route.request().headers()['idempotency-key'];
      const before = tries.get(key) ?? 0;
      if (key === undefined || before === 2) return route.continue();
      tries.set(key, before + 1);
      if (before === 1) await route.fetch({ maxRetries });
      return meet();
    });
    for (let deaths = 0; deaths < 8; deaths += 1) {
      const met = new Promise((resolve) => (meet = resolve));
      await phone.die();
      await met;
    }
    assert.equal(tries.size, 4);
    await phone.die();
    await until(async () => (await waiting(phone.page)) === 0);
  });
  await step('everything is there once, in its order', phone, async () => {
    const { fuel, tolls, events } = await standing(phone.page, known.freightId);
    assert.equal(fuel.filter((cents) => cents === 168_000).length, 1);
    assert.deepEqual(tolls, [1850]);
    assert.deepEqual(
      events.map(({ step: one }) => one),
      ['in_transit', 'arrived', 'unloading'],
    );
  });
});

test('Where nothing comes back and nothing fails', async ({ step, phone }) => {
  await step('first visit', phone, async () => {
    await begin(phone.page, person('Raul Melo'));
    await phone.reopen();
  });
  await step('the app opens, and says since when its data are', phone, async () => {
    await phone.network(silence);
    await phone.page.goto('/dashboard');
    await phone.page.getByText(/^Dados de hoje, \d\d:\d\d\.$/).waitFor();
    await phone.page.getByRole('link', { name: 'Frete nº 1', exact: true }).waitFor();
  });
  await step('a toll is kept', phone, async () => {
    await payToll(phone.page, 1850);
    await phone.page.getByText('1 lançamento por enviar').first().waitFor({ state: 'attached' });
  });
  await step('once answers come it is sent, once', phone, async () => {
    await phone.network(null);
    await until(async () => (await waiting(phone.page)) === 0, 60);
    assert.deepEqual(await tollsOf(phone.page), [1850]);
  });
});

test('Nobody looks at the phone', async ({ step, open, baseURL }) => {
  const visit = await open();
  const { page } = visit;
  const context = page.context();

  await step('first visit', visit, () => begin(page, person('Tadeu Luz')));
  await step('the network answers again without a word: the app tries by itself', visit, async () => {
    await cut(context);
    await payToll(page, 1000);
    await context.unroute('**', noSignal);
    await until(async () => (await waiting(page)) === 0, 40);
    assert.deepEqual(await tollsOf(page), [1000]);
  });
  await step('the phone leaves the network and finds it again: the browser says so', visit, async () => {
    await context.setOffline(true);
    await payToll(page, 2000);
    await context.setOffline(false);
    await until(async () => (await waiting(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000, 2000]);
  });
  await step('the app is closed: the browser wakes the worker, which sends once', visit, async () => {
    await cut(context);
    await payToll(page, 3000);
    await until(async () => (await wakings(page)).includes('boleia-outbox'));
    await page.goto('about:blank');
    await context.unroute('**', noSignal);
    const wake = await wakerOf(page, baseURL);
    // Until the pause after the try in vain is over.
    await until(async () => {
      await wake();
      return (await tollsOf(page)).length === 3;
    });
    await wake();
    await page.goto('/dashboard');
    await until(async () => (await waiting(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000, 2000, 3000]);
  });
});

test('Signed out without a signal', async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  const context = page.context();
  const ivo = person('Ivo Prates');

  await step('first visit', visit, () => begin(page, ivo));
  await step('something waits when one signs out, and the server does not hear of it', visit, async () => {
    await cut(context);
    await payToll(page, 1000);
    await page.getByText('1 lançamento por enviar').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Sair do Sistema' }).click();
    await visit.refused(['Logout failed'], async () => {
      await page.getByRole('button', { name: 'Sair assim mesmo' }).click();
      await page.getByText(/o servidor não respondeu/).waitFor();
    });
  });
  await step('the app opens with a signal: the session ends, and nothing is sent', visit, async () => {
    await mend(context);
    await page.goto('/dashboard');
    await page.waitForURL('**/login?next=*');
    assert.equal((await page.request.get('/api/auth/user', { maxRetries })).status(), 401);
    assert.equal(await waiting(page), 1);
  });
  await step('whoever signs in again sends it', visit, async () => {
    await signIn(page, ivo);
    await until(async () => (await waiting(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000]);
  });
});

/** The way to have the browser say to the worker that the signal is back. */
async function wakerOf(page, origin) {
  const session = await page.context().newCDPSession(page);
  const known = new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  const event = { origin, registrationId, tag: 'boleia-outbox', lastChance: false };
  return () => session.send('ServiceWorker.dispatchSyncEvent', event);
}

/** What the page has asked the browser to wake the worker for. */
function wakings(page) {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).sync.getTags());
}
