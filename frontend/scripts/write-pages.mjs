/**
 * Writes one HTML page per screen after vite's build, so that unknown addresses get a real 404 (404.html), and
 * prerenders the landing page. Each page preloads the code of its screen. Usage: node scripts/write-pages.mjs [folder]
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const template = readFileSync(join(dist, 'index.html'), 'utf8');

const font = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.woff2'));
if (!font) throw new Error('The build has no font');
const fontLink = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;

/** The signed-in user, as `src/api/early-fetch.ts` requests it: the browser reuses this response. */
const userLink = '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials" />';

/** Manifest key of a source file's chunk: its own, or its layer's. */
function keyOf(source) {
  const key = manifest[source]
    ? source
    : Object.keys(manifest).find((one) => manifest[one].name === parse(source).name);
  if (!key) throw new Error(`The build has no chunk of ${source}`);
  return key;
}

/** Adds a chunk and its static imports, by key of the manifest. */
function addChunks(key, chunks) {
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const next of manifest[key].imports ?? []) addChunks(next, chunks);
}

/** Source file that a loader (`() => import(…)`) imports. */
function sourceOf(load) {
  return /"\/(src\/[^"]+)"/.exec(String(load))[1];
}

/** Preload links of these loaders and of the code that mounts them. The template preloads the start-up chunk itself. */
function preloads(loads, mount = 'src/app/app.tsx') {
  const [start, chunks] = [new Set(), new Set()];
  addChunks(keyOf('src/main.ts'), start);
  for (const source of [mount, ...loads.map(sourceOf)]) addChunks(keyOf(source), chunks);
  return [...chunks]
    .filter((key) => !start.has(key))
    .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}" />`);
}

/** Writes the template with title, head links, and content. */
function write(name, title, links, html = '') {
  const parts = [
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    ['</head>', `  ${[fontLink, ...links].join('\n    ')}\n  </head>`],
    ['<div id="root"></div>', `<div id="root">${html}</div>`],
  ];
  const page = parts.reduce((text, [part, replacement]) => {
    if (text.search(part) < 0) throw new Error(`index.html has no ${part}`);
    return text.replace(part, () => replacement);
  }, template);
  writeFileSync(join(dist, name), page);
}

/** Moves `style` attributes of prerendered HTML into a stylesheet, because the security policy forbids them. */
function withSheet(prerendered) {
  const rules = [];
  const html = prerendered.replaceAll(/ style="([^"]*)"/g, (_, style) => {
    const name = `data-drawn="${rules.length}"`;
    rules.push(`[${name}]{${style}}`);
    return ` ${name}`;
  });
  if (rules.length === 0) return { html, links: [] };
  const css = rules.join('');
  const sheet = `/assets/drawn-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(dist, sheet), css);
  return { html, links: [`<link rel="stylesheet" href="${sheet}" />`] };
}

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { routes, loadAppLayout } = await vite.ssrLoadModule('/src/app/routes.ts');
  for (const { path, title, public: isPublic, load, lazyParts = {} } of routes) {
    if (path === '/') continue;
    const around = isPublic ? [load] : [loadAppLayout, load];
    const links = (part) => [...preloads(part ? [...around, part] : around), ...(isPublic ? [] : [userLink])];
    write(`${path.slice(1)}.html`, `${title} · Boleia`, links(lazyParts['']));
    // A form is most of its page's code.
    if (lazyParts.new) write(`${path.slice(1)}.new.html`, `${title} · Boleia`, links(lazyParts.new));
  }
  write('404.html', '404 · Boleia', preloads([loadAppLayout]));
  const landing = routes.find(({ path }) => path === '/');
  const { default: Landing } = await vite.ssrLoadModule(`/${sourceOf(landing.load)}`);
  const content = renderToString(createElement(Landing));
  // Pictures by their hashed addresses.
  const built = content.replaceAll(/"\/(src\/[^"]+)"/g, (_, source) => `"/${manifest[source].file}"`);
  const { html, links } = withSheet(built);
  const code = preloads([landing.load], 'src/features/landing/mount.tsx');
  write('index.html', /<title>(.*)<\/title>/.exec(template)[1], [...code, ...links], html);
} finally {
  await vite.close();
}
