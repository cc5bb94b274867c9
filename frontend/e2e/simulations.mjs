// Simulation journey on the phone: simulated, compared, converted, driven, and compared with the result.
import { strict as assert } from 'node:assert';
import { menu, registerPage } from './account-pages.mjs';
import { freightPage } from './freight-pages.mjs';
import { day, fillDate, seeAmount, send } from './actions.mjs';
import { tapCounter, quickAdd } from './ledger-pages.mjs';
import { simulationList, simulationPage, simulator } from './simulation-pages.mjs';
import { calculateOpenly, importAct, keepSketch, seeNewAct, withdrawAct } from './simulation-rates.mjs';
import { fuelOnTheWay, moveToNext, seeComparison, seeWaitingTime } from './simulation-road.mjs';
import { CAPACITY_KG, truckAndTrailer } from './simulation-start.mjs';

const bento = { name: 'Bento Reis', email: 'bento@example.com', password: 'carreta cheia 42' };
const lia = { name: 'Lia Prado', email: 'lia@example.com', password: 'caminho novo 42' };

/** 1.000 km with six axles and general cargo by Portaria SUROC 22/2026: 1.000 × 7,5347 + 671,93. */
const MINIMUM = 820_663;
const GOOD_OFFER = 1_200_000;
const BAD_OFFER = 800_000;
/** Maximum taps to judge and store an offer like the last one, digits aside. */
const MAX_TAPS = 8;

export async function simulations(step, open) {
  const visit = await open();
  const { page } = visit;
  const known = { minimum: MINIMUM };

  await step('register, with a truck and a trailer', visit, async () => {
    await registerPage(page).open();
    await registerPage(page).fill(bento);
    await registerPage(page).submit();
    await page.waitForURL('**/dashboard');
    Object.assign(known, await truckAndTrailer(page));
  });
  await step('find the simulator', visit, () => findSimulator(visit));
  await step('simulate an offer and read the verdict', visit, () => simulate(visit));
  await step('save it', visit, () => save(visit));
  await step('copy it with an offer under the legal minimum', visit, () => copy(visit));
  await step('compare the two', visit, () => compare(visit));
  await step('make a freight of the better one', visit, () => convert(visit, known));
  await step('wait eight hours for the load', visit, async () => {
    await moveToNext(visit, 'Começar a carregar', 'loading');
    await moveToNext(visit, 'Sair carregado', 'in_transit');
    await visit.checkpoint('simulations-freight-waiting');
  });
  await step('fill up on the way', visit, () => fuelOnTheWay(visit));
  await step('unload and complete it', visit, async () => {
    await moveToNext(visit, 'Começar a descarregar', 'unloading');
    await moveToNext(visit, 'Concluir frete', 'completed');
  });
  await step('claim the waiting time', visit, () => seeWaitingTime(visit, known));
  await step('see simulated beside real, and the legal minimum', visit, () => seeComparison(visit, known));

  await step(`simulate from the dashboard in at most ${MAX_TAPS} touches`, visit, () => simulateQuickly(visit, known));

  const stranger = await open();
  await step('reckon the legal minimum without an account', stranger, () => calculateOpenly(stranger, known));
  await step('the master imports an act and sees it in force', visit, () => importAct(visit));
  await step('who reckons next does so by the new act', stranger, () => seeNewAct(visit, stranger, known));
  await step('take the sketch along into a new account', stranger, async () => {
    await calculateOpenly(stranger, known);
    await keepSketch(stranger, lia);
  });
  await step('the master withdraws the act', visit, () => withdrawAct(visit));
  await stranger.close();
  await visit.close();
}

async function findSimulator(visit) {
  const { page, isPhone } = visit;
  await simulationList(page).open();
  await page.getByRole('heading', { name: 'Ofereceram um frete? Veja se vale a pena' }).waitFor();
  await visit.checkpoint('simulations-empty');
  if (isPhone) {
    await page.getByRole('button', { name: 'Lançar' }).click();
    await page.getByRole('dialog', { name: 'Lançar' }).getByRole('link', { name: 'Simular frete' }).click();
  } else {
    await menu(visit).goTo('Simulações de Frete');
    await page.getByRole('link', { name: 'Simular frete' }).click();
  }
  await simulator(visit).heading.waitFor();
}

