// Driver's part of the road ledger: advance, settlement, and its undoing.
import { freightPage } from './freight-pages.mjs';
import { advanceForm, driverForm, settlement } from './ledger-pages.mjs';

/** Driver with a commission and a daily allowance. */
export async function addDriver(visit) {
  const { page } = visit;
  const form = driverForm(page);
  await form.open();
  await form.fill({ name: 'Zé Maria', percent: '12', allowance: 8000 });
  await visit.checkpoint('ledger-driver-form');
  await form.save();
  await form.page('Zé Maria').waitFor();
  await visit.checkpoint('ledger-driver');
}

/** Assigns the driver and gives an advance. */
export async function giveAdvance(visit, { freightId }) {
  const { page } = visit;
  await page.goto(`/freights?id=${freightId}&edit=1`);
  await page.getByLabel('Motorista', { exact: true }).selectOption({ label: 'Zé Maria' });
  await page.getByText(/combinado com Zé Maria: 12/).waitFor();
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByRole('link', { name: 'Dar vale' }).click();
  await advanceForm(page).heading.waitFor();
  await advanceForm(page).amount(50_000);
  await visit.checkpoint('ledger-vale-form');
  await advanceForm(page).save();
  await advanceForm(page).heading.waitFor({ state: 'hidden' });
  await page.goto(`/freights?id=${freightId}`);
  await page.getByText('Vales desta viagem').waitFor();
  await visit.checkpoint('ledger-freight-with-driver');
}

/** Completes the freight and settles it. */
export async function settle(visit, { freightId }) {
  const { page } = visit;
  const freight = freightPage(page);
  const { submit, done } = await freight.move('Começar a descarregar');
  await submit();
  await done();
  const end = await freight.move('Concluir frete');
  await end.fillOdometer(102_000);
  await end.submit();
  await end.done();
  await page.getByRole('link', { name: 'Fazer acerto' }).click();
  const form = settlement(page);
  await form.newHeading.waitFor();
  // 12 % of 12.000 less the advance.
  await page
    .getByText(/R\$\s940,00/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await visit.checkpoint('ledger-settlement-form');
  await form.save();
  await form.heading.waitFor();
  await visit.checkpoint('ledger-settlement');
  await page.goto(`/freights?id=${freightId}`);
  await page.getByText('Acertado').waitFor();
  await page.getByRole('link', { name: 'Ver acerto' }).click();
  await form.heading.waitFor();
}

/** Undoes the settlement: its items are open again. */
export async function undo(visit, { freightId }) {
  const { page } = visit;
  await settlement(page).undo.click();
  await settlement(page).confirmUndo();
  await page.waitForURL((url) => url.pathname === '/driver-payments' && !url.searchParams.has('id'));
  await visit.checkpoint('ledger-settlements');
  await page.goto(`/freights?id=${freightId}`);
  await page.getByRole('link', { name: 'Fazer acerto' }).waitFor();
}
