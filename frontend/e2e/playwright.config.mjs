// Browser journeys through the built app: npm run e2e [-- --project phone --grep Paper].
// BOLEIA_BIN names the server, CHROMIUM the browser, SHOTS a folder for pictures of every screen. TIER=all runs every
// journey; the default is the tier of `make test`: without those tagged @full, and on the desktop only those tagged @desktop.
import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone, somebody } from './browser.mjs';
import { runFolder } from './run-folder.mjs';

const isFull = process.env.TIER === 'all';
const all = /^/;
const none = /$^/;

export default defineConfig({
  outputDir: runFolder(),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  grepInvert: isFull ? undefined : /@full/,
  // Generous limits cost nothing in a green run, and a busy machine must pass.
  timeout: 20 * 60_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: './reporter.mjs',
  use: {
    ...somebody,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs a tenth of the run; screenshot, page structure and server log show most. Repeat with --trace on for more.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Most journeys test against the server; those of the installed app allow the worker.
    serviceWorkers: 'block',
  },
  // The longest first, so that both workers end at about the same time.
  projects: [
    // One worker prepares one device (prepared-device.mjs).
    { name: 'offline', testMatch: 'offline*.spec.mjs', workers: 1, use: { ...phone, serviceWorkers: 'allow' } },
    // Keyboard, large and wide text, forced colours, print; axe on every screen at desktop width.
    { name: 'access', testMatch: 'access.spec.mjs', use: desktop },
    { name: 'phone', testMatch: 'journeys.spec.mjs', use: { ...phone, audit: true } },
    {
      name: 'desktop',
      testMatch: 'journeys.spec.mjs',
      grep: isFull ? all : /@desktop/,
      // Each visit is audited in the full tier; in the other the access journey audits the desktop.
      use: { ...desktop, audit: isFull },
    },
    // A browser in another language: the two journeys that enter most dates, times and amounts. axe would find the same.
    {
      name: 'english',
      testMatch: 'journeys.spec.mjs',
      grep: isFull ? /@english/ : none,
      use: { ...phone, locale: 'en-US' },
    },
    // The installed app, by a real service worker.
    { name: 'installed', testMatch: 'installed.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // Exactly-once over a slow and a dropped connection.
    { name: 'slow', testMatch: 'slow.spec.mjs', use: phone },
    { name: 'dropped', testMatch: 'dropped.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // Every write of the API against a server, without a browser.
    { name: 'writes', testMatch: 'writes.spec.mjs' },
  ],
});
