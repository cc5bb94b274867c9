// The browser in which the app is tried, weighed and pictured, and whoever sits before it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const finder = join(import.meta.dirname, '../../scripts/browser.sh');

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1360, height: 900 } };

/** A driver in Brazil. What moves can neither be judged for contrast nor pictured. */
export const somebody = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  contextOptions: { reducedMotion: 'reduce' },
};

export const launchOptions = {
  // Never a downloaded browser: the one of the system.
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
};
