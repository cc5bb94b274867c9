// Accessibility: keyboard only, large and widely set text, forced colours, reduced motion, print.
import { strict as assert } from 'node:assert';
import * as checks from './access-checks.mjs';
import { go, inspect, lists, openScreens, phone, screensOf, wide } from './access-screens.mjs';
import { account } from './access-start.mjs';
import { menu, registerPage } from './account-pages.mjs';
import { test } from './fixtures.mjs';
import { until } from './actions.mjs';
import { fuelForm } from './ledger-pages.mjs';

const rita = { name: 'Rita Prado', email: 'rita@example.com', password: 'estrada larga 31' };

/** Criteria checked on each screen; docs/use/accessibility.md cites them. */
const criteria = [
  'axe finds nothing on a desktop, in both themes',
  'nothing scrolls sideways on other widths',
  'a desktop shows nine rows of the books, and heads of columns stay in sight',
  'forms take the room of a wide screen',
  'text twice as large',
  'reflow at 320 px',
  'text set widely',
  'targets of 24 px',
  'forced colours keep edges and what is chosen',
  'strong contrast makes thin lines as dark as text',
  'paper has no buttons, is white, and cuts no card in two',
  'little motion',
];

test('Access', async ({ step, open }) => {
  const visit = await open();
  const { page } = visit;
  let known;
  await step('a page of expenses, a truck on the road, and what is printed of others', visit, async () => {
    known = await fill(page);
  });
  // Before writing steps: their toasts would appear on the next screen.
  const problems = new Map(criteria.map((name) => [name, []]));
  const inspectAll = async (from, screens) => {
    for (const screen of screens) {
      await step(`open ${screen.address} in every size and mode`, from, () =>
        inspect(from, screen, (name, found) => problems.get(name).push(...found)),
      );
    }
  };
  await inspectAll(visit, screensOf(known));
  const stranger = await open();
  await inspectAll(stranger, openScreens);
  await stranger.close();
  for (const [name, found] of problems) await step(name, visit, async () => assert.deepEqual(found, []));
  await step('by keyboard: sign in, search, save a fill-up', visit, () => tripByKeyboard(visit));
  await step('by keyboard: a list is reached in three tabs', visit, () => listsByKeyboard(page));
  await step('by keyboard: the focus is never lost', visit, () => focusIsPreserved(visit));
  await step('a list low on the screen, and a calendar, lie wholly on it', visit, () => floatingIsVisible(page));
  await step('by keyboard: no bar covers the focus, and it shows', visit, () => focusIsVisible(page));
  await visit.close();
});

async function fill(page) {
  await registerPage(page).open();
  await registerPage(page).fill(rita);
  await registerPage(page).submit();
  await page.waitForURL('**/dashboard');
  return account(page);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page, control) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`never reached: ${String(control)}`);
}

async function tripByKeyboard(visit) {
  const { page } = visit;
  await menu(visit).press('Sair do Sistema');
  await page.waitForURL('**/login');
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(rita.email);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(rita.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  // Shortcuts load with the menu, a moment after the screen.
  await page.getByRole('button', { name: 'Buscar' }).waitFor();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: /^Buscar tela/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('novo abas');
  await page.getByRole('option', { name: 'Novo abastecimento' }).waitFor();
  await page.keyboard.press('Enter');
  const form = fuelForm(page);
  await form.heading.waitFor();
  for (const [field, typed] of [
    [form.liters, '300'],
    [form.total, '180000'],
    [form.odometer, '100800'],
  ]) {
    await tabTo(page, field);
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/fuel' && !url.searchParams.has('new'));
  await page.getByText('R$ 1.800,00').filter({ visible: true }).first().waitFor();
}

async function listsByKeyboard(page) {
  for (const address of lists) {
    await go(page, address);
    await page.locator('[data-list] [data-row]').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.equal(await checks.focused(page), 'a Ir para a lista', address);
    await page.keyboard.press('Enter');
    await until(() => isOnRow(page));
  }
  // After a navigation the focus is past the menu, at the start of the content.
  await go(page, '/dashboard');
  await page.getByRole('link', { name: 'Financeiro', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/finances');
  await page.locator('[data-list] [data-row]').first().waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await checks.focused(page), 'a Ir para a lista');
  await page.keyboard.press('Enter');
  await until(() => isOnRow(page));
}

/** True if a row of a list has the focus. */
function isOnRow(page) {
  return page.evaluate(() => document.activeElement?.matches('[data-row]'));
}

async function focusIsPreserved(visit) {
  const { page } = visit;
  const press = async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
    await assertFocusIsPreserved(visit);
  };
  const button = (name) => page.getByRole('button', { name }).filter({ visible: true }).first();
  await go(page, '/finances');
  await page.locator('[data-list] [data-row]').first().waitFor();
  await press(button('Recolher menu'));
  await press(button('Expandir menu'));
  await press(button('Mostrar mais'));
  await until(async () => (await checks.focused(page)).startsWith('a Abrir'));
  await press(button(/^Paguei/));
  await page.getByRole('dialog').waitFor();
  await press(button('Confirmar'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await assertFocusIsPreserved(visit);
  await press(page.getByRole('link', { name: 'Mês a mês' }));
  await go(page, '/finances');
  // A manual expense; postings are deleted at their source.
  await press(page.getByRole('link', { name: /Estacionamento/ }).first());
  await press(button(/^Apagar/));
  await page.waitForURL((url) => url.search === '');
  await go(page, '/freights?id=1');
  await press(button('Minha conta'));
  await page.keyboard.press('Escape');
  await until(async () => (await checks.focused(page)).endsWith('Minha conta'));
}

/** Asserts that an element has the focus once the responses to a key press are rendered. */
async function assertFocusIsPreserved(visit) {
  await visit.idle();
  await until(async () => (await checks.focused(visit.page)) !== 'body');
}

/** Phone viewport above its keyboard. */
const LOW = { width: 390, height: 460 };

async function floatingIsVisible(page) {
  await page.setViewportSize(LOW);
  await go(page, '/freights?new=1');
  const city = page.getByRole('combobox', { name: /Destino/ });
  await city.pressSequentially('san');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  // At both ends of the screen: the listbox flips and shrinks to the available room.
  for (const block of ['end', 'start']) {
    await city.evaluate((box, to) => box.scrollIntoView({ block: to }), block);
    await until(() => checks.isFullyVisible(page.getByRole('listbox'), LOW));
  }
  await page.setViewportSize({ width: 1360, height: 500 });
  await go(page, '/finances?new=expense');
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Escolher data' });
  await until(() => checks.isFullyVisible(calendar, { width: 1360, height: 500 }));
  await page.setViewportSize({ width: 1360, height: 400 });
  await until(() => checks.isFullyVisible(calendar, { width: 1360, height: 400 }));
  await page.keyboard.press('Escape');
  await page.setViewportSize(wide);
}

async function focusIsVisible(page) {
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    for (const address of ['/dashboard', '/finances', '/fuel?new=1']) {
      await go(page, address);
      for (let tabs = 0; tabs < 36; tabs += 1) {
        await page.keyboard.press('Tab');
        const wrong = await checks.hiddenFocus(page);
        if (wrong[0] === 'no focus') break;
        assert.deepEqual(wrong, [], `${address} at ${size.width} px`);
      }
    }
  }
  await page.setViewportSize(wide);
}
