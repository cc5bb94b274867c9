import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/use/accessibility.md'), 'utf8');

/** The criteria of WCAG 2.2 of the levels A and AA. */
const CRITERIA = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
  1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
  2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`;

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, criterion = '', , proof = '']) => ({ criterion, proof }));

const sources = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, 'frontend', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test\.tsx?|mjs)$/.test(file))
    .map((file) => ({ name: basename(file), text: readFileSync(join(root, 'frontend', folder, file), 'utf8') })),
);

/** True if a test file contains the title. */
function isThere(file: string, name: string): boolean {
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`);
  return sources.some((source) => source.name === file && quoted.some((text) => source.text.includes(text)));
}

test('every criterion is answered once, and has a proof', () => {
  expect(rows.map(({ criterion }) => criterion.split(' ')[0])).toEqual(CRITERIA.split(/\s+/));
  const bare = rows.filter(
    ({ proof }) => !/`[^`]+: |\]\(|\baxe\b|by hand: |not yet tried: |does not apply/.test(proof),
  );
  expect(bare).toEqual([]);
});

test('what the page names is there', () => {
  const named = [...page.matchAll(/`([\w.-]+\.(?:tsx?|mjs)): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, file = '', name = '']) => !isThere(file, name)).map(([text]) => text)).toEqual([]);
  const links = [...page.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, file = '']) => join(root, 'docs/use', file));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});
