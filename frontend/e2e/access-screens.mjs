// The screens that the journey of access visits, and what is looked at on each of them.
import { strict as assert } from 'node:assert';
import * as checks from './access-checks.mjs';
import { paint } from './visit.mjs';

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
  // On paper some pages go without it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label^=Carregando]') === null);
  await page.evaluate(() => document.fonts.ready);
}

export async function every(page, size, check, addresses = screens) {
  await page.setViewportSize(size);
  for (const address of addresses) {
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

/** How many rows of a list are wholly in view. */
function rowsInView(page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-list] tbody tr')].map((one) => one.getBoundingClientRect());
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length;
  });
}

/** Nine rows of the books at the start of the page; at its end the heads of their columns, and of other long tables. */
export async function headsKept(page, { offers }) {
  await page.setViewportSize(wide);
  await go(page, '/finances');
  await page.locator('[data-list] [data-row]').first().waitFor();
  const rows = await rowsInView(page);
  assert.ok(rows >= 9, `${rows} rows in view`);
  for (const address of ['/finances', '/finances?tab=year', `/freight-simulations?compare=${offers.join(',')}`]) {
    await page.setViewportSize({ ...wide, height: 240 });
    await go(page, address);
    const head = page.locator('main thead').first();
    await head.waitFor();
    // As far as the table still stands in the window, below its head.
    const top = await head.evaluate((one) => {
      const { bottom } = one.parentElement.getBoundingClientRect();
      window.scrollBy(0, bottom - one.getBoundingClientRect().height - 60);
      return one.getBoundingClientRect().top;
    });
    assert.ok(Math.abs(top) <= 1, `${address}: the heads stand at ${top}`);
  }
  await page.setViewportSize(wide);
}

/** On a wide screen the fields of these forms take all of the room. */
export async function wideForms(page) {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of [
    '/finances?new=expense',
    '/driver-payments?tab=drivers&new=1',
    '/driver-payments?tab=advances&new=1',
    '/maintenance?tab=plan&new=1',
  ]) {
    await go(page, address);
    const widths = await page.locator('main form').evaluate((form) => {
      const cards = [...form.querySelectorAll('.rounded-card')].map((one) => one.getBoundingClientRect());
      const [left, right] = [Math.min(...cards.map((one) => one.left)), Math.max(...cards.map((one) => one.right))];
      return [right - left, document.querySelector('#content > div').getBoundingClientRect().width];
    });
    assert.deepEqual(Math.round(widths[0]), Math.round(widths[1]), address);
  }
  await page.setViewportSize(wide);
}

/** Who asks for strong contrast sees every thin line in the colour of the text, in both themes. */
export async function contrast(page) {
  await page.emulateMedia({ contrast: 'more' });
  await go(page, '/finances');
  for (const theme of ['light', 'dark']) {
    await paint(page, theme);
    // The rule comes after the first screen.
    await page.waitForFunction(() => {
      const style = getComputedStyle(document.documentElement);
      return style.getPropertyValue('--line-strong') === style.getPropertyValue('--ink');
    });
  }
  await paint(page, 'light');
  await page.emulateMedia({ contrast: null });
}

export async function paper(page, { settlement, offers, held }) {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  const printed = [
    '/finances?tab=statement',
    '/finances?tab=year',
    `/freights?id=${held}&claim=1`,
    `/driver-payments?id=${settlement}`,
    `/freight-simulations?compare=${offers.join(',')}`,
  ];
  await every(page, wide, checks.notForPaper, [...screens, ...printed]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
}
