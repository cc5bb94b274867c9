// Offline journey with a real service worker and server: entries are stored, delivered once and in order, and conflicts
// are shown to the user.
import { strict as assert } from 'node:assert';
import { expect, test as firstVisit } from './fixtures.mjs';
import { send, until } from './actions.mjs';
import {
  arrived,
  begin,
  shiftClock,
  fillUp,
  loseFirstResponses,
  multiply,
  noSignal,
  payToll,
  person,
  signIn,
  serverRecords,
  unload,
  queuedCount,
  withoutBackgroundSync,
} from './offline-actions.mjs';
import { test } from './prepared-device.mjs';

const entry = (page, title) =>
  page.getByRole('dialog', { name: 'Por enviar' }).getByRole('listitem').filter({ hasText: title });

/** A correction moves a completed freight back to the road. */
const back = ['unloading', 'in_transit'];

const MINUTE = 60_000;

/**
 * Faults of a trip: `after` each step, `prepare` of the browser, `network` after reconnecting, `more` queued tolls, and
 * a second tab during delivery.
 */
const usual = { after: async () => {}, prepare: async () => {}, network: () => null, more: 0, hasTwoTabs: false };

const atOnce = {
  after: (phone) => phone.die(),
  prepare: (context) => Promise.all([withoutBackgroundSync(context), shiftClock(1)(context)]),
  network: loseFirstResponses,
};

const prepared = [
  ['A trip without a signal', {}, []],
  ['The same, and the browser is killed after each step', { after: (phone) => phone.die() }, '@full'],
  ['The same, and each answer is lost once', { prepare: withoutBackgroundSync, network: loseFirstResponses }, '@full'],
  ['The same, with two hundred entries and two tabs', { more: 196, hasTwoTabs: true }, []],
];

for (const [title, way, tag] of prepared)
  test(title, { tag }, ({ step, open, phone, device }) => trip({ step, open, phone }, way, device));

/** Devices whose first visit already has a wrong clock. */
const newDevices = [
  ['The same, with a clock that is a day ahead', { prepare: shiftClock(1) }, '@full'],
  ['The same, with a clock that is a day behind', { prepare: shiftClock(-1) }, '@full'],
  ['The same, killed after each step, with lost answers and a wrong clock', atOnce, []],
];

for (const [title, way, tag] of newDevices)
  firstVisit(title, { tag }, ({ step, open, phone }) => trip({ step, open, phone }, way));

async function trip({ step, open, phone }, way, device) {
  const { after, prepare, network, more, hasTwoTabs } = { ...usual, ...way };
  const tolls = Array.from({ length: 1 + more }, (_, at) => 1850 + at);
  const start = Date.now();
  const nilo = device?.user ?? person('Nilo Braga');
  let known = device?.known;
  const act = (name, action) =>
    step(name, phone, async () => {
      await action(phone.page);
      await after(phone);
    });

  await step(
    device ? 'the app is installed, with a freight under way' : 'first visit, with a freight under way',
    phone,
    async () => {
      await phone.prepare(prepare);
      if (device) return;
      known = await begin(phone.page, nilo);
      await phone.reopen();
    },
  );
  await act('no signal: the app opens, and the freight is there', async (page) => {
    await phone.network(noSignal);
    await page.goto('/dashboard');
    await page.getByText(/^(Sem sinal|Sem conexão com a Boleia)\. Dados de hoje, \d\d:\d\d\.$/).waitFor();
    await page.getByRole('link', { name: 'Frete nº 1', exact: true }).click();
    await page.waitForURL(`**/freights?id=${known.freightId}*`);
    await page.getByRole('heading', { name: /Frete nº 1/, level: 1 }).waitFor();
    await phone.checkpoint('offline-freight');
  });
  await act('fill up', (page) => fillUp(page, { liters: '280', cents: 168_000, km: '100858' }));
  await act('pay a toll', async (page) => {
    await payToll(page, tolls[0]);
    await page.goto('/dashboard');
    await page.evaluate(multiply, more);
  });
  await act('arrive', async (page) => {
    await page.goto('/dashboard');
    await arrived(page).click();
    await page.getByText(/^Por enviar: chegou para descarregar/).waitFor();
  });
  await act('unload', async (page) => {
    await page.goto('/dashboard');
    await unload(page).click();
    await page.getByText(/^Por enviar: começou a descarregar/).waitFor();
    await phone.checkpoint('offline-dashboard');
  });
  await act('see all that waits', async (page) => {
    await page.goto('/dashboard?outbox=1');
    await expect(page.getByRole('dialog', { name: 'Por enviar' }).getByRole('listitem')).toHaveCount(4 + more);
    await phone.checkpoint('offline-outbox');
    assert.equal(await queuedCount(page), 4 + more);
  });
  await step('another device completes the freight meanwhile', phone, async () => {
    const { page } = await open();
    await signIn(page, nilo);
    await send(page, `/api/freights/${known.freightId}/status`, { status: 'completed', odometerKm: 101_900 });
  });
  await act('the signal is back: what fits is sent once, what does not asks', async (page) => {
    if (hasTwoTabs) await (await phone.context.newPage()).goto('/dashboard');
    const meet = async () => {
      await phone.network(network());
      await page.goto('/dashboard?outbox=1');
      await entry(page, 'chegou para descarregar').getByText('No sistema').waitFor({ timeout: 300_000 });
    };
    await phone.refused([`409 /api/freights/${known.freightId}/arrival`], meet, !hasTwoTabs);
    await until(async () => (await queuedCount(page)) === 2);
    const there = await serverRecords(page, known.freightId);
    assert.equal(there.fuel.filter((cents) => cents === 168_000).length, 1);
    assert.deepEqual(there.tolls, tolls);
    await entry(page, 'chegou para descarregar')
      .locator('dt', { hasText: 'No sistema' })
      .locator('+ dd', { hasText: 'Concluído' })
      .waitFor();
    await phone.checkpoint('offline-conflict');
  });
  await act('send the arrival as a correction', async (page) => {
    await page.goto('/dashboard?outbox=1');
    const meet = async () => {
      await entry(page, 'chegou para descarregar').getByRole('button', { name: 'Lançar como correção' }).click();
      await entry(page, 'começou a descarregar').getByRole('button', { name: 'Lançar como correção' }).waitFor();
    };
    await phone.refused([`409 /api/freights/${known.freightId}/status`], meet, !hasTwoTabs);
    assert.equal(await queuedCount(page), 1);
  });
  await act('and the unloading', async (page) => {
    await page.goto('/dashboard?outbox=1');
    await entry(page, 'começou a descarregar').getByRole('button', { name: 'Lançar como correção' }).click();
    await until(async () => (await queuedCount(page)) === 0);
  });
  await step('everything is there once, and the timeline has all in its order', phone, async () => {
    const { fuel, tolls: paid, events } = await serverRecords(phone.page, known.freightId);
    assert.equal(fuel.filter((cents) => cents === 168_000).length, 1);
    assert.deepEqual(paid, tolls);
    assert.deepEqual(
      events.map(({ step: one }) => one),
      ['in_transit', 'completed', ...back, 'arrived', 'completed', ...back, 'unloading', 'completed'],
    );
    const [arrival, , , , unloading, completed] = events.slice(4).map(({ occurredAt }) => occurredAt);
    const arrivedAt = Date.parse(arrival);
    assert.ok(arrivedAt > start - MINUTE && arrivedAt < Date.now() + MINUTE, 'by the right clock');
    assert.ok(arrival < unloading && unloading < completed, 'each at the moment at which it happened');
    assert.equal(completed, events[1].occurredAt, 'the other device keeps its own');
  });
}
