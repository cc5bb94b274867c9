// Page objects of vehicles.

import { fillDate } from './actions.mjs';

export const vehicleList = (page) => ({
  open: () => page.goto('/vehicles'),
  addTruck: () => page.getByRole('link', { name: /^(Cadastrar c|C)aminhão$/ }).click(),
  addTrailer: () => page.getByRole('link', { name: 'Carreta', exact: true }).first().click(),
  row: (plate) => page.getByRole('link', { name: `Abrir ${plate}` }),
});

export const vehicleForm = (page) => ({
  heading: (name) => page.getByRole('heading', { name, level: 1 }),
  plate: page.getByLabel('Placa', { exact: true }),
  async fill({ plate, nickname, axles, body, odometer }) {
    await page.getByLabel('Placa', { exact: true }).fill(plate);
    if (nickname) await page.getByLabel('Apelido').fill(nickname);
    await page.getByLabel('Eixos', { exact: true }).fill(String(axles));
    if (body) await page.getByLabel('Carroceria', { exact: true }).selectOption({ label: body });
    if (odometer) await page.getByLabel('Hodômetro hoje').fill(String(odometer));
  },
  async fillDueDate(label, day) {
    await page.getByText('Vencimentos', { exact: true }).click();
    await fillDate(page.getByLabel(label).first(), day);
  },
  submit: () => page.getByRole('button', { name: /^(Cadastrar|Salvar alterações)$/ }).click(),
  /** Error message of a control. */
  errorAt: (control) => control.locator('xpath=ancestor::div[label][1]//p[contains(@id, "-error")]'),
});

export const vehiclePage = (page) => ({
  heading: (name) => page.getByRole('heading', { name, level: 1 }),
  edit: () => page.getByRole('link', { name: 'Editar' }).click(),
});
