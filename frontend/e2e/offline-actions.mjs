// What the journeys without a signal need: cutting the network, waiting for what the device keeps, and what the server has.
import { registerPage } from './account-pages.mjs';
import { maxRetries, readJson, until } from './actions.mjs';
import { expenseSheet, fuelForm } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';

export const person = (name) => ({
  name,
  email: `${name.split(' ')[0].toLowerCase()}@example.com`,
  password: 'sem torre 42',
});

/** No request gets an answer. */
export const noSignal = (route) => route.abort();

/** No request gets an answer, and none fails: what was sent is lost on the way, or what was answered. */
export const silence = () => {};

/** The server hears each entry, and its first answer is lost. */
export function losingAnswers() {
  const lost = new Set();
  return async (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (key === undefined || lost.has(key)) return route.continue();
    lost.add(key);
    await route.fetch({ maxRetries });
    return route.abort();
  };
}

/** The device's clock is off by so many days. */
export const clockOff = (days) => (context) =>
  context.clock.install({ time: new Date(Date.now() + days * 24 * 60 * 60 * 1000) });

/** A browser that does not wake the worker: only the page sends. */
export const withoutWaking = (context) =>
  context.addInitScript(() => Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined }));

/** Nothing of the page or of the worker behind it reaches the network. `setOffline` does not cut a worker. */
export const cut = (context) => context.route('**', noSignal);

/** The signal is back, and the browser says so. */
export async function mend(context) {
  await context.unroute('**');
  // A page that is being loaded sends at its start.
  for (const page of context.pages())
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {});
}

/** Registers, with a truck on the road, and waits until the device has the app and the screens of the road. */
export async function begin(page, who) {
  await registerPage(page).open();
  await registerPage(page).fill(who);
  await registerPage(page).submit();
  await page.waitForURL('**/dashboard');
  const known = await truckOnTheRoad(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until(() => isReadAhead(page));
  return known;
}

/** Whether the screens of the road have been read ahead. */
export async function isReadAhead(page) {
  const [who] = await stored(page, 'boleia-copies', 'person');
  return (who?.aheadAt ?? 0) > 0;
}

/** Signs in on another device. */
export async function signIn(page, { email, password }) {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** The step that is offered on the dashboard. */
export const arrived = (page) => page.getByRole('button', { name: 'Cheguei para descarregar' }).first();
export const unload = (page) => page.getByRole('button', { name: 'Começar a descarregar' }).first();

/** What the device says once an entry is kept. */
export const kept = (page) => page.getByText('Guardado no aparelho', { exact: true }).first();

/**
 * Saves, and waits until the device has one entry more. On a busy machine the way out of the form is a load of the page, which
 * takes the notification with it.
 */
export async function keeps(page, save) {
  const before = await waiting(page);
  await save.click();
  await until(async () => (await waiting(page)) > before);
}

export async function fillUp(page, typed) {
  const form = fuelForm(page);
  await form.fill(typed);
  await keeps(page, form.save);
  await form.heading.waitFor({ state: 'hidden' });
}

/** Opens the sheet of an expense and types a toll. */
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
  await keeps(page, save);
  await sheet.waitFor({ state: 'hidden' });
}

/** The amounts of the tolls that the server has. */
export async function tollsOf(page) {
  const { items } = await readJson(page, '/api/finances?kind=expense&category=pedagio&limit=200');
  return items.map(({ amountCents }) => amountCents).toSorted((one, other) => one - other);
}

/** What the server has of what was entered: amounts of fill-ups and tolls, and the timeline. */
export async function standing(page, freightId) {
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

/** How many entries wait on the device, whoever's. */
export async function waiting(page) {
  return (await stored(page, 'boleia-outbox', 'entries')).length;
}

/** Enters the last entry that waits so many times more, each with another amount and key; runs in the page. */
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

/** All records of a store on the device; none where there is no such database. A page that is being loaded is asked again. */
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
        // It is for the app to make it.
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.addEventListener('error', () =>
          opening.error.name === 'AbortError' ? resolve([]) : reject(opening.error),
        );
        opening.onsuccess = () => {
          const asked = opening.result.transaction(of).objectStore(of).getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    [database, store],
  );
}
