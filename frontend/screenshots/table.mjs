// Screens to be pictured. A route or linked tab that is missing here is an error.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menu } from '../e2e/account-pages.mjs';
import { road } from './road.mjs';

const src = join(import.meta.dirname, '../src');

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {'owner' | 'newcomer' | null} [person] Who looks; null: nobody signed in.
 * @property {string[]} [states] Of full, empty (of somebody who has nothing) and error (no answer of the API).
 * @property {'phone' | 'desktop'} [only]
 * @property {boolean} [over] It stands over a page: the window is pictured, not the whole page.
 * @property {(visit: { page: import('@playwright/test').Page, isPhone: boolean }) => Promise<void>} [act] What brings it.
 * @property {boolean} [apart] In a profile of its own: what it leaves on the device is no part of other pictures.
 * @property {RegExp} [breaks] Requests that get no answer.
 * @property {[RegExp, string]} [answers] Requests that are answered with this.
 */

const list = (name, path) => ({ name, path, states: ['full', 'empty', 'error'] });
const record = (name, path) => ({ name, path, states: ['full', 'error'] });
const form = (name, path) => ({ name, path });
const press =
  (label) =>
  async ({ page }) => {
    await page.getByRole('button', { name: label }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').first().waitFor();
  };
const over = (name, path, act) => ({ name, path, over: true, act });
const key =
  (keys) =>
  async ({ page }) => {
    await page.keyboard.press(keys);
    await page.getByRole('dialog').first().waitFor();
  };

const open = () => [
  { name: 'landing', path: '/', person: null },
  { name: 'login', path: '/login', person: null },
  { name: 'login-changed', path: '/login?changed=1', person: null },
  { name: 'login-reset', path: '/login#reset=abc', person: null },
  { name: 'register', path: '/register', person: null },
  { name: 'not-found-outside', path: '/nada/aqui', person: null },
];

const lists = () => [
  list('dashboard', '/dashboard'),
  list('vehicles', '/vehicles'),
  list('freights', '/freights'),
  list('clients', '/freights?tab=clients'),
  list('agenda', '/agenda'),
  list('simulations', '/freight-simulations'),
  list('maintenance', '/maintenance'),
  list('maintenance-plan', '/maintenance?tab=plan'),
  list('fuel', '/fuel'),
  list('fuel-consumption', '/fuel?tab=consumption'),
  list('finances', '/finances'),
  list('finances-months', '/finances?tab=months'),
  list('finances-cash-flow', '/finances?tab=cash-flow'),
  list('finances-statement', '/finances?tab=statement'),
  list('finances-year', '/finances?tab=year'),
  list('settlements', '/driver-payments'),
  list('drivers', '/driver-payments?tab=drivers'),
  list('advances', '/driver-payments?tab=advances'),
  list('pdf-test', '/teste-pdf'),
  // The newcomer is no administrator: a search without results replaces the empty state.
  record('admin', '/admin'),
  form('admin-none', '/admin?q=ninguém'),
  record('admin-registration', '/admin?tab=registration'),
  record('admin-rates', '/admin?tab=rates'),
  record('admin-audit', '/admin?tab=audit'),
  form('admin-audit-none', '/admin?tab=audit&from=2020-01-01&to=2020-01-02'),
];

const records = (known) => [
  record('vehicle-truck', `/vehicles?id=${known.truck}`),
  record('vehicle-trailer', `/vehicles?id=${known.trailer}`),
  record('freight-under-way', `/freights?id=${known.underWay}`),
  record('freight-waiting', `/freights?id=${known.waiting}`),
  record('freight-completed', `/freights?id=${known.completed}`),
  record('freight-cancelled', `/freights?id=${known.cancelled}`),
  record('freight-claim', `/freights?id=${known.waiting}&claim=1`),
  record('simulation', `/freight-simulations?id=${known.simulations[0]}`),
  record('simulations-compared', `/freight-simulations?compare=${known.simulations.slice(0, 3).join(',')}`),
  record('maintenance-record', `/maintenance?id=${known.repair}`),
  record('maintenance-plan-line', `/maintenance?tab=plan&id=${known.plan}`),
  record('fuel-record', `/fuel?id=${known.fuel}`),
  record('finances-expense', `/finances?id=${known.expense}`),
  record('finances-income', `/finances?id=${known.income}`),
  record('settlement', `/driver-payments?id=${known.settlement}`),
  record('driver', `/driver-payments?tab=drivers&id=${known.driver}`),
  record('advance', `/driver-payments?tab=advances&id=${known.advance}`),
];

const forms = (known) => [
  form('vehicle-new-truck', '/vehicles?new=truck'),
  form('vehicle-new-trailer', '/vehicles?new=trailer'),
  form('vehicle-edit', `/vehicles?id=${known.truck}&edit=1`),
  { name: 'freight-new', path: '/freights?new=1', states: ['full', 'empty'] },
  form('freight-edit', `/freights?id=${known.completed}&edit=1`),
  { name: 'simulation-new', path: '/freight-simulations?new=1', states: ['full', 'empty'] },
  form('simulation-edit', `/freight-simulations?id=${known.simulations[0]}&edit=1`),
  { name: 'maintenance-new', path: '/maintenance?new=1', states: ['full', 'empty'] },
  form('maintenance-edit', `/maintenance?id=${known.repair}&edit=1`),
  form('maintenance-plan-new', '/maintenance?tab=plan&new=1'),
  form('maintenance-plan-starter', '/maintenance?tab=plan&starter=1'),
  { name: 'fuel-new', path: '/fuel?new=1', states: ['full', 'empty'] },
  form('fuel-edit', `/fuel?id=${known.fuel}&edit=1`),
  form('expense-new', '/finances?new=expense'),
  form('income-new', '/finances?new=income'),
  { name: 'settlement-new', path: '/driver-payments?new=1', states: ['full', 'empty'] },
  form('driver-new', '/driver-payments?tab=drivers&new=1'),
  form('advance-new', '/driver-payments?tab=advances&new=1'),
  form('rates-import', '/admin?tab=rates&import=1'),
];

const sheets = (known) => [
  over('account', '/dashboard?account=profile'),
  over('expense-sheet', '/dashboard?expense=new'),
  { ...over('menu-drawer', '/dashboard', (visit) => menu(visit).open()), only: 'phone' },
  { ...over('quick-add', '/dashboard', press('Lançar')), only: 'phone' },
  { ...over('palette', '/dashboard', key('Control+k')), only: 'desktop' },
  { ...over('shortcuts', '/dashboard', key('?')), only: 'desktop' },
  over('receive', `/freights?id=${known.completed}`, press(/^Recebi/)),
  over('spreadsheet', '/finances', press(/Planilha/)),
  over('filters', '/finances', press(/^Filtros/)),
  over('client-sheet', '/freights?tab=clients&client=new'),
  over('freight-step', `/freights?id=${known.underWay}`, press(/^(Outra|Corrigir a) etapa$/)),
  over('freight-arrival', `/freights?id=${known.underWay}`, press(/^Cheguei/)),
  over('freight-cancel', `/freights?id=${known.underWay}`, async (visit) => {
    await visit.page.getByText('O frete caiu?').click();
    await press('Cancelar frete')(visit);
  }),
  over('convert', `/freight-simulations?id=${known.offer}&convert=1`),
  over('file', `/driver-payments?id=${known.settlement}`, async (visit) => {
    await press('Acerto em PDF')(visit);
    await visit.page.getByText('Preparando o PDF').waitFor({ state: 'detached' });
  }),
  over('series-question', `/finances?id=${known.series}`, press('Apagar lançamento')),
  over('person', '/admin', press(/^Gerenciar/)),
];

const failures = () => [
  { name: 'not-found', path: '/nada/aqui' },
  // An invalid response crashes the page.
  { name: 'error-boundary', path: '/vehicles', answers: [/\/api\/vehicles\?/, '{"items":[null],"nextCursor":null}'] },
  { name: 'code-missing', path: '/vehicles', breaks: /\/assets\/vehicles-page-/ },
  { name: 'no-answer', path: '/dashboard', breaks: /\/api\/auth\/user/ },
];

/** @returns {Screen[]} */
export function screensOf(known) {
  const screens = [
    ...open(),
    ...lists(),
    ...records(known),
    ...forms(known),
    ...sheets(known),
    ...road(),
    ...failures(),
  ];
  return screens.map((screen) => ({ person: 'owner', states: ['full'], ...screen }));
}

/** Addresses in the app's source that the table does not show. */
export function missingScreens(screens) {
  const pictured = new Set(screens.map(({ path }) => path.replace(/&.*/, '')));
  const routes = readdirSync(join(src, 'features'))
    .map((feature) => join(src, 'features', feature, 'screen.ts'))
    .filter(existsSync)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '(\/[^']*)'/g)]);
  const tabs = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/['"`](\/[a-z-]+\?tab=[a-z-]+)/g)]);
  return [...new Set([...routes, ...tabs].map(([, address]) => address))].filter((address) => !pictured.has(address));
}
