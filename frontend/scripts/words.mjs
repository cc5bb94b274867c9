/**
 * Finds refused words in Portuguese texts: screens, messages and documents of the server, examples of the API. The
 * table "Words for writers" of docs/develop/vocabulary.md is the only list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ofJson, ofRust, ofTypeScript } from './sentences.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path) => readFileSync(ROOT + path, 'utf8');
const files = (folder, kind) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => kind.test(path) && !isTest(path))
    .sort();

/** Tests and their fixtures. */
const isTest = (path) =>
  /\.test\.|fixtures\.ts$|\/src\/test\/|\/(tests?|bench)\/|[_/]tests?\.rs$|worked_by_hand\.rs$|schema\.d\.ts$/.test(
    path,
  );

/** Matches whole words; a capital letter makes it case-sensitive. */
function patternOf(code) {
  const regex = /^\/(.+)\/$/.exec(code)?.[1];
  if (regex !== undefined) return new RegExp(regex.replaceAll('\\|', '|'), 'u');
  const words = code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d_])${words}(?![\\p{L}\\d_])`, /\p{Lu}/u.test(code) ? 'u' : 'iu');
}

const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Refused words of the table, with their replacement and allowed folders. */
function refusedWords() {
  const [, section = ''] = read('docs/develop/vocabulary.md').split('\n## Words for writers\n');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((line) => {
    const [, refused = '', instead = '', , allowed = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return codes(refused).map((code) => ({ code, pattern: patternOf(code), instead, allowed: codes(allowed) }));
  });
}

const lineOf = (source, start) => source.slice(0, start).split('\n').length;

/** Every text with its place. */
function sentences() {
  const sources = (folder, kind, extract) =>
    files(folder, kind).flatMap((path) => {
      const source = read(path);
      return extract(path, source).map(({ start, text }) => ({ path, line: lineOf(source, start), text }));
    });
  const whole = (path) =>
    read(path)
      .split('\n')
      .map((text, index) => ({ path, line: index + 1, text }));
  const document = ofJson(JSON.parse(read('docs/openapi.json')));
  return [
    ...sources('frontend/src', /\.tsx?$/, ofTypeScript),
    ...sources('crates', /\/src\/.*\.rs$/, (_, source) => ofRust(source)),
    ...whole('frontend/index.html'),
    ...whole('frontend/public/manifest.webmanifest'),
    ...document.map(({ pointer, text }) => ({ path: 'docs/openapi.json', line: pointer, text })),
  ];
}

const words = refusedWords();
const all = sentences();
if (words.length === 0 || all.length < 1000)
  throw new Error('The words or the sentences are not found where they were.');
/** True for an identifier such as `last_master`, which is no sentence. */
const isName = (text) => /^[a-z\d_./:{}?=&-]*$/.test(text);

const faults = all
  .filter(({ text }) => !isName(text))
  .flatMap(({ path, line, text }) =>
    words
      .filter(({ pattern, allowed }) => pattern.test(text) && !allowed.some((part) => path.includes(part)))
      .map(({ code, instead }) => ({
        path,
        line,
        code,
        instead,
        text: text.replace(/\s+/g, (at) => (at === '\u00a0' ? at : ' ')).trim(),
      })),
  );
for (const { path, line, code, instead, text } of faults)
  console.error(`${path}:${line}: ${code} in "${text.slice(0, 160)}"; instead: ${instead}`);
console.log(`${all.length} texts, ${words.length} refused words: ${faults.length} found`);
process.exitCode = faults.length > 0 ? 1 : 0;
