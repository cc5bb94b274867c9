// How long a freight takes to be on screen without a signal, whether the service worker makes a first visit slower, and
// what reading ahead brings over the wire: medians, as a phone four times slower than this machine on slow mobile data.
// Fails where a limit is missed. Usage: node scripts/offline.mjs (BOLEIA_BIN names the server; RUNS=5).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStage } from '../demo/stage.mjs';
import { phone } from '../e2e/browser.mjs';
import { until } from '../e2e/actions.mjs';
import { isReadAhead } from '../e2e/offline-actions.mjs';
import { complete, watchRequests } from '../e2e/visit.mjs';
import { startLine } from './slow-line.mjs';

const runs = Number(process.env.RUNS || 5);
const SLOWER = 4;
const LONGEST_MS = 1500;
/** By how much two medians of the same differ. */
const CHANCE = 1.1;

const stage = await openStage();
const line = await startLine(stage.origin);
const profile = await mkdtemp(join(tmpdir(), 'boleia-offline-'));
try {
  process.exitCode = (await measure(`/freights?id=${stage.known.underWay}`)) ? 0 : 1;
} finally {
  await line.cut();
  await stage.stop();
  await rm(profile, { recursive: true, force: true });
}

async function measure(path) {
  console.log(
    `A freight on screen, ${SLOWER}× slower, medians of ${runs}\n\n| visit | median | each |\n|---|---:|---|`,
  );
  const first = { block: [], allow: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [serviceWorkers, times] of Object.entries(first)) times.push(await firstVisit(path, serviceWorkers));
  }
  const without = printRow('the first one, without the worker', first.block);
  const withIt = printRow('the first one', first.allow);
  const { ahead, times } = await withoutSignal(path);
  const offline = printRow('without a signal, never opened before', times);
  const bytes = ahead.reduce((sum, one) => sum + one, 0);
  console.log(`\nRead ahead: ${ahead.length} requests, ${(bytes / 1000).toFixed(1)} kB over the wire`);
  const short = [];
  if (offline > LONGEST_MS) short.push(`Without a signal it takes more than ${LONGEST_MS} ms.`);
  if (withIt > without * CHANCE) short.push('The worker makes the first visit slower.');
  console.log(short.length === 0 ? '\nAll is as it should be.' : `\n${short.join('\n')}`);
  return short.length === 0;
}

/** Prints the times of a visit, and gives the one in the middle. */
function printRow(name, times) {
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  console.log(`| ${name} | ${Math.round(median)} ms | ${times.map(Math.round).join(', ')} |`);
  return median;
}

/** With nothing on the device, over the slow line. */
async function firstVisit(path, serviceWorkers) {
  const context = await stage.open('owner', { ...phone, baseURL: line.origin, serviceWorkers });
  const time = await timeOf(context, path);
  await context.close();
  return time;
}

/** What the dashboard reads ahead; and then, with the line cut, the times of a freight that nobody has opened. */
async function withoutSignal(path) {
  const context = await stage.open('owner', { ...phone, baseURL: line.origin, serviceWorkers: 'allow', profile });
  try {
    const ahead = await readAhead(context);
    const [blank] = context.pages();
    const workers = await context.newCDPSession(blank);
    await workers.send('ServiceWorker.enable');
    await line.cut();
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      await workers.send('ServiceWorker.stopAllWorkers');
      times.push(await timeOf(context, path));
    }
    return { ahead, times };
  } finally {
    await context.close();
  }
}

/** The first visit, until the app is on the device and has read ahead: the bytes of each answer that it read ahead. */
async function readAhead(context) {
  const page = await context.newPage();
  const requests = watchRequests(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: 60_000 });
  await complete(page);
  await requests.quiet();
  const network = await context.newCDPSession(page);
  const ours = new Set();
  const bytes = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) ours.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) bytes.push(encodedDataLength);
  });
  await network.send('Network.enable');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
  await until(() => isReadAhead(page), 120);
  await page.close();
  return bytes;
}

/** How long it takes in a new page until the freight's heading and its first figures are painted, in ms. */
async function timeOf(context, path) {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchPaint);
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
  const time = await page.evaluate(() => window.painted);
  await page.close();
  return time;
}

function watchPaint() {
  window.painted = new Promise((resolve) => {
    const look = () => {
      const [heading, content] = ['h1', 'main'].map((name) => document.querySelector(name)?.textContent ?? '');
      // What is there when a frame begins is on screen when it ends.
      if (heading.includes('Frete nº') && content.includes('R$')) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
