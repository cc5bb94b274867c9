// Checks the last build against its limits, in kB of gzip: the first visit of each screen in a browser, and the files
// of the build. Code that loads by itself counts. Usage: node scripts/budget.mjs (BOLEIA_BIN names the server).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStage } from '../demo/stage.mjs';
import { phone } from '../e2e/browser.mjs';
import { startSite } from '../e2e/site.mjs';
import { complete, watchRequests } from '../e2e/visit.mjs';

const dist = join(import.meta.dirname, '../dist');
const limits = {
  landing: 86,
  open: 130,
  dashboard: 186,
  list: 186,
  finances: 194,
  form: 227,
  css: 16,
  lazy: 25,
  worker: 16,
  cached: 582,
};

/** Addresses by the limit of their scripts; the first two are seen by strangers. */
const visits = [
  ['landing', '/'],
  ['open', '/login'],
  ['dashboard', '/dashboard'],
  ['list', '/vehicles'],
  ['list', '/freights'],
  ['list', '/freights?tab=clients'],
  ['list', '/agenda'],
  ['list', '/freight-simulations'],
  ['list', '/maintenance'],
  ['list', '/maintenance?tab=plan'],
  ['list', '/fuel'],
  ['finances', '/finances'],
  ['list', '/driver-payments'],
  ['list', '/driver-payments?tab=drivers'],
  ['list', '/driver-payments?tab=advances'],
  ['form', '/fuel?new=1'],
  ['form', '/freights?new=1'],
  ['form', '/finances?new=expense'],
];

/** Time for which a screen stays open, in ms: offline prefetching begins 7.5 s after the start, once the browser is idle. */
const VISIT_MS = 12_000;

const gzip = (body) => gzipSync(body).length / 1000;
const fileSize = (file) => gzip(readFileSync(join(dist, file)));
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

/** Opens a screen with an empty cache and returns what it has loaded: scripts in all, scripts before it was complete, styles. */
async function weigh({ open }, origin, path, isOpen) {
  const context = await open(isOpen ? null : 'owner', { ...phone, baseURL: origin });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (['script', 'stylesheet'].includes(type))
      bodies.push(response.body().then((body) => ({ type, kB: gzip(body) })));
  });
  const requests = watchRequests(page);
  const start = Date.now();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await complete(page);
  await requests.quiet();
  await new Promise((resolve) => setTimeout(resolve, VISIT_MS - (Date.now() - start)));
  await requests.quiet();
  const all = await Promise.all(bodies);
  await context.close();
  const of = (type) => all.filter((one) => one.type === type).map(({ kB }) => kB);
  return { scripts: sum(of('script')), files: of('script').length, css: sum(of('stylesheet')) };
}

const rows = [];
const add = (name, size, limit) => rows.push([name, size, limit]);

const stage = await openStage();
const site = await startSite(stage.origin, dist);
try {
  const weights = await Promise.all(
    visits.map(([kind, path]) => weigh(stage, site.origin, path, ['landing', 'open'].includes(kind))),
  );
  weights.forEach(({ scripts, files }, at) => add(`${visits[at][1]}, ${files} files`, scripts, limits[visits[at][0]]));
  add('CSS of a first visit', Math.max(...weights.map(({ css }) => css)), limits.css);
} finally {
  await site.stop();
  await stage.stop();
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
for (const chunk of Object.values(manifest))
  if (chunk.isDynamicEntry) add(`lazy ${chunk.src}`, fileSize(chunk.file), limits.lazy);
add('service worker', fileSize('service-worker.js'), limits.worker);
const cached = JSON.parse(readFileSync(join(dist, '.vite/kept.json'), 'utf8'));
add(`cached on the device, ${cached.length} files`, sum(cached.map(({ file }) => fileSize(file))), limits.cached);

for (const [name, size, limit] of rows)
  console.log(
    `${size > limit ? 'OVER' : ' ok '} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB  ${name}`,
  );

/** Chunks that import each other: their order is chance, and one runs before the other is there. */
function circles(key, path = [], done = new Set()) {
  if (path.includes(key)) return [[...path.slice(path.indexOf(key)), key].map((one) => manifest[one].name).join(' > ')];
  if (done.has(key)) return [];
  const found = (manifest[key].imports ?? []).flatMap((next) => circles(next, [...path, key], done));
  done.add(key);
  return found;
}

const done = new Set();
const circular = Object.keys(manifest).flatMap((key) => circles(key, [], done));
if (circular.length > 0) console.error(`Chunks in a circle: ${circular.join(', ')}`);
const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? file : []));
const unpacked = scripts.filter((file) => !existsSync(join(dist, `${file}.br`)));
if (unpacked.length > 0) console.error(`Not compressed: ${unpacked.join(', ')}`);
if (circular.length > 0 || unpacked.length > 0 || rows.some(([, size, limit]) => size > limit)) {
  console.error('The build is over its budget.');
  process.exit(1);
}