async function simulate(visit) {
  const form = simulator(visit);
  // The only truck and trailer are preselected.
  assert.notEqual(await form.truck.inputValue(), '');
  await form.withTrailer('SIM2B34').waitFor();
  await visit.checkpoint('simulations-new');
  await form.fillRoute({
    from: ['rondono', 'Rondonópolis, MT'],
    to: ['parana', 'Paranaguá, PR'],
    km: 1000,
    days: 3,
  });
  await form.offer(GOOD_OFFER);
  await form.fillFuel({ price: '6,00', kmPerLiter: '2,00' });
  // The default is the average of a single fill-up.
  await visit.page.getByText(/^Oferecido: R\$\s6,190\/L \(média de 1 abastecimento/).waitFor();
  await form.name('Soja para Paranaguá');
  const { box, close } = await form.answer();
  await box.getByText(/^Vale a pena: sobram R\$\s/).waitFor();
  // 500 litres at 6,00, and the offer's margin over the minimum.
  await seeAmount(box, 300_000);
  await seeAmount(box, MINIMUM);
  await box
    .getByText(/^R\$\s3\.793,37 acima do piso mínimo de R\$\s8\.206,63\.$/)
    .first()
    .waitFor();
  await visit.checkpoint('simulations-answer');
  await close();
  await visit.checkpoint('simulations-form');
}

/** Quick simulation on the phone: truck, trailer, cargo and pricing default to the last ones. */
async function simulateQuickly(visit, { truckId, trailerId }) {
  const { page, isPhone } = visit;
  await send(page, '/api/freight-simulations', {
    scheduledFor: day(0),
    truckId,
    trailerIds: [trailerId],
    cargoType: 'solid_bulk',
    distanceKm: 900,
    weightKg: CAPACITY_KG,
    pricing: 'per_ton',
    rateCents: 29_500,
    dieselPriceMillis: 6190,
    loadedMetersPerLiter: 2350,
    days: 3,
  });
  await page.goto('/dashboard');
  const hand = tapCounter();
  if (isPhone) {
    await quickAdd(page, hand, 'Simular frete');
  } else {
    await hand.tap(page.getByRole('link', { name: 'Simulações de Frete' }));
    await hand.tap(page.getByRole('link', { name: 'Simular frete' }));
  }
  const form = simulator(visit);
  await form.heading.waitFor();
  const saveButton = await form.quick(hand, {
    from: ['rondono', 'Rondonópolis, MT'],
    to: ['parana', 'Paranaguá, PR'],
    tonnes: '37',
    rate: '32000',
  });
  // 5 t above the trailer's capacity.
  await page
    .getByText(/^Excesso de peso: 37\st/)
    .filter({ visible: true })
    .first()
    .waitFor();
  // Distance of the owner's own freight between the cities, not the estimate.
  await page
    .getByText(/^1\.000\skm · 3 dias/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await visit.checkpoint('simulations-quick');
  await hand.tap(saveButton);
  await page.waitForURL(/\/freight-simulations\?id=/);
  hand.report(MAX_TAPS);
}

async function save(visit) {
  const { page } = visit;
  await simulator(visit).save();
  await simulationPage(page).heading(1).waitFor();
  await page.getByText('Soja para Paranaguá').first().waitFor();
  await page.getByText(/^Vale a pena: sobram R\$\s/).waitFor();
  await visit.checkpoint('simulations-kept');
}

async function copy(visit) {
  const { page } = visit;
  const form = simulator(visit);
  await simulationPage(page).duplicate();
  await simulationPage(page).editing(2).waitFor();
  await form.offer(BAD_OFFER);
  await form.name('Oferta do atravessador');
  await form.save();
  await simulationPage(page).heading(2).waitFor();
  await page.getByText('Abaixo do piso', { exact: true }).first().waitFor();
  // Twice the shortfall.
  await seeAmount(page, 2 * (MINIMUM - BAD_OFFER));
  await visit.checkpoint('simulations-below-minimum');
}

async function compare(visit) {
  const { page } = visit;
  const list = simulationList(page);
  await list.open();
  await list.tick(1);
  await list.tick(2);
  await visit.checkpoint('simulations-list');
  await list.compare();
  await list.compared.waitFor();
  await page.getByText('melhor').filter({ visible: true }).first().waitFor();
  await visit.checkpoint('simulations-compare');
}

async function convert(visit, known) {
  const { page } = visit;
  await simulationList(page).open();
  await simulationList(page).row(1).click();
  await simulationPage(page).heading(1).waitFor();
  const { sheet, day: loading, advance, submit } = await simulationPage(page).convert();
  await fillDate(loading, day(-3));
  await advance(500_000);
  await sheet.getByRole('button', { name: 'Lançar frete' }).waitFor();
  await visit.checkpoint('simulations-convert');
  await submit();
  await freightPage(page).heading(1).waitFor();
  known.freightId = Number(new URL(page.url()).searchParams.get('id'));
  await page.getByRole('link', { name: 'Veio da simulação nº 1' }).click();
  await simulationPage(page).freight(1).waitFor();
  await visit.checkpoint('simulations-converted');
  await simulationPage(page).freight(1).click();
  await freightPage(page).heading(1).waitFor();
}
