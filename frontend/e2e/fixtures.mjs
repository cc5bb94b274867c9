// Fixtures of every journey: a server with an empty database, steps, and visits.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startPhone } from './killed-phone.mjs';
import { startServer } from './server.mjs';
import { built, startSite } from './site.mjs';
import { openVisit } from './visit.mjs';

export const test = base.extend({
  /** True to audit every screen with axe, in both themes. */
  audit: [false, { option: true }],

  /** Prepared device and server data, from which the test's phone and server are copied (prepared-device.mjs). */
  prepared: async ({}, provide) => provide(null),

  server: async ({ prepared }, provide, info) => {
    const server = await startServer(undefined, prepared?.data);
    await provide(server);
    if (info.status !== info.expectedStatus) await info.attach('server', { body: server.log() });
    await server.stop();
  },

  baseURL: ({ server }, provide) => provide(server.origin),

  /** Opens a page with empty storage for another user: a visit. */
  open: async ({ browser, baseURL, viewport, audit }, provide, info) => {
    const visits = [];
    await provide(async () => {
      const context = await browser.newContext({ baseURL });
      const visit = await openVisit(context, { name: info.project.name, viewport, audit });
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map((visit) => visit.page.context().close()));
  },

  /** Built app on an origin that is stable per worker, so that an installed service worker can be copied. */
  site: [
    async ({}, provide) => {
      const site = await startSite(null, built);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  /** Phone whose browser can be killed. */
  phone: async ({ server, site, prepared, viewport }, provide, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'boleia-phone-'));
    if (prepared !== null) await cp(prepared.profile, folder, { recursive: true });
    const phone = await startPhone({ site, api: server.origin, viewport, name: info.project.name, folder });
    await provide(phone);
    await phone.close();
    await rm(folder, { recursive: true, force: true });
  },

  /** `await step(name, visit, action)`: one user action. Errors logged meanwhile fail it. */
  step: async ({}, provide) => {
    await provide((name, visit, action) =>
      base.step(name, async () => {
        const result = await action();
        visit.judge(name);
        return result;
      }),
    );
  },
});

export { expect } from '@playwright/test';
