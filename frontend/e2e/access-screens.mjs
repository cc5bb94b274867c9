// The screens that the journey of access visits, and what is looked at on each of them.
import { strict as assert } from 'node:assert';
import * as checks from './access-checks.mjs';

/** The lists that have rows, and what else is looked at. */
export const lists = ['/vehicles', '/freights', '/fuel', '/finances'];
const screens = [
  '/dashboard',
  ...lists,
  '/fuel?new=1',
  '/freights?id=1',
  '/freight-simulations?new=1',
  '/driver-payments',
];

export const wide = { width: 1360, height: 900 };
export const phone = { width: 390, height: 844 };

/** What WCAG 1.4.12 lets a person set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Opens a screen and waits until it is there. */
export async function go(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label^=Carregando]') === null);
  await page.evaluate(() => document.fonts.ready);
}

export async function every(page, size, check) {
  await page.setViewportSize(size);
  for (const address of screens) {
    await go(page, address);
    assert.deepEqual(await check(page), [], `${address} at ${size.width} px`);
  }
  await page.setViewportSize(wide);
}

export async function largeText(opener) {
  // The setting of the browser, which media queries in rem follow, too. A page of its own: Chromium keeps it.
  const page = await opener.context().newPage();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const size of [wide, phone]) {
    await every(page, size, async () => {
      const bars = await checks.heightOfBars(page);
      return [...(await checks.sideways(page)), ...(bars > 40 ? [`bars take ${bars} % of the height`] : [])];
    });
  }
  await page.close();
}

export async function wideText(page) {
  for (const size of [wide, phone]) {
    await every(page, size, async () => {
      await checks.style(page, SPACING);
      return [...(await checks.sideways(page)), ...(await checks.cutTexts(page))];
    });
  }
}

export async function paper(page) {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await every(page, wide, checks.notForPaper);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
}
