// Adds up the results of the test runners in one line. Fails if a required runner reported nothing.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const lines = stripVTControlCharacters(readFileSync(process.argv[2], 'utf8')).split('\n');
const number = (line, pattern) => Number(pattern.exec(line)?.[1] ?? 0);

/** The closing lines of each runner: [passed, failed]. */
const runners = {
  Rust: [
    [/^test result: /, (l) => [number(l, /(\d+) passed/), number(l, /(\d+) failed/)]],
  ],
  frontend: [[/^\s*Tests\s+.*\(\d+\)\s*$/, (l) => [number(l, /(\d+) passed/), number(l, /(\d+) failed/)]]],
  // pytest
  contract: [[/^=*\s*(\d+ \w+, )*\d+ \w+ in [\d.]+s\b/, (l) => [number(l, /(\d+) passed/), number(l, /(\d+) failed/) + number(l, /(\d+) errors?/)]]],
  journeys: [[/^Journeys: \d+ steps? passed, \d+ failed$/, (l) => [number(l, /(\d+) steps? passed/), number(l, /(\d+) failed/)]]],
};

let passed = 0;
let failed = 0;
for (const [name, closings] of Object.entries(runners)) {
  const counts = lines.flatMap((line) => closings.filter(([closing]) => closing.test(line)).map(([, count]) => count(line)));
  const own = counts.reduce((sum, [p]) => sum + p, 0);
  if (own === 0) {
    console.error(`No test of "${name}" was counted.`);
    process.exit(1);
  }
  passed += own;
  failed += counts.reduce((sum, [, f]) => sum + f, 0);
}

console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exit(1);
