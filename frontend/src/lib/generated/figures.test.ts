import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figures } from './figures';

const src = join(import.meta.dirname, '../..');
const screens = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => readFileSync(join(src, path), 'utf8'))
  .join('\n');

test.each(Object.keys(figures))('"%s" is explained on a screen', (figure) => {
  expect(screens).toMatch(new RegExp(`(figure|revenue|cost|result)(=|: )["']${figure}["']`));
});
