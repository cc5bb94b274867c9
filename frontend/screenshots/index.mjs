// Pictures of every screen at four widths, in both themes, with data, without, and with API errors; a gallery and
// contact sheets. ONLY=freight,fuel WIDTHS=390,1360 THEMES=dark STATES=empty select some; SHOTS names the folder,
// BOLEIA_BIN the server.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openStage } from '../demo/stage.mjs';
import { phone } from '../e2e/browser.mjs';
import { complete, paint, picture, watchRequests } from '../e2e/visit.mjs';
import { writeContactSheet } from './contact-sheet.mjs';
import { screensOf, missingScreens } from './table.mjs';

const chosen = (name, all) => (process.env[name] ? process.env[name].split(',') : all);
const folder = resolve(process.env.SHOTS ?? join(import.meta.dirname, '../e2e/.output/screens'));
const heights = { 390: 844, 768: 1024, 1360: 900, 1920: 1080 };
const widths = chosen('WIDTHS', Object.keys(heights)).map(Number);
const themes = chosen('THEMES', ['light', 'dark']);
const states = chosen('STATES', ['full', 'empty', 'error']);
const parts = chosen('ONLY', ['']);
/** Maximum height of a picture, in px. */
const MAX_HEIGHT_PX = 8000;

const began = Date.now();
const stage = await openStage();
const shots = [];
const faults = [];
try {
  const screens = screensOf(stage.known);
  const missing = missingScreens(screens);
  if (missing.length > 0) throw new Error(`No picture shows ${missing.join(', ')}: add it to screenshots/table.mjs`);
  await mkdir(folder, { recursive: true });
  const jobs = jobsOf(screens.filter(({ name }) => parts.some((part) => name.includes(part))));
  console.log(`${jobs.length} visits, with the data after ${seconds()} s`);
  // Two workers: one takes pictures while the other loads; a third would only wait.
  await Promise.all([work(jobs), work(jobs)]);
  await writeContactSheet(stage.browser, folder, shots);
} finally {
  await stage.stop();
}
console.log(`${shots.length} pictures after ${seconds()} s: ${join(folder, 'index.html')}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

function seconds() {
  return Math.round((Date.now() - began) / 1000);
}

/** One visit per state and device; a desktop visit is resized to each of its widths. */
function jobsOf(screens) {
  const devices = [
    { device: 'phone', sizes: widths.filter((width) => width < 768) },
    { device: 'desktop', sizes: widths.filter((width) => width >= 768) },
  ];
  return screens.flatMap((screen) =>
    screen.states
      .filter((state) => states.includes(state))
      .flatMap((state) =>
        devices
          .filter(({ device, sizes }) => sizes.length > 0 && (screen.only ?? device) === device)
          .map((one) => ({ ...one, screen, state })),
      ),
  );
}

/** Processes the queue of jobs, with a browser profile per user and device. */
async function work(jobs) {
  const profiles = new Map();
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const person = job.state === 'empty' ? 'newcomer' : job.screen.person;
    const name = `${person} ${job.device} ${job.screen.apart ? job.screen.name : ''}`;
    const size = { viewport: { width: job.sizes[0], height: heights[job.sizes[0]] } };
    if (!profiles.has(name)) {
      profiles.set(name, await stage.open(person, job.device === 'phone' ? { ...phone, ...size } : size));
    }
    const page = await profiles.get(name).newPage();
    try {
      await visit(page, job);
    } catch (error) {
      faults.push(`${job.screen.name} (${job.state}, ${job.device}): ${error.message.split('\n')[0]}`);
    }
    await page.close();
  }
  await Promise.all([...profiles.values()].map((context) => context.close()));
}

async function visit(page, { screen, state, device, sizes }) {
  page.setDefaultTimeout(15_000);
  await installFailures(page, screen, state);
  const requests = watchRequests(page);
  await page.goto(screen.path);
  // A sheet hides the heading of the page behind it from role queries.
  await page.locator('h1, [role=dialog], [role=alert]').first().waitFor();
  await complete(page);
  await requests.quiet();
  await screen.act?.({ page, isPhone: device === 'phone' });
  for (const width of sizes) {
    await page.setViewportSize({ width, height: heights[width] });
    // Content of wide windows loads now.
    await complete(page);
    await requests.quiet();
    for (const theme of themes) {
      await paint(page, theme);
      const file = `${screen.name}.${state}.${width}.${theme}.png`;
      await picture(page, join(folder, file), screen.over ? heights[width] : MAX_HEIGHT_PX);
      shots.push({ file, name: screen.name, state, width, theme });
    }
  }
}

/** Installs the failures of this visit. */
async function installFailures(page, { breaks, answers }, state) {
  if (breaks) await page.route(breaks, (route) => route.abort());
  if (answers) await page.route(answers[0], (route) => route.fulfill({ json: JSON.parse(answers[1]) }));
  if (state !== 'error') return;
  const body = {
    type: 'internal',
    title: 'Erro interno',
    status: 500,
    detail: 'Algo deu errado no servidor.',
    errors: [],
  };
  const known = /\/api\/auth\//;
  await page.route(/\/api\//, (route) =>
    known.test(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
}
