// Deployment files, parsed as Docker and Compose do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

export const root = join(import.meta.dirname, '../..');
export const read = (path) => readFileSync(join(root, path), 'utf8');

/** Names of the settings in .env.example. */
export const settings = () => [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);

/** docker-compose.yml as data, and its parser's warnings. */
export function compose() {
  const parsed = parseDocument(read('docker-compose.yml'), { merge: true });
  return { faults: [...parsed.errors, ...parsed.warnings].map((fault) => fault.message), ...parsed.toJS() };
}

/** The stages of a Dockerfile, each a list of [instruction, rest]. */
export function stages(path) {
  const all = [];
  for (const line of read(path).replace(/\\\n/g, ' ').split('\n')) {
    const [, name, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === 'FROM') all.push([]);
    if (name) all.at(-1).push([name, rest.trim()]);
  }
  return all;
}

/** Fills in ${NAME}, ${NAME:-default}, ${NAME-default} and ${NAME:?message} as Compose does. */
export function interpolate(text, values) {
  return String(text).replace(/\$\{([A-Z_]+)(?:(:?)([-?])([^}]*))?\}/g, (_, name, colon, operator, word) => {
    const value = values[name];
    if (value !== undefined && !(colon && value === '')) return value;
    if (operator === '?') throw new Error(`${name}: ${word}`);
    return word ?? '';
  });
}
