import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const frontend = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'money-rule-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines that the rule rejects. */
function refused(lines: readonly string[]): string[] {
  const file = join(folder, 'seen.ts');
  writeFileSync(file, lines.join('\n'));
  const args = ['oxlint', '--config', join(frontend, '.oxlintrc.json'), '--format', 'json', file];
  const { stdout } = spawnSync('npx', args, { cwd: frontend, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  const found = diagnostics
    .filter(({ code }) => code.startsWith('money('))
    .flatMap(({ labels }) => labels.map(({ span }) => span.line));
  return [...new Set(found)].toSorted((a, b) => a - b).flatMap((line) => lines[line - 1] ?? []);
}

test('lint refuses what adds, shares out, ranks or compares money', () => {
  const reckoning = [
    'one.revenueCents - one.costCents;',
    '(one.revenueCents ?? 0) + 1;',
    'one["revenueCents"] * 12;',
    'total += one.amountCents;',
    'one.netCents > other.netCents;',
    'one.netCents === other.netCents;',
    'one.netCents < 100_00;',
    'Math.max(one.netCents, 5);',
    'rows.toSorted((a, b) => b.amountCents - a.amountCents);',
    'rows.reduce((sum, { amountCents }) => sum + amountCents, 0);',
    'sum(rows, (row) => row.amountCents);',
    'const then = other.netCents; then > limit;',
    'const { netCents: left } = other; left / 2;',
  ];
  expect(refused(reckoning)).toEqual(reckoning);
});

test('lint lets an amount be shown: its sign, that it is known, that there is one, its words', () => {
  const shown = [
    'one.netCents < 0 ? "Prejuízo" : "Sobrou";',
    'one.costCents === 0 || one.costCents === null;',
    'format(-one.costCents);',
    'format(Math.abs(one.balanceCents));',
    '"R$ " + one.netCents;',
    'one.marginBps > other.marginBps;',
  ];
  expect(refused(shown)).toEqual([]);
});
