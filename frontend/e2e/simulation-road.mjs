// Converted freight: waiting time, fuel, completion, and comparison with its simulation.
import { strict as assert } from 'node:assert';
import { freightPage } from './freight-pages.mjs';
import { hoursAgo, money, read, seeAmount } from './actions.mjs';
import { fuelForm } from './ledger-pages.mjs';
import { CAPACITY_KG, START_KM } from './simulation-start.mjs';

/** Eight hours at loading, more than the five free ones; three at unloading. */
const moments = { loading: hoursAgo(50), in_transit: hoursAgo(42), unloading: hoursAgo(3) };
const WAITED_HOURS = 8;

/** Moves the freight by its button. */
export async function moveToNext(visit, label, status) {
  const freight = freightPage(visit.page);
  const move = await freight.move(label);
  if (moments[status]) await move.fillInstant(moments[status]);
  if (status === 'loading') await move.fillOdometer(START_KM);
  if (status === 'completed') await move.fillOdometer(START_KM + 1000);
  await move.submit();
  await move.done();
  await freight.badge(status).waitFor();
}

/** Fill-up under way. */
export async function fuelOnTheWay(visit) {
  const { page } = visit;
  const form = fuelForm(page);
  await page.getByRole('link', { name: 'Abastecer' }).first().click();
  await form.heading.waitFor();
  await form.liters.pressSequentially('400');
  await money(page, 'Total', 252_000);
  await form.odometer.pressSequentially(String(START_KM + 900));
  await page.getByText(/^2,25\skm\/l$/).waitFor();
  await form.save.click();
  await page.waitForURL(/\/freights\?id=/);
  await page.getByText(/400\sL · 2,25\skm\/l/).waitFor();
}

/** Legal waiting time: capacity times hours times the table's rate. */
export async function seeWaitingTime(visit, { freightId }) {
  const { page } = visit;
  const waiting = await (await read(page, `/api/freights/${freightId}/waiting-time`)).json();
  const [loading, unloading] = waiting.stays;
  assert.deepEqual([loading.minutes, loading.due, unloading.due], [WAITED_HOURS * 60, true, false]);
  const due = (CAPACITY_KG / 1000) * WAITED_HOURS * loading.rateCents;
  assert.equal(waiting.totalCents, due);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Estadia', exact: true }) });
  await seeAmount(card, due);
  await card.getByRole('link', { name: 'Ver e imprimir' }).click();
  await page.getByRole('heading', { name: 'Cobrança de estadia', level: 1 }).waitFor();
  await seeAmount(page, due);
  await visit.checkpoint('simulations-claim');
  await page.goto(`/freights?id=${freightId}`);
}

/** Simulated beside real, and the legal minimum stored with the freight. */
export async function seeComparison(visit, { minimum }) {
  const { page } = visit;
  // Collapsed: the result of the freight is the page's one main figure.
  await page.getByRole('heading', { name: 'Simulado × real' }).click();
  await seeAmount(page, 252_000);
  assert.equal(await page.getByText('Parcial, frete em aberto').count(), 0);
  await page.getByRole('heading', { name: 'Piso mínimo ANTT' }).waitFor();
  await seeAmount(page, minimum);
  await visit.checkpoint('simulations-freight-completed');
}
