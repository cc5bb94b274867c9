/**
 * After vite's part of the build: one page of HTML for each screen, so that an address that is no screen is answered as such
 * (404.html), and the landing page with its content already drawn. Usage: node scripts/write-pages.mjs [folder]
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The files of the build's chunks of these names. */
function filesOf(names) {
  return names.map((name) => {
    const found = Object.entries(manifest).find(([key, chunk]) => key === name || chunk.name === name);
    if (!found) throw new Error(`The build has no chunk ${name}`);
    return `/${found[1].file}`;
  });
}

/** The files of the build in place of the sources that a drawing names. */
function withFiles(drawing) {
  return drawing.replaceAll(/(?<=src=")\/(src\/[^"]+)/g, (_, source) => filesOf([source])[0]);
}

const font = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.woff2'));
if (!font) throw new Error('The build has no font');
const early = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`;

const preloaded = (file) => `<link rel="modulepreload" crossorigin href="${file}" />`;

/** The libraries take longest: they are asked for first. */
const [longest] = filesOf(['base']);

/** Who is signed in, asked as `src/api/early.ts` asks it: the browser gives it this answer. */
const user = '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials" />';

/** The chunk that a function of the table of screens loads, and all that it imports at once, by key of the manifest. */
function chunksOf(load, seen = new Set()) {
  const key = /"\/(src\/[^"]+)"/.exec(String(load))?.[1];
  const add = (one) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const next of manifest[one].imports ?? []) add(next);
  };
  if (key) add(key);
  return seen;
}

/** What the browser is told to fetch beside the start: these chunks, those of the page, and of a part of it. */
function ahead(names, { load, parts = {} } = {}, part = '') {
  const page = [...chunksOf(parts[part], chunksOf(load))].map((key) => `/${manifest[key].file}`);
  const files = new Set([...filesOf(names), ...page]);
  return [early, ...[...files].filter((file) => file !== longest).map(preloaded)].join('\n    ');
}

/** Chunks that every page needs. */
const everywhere = ['rolldown-runtime', 'base', 'app'];

/** The icon stands in the page: the browser asks for it once or twice otherwise, while the page needs the network. */
const icon = [
  'href="/icon.svg"',
  `href="data:image/svg+xml,${encodeURIComponent(readFileSync(join(dist, 'icon.svg'), 'utf8').trim())}"`,
];

/** The page with what is put in place of some of its parts; each must be there. */
function filled(page, parts) {
  return parts.reduce((text, [part, other]) => {
    if (!text.includes(part)) throw new Error(`index.html has no ${part}`);
    return text.replace(part, () => other);
  }, page);
}

/**
 * What is drawn, without styles in its tags: the server's security policy forbids them, as long as no script sets them. They
 * become a sheet, for the time until the app takes the page over.
 */
function withSheet(drawing) {
  const rules = [];
  const html = drawing.replaceAll(/ style="([^"]*)"/g, (_, style) => {
    const name = `data-drawn="${rules.length}"`;
    rules.push(`[${name}]{${style}}`);
    return ` ${name}`;
  });
  const css = rules.join('');
  const sheet = `/assets/drawn-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(dist, sheet), css);
  return { html, link: `<link rel="stylesheet" href="${sheet}" />` };
}

/** What is drawn, with its pictures at the addresses that the build gave them. */
function asBuilt(drawing) {
  return drawing.replaceAll(/"\/(src\/[^"]+)"/g, (_, source) => `"${filesOf([source])[0]}"`);
}

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { routes } = await vite.ssrLoadModule('/src/app/routes.ts');
  const { drawn: draw } = await vite.ssrLoadModule('/src/app/drawn.tsx');
  const drawn = () => withFiles(draw());
  const theme = '<script src="/theme.js"></script>';
  const libraries = [theme, `${preloaded(longest)}\n    ${theme}`];
  const page = filled(readFileSync(join(dist, 'index.html'), 'utf8'), [libraries, icon]);
  const title = /<title>.*<\/title>/.exec(page)[0];
  const head = (names, route, more = '', part = '') => ['</head>', `  ${ahead(names, route, part)}${more}\n  </head>`];
  const write = (name, parts) => writeFileSync(join(dist, name), filled(page, parts));
  for (const route of routes) {
    const { path, title: name, open } = route;
    if (route.alone) continue;
    const around = open ? [...everywhere, 'inside'] : [...everywhere, 'inside', 'shell'];
    const [file, named] = [path.slice(1), [title, `<title>${name} · Boleia</title>`]];
    write(`${file}.html`, [head(around, route, open ? '' : user), named]);
    // A form is most of what its page brings.
    if (route.parts?.new) write(`${file}.new.html`, [head(around, route, user, 'new'), named]);
  }
  write('404.html', [head([...everywhere, 'inside', 'shell']), [title, '<title>404 · Boleia</title>']]);
  const { html, link } = withSheet(asBuilt(drawn()));
  write('index.html', [
    head(
      everywhere,
      routes.find(({ alone }) => alone),
      link,
    ),
    ['<div id="root"></div>', `<div id="root">${html}</div>`],
  ]);
} finally {
  await vite.close();
}
