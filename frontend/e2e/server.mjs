// Starts the built server on a free port with an empty database of its own, or the one at an address.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const binary = process.env.BOLEIA_BIN ?? join(root, 'target/debug/boleia');

/** A port that was free a moment ago. */
async function freePort() {
  const probe = createServer();
  await new Promise((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** The running server: its `origin`, what it has `said`, and how to `stop` it. `database` is the address of an empty one. */
export async function startServer(database) {
  const folder = await mkdtemp(join(tmpdir(), 'boleia-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  if (database) execFileSync(binary, ['migrate'], { env: { PATH: process.env.PATH, DATABASE_URL: database } });
  const server = spawn(binary, ['serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database ?? `sqlite://${join(folder, 'boleia.db')}`,
      LISTEN_ADDRESS: `127.0.0.1:${port}`,
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: randomBytes(64).toString('hex'),
      LOG_FORMAT: 'text',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const ended = new Promise((resolveEnd) => {
    server.on('exit', resolveEnd);
    server.on('error', (error) => {
      said += error.message;
      resolveEnd();
    });
  });
  let over = false;
  void ended.then(() => (over = true));

  async function stop() {
    server.kill('SIGTERM');
    const hanging = setTimeout(() => server.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(hanging);
    await rm(folder, { recursive: true, force: true });
  }

  for (let tries = 0; tries < 150 && !over; tries += 1) {
    if (await answers(`${origin}/readyz`)) return { origin, said: () => said, stop };
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop();
  throw new Error(`The server did not get ready:\n${said}`);
}
