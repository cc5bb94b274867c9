// What the browser must fetch, in kB of gzip, against what we allow ourselves. Reads the manifest of the last build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const limits = {
  landing: 90,
  open: 100,
  later: 113,
  dashboard: 112,
  list: 150,
  lazy: 25,
  css: 13,
  worker: 15,
  kept: 536,
};

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const kB = (file) => gzipSync(readFileSync(join(dist, file))).length / 1000;
const sum = (files) => [...files].reduce((total, file) => total + kB(file), 0);

/** The chunk and all that it imports at once, by manifest key. */
function graph(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) graph(next, seen);
  return seen;
}

/** The chunk of a source file, or of this name. */
function keyOf(name) {
  const found = Object.keys(manifest).find((key) => key === `src/${name}.tsx` || manifest[key].name === name);
  if (!found) throw new Error(`The build has no chunk ${name}`);
  return found;
}

const scripts = (keys) => new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));

/** All chunks of a first visit: the start, what stands around the page, the page, and the part that the address means. */
function firstVisit(names) {
  const keys = graph('index.html');
  for (const name of names) graph(keyOf(name), keys);
  return keys;
}

/** Chunks that need each other, found on the way from one: which of them runs first is chance, and the other is not there yet. */
function circles(key, path = [], done = new Set()) {
  if (path.includes(key)) return [[...path.slice(path.indexOf(key)), key].map((one) => manifest[one].name).join(' > ')];
  if (done.has(key)) return [];
  const found = (manifest[key].imports ?? []).flatMap((next) => circles(next, [...path, key], done));
  done.add(key);
  return found;
}

const inside = ['app', 'inside'];
const shell = [...inside, 'shell'];
// theme.js stands apart from the bundle, so that it runs before the first paint.
const visit = (path, names, limit) => [path, sum(scripts(firstVisit(names))) + kB('theme.js'), limit];
/** Lists that load what forms are made of. */
const withForms = [];
function list(path, page, part) {
  const names = [...shell, `features/${page}`, `features/${part}`];
  if ([...firstVisit(names)].some((key) => ['form', 'check'].includes(manifest[key].name))) withForms.push(path);
  return visit(path, names, limits.list);
}

const rows = [
  visit('/', ['app', 'features/landing/landing-page'], limits.landing),
  visit('/login', [...inside, 'features/auth/login-page'], limits.open),
  // Nothing comes by itself on the landing page, which asks the server for nothing (`alone`).
  visit('/login, and what comes by itself', [...inside, 'features/auth/login-page', 'ui/toaster'], limits.later),
  visit('/dashboard', [...shell, 'features/dashboard/dashboard-page'], limits.dashboard),
  list('/vehicles', 'vehicles/vehicles-page', 'vehicles/vehicle-list'),
  list('/freights', 'freights/freights-page', 'freights/freight-list'),
  list('/freights?tab=clients', 'freights/freights-page', 'freights/client-list'),
  list('/freight-simulations', 'simulations/simulations-page', 'simulations/simulation-list'),
  list('/maintenance', 'maintenance/maintenance-page', 'maintenance/maintenance-list'),
  list('/maintenance?tab=plan', 'maintenance/maintenance-page', 'maintenance/plan-list'),
  list('/fuel', 'fuel/fuel-page', 'fuel/fuel-list'),
  list('/finances', 'finances/finances-page', 'finances/transaction-list'),
  list('/driver-payments', 'payments/payments-page', 'payments/payment-list'),
  list('/driver-payments?tab=drivers', 'payments/payments-page', 'payments/drivers-part'),
  list('/driver-payments?tab=advances', 'payments/payments-page', 'payments/advances-part'),
  list('/admin', 'admin/admin-page', 'admin/admin-page'),
];

const atStart = scripts(firstVisit(shell));
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const uses = new Map();
for (const key of lazy) for (const file of scripts(graph(key))) uses.set(file, (uses.get(file) ?? 0) + 1);
for (const key of lazy) {
  // What several pages share is loaded once: a page answers for its own part, and the whole is told beside it.
  const files = [...scripts(graph(key))].filter((file) => !atStart.has(file));
  const own = files.filter((file) => uses.get(file) === 1);
  rows.push([`lazy ${manifest[key].src} (${sum(files).toFixed(1)} with shared parts)`, sum(own), limits.lazy]);
}
for (const [file, count] of uses) {
  if (count > 1 && !atStart.has(file) && kB(file) > 5)
    rows.push([`shared by ${count}: ${file}`, kB(file), limits.lazy]);
}
// What a first visit waits for; `rare.css` comes after it.
rows.push(['CSS', sum(new Set(manifest['index.html'].css)), limits.css]);
// What comes after the first screen, once for each version: the service worker, and what it keeps on the device.
rows.push(['service worker', kB('service-worker.js'), limits.worker]);
const kept = JSON.parse(readFileSync(join(dist, '.vite/kept.json'), 'utf8'));
rows.push([`kept on the device, ${kept.length} files`, sum(kept.map(({ file }) => file)), limits.kept]);

for (const [name, size, limit] of rows) {
  console.log(
    `${size > limit ? 'OVER' : ' ok '} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB  ${name}`,
  );
}
const done = new Set();
const circular = Object.keys(manifest).flatMap((key) => circles(key, [], done));
if (circular.length > 0) console.error(`Chunks in a circle: ${circular.join(', ')}`);
// Every script is there as the server sends it, too: packed by the build.
const unpacked = [...atStart].filter((file) => !existsSync(join(dist, `${file}.br`)));
if (unpacked.length > 0) console.error(`Not packed: ${unpacked.join(', ')}`);
if (withForms.length > 0) console.error(`Lists with code of forms: ${withForms.join(', ')}`);
if (
  circular.length > 0 ||
  unpacked.length > 0 ||
  withForms.length > 0 ||
  rows.some(([, size, limit]) => size > limit)
) {
  console.error('The bundle is over its budget.');
  process.exit(1);
}
