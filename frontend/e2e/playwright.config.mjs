// Browser journeys through the built app: npm run e2e [-- --project phone --grep Paper]. BOLEIA_BIN names the server,
// CHROMIUM the browser, SHOTS a folder for pictures. TIER=all runs every journey; by default those tagged @full are
// skipped, and the desktop runs those tagged @desktop.
import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone, brazilianUser } from './browser.mjs';
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
  // Generous timeouts cost nothing in a green run, and a busy machine must pass.
  timeout: 20 * 60_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: './reporter.mjs',
  use: {
    ...brazilianUser,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs a tenth of the run; screenshot, page structure and server log usually suffice. Repeat with --trace
    // on for more.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Most journeys test against the server; those of the installed app allow the worker.
    serviceWorkers: 'block',
  },
  // Longest first, so that both workers end together.
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
      // The full tier audits each visit; otherwise the accessibility journey audits the desktop.
      use: { ...desktop, audit: isFull },
    },
    // A browser in another language: the two journeys with most dates, times and amounts. axe results would not differ.
    {
      name: 'english',
      testMatch: 'journeys.spec.mjs',
      grep: isFull ? /@english/ : none,
      use: { ...phone, locale: 'en-US' },
    },
    // Installed app with a real service worker.
    { name: 'installed', testMatch: 'installed.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // Exactly-once over a slow and a dropped connection.
    { name: 'slow', testMatch: 'slow.spec.mjs', use: phone },
    { name: 'dropped', testMatch: 'dropped.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // Every write of the API, without a browser.
    { name: 'writes', testMatch: 'writes.spec.mjs' },
  ],
});
