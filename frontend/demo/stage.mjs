// The built server with the demo data, and a browser whose people are signed in: what pictures and figures are taken of.
import { chromium } from '@playwright/test';
import { launchOptions, somebody } from '../e2e/browser.mjs';
import { maxRetries } from '../e2e/actions.mjs';
import { demoIds } from './index.mjs';
import { newcomer, owner } from './people.mjs';
import { demoServer, signIn } from './session.mjs';

const people = { owner, newcomer };

/**
 * Starts both. `known` are ids of records; `open(person, more)` opens a context for the owner, for the newcomer who has
 * entered nothing, or for nobody (null); with `profile` in a browser of its own that keeps what it has in that folder.
 */
export async function openStage() {
  const server = await demoServer();
  const browser = await chromium.launch(launchOptions);
  const { contextOptions, ...where } = somebody;
  const states = {};
  const open = async (person, { profile, ...more } = {}) => {
    if (person) states[person] ??= await stateOf(server.origin, people[person]);
    const storageState = person ? states[person] : undefined;
    // What is looked at and weighed comes from the server.
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

/** The cookies of a session as Playwright wants them. */
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
