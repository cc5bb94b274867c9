// One browser page on its way through the app, and what must hold on every screen that it meets.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const axeSource = await readFile(
  join(dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js'),
  'utf8',
);
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const shots = process.env.SHOTS;

/** Phone and desktop, as the product is looked at. */
export const screens = [
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'desktop', width: 1360, height: 900, touch: false },
];

/** A page with empty storage. `refused` answers of the server are faults unless `expecting` them. */
export async function openVisit(browser, screen, origin) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.touch,
    isMobile: screen.touch,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What moves cannot be judged for contrast.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults = [];
  // Who is asking? Nobody yet: that answer is part of the product.
  const expected = new Set(['401 /api/auth/user']);

  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    // Refused requests are judged below, where their status is known.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    const answer = `${response.status()} ${new URL(response.url()).pathname}`;
    if (response.status() >= 400 && !expected.has(answer)) faults.push(`refused: ${answer}`);
  });

  return {
    page,
    screen,
    isPhone: screen.width < 768,
    expecting: (...answers) => answers.forEach((answer) => expected.add(answer)),
    /** What went wrong since the last look, for pages that are not ours to look at. */
    faults: () => faults.splice(0),
    look: (name) => look(page, screen, name, faults),
    close: () => context.close(),
  };
}

/** Waits for the screen to be complete, then checks it in both themes and keeps its pictures. */
async function look(page, screen, name, faults) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[role=status]')].some((e) => /Carregando/.test(e.ariaLabel ?? e.textContent)),
  );
  await page.evaluate(() => document.fonts.ready);

  const problems = faults.splice(0);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await paint(page, theme);
    problems.push(...(await violations(page)).map((problem) => `axe, ${theme}: ${problem}`));
    if (shots) await picture(page, `${screen.name}-${name}-${theme}`);
  }
  await paint(page, before);
  if (screen.width < 768) problems.push(...(await overflow(page)));

  if (problems.length > 0) throw new Error(`On "${name}":\n  ${problems.join('\n  ')}`);
}

async function paint(page, theme) {
  await page.evaluate((next) => {
    document.documentElement.dataset.theme = next;
    document.documentElement.style.colorScheme = next;
  }, theme);
  await page.evaluate(async () => {
    // Colours that are inherited may change level by level, and a busy machine is slow to draw: wait until all is still.
    const until = performance.now() + 2000;
    do {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    } while (document.getAnimations().some((one) => one.playState === 'running') && performance.now() < until);
  });
}

async function violations(page) {
  await page.evaluate(axeSource);
  const found = await page.evaluate(
    (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then((r) => r.violations),
    axeTags,
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((n) => `${n.target} ${n.failureSummary}`).join('\n    ')}`,
  );
}

/** Nothing scrolls sideways on a phone. */
async function overflow(page) {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  if (content <= width) return [];
  const wide = await page.evaluate((limit) => {
    const over = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > limit + 1);
    return over.slice(0, 5).map((e) => `<${e.tagName.toLowerCase()} class="${e.className}">`);
  }, width);
  return [`scrolls sideways: ${content} px of content on ${width}: ${wide.join(' ')}`];
}

/** The whole page as one tall screen: bars that stay in place stand at its ends, not across its middle. */
async function picture(page, name) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await mkdir(shots, { recursive: true });
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await page.screenshot({ path: join(shots, `${name}.png`) });
  await page.setViewportSize(size);
}
