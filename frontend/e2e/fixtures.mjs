// What every journey is given: a server with an empty database of its own, its steps, and people who open the app.
import { test as base } from '@playwright/test';
import { startPhone } from './killed-phone.mjs';
import { startServer } from './server.mjs';
import { openVisit } from './visit.mjs';

/** A step that hangs is a step that failed. The longest starts a browser nine times. */
const STEP = { timeout: 240_000 };

export const test = base.extend({
  /** Whether axe looks at every screen, in both themes. */
  audit: [false, { option: true }],

  server: async ({}, provide, info) => {
    const server = await startServer();
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

  /** A phone that can die. */
  phone: async ({ server, viewport }, provide, info) => {
    const phone = await startPhone({ api: server.origin, viewport, name: info.project.name });
    await provide(phone);
    await phone.stop();
  },

  /** `await step(name, visit, action)` is one thing that a person does. What went wrong meanwhile fails it. */
  step: async ({}, provide) => {
    await provide((name, visit, action) =>
      base.step(
        name,
        async () => {
          const result = await action();
          visit.judge(name);
          return result;
        },
        STEP,
      ),
    );
  },
});

export { expect } from '@playwright/test';
