// Exactly-once delivery of offline entries: across crashes, in large numbers, and with several readers.
import { strict as assert } from 'node:assert';
import { maxRetries, until } from './actions.mjs';
import {
  arrived,
  cut,
  fillUp,
  noSignal,
  payToll,
  signIn,
  neverAnswer,
  serverRecords,
  tollsOf,
  unload,
  queuedCount,
} from './offline-actions.mjs';
import { test } from './prepared-device.mjs';

const tollOnly = (page) => payToll(page, 1850);

async function fourEntries(page) {
  await fillUp(page, { liters: '280', cents: 168_000, km: '100858' });
  await payToll(page, 1850);
  await page.goto('/dashboard');
  await arrived(page).click();
  await page.getByText(/^Por enviar: chegou para descarregar/).waitFor();
  await unload(page).click();
  await page.getByText(/^Por enviar: começou a descarregar/).waitFor();
}

for (const [title, enter, count, tag] of [
  ['The browser is killed while it sends a toll', tollOnly, 1, []],
  ['The browser is killed while it sends each of four entries', fourEntries, 4, '@full'],
])
  test(title, { tag }, async ({ step, phone, device }) => {
    const fuelBefore = 1;

    await step('entries wait', phone, async () => {
      await phone.network(noSignal);
      await enter(phone.page);
      assert.equal(await queuedCount(phone.page), count);
    });
    await step('each is in flight when the browser dies: before the server receives it, and after', phone, async () => {
      // By entry, the browser sessions in which it was sent: a retry within one session has the same fate.
      const lives = new Map();
      let life = 0;
      let meet;
      await phone.network(async (route) => {
        const key = route.request().headers()['idempotency-key'];
        if (key === undefined) return route.continue();
        // The first session only enters: a retry of it must not count.
        if (life === 0) return route.abort();
        const sent = lives.get(key) ?? new Set();
        lives.set(key, sent.add(life));
        if (sent.size > 2) return route.continue();
        if (sent.size === 2) await route.fetch({ maxRetries });
        return meet();
      });
      let met = Promise.resolve();
      await phone.prepare(() => {
        life += 1;
        met = new Promise((resolve) => (meet = resolve));
      });
      for (let deaths = 0; deaths < 2 * count; deaths += 1) {
        await phone.die();
        await met;
      }
      assert.equal(lives.size, count);
      await phone.die();
      await until(async () => (await queuedCount(phone.page)) === 0);
    });
    await step('each is there once, in its order', phone, async () => {
      const { fuel, tolls, events } = await serverRecords(phone.page, device.known.freightId);
      const isFull = count > 1;
      assert.equal(fuel.length, isFull ? fuelBefore + 1 : fuelBefore);
      assert.deepEqual(tolls, [1850]);
      assert.deepEqual(
        events.map(({ step: one }) => one),
        isFull ? ['in_transit', 'arrived', 'unloading'] : ['in_transit'],
      );
    });
  });

test('Requests that never end', { tag: '@full' }, async ({ step, phone }) => {
  await step('the app opens, and says since when its data are', phone, async () => {
    await phone.network(neverAnswer);
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
    await until(async () => (await queuedCount(phone.page)) === 0);
    assert.deepEqual(await tollsOf(phone.page), [1850]);
  });
});

test('Background delivery', async ({ step, phone }) => {
  const { page, context, origin } = phone;

  await step('the network answers again without an event: the app retries by itself', phone, async () => {
    await cut(context);
    await payToll(page, 1000);
    await context.unroute('**', noSignal);
    await until(async () => (await queuedCount(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000]);
  });
  await step('the phone leaves the network and finds it again: the browser says so', phone, async () => {
    await context.setOffline(true);
    await payToll(page, 2000);
    await context.setOffline(false);
    await until(async () => (await queuedCount(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000, 2000]);
  });
  await step('the app is closed: the browser wakes the worker, which sends once', phone, async () => {
    await cut(context);
    await payToll(page, 3000);
    await until(async () => (await registeredSyncs(page)).includes('boleia-outbox'));
    await page.goto('about:blank');
    await context.unroute('**', noSignal);
    const wake = await syncDispatcher(page, origin);
    // Until the back-off has passed.
    await until(async () => {
      await wake();
      return (await tollsOf(page)).length === 3;
    });
    await wake();
    await page.goto('/dashboard');
    await until(async () => (await queuedCount(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000, 2000, 3000]);
  });
});

test('Signed out without a signal', async ({ step, phone, device }) => {
  const { page, context } = phone;
  const isSignedIn = async () => (await page.request.get('/api/auth/user', { maxRetries })).status() === 200;

  await step('something waits when one signs out, and the server does not hear of it', phone, async () => {
    await cut(context);
    await payToll(page, 1000);
    await page.getByText('1 lançamento por enviar').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Sair do Sistema' }).click();
    await phone.refused(['Logout failed'], async () => {
      await page.getByRole('button', { name: 'Sair assim mesmo' }).click();
      await page.getByText(/o servidor não respondeu/).waitFor();
    });
  });
  await step('the API answers again but for the logout: the worker opens no data by its address', phone, async () => {
    await context.unroute('**');
    await context.route('**/api/auth/logout', noSignal);
    assert.equal(await isSignedIn(), true, 'the session lasts on the server');
    await page.goto('/api/clients');
    await page.waitForURL('**/login');
  });
  await step('with a signal the landing page ends the session, and nothing is sent', phone, async () => {
    await context.unroute('**/api/auth/logout');
    await page.goto('/');
    await until(async () => !(await isSignedIn()));
    // The device records it a moment after the server.
    await until(() =>
      page.evaluate(async () => (await indexedDB.databases()).every(({ name }) => name !== 'boleia-pending-logout')),
    );
    assert.equal(await queuedCount(page), 1);
  });
  await step('the next person reads nothing by the address of data', phone, async () => {
    await phone.refused(['401 /api/clients'], () => page.goto('/api/clients'));
  });
  await step('whoever signs in again sends it, and stays signed in', phone, async () => {
    await signIn(page, device.user);
    await until(async () => (await queuedCount(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000]);
    await page.goto('/');
    assert.equal(await isSignedIn(), true);
  });
});

/** Dispatches the sync event of a returning connection to the worker. */
async function syncDispatcher(page, origin) {
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

/** Background Sync tags that the page has registered. */
function registeredSyncs(page) {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).sync.getTags());
}
