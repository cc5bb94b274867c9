/**
 * Bundles the service worker with its precache list: the page of every screen but the landing page, and all code.
 * Usage: node scripts/write-worker.mjs [folder]
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** Further files that the app needs offline. */
const beside = ['icon.svg', 'manifest.webmanifest', 'theme.js'];

/** Address of a page on the server. */
function addressOf(page) {
  return `/${page.replace(/\.html$/, '').replace(/\.new$/, '?new=1')}`;
}

/**
 * Precache entries, each with its `file`. Files without a hash in their names have a revision: a server that is updated
 * meanwhile would mix pages of two versions.
 */
function contents() {
  const pages = readdirSync(dist).filter((file) => file.endsWith('.html') && file !== 'index.html');
  const assets = readdirSync(join(dist, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file));
  return [
    ...assets.sort().map((name) => ({ file: `assets/${name}`, url: `/assets/${name}`, revision: null })),
    ...[...pages.sort(), ...beside].map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest();
      const url = file.endsWith('.html') ? addressOf(file) : `/${file}`;
      return { file, url, revision: hash.toString('hex', 0, 4), integrity: `sha256-${hash.toString('base64')}` };
    }),
  ];
}

const list = contents();
// Read by the budget and the journeys.
writeFileSync(join(dist, '.vite/kept.json'), JSON.stringify(list.map(({ file, url }) => ({ file, url }))));
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  resolve: { alias: { '@': join(root, 'src') } },
  define: { PRECACHE: JSON.stringify(list, ['url', 'revision', 'integrity']) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'src/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
