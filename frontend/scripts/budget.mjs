// What the browser must fetch, in kB of gzip, against what we allow ourselves. Reads the manifest of the last build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const limits = { login: 100, dashboard: 125, lazy: 25, css: 14 };

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.entries(manifest);
const kB = (file) => gzipSync(readFileSync(join(dist, file))).length / 1000;
const sum = (files) => [...files].reduce((total, file) => total + kB(file), 0);

/** The chunk and all that it imports at once, by manifest key. */
function graph(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) graph(next, seen);
  return seen;
}

function keyOf(pattern) {
  const found = chunks.find(([, chunk]) => pattern.test(chunk.src ?? ''));
  if (!found) throw new Error(`No chunk of the build matches ${pattern}`);
  return found[0];
}

const scripts = (keys) => new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
const entry = chunks.find(([, chunk]) => chunk.isEntry)[0];
const shell = chunks.find(([, chunk]) => chunk.isDynamicEntry && /src\/app\/shell/.test(chunk.src))?.[0];

/** All that a first visit of a page loads; pages behind the login come inside the shell. */
function firstLoad(page, inShell) {
  const keys = graph(entry);
  if (inShell && shell) graph(shell, keys);
  return scripts(graph(keyOf(page), keys));
}

const atStart = scripts(graph(entry, shell ? graph(shell) : new Set()));
const rows = [
  // theme.js stands apart from the bundle, so that it runs before the first paint.
  ['/login', sum(firstLoad(/auth\/login-page/, false)) + kB('theme.js'), limits.login],
  ['/dashboard', sum(firstLoad(/dashboard\/dashboard-page/, true)) + kB('theme.js'), limits.dashboard],
];
const lazy = chunks.filter(([key, chunk]) => chunk.isDynamicEntry && key !== shell);
const uses = new Map();
for (const [key] of lazy) for (const file of scripts(graph(key))) uses.set(file, (uses.get(file) ?? 0) + 1);
for (const [key, chunk] of lazy) {
  // What several pages share is loaded once: a page answers for its own part, and the whole is told beside it.
  const files = [...scripts(graph(key))].filter((file) => !atStart.has(file));
  const own = files.filter((file) => uses.get(file) === 1);
  rows.push([`lazy ${chunk.src} (${sum(files).toFixed(1)} with shared parts)`, sum(own), limits.lazy]);
}
for (const [file, count] of uses) {
  if (count > 1 && !atStart.has(file) && kB(file) > 5)
    rows.push([`shared by ${count}: ${file}`, kB(file), limits.lazy]);
}
rows.push(['all CSS', sum(new Set(chunks.flatMap(([, chunk]) => chunk.css ?? []))), limits.css]);

for (const [name, size, limit] of rows) {
  console.log(
    `${size > limit ? 'OVER' : ' ok '} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB  ${name}`,
  );
}
if (rows.some(([, size, limit]) => size > limit)) {
  console.error('The bundle is over its budget.');
  process.exit(1);
}
