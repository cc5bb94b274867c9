// Prints the transferred bytes of a first visit by screen, the rows visible on desktop, and the scroll height on a
// phone, as Markdown. Usage: node scripts/page-weight.mjs (BOLEIA_BIN names the server).
import { gzipSync } from 'node:zlib';
import { openStage } from '../demo/stage.mjs';
import { phone } from '../e2e/browser.mjs';
import { complete, watchRequests } from '../e2e/visit.mjs';

const record = (path, id) => `${path}?id=${id}`;
const kB = (bytes) => (bytes / 1000).toFixed(1);
const sum = (list, amount) => list.reduce((total, one) => total + amount(one), 0);

const stage = await openStage();
try {
  await weigh(stage);
} finally {
  await stage.stop();
}

async function weigh({ open, known }) {
  const visits = [
    [null, '/'],
    [null, '/login'],
    ['owner', '/dashboard'],
    ['owner', '/vehicles'],
    ['owner', '/freights'],
    ['owner', '/agenda'],
    ['owner', '/freight-simulations'],
    ['owner', '/maintenance'],
    ['owner', '/fuel'],
    ['owner', '/finances'],
    ['owner', '/driver-payments'],
    ['owner', record('/freights', known.completed)],
    ['owner', '/fuel?new=1'],
    ['owner', '/freights?new=1'],
    ['owner', '/finances?new=expense'],
  ];
  print(
    'First visit (empty cache; kB = 1000 bytes)',
    'screen, JS files, JS kB (wire), JS kB (gzip), CSS kB (gzip), requests, kB (wire)',
  );
  for (const [person, path] of visits) printRow(path, await bytesOf(open, person, path));

  print('\nRows of a list wholly in view', 'list, 1360×900, 1920×1080');
  for (const path of ['/finances', '/freights', '/fuel', '/maintenance', '/vehicles']) {
    const counts = [];
    for (const [width, height] of [
      [1360, 900],
      [1920, 1080],
    ])
      counts.push(await rowsOf(open, path, { width, height }));
    printRow(path, counts);
  }

  print('\nLength on the phone (390×844)', 'screen, px, screens');
  const long = [
    ['the landing page', '/', null],
    ['dashboard', '/dashboard'],
    ['a freight that is done', record('/freights', known.completed)],
    ['a freight under way', record('/freights', known.underWay)],
    ['a vehicle', record('/vehicles', known.truck)],
    ['a simulation', record('/freight-simulations', known.simulations[0])],
    ['a settlement', record('/driver-payments', known.settlement)],
  ];
  for (const [name, path, person = 'owner'] of long) {
    const height = await heightOf(open, person, path);
    printRow(name, [height, (height / phone.viewport.height).toFixed(1)]);
  }
}

function print(title, heads) {
  const cells = heads.split(', ');
  console.log(`${title}\n\n| ${cells.join(' | ')} |\n|${cells.map((_, at) => (at === 0 ? '---|' : '---:|')).join('')}`);
}

function printRow(name, cells) {
  console.log(`| ${name.replace(/id=\d+/, 'id=…')} | ${cells.join(' | ')} |`);
}

/** Opens a page with an empty cache and returns it once the network is idle. */
async function arrive(open, person, path, more, watch = async () => {}) {
  const context = await open(person, more);
  const page = await context.newPage();
  await watch(page);
  const requests = watchRequests(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await complete(page);
  await requests.quiet();
  return { page, close: () => context.close() };
}

async function bytesOf(open, person, path) {
  const sizes = new Map();
  const bodies = [];
  const { close } = await arrive(open, person, path, phone, async (page) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.responseReceived', ({ requestId, type }) => sizes.set(requestId, { type, wire: 0 }));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = sizes.get(requestId);
      if (one) one.wire = encodedDataLength;
    });
    page.on('response', (answer) => bodies.push(zipped(answer)));
  });
  const all = await Promise.all(bodies);
  await close();
  const wires = [...sizes.values()];
  const zip = (type) =>
    kB(
      sum(
        all.filter((one) => one.type === type),
        ({ gz }) => gz,
      ),
    );
  const scripts = wires.filter(({ type }) => type === 'Script');
  return [
    scripts.length,
    kB(sum(scripts, ({ wire }) => wire)),
    zip('script'),
    zip('stylesheet'),
    wires.length,
    kB(sum(wires, ({ wire }) => wire)),
  ];
}

async function zipped(answer) {
  const type = answer.request().resourceType();
  if (type !== 'script' && type !== 'stylesheet') return { type, gz: 0 };
  return { type, gz: gzipSync(await answer.body()).length };
}

async function rowsOf(open, path, viewport) {
  const { page, close } = await arrive(open, 'owner', path, { viewport });
  const count = await page.evaluate(() => {
    const rows = document.querySelectorAll('main tbody tr');
    const seen = [...rows].filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= innerHeight;
    });
    return `${seen.length} of ${rows.length}`;
  });
  await close();
  return count;
}

async function heightOf(open, person, path) {
  const { page, close } = await arrive(open, person, path, phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await close();
  return height;
}
