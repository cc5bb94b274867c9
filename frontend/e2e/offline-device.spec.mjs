// Device failures and the outbox: full, closed or evicted storage, and a wrong clock.
import { strict as assert } from 'node:assert';
import { test as firstVisit } from './fixtures.mjs';
import { until } from './actions.mjs';
import { expenseSheet } from './ledger-pages.mjs';
import {
  arrived,
  begin,
  cut,
  saveToOutbox,
  queuedToast,
  reconnect,
  noSignal,
  payToll,
  person,
  serverRecords,
  tollsOf,
  typeToll,
  queuedCount,
} from './offline-actions.mjs';
import { test } from './prepared-device.mjs';

const MINUTE = 60_000;

test('A device that keeps nothing', { tag: '@full' }, async ({ step, phone }) => {
  const storage = async (act, more) => {
    const session = await phone.context.newCDPSession(phone.page);
    await session.send(`Storage.${act}`, { origin: phone.origin, ...more });
  };

  await step('a toll without a signal', phone, async () => {
    await phone.network(noSignal);
    await payToll(phone.page, 1000);
  });
  await step('no room: it says so, the form stays, and what was kept is still there', phone, async () => {
    // Chromium updates its quota when it opens a database, and half a minute later.
    await phone.reopen();
    const { page } = phone;
    const { sheet, amount, save } = expenseSheet(page);
    await storage('overrideQuotaForOrigin', { quotaSize: 1 });
    await typeToll(page, 2000);
    await save.click();
    await sheet.getByText(/cheio/).waitFor();
    assert.equal(await queuedToast(page).count(), 0);
    assert.equal(await amount.inputValue(), '20,00');
    assert.equal(await queuedCount(page), 1);
    await phone.checkpoint('offline-full');
  });
  await step('no room to send either, with a signal: it says so', phone, async () => {
    const { page } = phone;
    await phone.network(null);
    await page.goto('/dashboard?outbox=1');
    await page
      .getByText(/^Este aparelho está cheio\./)
      .first()
      .waitFor();
    assert.deepEqual(await tollsOf(page), []);
    await page.goto('/dashboard?expense=new');
    await until(async () => (await expenseSheet(page).amount.inputValue()) === '20,00');
    await phone.network(noSignal);
  });
  await step('room again: kept and sent', phone, async () => {
    const { page } = phone;
    await storage('overrideQuotaForOrigin');
    await saveToOutbox(page, expenseSheet(page).save);
    assert.equal(await queuedCount(page), 2);
    await phone.network(null);
    await page.goto('/dashboard');
    await until(async () => (await queuedCount(page)) === 0);
    assert.deepEqual(await tollsOf(page), [1000, 2000]);
  });
  await step('a browser that refuses to keep: it says so, and sends with a signal', phone, async () => {
    const { page } = phone;
    const closed = await phone.context.newPage();
    await closed.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    });
    const form = expenseSheet(closed);
    await typeToll(closed, 3000);
    await phone.network(noSignal);
    await form.save.click();
    await form.sheet.getByText(/não deixa guardar/).waitFor();
    assert.equal(await queuedToast(closed).count(), 0);
    await phone.network(null);
    await form.save.click();
    await form.sheet.waitFor({ state: 'hidden' });
    assert.deepEqual(await tollsOf(page), [1000, 2000, 3000]);
    await closed.close();
  });
  await step('thrown away by the browser: it says so once, and what it was', phone, async () => {
    const { page } = phone;
    await typeToll(page, 4000);
    await phone.network(noSignal);
    await saveToOutbox(page, expenseSheet(page).save);
    await page.getByRole('button', { name: /^Mais.*1 lançamento por enviar/ }).waitFor();
    // Browsers do not evict storage in use.
    await page.goto('about:blank');
    await storage('clearDataForOrigin', { storageTypes: 'indexeddb' });
    await phone.network(null);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ver o que era' }).click();
    const dialog = page.getByRole('dialog', { name: 'O navegador apagou lançamentos' });
    await dialog.getByText('R$ 40,00').waitFor();
    await phone.checkpoint('offline-evicted');
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until(() => page.evaluate(() => Object.keys(localStorage).every((name) => !name.startsWith('outbox:'))));
    assert.deepEqual(await tollsOf(page), [1000, 2000, 3000]);
  });
});

firstVisit('A phone whose clock is a day ahead', { tag: '@full' }, async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  const context = page.context();
  let known;

  await step('first visit with the wrong clock', visit, async () => {
    await page.clock.install({ time: new Date(Date.now() + 24 * 60 * 60 * 1000) });
    known = await begin(page, person('Sara Pinto'));
  });
  await step('arrive without a signal: the moment is the right one', visit, async () => {
    await cut(context);
    await page.goto('/dashboard');
    const start = Date.now();
    await arrived(page).click();
    await queuedToast(page).waitFor();
    await payToll(page, 1850);
    const end = Date.now();
    await reconnect(context);
    await until(async () => (await queuedCount(page)) === 0);
    const { events, tolls } = await serverRecords(page, known.freightId);
    const { occurredAt } = events.find(({ step: one }) => one === 'arrived');
    const at = Date.parse(occurredAt);
    assert.ok(at > start - MINUTE && at < end + MINUTE, occurredAt);
    assert.deepEqual(tolls, [1850]);
  });
});
