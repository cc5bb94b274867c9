import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** Longest motion, in ms; what repeats until something is done is no motion but a sign of progress. */
const MAX_MOTION = 200;

/** Maximum source files of a folder; tests and fixtures do not count. */
const MAX_FILES = 30;

const src = join(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^test\/|fixtures\.ts$|\.d\.ts$/.test(path));
const known = new Set(files);

/** File of a specifier; undefined for packages, styles and generated types. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && posix.join(dirname(from), specifier);
  return path ? [`${path}.ts`, `${path}.tsx`].find((file) => known.has(file)) : undefined;
}

/** Files that each file imports: at once or as a type, not by `import()`, which loads a screen from its definition. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    const specifiers = text.matchAll(/^(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm);
    return [file, [...specifiers].flatMap(([, specifier = '']) => resolve(file, specifier) ?? [])] as const;
  }),
);

/** Files on import cycles. */
function circular(): string[] {
  const rest = new Map(imports);
  for (let before = -1; before !== rest.size;) {
    before = rest.size;
    for (const [file, targets] of rest) if (!targets.some((target) => rest.has(target))) rest.delete(file);
  }
  return [...rest.keys()];
}

test('no folder has more files than a reader takes in', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(files.length).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circular()).toEqual([]);
});

test('a feature imports no other feature', () => {
  const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];
  const foreign = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(foreign).toEqual([]);
});

test('texts have the five sizes and the four weights of the tokens', () => {
  const undefinedToken =
    /\b(?:text-(?:base|md|xl|\dxl|hero|money)|font-(?:thin|extralight|light|semibold|black))(?![\w-])/g;
  const found = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(undefinedToken)].map(([token]) => `${file}: ${token}`),
  );
  expect(found).toEqual([]);
});

test('nothing moves for longer than 200 ms, and nothing at all under reduced motion', () => {
  const styles = readdirSync(join(src, 'styles')).map((file) => readFileSync(join(src, 'styles', file), 'utf8'));
  const declared = styles
    .flatMap((text) => [...text.matchAll(/(?:animation|transition):([^;]+);/g)].map(([, value = '']) => value))
    .filter((value) => !value.includes('infinite'));
  const inStyles = declared.flatMap((value) => [...value.matchAll(/(?<!\S)(\d+)ms/g)].map(([, ms]) => Number(ms)));
  const inClasses = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\bduration-(\d+)/g)].map(([, ms]) => Number(ms)),
  );
  expect(Math.min(inStyles.length, inClasses.length)).toBeGreaterThan(5);
  expect([...inStyles, ...inClasses].filter((ms) => ms > MAX_MOTION)).toEqual([]);
  expect(styles.join()).toMatch(/prefers-reduced-motion: reduce\) \{\s*\*,[^}]*animation-duration: 0\.01ms !important/);
});
