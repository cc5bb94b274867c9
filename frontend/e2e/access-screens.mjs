// Accessibility journey: opens each screen once and runs all checks in every size and mode.
import * as checks from './access-checks.mjs';
import { auditThemes, complete, drawn, freeze, paint, setTheme, unfreeze, violations } from './visit.mjs';

export const lists = ['/vehicles', '/freights', '/fuel', '/finances'];

export const wide = { width: 1360, height: 900 };
export const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const low = { width: 1360, height: 240 };
const widest = { width: 1920, height: 1080 };

/** Text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const NORMAL_PX = 16;
const MAX_BARS_PERCENT = 40;
const MIN_ROWS = 9;

/**
 * Screens by their checks. axe audits each at 1360 px in both themes: the desktop layout of the screens that journeys
 * show on a phone.
 */
export function screensOf({ settlement, offers, held, truck, driver, expense, fuel }) {
  const everything = ['/dashboard', ...lists, '/fuel?new=1', '/freights?id=1', '/freight-simulations?new=1'];
  const compared = `/freight-simulations?compare=${offers.join(',')}`;
  const statement = '/finances?tab=statement';
  const forms = [
    '/finances?new=expense',
    '/driver-payments?tab=drivers&new=1',
    '/driver-payments?tab=advances&new=1',
    '/maintenance?tab=plan&new=1',
  ];
  const printed = [
    statement,
    '/finances?tab=year',
    `/freights?id=${held}&claim=1`,
    `/driver-payments?id=${settlement}`,
  ];
  const furtherScreens = [
    '/freights?new=1',
    '/freights?tab=clients',
    '/vehicles?new=truck',
    '/maintenance?new=1',
    '/fuel?tab=consumption',
    '/finances?tab=months',
    '/finances?tab=cash-flow',
    '/driver-payments?new=1',
    '/driver-payments?tab=drivers',
    '/dashboard?expense=new',
    '/dashboard?account=profile',
    '/agenda',
    '/maintenance',
    '/freight-simulations',
    '/freight-simulations?id=1',
    '/admin',
    '/admin?tab=rates',
    '/admin?tab=audit',
    '/teste-pdf',
    `/vehicles?id=${truck}`,
    `/driver-payments?tab=drivers&id=${driver}`,
    `/finances?id=${expense}`,
    `/fuel?id=${fuel}`,
  ];
  return [
    ...[...everything, '/driver-payments'].map((address) => ({ address, isFull: true, isPrinted: true })),
    ...[...printed, compared].map((address) => ({ address, isPrinted: true })),
    ...forms.map((address) => ({ address, isForm: true })),
    ...furtherScreens.map((address) => ({ address })),
  ].map((screen) => ({
    ...screen,
    isTable: ['/finances', '/finances?tab=year', compared].includes(screen.address),
    isBooks: screen.address === '/finances',
  }));
}

/** Public screens. */
export const openScreens = ['/', '/login', '/register'].map((address) => ({ address }));

/** Opens a screen and waits until it is complete. */
export async function go(page, address) {
  await page.goto(address);
  // A heading hidden in print is attached all the same.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await complete(page);
}

