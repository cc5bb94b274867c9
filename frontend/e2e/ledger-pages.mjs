// Page objects of fuel, maintenance, drivers and settlements.
import { strict as assert } from 'node:assert';
import { money } from './actions.mjs';

/** Counts taps beside typed digits. */
export function tapCounter() {
  let touches = 0;
  return {
    async tap(control) {
      touches += 1;
      await control.click();
    },
    /** Types into a field: the tap into it counts, its digits do not. */
    async type(control, digits) {
      touches += 1;
      await control.click();
      await control.pressSequentially(digits);
    },
    /** Types into the focused field of a new screen. */
    async typeFirst(control, digits) {
      await control.and(control.page().locator(':focus')).waitFor();
      await control.pressSequentially(digits);
    },
    /** Prints the number of taps, and fails above the limit. */
    report(most) {
      console.log(`        ${touches} touches beside the figures`);
      assert.ok(touches <= most, `${touches} touches, more than ${most}`);
    },
  };
}

/** "+" of the phone, and one of its tiles. */
export async function quickAdd(page, hand, tile) {
  await hand.tap(page.getByRole('button', { name: 'Lançar', exact: true }));
  await hand.tap(page.getByRole('dialog', { name: 'Lançar', exact: true }).getByRole('link', { name: tile }));
}

export const expenseSheet = (page) => {
  const sheet = page.getByRole('dialog', { name: 'Lançar despesa' });
  return {
    sheet,
    amount: sheet.getByLabel('Valor', { exact: true }),
    category: (name) => sheet.getByRole('button', { name, exact: true }),
    save: sheet.getByRole('button', { name: 'Salvar', exact: true }),
  };
};

export const fuelForm = (page) => ({
  heading: page.getByRole('heading', { name: 'Novo abastecimento', level: 1 }),
  liters: page.getByLabel('Litros', { exact: true }),
  total: page.getByLabel('Total', { exact: true }),
  odometer: page.getByLabel('Hodômetro', { exact: true }),
  /** Opens the form and types the pump's figures. */
  async fill({ liters, cents, km }) {
    await page.goto('/fuel?new=1');
    await this.heading.waitFor();
    await this.liters.pressSequentially(liters);
    await money(page, 'Total', cents);
    await this.odometer.pressSequentially(km);
  },
  save: page.getByRole('button', { name: 'Salvar abastecimento' }),
});

export const maintenanceForm = (page) => ({
  heading: page.getByRole('heading', { name: 'Nova manutenção', level: 1 }),
  async fillBill({ word, category, cents, workshop }) {
    await page.getByRole('combobox', { name: 'Categoria', exact: true }).fill(word);
    await page.getByRole('option', { name: category }).click();
    await money(page, 'Total', cents);
    await page.getByLabel('Oficina').fill(workshop);
  },
  async payIn(times) {
    await page.getByText('Parcelado', { exact: true }).click();
    await page.getByLabel('Parcelas', { exact: true }).fill(String(times));
  },
  installments: page.getByRole('list', { name: 'Parcelas' }).getByRole('listitem'),
  save: () => page.getByRole('button', { name: 'Salvar manutenção' }).click(),
});

export const driverForm = (page) => ({
  open: () => page.goto('/driver-payments?tab=drivers&new=1'),
  async fill({ name, percent, allowance }) {
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Comissão', { exact: true }).fill(percent);
    await money(page, 'Diária (opcional)', allowance);
  },
  save: () => page.getByRole('button', { name: 'Cadastrar' }).click(),
  page: (name) => page.getByRole('heading', { name, level: 1 }),
});

export const advanceForm = (page) => ({
  heading: page.getByRole('heading', { name: 'Novo vale', level: 1 }),
  amount: (cents) => money(page, 'Valor', cents),
  save: () => page.getByRole('button', { name: 'Salvar vale' }).click(),
});

export const settlement = (page) => ({
  newHeading: page.getByRole('heading', { name: 'Novo acerto', level: 1 }),
  heading: page.getByRole('heading', { name: /^Acerto nº \d+/, level: 1 }),
  save: () => page.getByRole('button', { name: 'Salvar acerto' }).click(),
  async pay() {
    await page.getByRole('button', { name: 'Paguei', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Paguei', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  undo: page.getByRole('button', { name: 'Desfazer acerto', exact: true }),
  async confirmUndo() {
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer acerto', exact: true }).click();
  },
});
