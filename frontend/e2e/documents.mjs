// Documents: samples, a freight's result, the share sheet, and a filtered list as a spreadsheet.
import { strict as assert } from 'node:assert';
import { registerPage } from './account-pages.mjs';
import { fileSheet, textOfXlsx } from './file-pages.mjs';
import { freightPage } from './freight-pages.mjs';
import { day, send, until } from './actions.mjs';
import { truckOnTheRoad } from './ledger-start.mjs';

const dora = { name: 'Dora Paiva', email: 'dora@example.com', password: 'papel passado 42' };
const samples = [
  'Recibo',
  'Acerto de viagem',
  'Resultado para o dono',
  'Resultado do frete',
  'Cobrança de estadia',
  'Simulação de frete',
  'Resultado do mês',
  'Ano para o contador',
];

export async function paper(step, open) {
  const visit = await open();
  const known = {};
  await step('register, with a truck on the road', visit, () => start(visit, known));
  await step('see a sample of each document, and download it', visit, () => seeSamples(visit));
  await step("download a freight's result", visit, () => downloadResult(visit, known));
  await step('download a filtered list as XLSX and CSV', visit, () => downloadList(visit));
  await step("see the accountant's year as a spreadsheet", visit, () => downloadYear(visit));
  await step("give a file to the device's own sheet, in the tap", visit, () => share(visit, known));
  await visit.close();
}

async function start(visit, known) {
  const { page } = visit;
  const form = registerPage(page);
  await form.open();
  await form.fill(dora);
  await form.submit();
  await page.waitForURL('**/dashboard');
  Object.assign(known, await truckOnTheRoad(page));
  await send(page, '/api/fuel', {
    vehicleId: known.truckId,
    filledOn: day(-1),
    fuel: 'diesel_s10',
    volumeMl: 300_000,
    pricePerLiterMillis: 6_090,
    odometerKm: 101_000,
    fullTank: true,
    station: '=Posto Buriti',
    paidOn: day(-1),
  });
}

function isPdf({ name, bytes }) {
  assert.match(name, /^[\w-]+\.pdf$/);
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
}

async function seeSamples(visit) {
  const { page, isPhone } = visit;
  const sheet = fileSheet(page);
  await page.goto('/teste-pdf');
  await page.getByRole('heading', { name: 'Teste de PDF' }).first().waitFor();
  await page.getByText('Ano para o contador').first().waitFor();
  await visit.checkpoint('paper-samples');
  for (const title of samples) {
    await page.getByRole('link', { name: isPhone ? `Abrir ${title}` : title, exact: true }).click();
    if (!isPhone) {
      const shown = page.getByTitle(`Exemplo: ${title}`);
      await shown.waitFor();
      assert.match(await shown.getAttribute('src'), /^blob:/);
      await page.getByRole('button', { name: 'Enviar ou baixar' }).click();
    }
    isPdf(await sheet.download(/\.pdf$/));
    if (title === samples[0]) await visit.checkpoint('paper-sample-sheet');
    await sheet.close();
  }
}

async function downloadResult(visit, { freightId }) {
  const { page } = visit;
  await page.goto(`/freights?id=${freightId}`);
  await freightPage(page).heading(1).waitFor();
  const button = page.getByRole('button', { name: 'Resultado em PDF' });
  await button.click();
  const file = await fileSheet(page).download('frete-1.pdf');
  isPdf(file);
  assert.equal(file.name, 'frete-1.pdf');
  await visit.checkpoint('paper-result-sheet');
  await page.keyboard.press('Escape');
  await fileSheet(page).box.waitFor({ state: 'hidden' });
  // The focus is restored to the button.
  await until(() => button.evaluate((element) => element === document.activeElement));
}

async function downloadList(visit) {
  const { page } = visit;
  const sheet = fileSheet(page);
  await page.goto('/fuel');
  await page.getByText('=Posto Buriti').first().waitFor();
  await visit.checkpoint('paper-list');
  await page.getByRole('searchbox', { name: 'Buscar posto, cidade ou placa' }).fill('trevo');
  await page.getByText('=Posto Buriti').first().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Planilha' }).click();
  const xlsx = await sheet.download(/^abastecimentos-\d{4}-\d\d-\d\d\.xlsx$/);
  onlyTrevo(textOfXlsx(xlsx.bytes));
  await visit.checkpoint('paper-spreadsheet-sheet');
  await sheet.choose('CSV');
  const csv = (await sheet.download(/^abastecimentos-\d{4}-\d\d-\d\d\.csv$/)).bytes.toString('utf8');
  onlyTrevo(csv);
  assert.ok(csv.startsWith('\uFEFF'), 'its first mark says that it is UTF-8');
  assert.equal(csv.trim().split('\r\n').length, 2, 'a head and one row');
  assert.match(csv, /;400,000?;|;400;/);
  await sheet.close();
  await page.getByRole('searchbox').fill('');
  await page.getByText('=Posto Buriti').first().waitFor();
  await page.getByRole('button', { name: 'Planilha' }).click();
  await sheet.choose('CSV');
  const all = (await sheet.download(/\.csv$/)).bytes.toString('utf8');
  assert.equal(all.trim().split('\r\n').length, 3);
  assert.match(all, /;"'=Posto Buriti";/);
  await sheet.close();
}

function onlyTrevo(text) {
  assert.match(text, /Posto Trevo/);
  assert.doesNotMatch(text, /Buriti/);
}

async function downloadYear(visit) {
  const { page } = visit;
  await page.goto('/finances?tab=year');
  await page.getByRole('button', { name: 'Ano em Excel' }).click();
  const { name, bytes } = await fileSheet(page).download(/^ano-\d{4}\.xlsx$/);
  assert.match(name, /^ano-20\d\d\.xlsx$/);
  assert.match(textOfXlsx(bytes), /<sheet /);
  await fileSheet(page).close();
  await page.getByRole('button', { name: 'Ano em PDF' }).click();
  isPdf(await fileSheet(page).download(/^ano-\d{4}\.pdf$/));
  await fileSheet(page).close();
}

async function share(visit, { freightId }) {
  const { page } = visit;
  await page.addInitScript(() => {
    globalThis.shared = [];
    Object.assign(navigator, {
      canShare: () => true,
      // A real share sheet opens only within the user gesture.
      share: async ({ files: [file], title }) => {
        const head = await file.slice(0, 5).text();
        globalThis.shared.push({
          inTap: navigator.userActivation.isActive,
          title,
          name: file.name,
          type: file.type,
          head,
        });
      },
    });
  });
  await page.goto(`/freights?id=${freightId}`);
  await page.getByRole('button', { name: 'Resultado em PDF' }).click();
  const sheet = fileSheet(page);
  await sheet.box.getByText('frete-1.pdf').waitFor();
  await sheet.send.click();
  await page.waitForFunction(() => globalThis.shared.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.shared), [
    { inTap: true, title: 'Resultado do frete nº 1', name: 'frete-1.pdf', type: 'application/pdf', head: '%PDF-' },
  ]);
}
