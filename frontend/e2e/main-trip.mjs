// Main journey: registration, truck and trailer, freight, five statuses, payments, result.
import { strict as assert } from 'node:assert';
import { menu, registerPage } from './account-pages.mjs';
import { expect } from './fixtures.mjs';
import { freightForm, freightList, freightPage } from './freight-pages.mjs';
import { day } from './actions.mjs';
import { receiveBoth, receiveNet } from './receiving.mjs';
import { vehicleForm, vehicleList, vehiclePage } from './vehicle-pages.mjs';

const joana = { name: 'Joana Lima', email: 'joana@example.com', password: 'estrada longa 42' };
const other = { name: 'Pedro Alves', email: 'pedro@example.com', password: 'outra estrada 42' };

/** Joana's first trip, and Pedro, who must not see it. */
export async function mainTrip(step, open) {
  const visit = await open();
  await step('register', visit, () => register(visit, joana));
  await step('add a truck whose licensing is overdue', visit, () => addTruck(visit));
  await step('add a trailer', visit, () => addTrailer(visit));
  await step('see both in the list', visit, async () => {
    await menu(visit).goTo('Veículos');
    await vehicleList(visit.page).row('BOL1A23').waitFor();
    await vehicleList(visit.page).row('BOL2B34').waitFor();
    await visit.checkpoint('vehicles');
  });
  await step('enter a freight', visit, () => enterFreight(visit));
  await step('be warned of the overdue licensing, and start all the same', visit, () => startLoading(visit));
  for (const [label, status] of [
    ['Sair carregado', 'in_transit'],
    ['Começar a descarregar', 'unloading'],
    ['Concluir frete', 'completed'],
  ]) {
    await step(`move it to ${status}`, visit, () => move(visit, label, status));
  }
  await step('receive the advance net of taxes in three taps, and take it back', visit, () => receiveNet(visit));
  await step('receive the advance and the balance', visit, () => receiveBoth(visit));
  await step('add the diesel', visit, () => addDiesel(visit));
  await step('see what is left of the freight', visit, async () => {
    // The previous figure stays until the refetch.
    await expect.poll(() => freightPage(visit.page).figure('Sobrou deste frete')).toBe('R$ 8.499,10');
    await visit.checkpoint('freight-result');
  });
  await step('find it in lists, books and on the dashboard', visit, () => findEverywhere(visit));
  await step('another account does not see it', visit, () => otherUserSeesNothing(open));
  await visit.close();
}

async function register(visit, person) {
  const form = registerPage(visit.page);
  await form.open();
  await form.fill(person);
  await form.submit();
  await visit.page.waitForURL('**/dashboard');
  await visit.page.getByRole('heading', { name: 'Três passos para ver quanto sobra' }).waitFor();
  await visit.checkpoint('dashboard-first-steps');
}

async function addTruck(visit) {
  const { page } = visit;
  await page.getByRole('link', { name: 'Cadastrar caminhão' }).click();
  const form = vehicleForm(page);
  await form.heading('Novo caminhão').waitFor();
  await form.fill({ plate: 'BOL1A23', nickname: 'Estrela', axles: 3, odometer: 412300 });
  await form.fillDueDate('Licenciamento', day(-3));
  await visit.checkpoint('vehicle-form');
  await form.submit();
  // A tractor leads to its trailer; users of other people's trailers skip it.
  await form.heading('Agora cadastre a carreta').waitFor();
  await visit.checkpoint('trailer-offered');
  await page.getByRole('link', { name: 'Pular este passo' }).click();
  await vehiclePage(page).heading('Estrela').waitFor();
  await visit.checkpoint('vehicle');
}

async function addTrailer(visit) {
  const { page } = visit;
  await vehicleList(page).open();
  await vehicleList(page).addTrailer();
  const form = vehicleForm(page);
  await form.heading('Nova carreta').waitFor();
  await form.fill({ plate: 'BOL2B34', axles: 3, body: 'Graneleiro' });
  await visit.checkpoint('trailer-form');
  await form.submit();
  await page.waitForURL(/\/vehicles\?id=/);
  await page.getByText('BOL2B34').first().waitFor();
}

