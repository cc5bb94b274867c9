// Legal minimum for anonymous users, and the import of a new act.
import { strict as assert } from 'node:assert';
import { day, read, seeAmount } from './actions.mjs';
import { registerPage } from './account-pages.mjs';
import { calculator, ratesTab, unfold } from './simulation-pages.mjs';

const shipped = 'Portaria SUROC 22/2026';
const imported = 'Portaria SUROC 99/2026';

/** Anonymous calculation: 1.000 km with six axles by the act of October, and an offer below it. */
export async function calculateOpenly(visit, { minimum }) {
  const { page } = visit;
  const open = calculator(page);
  await open.open();
  await open.axles(6);
  await open.distance.fill('1000');
  await open.onDay('2026-10-15');
  await seeAmount(page, minimum);
  await page.getByText(`${shipped}, em vigor desde 30/09/2026.`).waitFor();
  await open.offer(800_000);
  // Twice the shortfall.
  await seeAmount(page, 2 * (minimum - 800_000));
  await visit.checkpoint('simulations-calculator');
}

/** The sketch survives the registration and opens in the simulator. */
export async function keepSketch(visit, person) {
  const { page } = visit;
  await calculator(page).saveLink.click();
  await registerPage(page).heading.waitFor();
  await registerPage(page).fill(person);
  await registerPage(page).submit();
  await page.waitForURL('**/freight-simulations?*new=1*');
  await unfold(page, 'Km, dias, pedágio e carga');
  const distance = page.getByLabel('Km carregado');
  await distance.waitFor();
  assert.equal(await distance.inputValue(), '1.000');
  assert.equal(await page.getByLabel('Valor do frete', { exact: true }).inputValue(), '8.000,00');
  await visit.checkpoint('simulations-sketch-kept');
}

/** Shipped act as a file with another name, today's date, and one coefficient a real higher. */
async function nextAct(page) {
  const answer = await read(page, '/api/admin/rates/csv?kind=minimum_freight&validFrom=2026-09-30');
  const text = (await answer.text()).replaceAll('2026-09-30', day(0)).replaceAll(shipped, imported);
  const cell = /^(.*[,;]A[,;](?:carga_geral|general)[,;]6[,;]"?)7([.,]5347)/m;
  assert.match(text, cell);
  return { csv: text.replace(cell, '$18$2'), wrong: text.replace(cell, '$1sete$2') };
}

/** Imports a file with a bad line, then the corrected one. */
export async function importAct(visit) {
  const { page } = visit;
  const tab = ratesTab(page);
  await tab.open();
  await tab.entry(shipped).getByText('Em vigor').waitFor();
  await visit.checkpoint('simulations-rates');
  for (const kind of ['Impostos do transportador', 'Estadia', 'Preço do diesel', 'Piso mínimo']) {
    await tab.kind.selectOption({ label: kind });
    await page.getByText('Em vigor').first().waitFor();
    if (kind !== 'Piso mínimo') await visit.checkpoint(`simulations-rates-${kind.split(' ')[0].toLowerCase()}`);
  }
  const { csv, wrong } = await nextAct(page);
  await tab.startImport();
  await tab.fill({ csv: wrong, source: 'DOU de hoje', official: true });
  await visit.refused(['422 /api/admin/rates/preview'], async () => {
    await tab.checkpoint();
    await page
      .getByText(/^Linha \d+/)
      .first()
      .waitFor();
  });
  await visit.checkpoint('simulations-rates-refused');
  await tab.fill({ csv, source: 'DOU de hoje', official: true });
  await tab.checkpoint();
  await tab.preview.getByText(/^1 valor muda, \d+ linhas ficam como estão\.$/).waitFor();
  await tab.preview.getByText(/7,5347/).waitFor();
  await tab.preview.getByText(/8,5347/).waitFor();
  await visit.checkpoint('simulations-rates-preview');
  await tab.store();
  await tab.entry(imported).getByText('Em vigor').waitFor();
  assert.equal(await tab.entry(shipped).getByText('Em vigor').count(), 0);
  await visit.checkpoint('simulations-rates-imported');
}

/** New calculations use the new act; the freight preserves its own. */
export async function seeNewAct(visit, stranger, { freightId, minimum }) {
  const open = calculator(stranger.page);
  await open.open();
  await open.distance.fill('1000');
  await seeAmount(stranger.page, minimum + 100_000);
  await visit.page.goto(`/freights?id=${freightId}`);
  await seeAmount(visit.page, minimum);
  if (visit.isPhone) await unfold(visit.page, 'Conta do piso');
  await visit.page.getByText(new RegExp(`^${shipped}, em vigor desde 30/09/2026`)).waitFor();
}

/** Withdraws the import; both actions are in the audit trail. */
export async function withdrawAct(visit) {
  const { page } = visit;
  const tab = ratesTab(page);
  await tab.open();
  const question = await tab.withdraw(imported);
  await visit.checkpoint('simulations-rates-withdraw');
  await question.confirm();
  await tab.entry(imported).getByText('Retirada').waitFor();
  await tab.entry(shipped).getByText('Em vigor').waitFor();
  await visit.checkpoint('simulations-rates-withdrawn');
  await page.goto('/admin?tab=audit');
  // The filter's options contain the same words.
  await page.locator('span', { hasText: 'Importou uma tabela' }).first().waitFor();
  await page.locator('span', { hasText: 'Retirou uma tabela' }).first().waitFor();
  await visit.checkpoint('simulations-audit');
}
