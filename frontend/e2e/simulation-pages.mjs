// Page objects: simulator, simulations, public calculator, rate tables.
import { choose, fillDate, money } from './actions.mjs';

/** True if the form has focused this field. */
const isLedTo = (box) => box.evaluate((element) => element === document.activeElement);

/** Expands a fold unless it is open. */
export async function unfold(page, title) {
  const fold = page.locator('details', { has: page.locator('summary').getByText(title, { exact: true }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
}

export const simulator = ({ page, isPhone }) => ({
  heading: page.getByRole('heading', { name: 'Simular frete', level: 1 }),
  truck: page.getByLabel('Caminhão', { exact: true }),
  withTrailer: (plate) => page.getByText(`Com a carreta ${plate}: trocar`),
  distance: page.getByLabel('Km carregado'),
  async fillRoute({ from, to, km, days }) {
    await choose(page, 'Origem', ...from);
    await choose(page, 'Destino', ...to);
    await unfold(page, 'Km, dias, pedágio e carga');
    await page.getByText('aprox., ±12').waitFor();
    await page.getByLabel('Km carregado').fill(String(km));
    await page.getByLabel('Dias da viagem').fill(String(days));
  },
  offer: (cents) => money(page, 'Valor do frete', cents),
  async fillFuel({ price, kmPerLiter }) {
    await unfold(page, 'Ajustar os custos');
    await page.getByLabel('Preço do diesel', { exact: true }).fill(price);
    await page.getByLabel('Média com carga', { exact: true }).fill(kmPerLiter);
  },
  async name(name) {
    await unfold(page, 'Cliente, dia e nome');
    await page.getByLabel('Nome da simulação').fill(name);
  },
  /** Enters an offer: six fields without expanding anything. Returns the strip or the save button. */
  async quick(hand, { from, to, tonnes, rate }) {
    for (const [label, letters, city] of [
      ['Origem', ...from],
      ['Destino', ...to],
    ]) {
      const box = page.getByRole('combobox', { name: label });
      // The previous choice has focused it already.
      if (!(await isLedTo(box))) await hand.tap(box);
      await box.pressSequentially(letters);
      await hand.tap(page.getByRole('option', { name: city }));
    }
    const weight = page.getByLabel('Peso', { exact: true });
    if (!(await isLedTo(weight))) await hand.tap(weight);
    await weight.pressSequentially(tonnes);
    await hand.type(page.getByLabel('Valor por tonelada', { exact: true }), rate);
    return page.getByRole('button', { name: isPhone ? 'Salvar' : 'Salvar simulação', exact: true });
  },
  /** Result: beside the form, or on the phone in a sheet. */
  async answer() {
    if (!isPhone) return { box: page.getByRole('main'), close: async () => {} };
    await page
      .getByRole('button', { name: /R\$/ })
      .filter({ hasText: /Sobra|Prejuízo/ })
      .click();
    const box = page.getByRole('dialog', { name: 'Vale a pena?' });
    await box.waitFor();
    return { box, close: () => page.keyboard.press('Escape') };
  },
  save: () => page.getByRole('button', { name: /^Salvar (simulação|alterações)$/ }).click(),
});

export const simulationPage = (page) => ({
  heading: (number) => page.getByRole('heading', { name: `Simulação nº ${number}`, level: 1 }),
  duplicate: () => page.getByRole('button', { name: 'Duplicar' }).click(),
  editing: (number) => page.getByRole('heading', { name: `Editar simulação nº ${number}`, level: 1 }),
  async convert() {
    await page.getByRole('button', { name: 'Virar frete' }).click();
    const sheet = page.getByRole('dialog', { name: 'Virar frete' });
    return {
      sheet,
      day: sheet.getByLabel('Dia do carregamento'),
      advance: (cents) => money(sheet, 'Adiantamento (opcional)', cents),
      submit: () => sheet.getByRole('button', { name: 'Lançar frete' }).click(),
    };
  },
  freight: (number) => page.getByRole('link', { name: `Ver frete nº ${number}` }),
});

export const simulationList = (page) => ({
  open: () => page.goto('/freight-simulations'),
  row: (number) => page.getByRole('link', { name: new RegExp(`^Abrir simulação nº ${number},`) }),
  tick: (number) => page.getByRole('checkbox', { name: new RegExp(`^Comparar .*nº ${number}$`) }).check(),
  compare: () => page.getByRole('link', { name: 'Comparar', exact: true }).click(),
  compared: page.getByRole('heading', { name: 'Comparar simulações', level: 1 }),
});

export const calculator = (page) => ({
  async open() {
    await page.goto('/');
    // In one evaluation: the app replaces the prerendered page meanwhile.
    await page.evaluate(() => document.querySelector('#piso-minimo').scrollIntoView());
    await page.getByLabel('Km carregado').waitFor();
  },
  axles: (count) => page.getByRole('radio', { name: new RegExp(`^${count}\\b`) }).check({ force: true }),
  distance: page.getByLabel('Km carregado'),
  offer: (cents) => money(page, 'Quanto estão oferecendo (opcional)', cents),
  async onDay(date) {
    await page.getByText('Volta vazia, tabela e data').click();
    await fillDate(page.getByLabel('Dia do frete'), date);
  },
  saveLink: page.getByRole('link', { name: 'Criar conta e guardar este cálculo' }),
});

export const ratesTab = (page) => ({
  open: () => page.goto('/admin?tab=rates'),
  kind: page.getByLabel('Tabela de'),
  /** Table row on desktop, card on the phone. */
  entry: (title) =>
    page
      .locator('main tr, main li')
      .filter({ has: page.getByText(title, { exact: true }) })
      .first(),
  csv: (title) => page.getByRole('link', { name: `Baixar CSV: ${title}` }),
  startImport: () => page.getByRole('link', { name: 'Importar tabela' }).click(),
  async fill({ csv, source, official }) {
    await page.getByLabel('Arquivo CSV').setInputFiles({
      name: 'portaria.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await page.getByLabel('De onde vêm os valores').fill(source);
    await page.getByRole('checkbox', { name: /^Texto oficial/ }).setChecked(official);
  },
  checkpoint: () => page.getByRole('button', { name: /^(Ver o que muda|Conferir de novo)$/ }).click(),
  troubles: page.getByRole('list', { name: 'Problemas por linha' }),
  preview: page.getByRole('region', { name: /, desde / }),
  store: () => page.getByRole('button', { name: 'Gravar', exact: true }).click(),
  async withdraw(title) {
    await page.getByRole('button', { name: `Retirar ${title}` }).click();
    const question = page.getByRole('dialog', { name: `Retirar ${title}?` });
    await question.waitFor();
    return { confirm: () => question.getByRole('button', { name: 'Retirar tabela' }).click() };
  },
});
