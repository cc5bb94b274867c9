// Measures how long a freight takes to appear offline, whether the service worker slows a first visit, and the bytes of
// the offline prefetch. Medians on a phone four times slower than this machine with slow mobile data. Fails above a
// limit. Usage: node scripts/offline.mjs (BOLEIA_BIN names the server; RUNS=5).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStage } from '../demo/stage.mjs';
import { phone } from '../e2e/browser.mjs';
import { until } from '../e2e/actions.mjs';
import { isPrefetched } from '../e2e/offline-actions.mjs';
import { complete, watchRequests } from '../e2e/visit.mjs';
import { startLine } from './slow-network.mjs';

const runs = Number(process.env.RUNS || 5);
const CPU_SLOWDOWN = 4;
const MAX_MS = 1500;
/** Tolerated ratio of two medians of the same measurement. */
const TOLERANCE = 1.1;

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
    `A freight on screen, ${CPU_SLOWDOWN}× slower, medians of ${runs}\n\n| visit | median | each |\n|---|---:|---|`,
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
  if (offline > MAX_MS) short.push(`Without a signal it takes more than ${MAX_MS} ms.`);
  if (withIt > without * TOLERANCE) short.push('The worker makes the first visit slower.');
  console.log(short.length === 0 ? '\nAll is as it should be.' : `\n${short.join('\n')}`);
  return short.length === 0;
}

/** Prints the times of a visit and returns their median. */
function printRow(name, times) {
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  console.log(`| ${name} | ${Math.round(median)} ms | ${times.map(Math.round).join(', ')} |`);
  return median;
}

/** Empty device, slow network. */
async function firstVisit(path, serviceWorkers) {
  const context = await stage.open('owner', { ...phone, baseURL: line.origin, serviceWorkers });
  const time = await timeOf(context, path);
  await context.close();
  return time;
}

/** Bytes of the dashboard's prefetch; then, offline, the times of an unvisited freight. */
async function withoutSignal(path) {
  const context = await stage.open('owner', { ...phone, baseURL: line.origin, serviceWorkers: 'allow', profile });
  try {
    const ahead = await measurePrefetch(context);
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

/** First visit until the app is installed and prefetched: bytes of each prefetched response. */
async function measurePrefetch(context) {
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
  await until(() => isPrefetched(page), 120);
  await page.close();
  return bytes;
}

/** Time in a new page until the freight's heading and first figures are painted, in ms. */
async function timeOf(context, path) {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
      // Content at the start of a frame is painted at its end.
      if (heading.includes('Frete nº') && content.includes('R$')) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