async function enterFreight(visit) {
  const { page } = visit;
  await menu(visit).goTo('Fretes');
  await page.getByText('Lance seu primeiro frete').waitFor();
  await visit.checkpoint('freights-empty');
  await freightList(page).add();
  const form = freightForm(page);
  await form.heading.waitFor();

  await form.chooseOrigin('rondono', 'Rondonópolis, MT');
  await form.chooseDestination('parana', 'Paranaguá, PR');
  await page.getByText('aprox., ±12').waitFor();
  const km = Number((await form.distance.inputValue()).replace('.', ''));
  assert.ok(km > 1300 && km < 2000, `an estimate of ${km} km`);
  const client = await form.addClient({ name: 'Cerealista Boa Safra', phone: '66999887766' });
  await visit.checkpoint('client-sheet');
  await client.save();
  await client.sheet.waitFor({ state: 'hidden' });
  await form.fillMoney({ rate: 1200000, advance: 500000, advanceDue: day(0), balanceDue: day(20) });
  // The only truck and trailer are preselected.
  assert.notEqual(await form.truck.inputValue(), '');
  assert.equal(await form.trailer('BOL2B34').isChecked(), true);
  await form.fillCargo({ type: 'Granel sólido', tons: '37,5', what: 'Soja', emptyKm: '80' });
  await visit.checkpoint('freight-form');
  await form.submit();
  await freightPage(page).heading(1).waitFor();
  await freightPage(page).badge('scheduled').waitFor();
  await visit.checkpoint('freight-scheduled');
}

async function startLoading(visit) {
  const freight = freightPage(visit.page);
  const id = new URL(visit.page.url()).searchParams.get('id');
  const { submit, done, sheet } = await freight.move('Começar a carregar');
  await sheet.waitFor();
  await visit.checkpoint('freight-move');
  // The first attempt is refused with warnings.
  await visit.refused([`422 /api/freights/${id}/status`], async () => {
    await submit();
    await freight.doubts.waitFor();
  });
  await visit.checkpoint('freight-doubts');
  await freight.confirmDoubts();
  await done();
  await freight.badge('loading').waitFor();
  await visit.checkpoint('freight-loading');
}

async function move(visit, label, status) {
  const freight = freightPage(visit.page);
  const { submit, done, fillOdometer } = await freight.move(label);
  if (status === 'completed') await fillOdometer(414120);
  await submit();
  await done();
  await freight.badge(status).waitFor();
  await visit.checkpoint(`freight-${status}`);
}

async function addDiesel(visit) {
  const freight = freightPage(visit.page);
  const expense = await freight.addExpense({ cents: 350090, category: 'Combustível', what: 'Posto Trevo, 580 litros' });
  await visit.checkpoint('expense-sheet');
  await expense.save();
  await visit.page.getByRole('button', { name: /^Combustível/ }).waitFor();
}

async function findEverywhere(visit) {
  const { page } = visit;
  await menu(visit).goTo('Fretes');
  await freightList(page).row(1).waitFor();
  await visit.checkpoint('freights');
  await menu(visit).goTo('Financeiro');
  await page.getByText('Posto Trevo').first().waitFor();
  await visit.checkpoint('finances');
  await menu(visit).goTo('Veículos');
  await vehicleList(page).row('BOL1A23').click();
  await vehiclePage(page).heading('Estrela').waitFor();
  // The odometer increased with the trip.
  await page.getByText('414.120 km').first().waitFor();
  await visit.checkpoint('vehicle-with-history');
  await menu(visit).goTo('Dashboard');
  await page.getByRole('heading', { name: 'Nenhum frete em andamento' }).waitFor();
  await visit.checkpoint('dashboard');
}

async function otherUserSeesNothing(open) {
  const stranger = await open();
  await register(stranger, other);
  for (const module of ['freights', 'vehicles']) {
    await stranger.refused([`404 /api/${module}/1`], async () => {
      await stranger.page.goto(`/${module}?id=1`);
      await stranger.page.getByRole('alert').waitFor();
      await stranger.checkpoint(`stranger--${module}-id-1`);
    });
  }
  await stranger.page.goto('/freights');
  await stranger.page.getByText('Lance seu primeiro frete').waitFor();
  assert.equal(await stranger.page.getByText('Rondonópolis').count(), 0);
  await stranger.close();
}
