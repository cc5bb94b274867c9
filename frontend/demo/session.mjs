// A server with the demo data, and sessions on it without a browser.
import { startServer } from '../e2e/server.mjs';
import { enterDemoData } from './index.mjs';

/** Server of `make demo` named by DEMO, or a new one with demo data. */
export async function demoServer() {
  if (process.env.DEMO) return { origin: process.env.DEMO, stop: async () => {} };
  const server = await startServer();
  try {
    await enterDemoData(server.origin);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Signs in without a browser and returns the cookies: `[name, value]` of each. */
export async function signIn(origin, { email, password }) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line).slice(1));
}
