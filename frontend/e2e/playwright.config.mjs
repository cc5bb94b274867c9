// Browser journeys through the built app: npm run e2e [-- --project phone --grep Paper].
// BOLEIA_BIN names the server, CHROMIUM the browser, SHOTS a folder for pictures of every screen.
import { defineConfig } from '@playwright/test';
import { desktop, launchOptions, phone, somebody } from './browser.mjs';

export default defineConfig({
  outputDir: '.output',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A whole journey; its steps have times of their own.
  timeout: 10 * 60_000,
  // A journey that fails is done once more from its start (docs/decisions/2026-11-27-a-journey-is-tried-twice.md).
  retries: 1,
  // A disk may take seconds.
  expect: { timeout: 20_000 },
  reporter: './reporter.mjs',
  use: {
    ...somebody,
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
    // What a journey meets comes from the server; one journey is about the app without it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testMatch: 'journeys.spec.mjs', use: { ...phone, audit: true } },
    { name: 'desktop', testMatch: 'journeys.spec.mjs', use: { ...desktop, audit: true } },
    // Whoever bought the phone abroad. The two journeys that type most dates, times and figures; axe and the other
    // screens say the same in any language.
    {
      name: 'english',
      testMatch: 'journeys.spec.mjs',
      grep: /Main trip|Simulations/,
      use: { ...phone, locale: 'en-US' },
    },
    // Journeys of their own: what is to be proved is that nothing is lost and nothing is written twice.
    { name: 'slow', testMatch: 'slow.spec.mjs', use: { ...phone, actionTimeout: 30_000, navigationTimeout: 30_000 } },
    { name: 'dropped', testMatch: 'dropped.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // The app on the device, by a real service worker.
    { name: 'installed', testMatch: 'installed.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    { name: 'offline', testMatch: 'offline*.spec.mjs', use: { ...phone, serviceWorkers: 'allow' } },
    // By keyboard alone, with large or widely set text, in forced colours, and on paper.
    { name: 'access', testMatch: 'access.spec.mjs', use: desktop },
    // No browser: every write of the API against a server.
    { name: 'writes', testMatch: 'writes.spec.mjs' },
  ],
});
