// Books of the road: fill-up, repair in instalments, driver with advance and settlement, month.
import { strict as assert } from 'node:assert';
import { menu, registerPage } from './account-pages.mjs';
import { addDriver, giveAdvance, settle, undo } from './ledger-driver.mjs';
import { day, readJson, send, until } from './actions.mjs';
import { tapCounter, expenseSheet, fuelForm, maintenanceForm, quickAdd, settlement } from './ledger-pages.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';
import { vehiclePage } from './vehicle-pages.mjs';

const rosa = { name: 'Rosa Dias', email: 'rosa@example.com', password: 'asfalto quente 42' };

/** Maximum taps of a road entry from the dashboard, digits aside. */
const MAX_TAPS = 4;

export async function roadLedger(step, open) {
  const visit = await open();
  const { page } = visit;
  const known = {};

  await step('register', visit, async () => {
    await registerPage(page).open();
    await registerPage(page).fill(rosa);
    await registerPage(page).submit();
    await page.waitForURL('**/dashboard');
  });
  await step('have a truck on the road, with a full tank behind it', visit, async () => {
    Object.assign(known, await truckOnTheRoad(page));
    await page.reload();
    await page.getByRole('link', { name: 'Frete nº 1', exact: true }).waitFor();
    await visit.checkpoint('ledger-dashboard-under-way');
  });
  await step('take the freight to its next stage in one touch, and back', visit, () => moveToNext(visit, known));
  await step(`log an expense in at most ${MAX_TAPS} touches`, visit, () => spend(visit, known));
  await step(`log a fill-up in at most ${MAX_TAPS} touches`, visit, () => fillUp(visit, known));
  await step('see the km/l on the freight and in the consumption', visit, () => seeConsumption(visit));
  await step('record a repair in 3 instalments', visit, () => repair(visit));
  await step('take a plan from the starter set', visit, () => plan(visit));
  await step('find all of it in the books', visit, () => checkBooks(visit));
  await step('add a driver', visit, () => addDriver(visit));
  await step('put him on the freight and give him a vale', visit, () => giveAdvance(visit, known));
  await step('settle the freight with him', visit, () => settle(visit, known));
  await step('pay the settlement', visit, async () => {
    await settlement(page).pay();
    await settlement(page).undo.waitFor();
    await visit.checkpoint('ledger-settlement-paid');
  });
  await step('undo it: the freight can be settled again', visit, () => undo(visit, known));
  await step('see the vehicle, the month, and what is due', visit, () => checkMonth(visit));
  await visit.close();
}

async function moveToNext(visit, { freightId }) {
  const { page } = visit;
  const hand = tapCounter();
  await hand.tap(page.getByRole('button', { name: 'Começar a descarregar', exact: true }));
  await page.locator('.status-unloading').first().waitFor();
  hand.report(1);
  await send(page, `/api/freights/${freightId}/status`, { status: 'in_transit' });
  await page.reload();
}

/**
 * New expense: by "+" on the phone, on the freight's card on desktop. Freight and truck are preselected, and it is
 * paid.
 */
async function spend(visit, { freightId, truckId }) {
  const { page } = visit;
  const hand = tapCounter();
  const { sheet, amount, category, save } = expenseSheet(page);
  if (visit.isPhone) await quickAdd(page, hand, 'Despesa');
  else await hand.tap(page.getByRole('link', { name: 'Despesa', exact: true }).first());
  await hand.typeFirst(amount, '4250');
  await hand.tap(category('Alimentação'));
  await visit.checkpoint('ledger-expense-sheet');
  await hand.tap(save);
  await sheet.waitFor({ state: 'hidden' });
  hand.report(MAX_TAPS);
  const meals = async () => (await readJson(page, '/api/finances?kind=expense&category=alimentacao')).items;
  // The sheet does not wait for a slow server.
  await until(async () => (await meals()).length > 0);
  const items = await meals();
  const [{ amountCents, paidOn, ...meal }] = items;
  assert.deepEqual([items.length, amountCents, paidOn], [1, 4250, day(0)]);
  assert.deepEqual([meal.freightId, meal.vehicleId], [freightId, truckId]);
}

/** Fill-up: by "+" at the last price on the phone, with the total on desktop. */
async function fillUp(visit, { freightId }) {
  const { page } = visit;
  const hand = tapCounter();
  const form = fuelForm(page);
  if (visit.isPhone) await quickAdd(page, hand, 'Abastecimento');
  else await hand.tap(page.getByRole('link', { name: 'Abastecer' }).first());
  await hand.typeFirst(form.liters, '280');
  if (visit.isPhone) await page.getByPlaceholder('1.677,20').waitFor();
  else await hand.type(form.total, '168000');
  await hand.type(form.odometer, '100858');
  // 658 km on 280 litres.
  await page.getByText(/^2,35\skm\/l$/).waitFor();
  await visit.checkpoint('ledger-fuel-form');
  const { y, height } = await form.save.boundingBox();
  if (visit.isPhone) assert.ok(y + height <= page.viewportSize().height, 'the way to save is in sight');
  await hand.tap(form.save);
  await page.waitForURL((url) => !url.searchParams.has('new'));
  hand.report(MAX_TAPS);
  await page.getByText('Posto Trevo').first().waitFor();
  await page.goto(`/freights?id=${freightId}`);
}

