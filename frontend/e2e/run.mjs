// Browser journeys through the built app: node e2e/run.mjs [WORD...] runs the journeys whose title has a word.
// BOLEIA_BIN names the server, CHROMIUM the browser, SHOTS a folder for pictures of every screen.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { count, journey } from './journey.mjs';
import { mainTrip } from './main-trip.mjs';
import { aroundTheHouse } from './around-the-house.mjs';
import { roadLedger } from './road-ledger.mjs';
import { paper } from './paper.mjs';
import { startServer } from './server.mjs';
import { simulations } from './simulations.mjs';
import { openVisit, screens } from './visit.mjs';

const wanted = process.argv.slice(2);
const stories = {
  'Main trip': mainTrip,
  'Around the house': aroundTheHouse,
  'Road ledger': roadLedger,
  Simulations: simulations,
  Paper: paper,
};

const finder = join(import.meta.dirname, '../../scripts/browser.sh');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || execFileSync(finder, { encoding: 'utf8' }).trim(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

try {
  for (const screen of screens) {
    for (const [name, story] of Object.entries(stories)) {
      const title = `${name}, ${screen.name} ${screen.width}×${screen.height}`;
      if (wanted.length > 0 && !wanted.some((word) => title.toLowerCase().includes(word.toLowerCase()))) continue;
      const server = await startServer();
      const open = () => openVisit(browser, screen, server.origin);
      await journey(title, (step) => story(step, open));
      await server.stop();
    }
  }
} finally {
  await browser.close();
}

console.log(`\nJourneys: ${count.passed} steps passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
