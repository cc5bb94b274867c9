// Starts the built server on a free port, with an empty database, a copy, or a given one.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const binary = process.env.BOLEIA_BIN ?? join(root, 'target/debug/boleia');

/** Timeouts for a busy machine. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;
/** Another process may take the free port before the server binds it. */
const MAX_STARTS = 3;

async function freePort() {
  const probe = createServer();
  await new Promise((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server; returns its `origin`, its log (`log`), and `stop`. `database` is the address of an empty database.
 * `copyOf` is the result of another server's `stop({ preserveData: true })`: its data, and the secret of its sessions.
 */
export async function startServer(database, copyOf) {
  const folder = await mkdtemp(join(tmpdir(), 'boleia-e2e-'));
  if (copyOf) await cp(copyOf.folder, folder, { recursive: true });
  if (database) execFileSync(binary, ['migrate'], { env: { PATH: process.env.PATH, DATABASE_URL: database } });
  const secret = copyOf?.secret ?? randomBytes(64).toString('hex');
  for (let starts = 1; ; starts += 1) {
    const server = launch({ folder, secret, database, port: await freePort() });
    if (await server.ready()) {
      const stop = async ({ preserveData = false } = {}) => {
        await server.end();
        if (preserveData) return { folder, secret };
        await rm(folder, { recursive: true, force: true });
        return null;
      };
      return { origin: server.origin, log: server.log, stop };
    }
    await server.end();
    if (starts < MAX_STARTS && /in use/i.test(server.log())) continue;
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The server did not start:\n${server.log()}`);
  }
}

function launch({ folder, secret, database, port }) {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(binary, ['serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database ?? `sqlite://${join(folder, 'boleia.db')}`,
      LISTEN_ADDRESS: `127.0.0.1:${port}`,
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: secret,
      LOG_FORMAT: 'text',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log += data));
  const ended = new Promise((resolveEnd) => {
    child.on('exit', resolveEnd);
    child.on('error', (error) => {
      log += error.message;
      resolveEnd();
    });
  }).then(() => (isOver = true));

  return {
    origin,
    log: () => log,
    /** Waits until the server accepts requests; false if it ended or timed out. */
    async ready() {
      for (const end = Date.now() + START_TIMEOUT_MS; !isOver && Date.now() < end;) {
        if (await isReady(origin)) return true;
        await new Promise((later) => setTimeout(later, 50));
      }
      return false;
    },
    async end() {
      child.kill('SIGTERM');
      const hanging = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(hanging);
    },
  };
}
