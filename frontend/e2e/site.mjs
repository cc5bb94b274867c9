// Static server of a build folder in front of an API server; a new version can be deployed to it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Build under test. */
export const built = join(root, 'dist');

/** Builds the app with another document title; returns its folder. */
export async function nextVersion() {
  const folder = await mkdtemp(join(tmpdir(), 'boleia-next-'));
  const rename = {
    name: 'rename',
    transform: {
      filter: { id: /src\/app\/title\.ts$/ },
      handler: (code) => code.replace('· Boleia`', '· Boleia nova`'),
    },
  };
  const output = { outDir: folder, emptyOutDir: true };
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', plugins: [rename], build: output });
  for (const step of ['write-pages', 'write-worker']) execFileSync('node', [join(root, `scripts/${step}.mjs`), folder]);
  return folder;
}

/**
 * Serves a folder as the server and Caddy do. `serve(folder)` deploys another; `lose(path)` removes a file;
 * `mix(pages)` serves pages of another folder. `cut(true)` stops answering until `cut(false)`; `requestedPaths` contains all
 * requested paths. `proxyTo(api)` sets the API server, and closes connections to the previous one.
 */
export async function startSite(api, folder) {
  let backend = api;
  let [files, pages, lost] = [folder, folder, null];
  const requestedPaths = new Set();
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url, 'http://site');
    if (/^\/(api|healthz|readyz)(\/|$)/.test(url.pathname)) {
      pass(backend, request, response);
      return;
    }
    requestedPaths.add(url.pathname);
    void send(response, lost === url.pathname ? null : found(url, files, pages), pages);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    requestedPaths,
    serve(next) {
      [files, pages, lost] = [next, next, null];
      requestedPaths.clear();
    },
    lose: (path) => (lost = path),
    mix: (other) => (pages = other),
    cut: (cut) => (isCut = cut),
    proxyTo(next) {
      server.closeAllConnections();
      backend = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** File at an address; null without one. */
function found({ pathname, searchParams }, files, pages) {
  if (extname(pathname)) return existsSync(join(files, pathname)) ? join(files, pathname) : null;
  const screen = pathname === '/' ? '/index' : pathname;
  const names = searchParams.has('new') && !searchParams.has('tab') ? [`${screen}.new.html`] : [];
  return [...names, `${screen}.html`].map((name) => join(pages, name)).find((file) => existsSync(file)) ?? null;
}

async function send(response, file, pages) {
  const isNone = file === null || file.endsWith('/404.html');
  const path = file ?? join(pages, '404.html');
  const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const type = types[extname(path)] ?? 'application/octet-stream';
  response.writeHead(isNone ? 404 : 200, { 'Content-Type': type, 'Cache-Control': cache });
  response.end(await readFile(path));
}

/** Proxies to the server, which accepts writes of its own origin only. */
function pass(api, request, response) {
  const headers = { ...request.headers, ...(request.headers.origin && { origin: api }) };
  const onward = ask(new URL(request.url, api), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
