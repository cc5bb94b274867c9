import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// oxlint-disable-next-line eslint/no-restricted-imports -- it belongs to the build, outside `src`
import { responseSchemaHashes } from '../../scripts/response-schema-hash.ts';

const source = readFileSync('src/lib/generated/schema.d.ts', 'utf8');

/** Answers that differ from the generated types. */
function changedBy(from: string | RegExp, to: string): string[] {
  const next = source.replace(from, to);
  expect(next).not.toBe(source);
  const [before, after] = [responseSchemaHashes(source), responseSchemaHashes(next)];
  return Object.keys(before).filter((first) => before[first] !== after[first]);
}

test('a word of a description changes no answer, and neither does what is asked', () => {
  expect(changedBy('/** @description Cursor of the next page', '/** @description The cursor of the next page')).toEqual(
    [],
  );
  expect(changedBy('format?: "csv" | "xlsx";', 'format?: "csv";')).toEqual([]);
});

test('an added field changes the hashes of responses that contain it, however deep, and no others', () => {
  const changed = changedBy(/^ {8}FuelRecord: .*?\{$/ms, '$& laps: number;');
  expect(changed).toContain('fuel');
  expect(changed).not.toContain('auth');
});
