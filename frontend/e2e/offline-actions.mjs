// Actions of offline journeys: cutting the network, waiting for queued entries, reading the server's records.
import { registerPage } from './account-pages.mjs';
import { maxRetries, readJson, until } from './actions.mjs';
import { expenseSheet, fuelForm } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';

export const person = (name) => ({
  name,
  email: `${name.split(' ')[0].toLowerCase()}@example.com`,
  password: 'sem torre 42',
});

/** Fails every request. */
export const noSignal = (route) => route.abort();

/** Never answers and never fails: request or response is lost. */
export const neverAnswer = () => {};

/** Delivers each entry, and loses its first response. */
export function loseFirstResponses() {
  const lost = new Set();
  return async (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (key === undefined || lost.has(key)) return route.continue();
    lost.add(key);
    await route.fetch({ maxRetries });
    return route.abort();
  };
}

/** Shifts the device's clock by some days. */
export const shiftClock = (days) => (context) =>
  context.clock.install({ time: new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

/** Disables Background Sync: only the page sends. */
export const withoutBackgroundSync = (context) =>
  context.addInitScript(() => Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined }));

/** Cuts page and worker off the network; `setOffline` does not affect a worker. */
export const cut = (context) => context.route('**', noSignal);

/** Reconnects, with the browser's event. */
export async function reconnect(context) {
  await context.unroute('**');
  // A loading page sends at its start.
  for (const page of context.pages())
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
}

/** Registers, with a truck under way, and waits until the device has the app and the prefetched screens. */
export async function begin(page, who) {
  await registerPage(page).open();
  await registerPage(page).fill(who);
  await registerPage(page).submit();
  await page.waitForURL('**/dashboard');
  const known = await truckOnTheRoad(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(() => isPrefetched(page));
  return known;
}

/** True once the offline prefetch is complete. */
export async function isPrefetched(page) {
  const [who] = await stored(page, 'boleia-copies', 'person');
  return (who?.prefetchedAt ?? 0) > 0;
}

export async function signIn(page, { email, password }) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Next step offered on the dashboard. */
export const arrived = (page) => page.getByRole('button', { name: 'Cheguei para descarregar' }).first();
export const unload = (page) => page.getByRole('button', { name: 'Começar a descarregar' }).first();

/** Toast of a queued entry. */
export const queuedToast = (page) => page.getByText('Guardado no aparelho', { exact: true }).first();

/**
 * Saves and waits for one more queued entry. On a busy machine the form may leave by a page load, which drops the
 * toast.
 */
export async function saveToOutbox(page, save) {
  const before = await queuedCount(page);
  await save.click();
  await until(async () => (await queuedCount(page)) > before);
}

export async function fillUp(page, typed) {
  const form = fuelForm(page);
  await form.fill(typed);
  await saveToOutbox(page, form.save);
  await form.heading.waitFor({ state: 'hidden' });
}

/** Opens the expense sheet and types a toll. */
export async function typeToll(page, cents) {
  const { amount, category } = expenseSheet(page);
  await page.goto('/dashboard?expense=new');
  await amount.waitFor();
  await amount.pressSequentially(String(cents));
  await category('Pedágio').click();
}

export async function payToll(page, cents) {
  const { sheet, save } = expenseSheet(page);
  await typeToll(page, cents);
  await saveToOutbox(page, save);
  await sheet.waitFor({ state: 'hidden' });
}

/** Amounts of tolls on the server. */
export async function tollsOf(page) {
  const { items } = await readJson(page, '/api/finances?kind=expense&category=pedagio&limit=200');
  return items.map(({ amountCents }) => amountCents).toSorted((one, other) => one - other);
}

/** Records on the server: amounts of fill-ups and tolls, and the timeline. */
export async function serverRecords(page, freightId) {
  const [fuel, tolls, events] = await Promise.all([
    readJson(page, '/api/fuel?limit=200'),
    tollsOf(page),
    readJson(page, `/api/freights/${freightId}/events?limit=200`),
  ]);
  return {
    fuel: fuel.items.map(({ totalCents }) => totalCents),
    tolls,
    events: events.items.map(({ kind, toStatus, occurredAt }) => ({
      step: kind === 'status' ? toStatus : kind,
      occurredAt,
    })),
  };
}

/** Number of queued entries on the device, of all users. */
export async function queuedCount(page) {
  return (await stored(page, 'boleia-outbox', 'entries')).length;
}

/** Multiplies the last queued entry with different amounts and keys; runs in the page. */
export function multiply(times) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('boleia-outbox');
    opening.addEventListener('error', () => reject(opening.error));
    opening.onsuccess = () => {
      const tx = opening.result.transaction('entries', 'readwrite');
      const entries = tx.objectStore('entries');
      entries.getAll().onsuccess = ({ target }) => {
        const { id: _, ...first } = target.result.at(-1);
        for (let more = 1; more <= times; more += 1) {
          const body = { ...first.body, amountCents: first.body.amountCents + more };
          entries.add({ ...first, body, key: `${first.key}-${more}` });
        }
      };
      tx.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** All records of a store on the device; empty without the database. Retries while the page loads. */
async function stored(page, database, store) {
  for (;;) {
    try {
      return await storedNow(page, database, store);
    } catch (error) {
      if (!/context was destroyed/.test(error.message)) throw error;
      await page.waitForLoadState();
    }
  }
}

function storedNow(page, database, store) {
  return page.evaluate(
    ([name, of]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        // The app must create it.
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.addEventListener('error', () =>
          opening.error.name === 'AbortError' ? resolve([]) : reject(opening.error),
        );
        opening.onsuccess = () => {
          const reading = opening.result.transaction(of).objectStore(of).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    [database, store],
  );
}
