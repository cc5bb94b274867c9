// Offline screens: without a connection, with queued entries, with a new version of the app.
import { maxRetries, until } from '../e2e/actions.mjs';
import { isPrefetched, payToll, unload } from '../e2e/offline-actions.mjs';

/** Cuts the network once the screens used on the road are cached. */
async function goOffline(page) {
  await until(() => isPrefetched(page), 60);
  await page.route(/\/api\//, (route) => route.abort());
}

async function openOutbox(page) {
  await page.goto('/dashboard?outbox=1');
  await page.getByRole('dialog', { name: 'Por enviar' }).getByRole('listitem').first().waitFor();
}

/** Queues a toll and a step without a signal, and shows them in the outbox. */
export async function queueEntries({ page }) {
  await page.goto('/dashboard?expense=new');
  await goOffline(page);
  await payToll(page, 1850);
  await page.goto('/dashboard');
  await unload(page).click();
  await page.getByText(/^Por enviar: começou a descarregar/).waitFor();
  await openOutbox(page);
}

/** The server refuses a step, as after a concurrent change. */
async function refuseStep({ page }) {
  await page.route(/\/api\/freights\/\d+\/status/, async (route) => {
    const freight = await page.request.get(
      route
        .request()
        .url()
        .replace(/\/status.*/, ''),
      { maxRetries },
    );
    const body = { type: 'illegal_move', title: '', status: 409, detail: 'O frete já passou desta etapa.' };
    await route.fulfill({ status: 409, json: { ...body, current: await freight.json() } });
  });
  await unload(page).click();
  await page.getByText(/^Precisa de você: começou a descarregar/).waitFor();
  await openOutbox(page);
}

/** A new version waits on the device, and the next screen shows its banner. */
async function deployVersion({ page }) {
  await page.addInitScript(() => {
    const version = new EventTarget();
    const registration = Object.assign(new EventTarget(), { active: version, waiting: version });
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: version,
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
  });
  await page.reload();
  // The page checks for updates some seconds after its start.
  await page.waitForTimeout(5000);
  for (const name of ['Financeiro', 'Fretes']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { name, level: 1 }).waitFor({ state: 'attached' });
  }
  await page.getByText('Há uma versão nova da Boleia.').and(page.locator('span:not([data-said] *)')).waitFor();
}

async function reloadWithoutSignal({ page }) {
  await goOffline(page);
  await page.reload();
  await page.getByText(/^(Sem sinal|Sem conexão com a Boleia)\. Dados/).waitFor();
}

export const road = () => [
  { name: 'no-signal', path: '/dashboard', act: reloadWithoutSignal },
  { name: 'new-version', path: '/freights', act: deployVersion },
  { name: 'outbox', path: '/dashboard', over: true, apart: true, act: queueEntries },
  { name: 'outbox-refused', path: '/dashboard', over: true, apart: true, act: refuseStep },
  { name: 'outbox-empty', path: '/dashboard?outbox=1', over: true },
];
