// The built server with the demo data, and a browser whose people are signed in: what pictures and figures are taken of.
import { chromium } from '@playwright/test';
import { launchOptions, somebody } from '../e2e/browser.mjs';
import { startServer } from '../e2e/server.mjs';
import { enterDemoData } from './index.mjs';
import { newcomer, owner } from './people.mjs';

/**
 * Starts both. `known` are ids of records; `open(person, more)` opens a context for the owner, for the newcomer who has
 * entered nothing, or for nobody (null).
 */
export async function openStage() {
  const server = await startServer();
  const browser = await chromium.launch(launchOptions);
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  try {
    const known = await enterDemoData(server.origin);
    const states = { owner: await signIn(server.origin, owner), newcomer: await signIn(server.origin, newcomer) };
    const { contextOptions, ...where } = somebody;
    const open = (person, more = {}) =>
      browser.newContext({
        baseURL: server.origin,
        ...where,
        ...contextOptions,
        ...more,
        storageState: person ? states[person] : undefined,
      });
    return { origin: server.origin, known, browser, open, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Signs in, and gives the cookies as Playwright wants them. */
export async function signIn(origin, { email, password }) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
  const { hostname } = new URL(origin);
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' };
  });
  return { cookies, origins: [] };
}
