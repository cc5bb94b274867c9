// What every journey is given: a server with an empty database of its own, its steps, and people who open the app.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startPhone } from './killed-phone.mjs';
import { startServer } from './server.mjs';
import { built, startSite } from './site.mjs';
import { openVisit } from './visit.mjs';

export const test = base.extend({
  /** Whether axe looks at every screen, in both themes. */
  audit: [false, { option: true }],

  /** A device and the data of its server, which phone and server of the test are copies of (prepared-device.mjs). */
  prepared: async ({}, provide) => provide(null),

  server: async ({ prepared }, provide, info) => {
    const server = await startServer(undefined, prepared?.data);
    await provide(server);
    if (info.status !== info.expectedStatus) await info.attach('server', { body: server.said() });
    await server.stop();
  },

  baseURL: ({ server }, provide) => provide(server.origin),

  /** Opens a page with empty storage, for one more person: a visit. */
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

  /** The built app on an origin that stays the same for a worker, so that an installed service worker can be copied. */
  site: [
    async ({}, provide) => {
      const site = await startSite(null, built);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  /** A phone whose browser can be killed. */
  phone: async ({ server, site, prepared, viewport }, provide, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'boleia-phone-'));
    if (prepared !== null) await cp(prepared.profile, folder, { recursive: true });
    const phone = await startPhone({ site, api: server.origin, viewport, name: info.project.name, folder });
    await provide(phone);
    await phone.close();
    await rm(folder, { recursive: true, force: true });
  },

  /** `await step(name, visit, action)` is one thing that a person does. What went wrong meanwhile fails it. */
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
