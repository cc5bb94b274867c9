// Cross-cutting journey: signing in and out, menu, theme, 404 page, forms that survive mistakes.
import { strict as assert } from 'node:assert';
import { loginPage, menu, personSheet, registerPage } from './account-pages.mjs';
import { until } from './actions.mjs';
import { vehicleForm, vehicleList } from './vehicle-pages.mjs';

const person = { name: 'Marta Souza', email: 'marta@example.com', password: 'boleia azul 77' };

/** Second account, for the administration. */
const helper = { name: 'Davi Rocha', email: 'davi@example.com', password: 'cuia-trevo-sinal' };

/** Screens of the menu. */
const places = [
  ['Dashboard', '/dashboard'],
  ['Veículos', '/vehicles'],
  ['Fretes', '/freights'],
  ['Agenda', '/agenda'],
  ['Simulações de Frete', '/freight-simulations'],
  ['Manutenção', '/maintenance'],
  ['Abastecimento', '/fuel'],
  ['Financeiro', '/finances'],
  ['Motoristas', '/driver-payments'],
  ['Administração', '/admin'],
];

export async function appBasics(step, open) {
  const visit = await open();
  const { page } = visit;

  await step('the landing page says what it is', visit, async () => {
    await page.goto('/');
    assert.equal(await page.title(), 'Boleia · Sistema de gestão para caminhoneiros autônomos');
    await visit.checkpoint('landing');
  });
  await step('a stranger at a path that is none is asked for nothing', visit, async () => {
    await visit.refused(['404 /nada'], async () => {
      await page.goto('/nada');
      await page.getByRole('link', { name: 'Ir para o início', exact: true }).waitFor();
    });
    await visit.checkpoint('not-found-outside');
  });
  // A heavy page with a third-party layout: one size proves that it renders.
  if (!visit.isPhone) await step('the API is described at /api/docs, from our own files', visit, () => apiPages(visit));
  await step('a refused registration keeps what was typed', visit, () => refusedRegistration(visit));
  await step('the first account is the master', visit, async () => {
    await registerPage(page).fill(person);
    await registerPage(page).submit();
    await page.waitForURL('**/dashboard');
    await visit.checkpoint('dashboard-empty');
  });
  for (const [name, path] of places) {
    await step(`${name} is in the menu`, visit, () => visitPlace(visit, name, path));
  }
  await step('a path that is none shows the 404 page', visit, async () => {
    await visit.refused(['404 /nada/aqui'], () => page.goto('/nada/aqui'));
    await page.getByText('404 Page Not Found').waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await page.getByText('Esta página não existe').waitFor();
    await page.getByRole('link', { name: 'Ir para o Dashboard', exact: true }).waitFor();
    await visit.checkpoint('not-found');
  });
  await step('the PDF test page opens', visit, async () => {
    await page.goto('/teste-pdf');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit.checkpoint('pdf-test');
  });
  await step('the theme is chosen once and kept', visit, () => storedTheme(visit));
  await step(visit.isPhone ? 'the menu is a drawer' : 'the menu folds to 64 px', visit, () => menuShape(visit));
  await step('a refused form keeps what was typed, over a reload too', visit, () => refusedVehicle(visit));
  await step('the account is a sheet over the page', visit, async () => {
    await menu(visit).press('Minha conta');
    await page.getByRole('dialog', { name: 'Minha conta' }).waitFor();
    await visit.checkpoint('account');
    await page.keyboard.press('Escape');
  });
  await step('a link, a promotion and a block take the password of the master', visit, () =>
    administration(visit, open),
  );
  await step('leaving clears the device', visit, () => leaving(visit));
  await step('a wrong password is told, the right one leads back', visit, () => comingBack(visit));
  await visit.close();
}

async function apiPages(visit) {
  const { page } = visit;
  const elsewhere = [];
  const watch = (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && request.url().startsWith('http')) {
      elsewhere.push(request.url());
    }
  };
  page.on('request', watch);
  const answer = await page.goto('/api/docs');
  assert.equal(answer.status(), 200);
  // Rendering the large page takes long.
  await page.getByText('/api/freights', { exact: true }).first().waitFor();
  page.off('request', watch);
  assert.deepEqual(elsewhere, []);
}

async function refusedRegistration(visit) {
  const form = registerPage(visit.page);
  await form.open();
  await form.heading.waitFor();
  await visit.checkpoint('register');
  await form.fill({ ...person, repeated: 'outra coisa 99' });
  await form.submit();
  await visit.page.locator('[aria-invalid=true]').first().waitFor();
  assert.equal(await form.email.inputValue(), person.email);
  await visit.checkpoint('register-refused');
}

