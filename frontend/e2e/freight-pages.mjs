// Page objects of freights and their payments.

import { choose, fillDate, money } from './actions.mjs';

export const freightList = (page) => ({
  open: () => page.goto('/freights'),
  add: () => page.getByRole('link', { name: 'Novo frete' }).first().click(),
  row: (number) => page.getByRole('link', { name: new RegExp(`^Abrir frete nº ${number},`) }),
});

/** Opens a collapsed section of the form. */
async function unfold(page, title) {
  const section = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  if (!(await section.evaluate((details) => details.open))) await section.locator('summary').click();
}

export const freightForm = (page) => ({
  heading: page.getByRole('heading', { name: 'Novo frete', level: 1 }),
  distance: page.getByLabel('Km carregado'),
  chooseOrigin: (typed, city) => choose(page, 'Origem', typed, city),
  chooseDestination: (typed, city) => choose(page, 'Destino', typed, city),
  async addClient({ name, phone }) {
    await choose(page, /^Cliente/, name, `Cadastrar “${name}”`);
    const sheet = page.getByRole('dialog', { name: 'Novo cliente' });
    await sheet.getByLabel('Telefone').fill(phone);
    return { sheet, save: () => sheet.getByRole('button', { name: 'Salvar cliente' }).click() };
  },
  async fillMoney({ rate, advance, advanceDue, balanceDue }) {
    await money(page, 'Valor do frete', rate);
    await unfold(page, 'Adiantamento e saldo');
    await money(page, 'Adiantamento (opcional)', advance);
    await fillDate(page.getByLabel('Adiantamento até'), advanceDue);
    await fillDate(page.getByLabel('Saldo até'), balanceDue);
  },
  async fillCargo({ type, tons, what, emptyKm }) {
    await unfold(page, 'Carga e mais detalhes');
    await page.getByLabel('Km vazio').fill(emptyKm);
    await page.getByLabel('Tipo de carga').selectOption({ label: type });
    await page.getByLabel('Peso').fill(tons);
    await page.getByLabel('O que vai').fill(what);
  },
  truck: page.getByLabel('Caminhão', { exact: true }),
  trailer: (plate) => page.getByRole('checkbox', { name: plate, includeHidden: true }),
  submit: () => page.getByRole('button', { name: 'Lançar frete' }).click(),
});

export const freightPage = (page) => ({
  heading: (number) => page.getByRole('heading', { name: `Frete nº ${number}`, level: 1 }),
  /** Opens the move sheet of the next status. */
  async move(label) {
    await page.getByRole('button', { name: label, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Mudar a etapa' });
    return {
      sheet,
      fillInstant: (moment) => fillDate(sheet.getByLabel('Quando foi'), moment),
      fillOdometer: (km) => sheet.getByLabel('Hodômetro').fill(String(km)),
      submit: () => sheet.getByRole('button', { name: label, exact: true }).click(),
      done: () => sheet.waitFor({ state: 'hidden' }),
    };
  },
  /** Warnings before the start of the trip. */
  doubts: page.getByRole('dialog', { name: 'Confira antes de continuar' }),
  confirmDoubts: () => page.getByRole('button', { name: /^(Está certo, continuar$|Seguir mesmo assim)/ }).click(),
  /** Badge of a status. */
  badge: (status) => page.locator(`.status-${status}`).first(),
  async receive(part) {
    await page.getByRole('button', { name: `Recebi o ${part}` }).click();
    const dialog = page.getByRole('dialog');
    return {
      dialog,
      amount: dialog.getByLabel('Quanto entrou'),
      withhold: () => dialog.getByRole('checkbox', { name: /^Descontaram impostos/ }).click(),
      confirm: () => dialog.getByRole('button', { name: 'Confirmar', exact: true }).click(),
    };
  },
  undoReceipt: (part) => page.getByRole('button', { name: `Desfazer recebimento do ${part}` }),
  async addExpense({ cents, category, what }) {
    await page.getByRole('button', { name: 'Lançar despesa' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lançar despesa' });
    await money(sheet, 'Valor', cents);
    await sheet.getByRole('button', { name: category, exact: true }).click();
    await sheet.getByLabel('Descrição').fill(what);
    return {
      sheet,
      save: async () => {
        await sheet.getByRole('button', { name: 'Salvar', exact: true }).click();
        await sheet.waitFor({ state: 'hidden' });
      },
    };
  },
  /** Main figure below its label, with plain spaces. */
  async figure(words) {
    const heading = page.getByRole('heading', { name: words });
    await heading.waitFor();
    return (await heading.locator('xpath=following-sibling::p[1]').innerText()).replaceAll('\u00a0', ' ');
  },
});