/** Runs all checks of a screen; `report(step, problems)` receives each result by step name. */
export async function inspect(visit, screen, report) {
  const { page } = visit;
  const { address, isFull, isPrinted, isForm, isTable, isBooks } = screen;
  const note = (step, problems) =>
    report(
      step,
      problems.map((problem) => `${address}: ${problem}`),
    );
  const resize = async (size) => {
    await page.setViewportSize(size);
    await settle(visit);
  };
  await go(page, address);
  await visit.idle();
  if (isBooks) note('a desktop shows nine rows of the books, and heads of columns stay in sight', await rows(page));
  if (isBooks) note('strong contrast makes thin lines as dark as text', await contrast(page));
  if (isFull) note('little motion', await checks.moving(page));
  await freeze(page);
  note('axe finds nothing on a desktop, in both themes', await auditThemes(page));
  if (isFull) {
    note('targets of 24 px', await checks.smallTargets(page));
    await page.emulateMedia({ forcedColors: 'active' });
    note('forced colours keep edges and what is chosen', await checks.forcedColourProblems(page));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await setTheme(page, 'light');
  if (isPrinted) note('paper has no buttons, is white, and cuts no card in two', await paper(page));
  for (const size of [widest, { ...wide, width: 768 }]) {
    await resize(size);
    note('nothing scrolls sideways on other widths', await checks.horizontalOverflow(page));
    if (isForm && size === widest) note('forms take the room of a wide screen', await formWidth(page));
  }
  if (isTable) {
    await resize(low);
    note('a desktop shows nine rows of the books, and heads of columns stay in sight', await headOffset(page));
  }
  if (isFull) {
    for (const size of [wide, phone]) {
      const reset = await enlargeText(page);
      await resize(size);
      note('text twice as large', [...(await checks.horizontalOverflow(page)), ...(await tallBars(page))]);
      await reset();
      // Media queries in rem follow the font size only after a resize.
      await resize({ ...size, height: size.height + 1 });
      note('text set widely', await wideText(page));
    }
    note('targets of 24 px', await checks.smallTargets(page));
    await resize(narrow);
    note('reflow at 320 px', await checks.horizontalOverflow(page));
  }
  await unfreeze(page);
  await page.setViewportSize(wide);
}

/** Doubles the font size of the browser; returns its reset. */
async function enlargeText(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * NORMAL_PX } });
  return async () => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: NORMAL_PX } });
    await browser.detach();
  };
}

async function tallBars(page) {
  const percent = await checks.heightOfBars(page);
  return percent > MAX_BARS_PERCENT ? [`bars take ${percent} % of the height`] : [];
}

async function wideText(page) {
  const remove = await checks.style(page, SPACING);
  await drawn(page);
  const problems = [...(await checks.horizontalOverflow(page)), ...(await checks.truncatedTexts(page))];
  await remove();
  return problems;
}

/** Waits until another layout is rendered, with the parts that it loads. */
async function settle(visit) {
  await drawn(visit.page);
  await visit.idle();
  await complete(visit.page);
}

/** Table rows within view at the top of the page. */
async function rows(page) {
  await page.locator('[data-list] [data-row]').first().waitFor();
  const count = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-list] tbody tr')].map((one) => one.getBoundingClientRect());
    return all.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length;
  });
  return count < MIN_ROWS ? [`${count} rows in view`] : [];
}

/** Offset of a sticky table head at the end of the page. */
async function headOffset(page) {
  const head = page.locator('main thead').first();
  await head.waitFor();
  // Limited to the rest of the table in the window.
  const top = await head.evaluate((one) => {
    const { bottom } = one.parentElement.getBoundingClientRect();
    window.scrollBy(0, bottom - one.getBoundingClientRect().height - 60);
    return one.getBoundingClientRect().top;
  });
  return Math.abs(top) > 1 ? [`the head is at ${top} px`] : [];
}

/** Width of the fields relative to the available width. */
async function formWidth(page) {
  const [fields, room] = await page.locator('main form').evaluate((form) => {
    const cards = [...form.querySelectorAll('.rounded-card')].map((one) => one.getBoundingClientRect());
    const [left, right] = [Math.min(...cards.map((one) => one.left)), Math.max(...cards.map((one) => one.right))];
    return [right - left, document.querySelector('#content > div').getBoundingClientRect().width].map(Math.round);
  });
  return fields === room ? [] : [`fields take ${fields} of ${room} px`];
}

/** High contrast in both themes: the only audit with transitions on. */
async function contrast(page) {
  const problems = [];
  await page.emulateMedia({ contrast: 'more' });
  for (const theme of ['dark', 'light']) {
    await paint(page, theme);
    // The style loads after the first screen.
    await page.waitForFunction(() => {
      const style = getComputedStyle(document.documentElement);
      return style.getPropertyValue('--line-strong') === style.getPropertyValue('--ink');
    });
    problems.push(...(await violations(page)));
  }
  await page.emulateMedia({ contrast: null });
  await paint(page, 'light');
  return problems;
}

async function paper(page) {
  await setTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await drawn(page);
  const problems = await checks.printProblems(page);
  await page.emulateMedia({ media: null });
  await setTheme(page, 'light');
  return problems;
}
