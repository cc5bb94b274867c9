// Device with the app installed, a signed-in user and a truck under way. Prepared once per worker and copied for each
// test, because a first visit is slow.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './fixtures.mjs';
import { launchOptions, phone as size, brazilianUser } from './browser.mjs';
import { startPhone } from './killed-phone.mjs';
import { begin, person } from './offline-actions.mjs';
import { startServer } from './server.mjs';

const { contextOptions, ...locale } = brazilianUser;
const options = { ...launchOptions, ...locale, ...contextOptions, ...size, serviceWorkers: 'allow' };

export const test = base.extend({
  device: [
    async ({ site }, provide) => {
      const profile = await mkdtemp(join(tmpdir(), 'boleia-profile-'));
      const user = person('Nilo Braga');
      const server = await startServer();
      const { viewport } = size;
      const phone = await startPhone({ site, api: server.origin, viewport, name: 'device', folder: profile, options });
      const known = await begin(phone.page, user);
      await phone.close();
      const data = await server.stop({ preserveData: true });
      await provide({ profile, data, user, known });
      await rm(profile, { recursive: true, force: true });
      await rm(data.folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  /** The server and the phone of each test start from copies. */
  prepared: ({ device }, provide) => provide(device),
});

export { expect } from '@playwright/test';