async function visitPlace(visit, name, path) {
  const { page } = visit;
  await menu(visit).goTo(name);
  await page.waitForURL(`**${path}`);
  if (visit.isPhone) await menu(visit).box.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit.checkpoint(`menu${path.replace('/', '-')}`);
  await menu(visit).open();
  const active = await menu(visit).box.locator('[aria-current=page]').allInnerTexts();
  assert.deepEqual(active, [name]);
  if (visit.isPhone) await page.keyboard.press('Escape');
}

async function storedTheme(visit) {
  const { page } = visit;
  const theme = () => page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')]);
  await page.goto('/dashboard');
  assert.equal((await theme())[0], 'light');
  await menu(visit).press('Usar tema escuro');
  assert.deepEqual(await theme(), ['dark', 'dark']);
  await page.reload();
  await menu(visit).open();
  assert.equal((await theme())[0], 'dark');
  await menu(visit).press('Usar tema claro');
  assert.deepEqual(await theme(), ['light', 'light']);
  if (visit.isPhone) await page.keyboard.press('Escape');
}

async function menuShape(visit) {
  const { page } = visit;
  const { box, open } = menu(visit);
  const width = async () => Math.round((await box.boundingBox()).width);
  if (visit.isPhone) {
    assert.equal(await box.isVisible(), false);
    await open();
    await visit.checkpoint('drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lançar' }).click();
    await page.getByRole('dialog', { name: 'Lançar' }).waitFor();
    await visit.checkpoint('quick-add');
    await page.keyboard.press('Escape');
    return;
  }
  assert.equal(await width(), 256);
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await until(async () => (await width()) === 64);
  await visit.checkpoint('menu-collapsed');
  await page.getByRole('button', { name: 'Expandir menu' }).click();
  await until(async () => (await width()) === 256);
}

async function refusedVehicle(visit) {
  const { page } = visit;
  const form = vehicleForm(page);
  await vehicleList(page).open();
  await vehicleList(page).addTruck();
  await form.fill({ plate: 'ABC', nickname: 'Estrela', axles: 3 });
  await form.submit();
  await page.locator('[aria-invalid=true]').first().waitFor();
  assert.equal(await form.plate.getAttribute('aria-invalid'), 'true');
  await form.plate.and(page.locator(':focus')).waitFor();
  await visit.checkpoint('vehicle-form-refused');
  await until(() => page.evaluate(() => Object.values(localStorage).some((stored) => stored.includes('Estrela'))));
  await page.reload();
  await page.getByText('Recuperamos o que você tinha começado a preencher.').waitFor();
  assert.equal(await page.getByLabel('Apelido').inputValue(), 'Estrela');
  await visit.checkpoint('vehicle-form-kept');
}

async function administration(visit, open) {
  const { page } = visit;
  const other = await open();
  await registerPage(other.page).open();
  await registerPage(other.page).fill(helper);
  await registerPage(other.page).submit();
  await other.page.waitForURL('**/dashboard');
  await other.close();
  const { sheet, confirm } = personSheet(page, helper.name);
  await page.goto('/admin');
  await page
    .getByRole('button', { name: `Gerenciar ${helper.name}` })
    .filter({ visible: true })
    .click();
  await sheet.waitFor();

  const link = await confirm.open('Criar link de nova senha');
  await visit.refused(['422 /api/admin/users/2/password-link'], async () => {
    await confirm.answer(link, 'Criar link de nova senha', 'não é esta 123');
    await link.locator('[aria-invalid=true]').waitFor();
  });
  await visit.checkpoint('admin-password-refused');
  await confirm.answer(link, 'Criar link de nova senha', person.password);
  await link.waitFor({ state: 'hidden' });
  assert.match(await sheet.getByLabel('Link de uso único').inputValue(), /\/login#reset=.+$/);

  for (const label of ['Tornar administrador', 'Bloquear']) {
    const question = await confirm.open(label);
    await confirm.answer(question, label, person.password);
    await question.waitFor({ state: 'hidden' });
  }
  // The sheet shows the server's state after both.
  for (const name of ['Tirar da administração', 'Desbloquear'])
    await sheet.getByRole('button', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

async function leaving(visit) {
  const { page } = visit;
  await menu(visit).press('Sair do Sistema');
  await page.waitForURL('**/login');
  assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
  await visit.checkpoint('login');
  await page.goto('/vehicles');
  await page.waitForURL('**/login?next=*');
}

async function comingBack(visit) {
  const { page } = visit;
  const form = loginPage(page);
  await visit.refused(['401 /api/auth/login'], async () => {
    await form.submit({ email: person.email, password: 'não é esta 123' });
    await page.getByRole('alert').waitFor();
  });
  assert.equal(await form.email.inputValue(), person.email);
  await visit.checkpoint('login-refused');
  await form.submit(person);
  await page.waitForURL('**/vehicles');
}
