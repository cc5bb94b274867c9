// Browser configuration of journeys, measurements and pictures.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const finder = join(import.meta.dirname, '../../scripts/browser.sh');

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1360, height: 900 } };

/** Brazilian locale. Reduced motion: moving elements can neither be audited for contrast nor pictured. */
export const brazilianUser = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  contextOptions: { reducedMotion: 'reduce' },
};

export const launchOptions = {
  // The system's browser, never a downloaded one.
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
