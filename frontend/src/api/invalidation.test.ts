import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INVALIDATIONS, invalidatedBy } from './invalidation';

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

const written = Object.keys(paths)
  .filter((path) => ['post', 'put', 'delete'].some((method) => method in (paths[path] ?? {})))
  .map((path) => path.replaceAll(/\{[^}]+\}/g, '1'));

test.each(written)('the table knows what a write to %s puts out of date', (path) => {
  expect(INVALIDATIONS.some(([row]) => row.test(path))).toBe(true);
});

test('every row is about a write that there is', () => {
  expect(INVALIDATIONS.filter(([row]) => !written.some((path) => row.test(path)))).toEqual([]);
});

test('deleting a freight reopens its simulation', () => {
  expect(invalidatedBy('/api/freights/7')).toContain('/api/freight-simulations');
});

test('a changed plate invalidates the books', () => {
  expect(invalidatedBy('/api/vehicles/3')).toContain('/api/finances');
});

test('a query string is no part of the pattern, and an unknown address puts everything out of date', () => {
  expect(invalidatedBy('/api/finances/4?scope=all')).toEqual(invalidatedBy('/api/finances/4'));
  expect(invalidatedBy('/api/fuel/preview?id=4')).toEqual([]);
  expect(invalidatedBy('/api/something-new')).toEqual(['/api']);
});
