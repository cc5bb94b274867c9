// Server with demo data and a signed-in browser, for pictures and measurements.
import { chromium } from '@playwright/test';
import { launchOptions, brazilianUser } from '../e2e/browser.mjs';
import { maxRetries } from '../e2e/actions.mjs';
import { demoIds } from './index.mjs';
import { newcomer, owner } from './users.mjs';
import { demoServer, signIn } from './session.mjs';

const people = { owner, newcomer };

/**
 * Starts both. `known` are ids of records. `open(person, more)` opens a context for the owner, the newcomer without
 * records, or an anonymous visitor (null); with `profile` in a persistent browser profile.
 */
export async function openStage() {
  const server = await demoServer();
  const browser = await chromium.launch(launchOptions);
  const { contextOptions, ...where } = brazilianUser;
  const states = {};
  const open = async (person, { profile, ...more } = {}) => {
    if (person) states[person] ??= await stateOf(server.origin, people[person]);
    const storageState = person ? states[person] : undefined;
    // Served by the server, not by the worker.
    const options = { baseURL: server.origin, ...where, ...contextOptions, serviceWorkers: 'block', ...more };
    if (profile === undefined) return browser.newContext({ ...options, storageState });
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...options });
    await context.addCookies(storageState?.cookies ?? []);
    return context;
  };
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  try {
    const { request } = await open('owner');
    const known = await demoIds(async (url) => (await request.get(url, { maxRetries })).json());
    return { origin: server.origin, known, browser, open, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Session cookies in Playwright's format. */
async function stateOf(origin, person) {
  const { hostname } = new URL(origin);
  const cookies = (await signIn(origin, person)).map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  }));
  return { cookies, origins: [] };
}