async function seeConsumption(visit) {
  const { page } = visit;
  await page.getByRole('heading', { name: 'Abastecimentos' }).waitFor();
  await page.getByText(/280\sL · 2,35\skm\/l/).waitFor();
  await visit.checkpoint('ledger-freight-with-fuel');
  await menu(visit).goTo('Abastecimento');
  await page.getByText('Posto Trevo').first().waitFor();
  await visit.checkpoint('ledger-fuel');
  await page.getByRole('link', { name: 'Consumo', exact: true }).click();
  await page
    .getByText(/2,35\skm\/l/)
    .first()
    .waitFor();
  await visit.checkpoint('ledger-fuel-consumption');
}

async function repair(visit) {
  const { page } = visit;
  const form = maintenanceForm(page);
  await page.goto('/maintenance?new=1');
  await form.heading.waitFor();
  await form.fillBill({ word: 'lona', category: 'Freios', cents: 100_000, workshop: 'Oficina do Nelson' });
  await form.payIn(3);
  await form.installments.nth(2).waitFor();
  // A thousand in three instalments: no cent is lost.
  const parts = (await form.installments.allInnerTexts()).map((text) => /R\$\s([\d.,]+)/.exec(text)?.[1]);
  assert.deepEqual(parts.toSorted(), ['333,33', '333,33', '333,34']);
  await visit.checkpoint('ledger-maintenance-form');
  await form.save();
  await page.waitForURL((url) => url.pathname === '/maintenance' && !url.searchParams.has('new'));
  await page
    .getByRole('link', { name: /Freios/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Parcelas' }).waitFor();
  await visit.checkpoint('ledger-maintenance');
}

async function plan(visit) {
  const { page } = visit;
  await page.goto('/maintenance?tab=plan');
  await page.getByRole('link', { name: 'Escolher itens sugeridos' }).click();
  await page.getByRole('heading', { name: 'Itens sugeridos', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Desmarcar tudo' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await visit.checkpoint('ledger-plan-starter');
  await page.getByRole('button', { name: 'Adicionar 2 itens ao plano' }).click();
  await page.waitForURL((url) => url.searchParams.get('tab') === 'plan' && !url.searchParams.has('starter'));
  await visit.checkpoint('ledger-plan');
}

async function checkBooks(visit) {
  const { page } = visit;
  await menu(visit).goTo('Financeiro');
  await page
    .getByText(/Oficina do Nelson|Freios/)
    .first()
    .waitFor();
  await visit.checkpoint('ledger-finances');
  for (const [name, tab] of [
    ['Mês a mês', 'months'],
    ['Fluxo de caixa', 'cash-flow'],
    ['Resultado', 'statement'],
    ['Ano para o contador', 'year'],
  ]) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**tab=${tab}*`);
    await visit.checkpoint(`ledger-finances-${tab}`);
  }
}

async function checkMonth(visit) {
  const { page } = visit;
  await menu(visit).goTo('Veículos');
  await page.getByRole('link', { name: 'Abrir ROS1A23' }).click();
  await vehiclePage(page).heading('Cegonha').waitFor();
  await page.getByRole('heading', { name: 'Abastecimentos' }).waitFor();
  await visit.checkpoint('ledger-vehicle');
  await menu(visit).goTo('Dashboard');
  await page.getByText(/^(Sobrou|Prejuízo) no mês$/).waitFor();
  await page.getByRole('table', { name: 'Doze meses' }).waitFor({ state: 'attached' });
  await visit.checkpoint('ledger-dashboard');
  await page.getByRole('button', { name: /^O que é “(Sobrou|Prejuízo) no mês”/ }).click();
  await page.getByRole('dialog', { name: 'Sobrou' }).getByText('O que você ganhou (receita)').waitFor();
  await visit.checkpoint('ledger-figure-meaning');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ver todos' }).first().click();
  await page.getByRole('link', { name: /Licenciamento/ }).waitFor();
  if (visit.isPhone) await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Até quando olhar').selectOption({ label: 'Próximos 90 dias' });
  await visit.checkpoint('ledger-reminders');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Mês anterior/ }).click();
  await page.getByText(/^(Sobrou|Prejuízo) no mês$/).waitFor();
  await visit.checkpoint('ledger-month-before');
}
