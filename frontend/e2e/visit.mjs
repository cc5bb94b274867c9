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

/** The pages behind the login. Elsewhere nobody asks a stranger who they are. */
const inside =
  /^\/(dashboard|vehicles|freights|freight-simulations|maintenance|fuel|finances|driver-payments|admin|teste-pdf)$/;

/** How the app's warning begins that code did not come when it was asked for ahead (src/main.ts). */
export const codeWarning = 'Code did not come:';

/** Watches a page in a context that is new. What the server refuses is a fault, unless `refused` requires it. */
export async function openVisit(context, { name, viewport, audit }) {
  const page = await context.newPage();
  const requests = watchRequests(page);
  const faults = [];
  const required = [];
  let signedIn = false;
  /** The page that each request was made from: its answer may come to another. */
  const from = new WeakMap();
  const answered = ({ status, path, method, page: asker }) => {
    if (method === 'POST' && status < 300 && /^\/api\/auth\/(login|register)$/.test(path)) signedIn = true;
    if (method === 'POST' && path === '/api/auth/logout') signedIn = false;
    if (status < 400) return;
    // Who is asking? Behind the login nobody yet: that answer is part of the product.
    if (!signedIn && status === 401 && path === '/api/auth/user' && inside.test(asker)) return;
    const expected = required.find((one) => one.answer === `${status} ${path}`);
    if (expected) expected.came = true;
    else faults.push(`refused: ${status} ${path}`);
  };

  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    // Refused requests are judged below, where their status is known.
    const text = message.text();
    // The app only warns of code that may come yet; in a journey all of it comes at once.
    if (message.type() !== 'error' && !text.startsWith(codeWarning)) return;
    if (text.startsWith('Failed to load resource')) return;
    const expected = required.find(({ answer }) => text.startsWith(answer));
    if (expected) expected.came = true;
    else faults.push(`console: ${text}`);
  });
  page.on('request', (request) => from.set(request, new URL(page.url()).pathname));
  page.on('response', (response) =>
    answered({
      status: response.status(),
      path: new URL(response.url()).pathname,
      method: response.request().method(),
      page: from.get(response.request()),
    }),
  );

  /** Fails for what went wrong since the last time. */
  function judge(where, more = []) {
    const problems = [...faults.splice(0), ...more];
    if (problems.length > 0) throw new Error(`On "${where}":\n  ${problems.join('\n  ')}`);
  }

  return {
    page,
    isPhone: viewport.width < 768,
    judge,
    /**
     * Does what the server must refuse, with each of these answers ("404 /api/freights/1"), or what the app must log as an
     * error that begins so. They are faults before and after. Unless `isSeen`, they may come in another tab.
     */
    async refused(answers, action, isSeen = true) {
      required.push(...answers.map((answer) => ({ answer, came: false })));
      await action();
      const missing = required.splice(0).filter((one) => isSeen && !one.came);
      judge(
        'refused',
        missing.map(({ answer }) => `never refused: ${answer}`),
      );
    },
    look: async (screen) => {
      await requests.quiet();
      judge(screen, await look(page, { name: `${name}-${screen}`, viewport, audit }));
    },
    close: () => context.close(),
  };
}

/**
 * The requests of a page that are on their way. Playwright's `networkidle` waits for every frame too, and did not always come
 * beside a PDF in a frame.
 */
export function watchRequests(page) {
  const open = new Set();
  let last = 0;
  const ended = (request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    /** Waits until nothing was on its way for half a second. */
    async quiet() {
      const until = Date.now() + 20_000;
      while (open.size > 0 || Date.now() - last < 500) {
        if (Date.now() > until) throw new Error(`Not answered: ${[...open].map((one) => one.url()).join(', ')}`);
        await page.waitForTimeout(50);
      }
    },
  };
}

/** Waits until nothing on the screen is still to come. */
export async function complete(page) {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[role=status]')].some((e) => /Carregando/.test(e.ariaLabel ?? e.textContent)),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Checks the screen once it is complete, and keeps its pictures: what is wrong with it. */
async function look(page, { name, viewport, audit }) {
  await complete(page);

  const problems = await overflow(page, viewport.width);
  if (!audit) return problems;
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await paint(page, theme);
    problems.push(...(await violations(page)).map((problem) => `axe, ${theme}: ${problem}`));
    if (shots) await picture(page, join(shots, `${name}-${theme}.png`));
  }
  await paint(page, before);
  return [...problems, ...(await others(page, viewport))];
}

/** Nothing scrolls sideways on other screens either: the narrowest phones; where the menu begins to stand, and wide ones. */
async function others(page, viewport) {
  const problems = [];
  for (const width of viewport.width < 768 ? [320] : [768, 1920]) {
    await page.setViewportSize({ ...viewport, width });
    await still(page);
    problems.push(...(await overflow(page, width)));
  }
  await page.setViewportSize(viewport);
  await still(page);
  return problems;
}

/** Shows the page in a theme, whatever its person has chosen. */
export async function paint(page, theme) {
  await page.evaluate((next) => {
    document.documentElement.dataset.theme = next;
    document.documentElement.style.colorScheme = next;
  }, theme);
  await still(page);
}

/** Waits until all is drawn. */
async function still(page) {
  await page.evaluate(async () => {
    // Colours that are inherited may change level by level, and a busy machine is slow to draw: wait until all is still.
    const until = performance.now() + 2000;
    do {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    } while (document.getAnimations().some((one) => one.playState === 'running') && performance.now() < until);
  });
}

async function violations(page) {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeSource);
  const found = await page.evaluate(
    (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then((r) => r.violations),
    axeTags,
  );
  const small = found.filter(({ id }) => id === 'target-size').flatMap(({ nodes }) => nodes);
  const isLarge = await page.evaluate(
    inTheOpen,
    small.map(({ target }) => target[0]),
  );
  for (const problem of found)
    problem.nodes = problem.nodes.filter((_, i) => problem.id !== 'target-size' || !isLarge[i]);
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n    ${nodes.map((n) => `${n.target} ${n.failureSummary}`).join('\n    ')}`,
    );
}

/** Which of these targets are large enough once they are scrolled out from under the bars at the ends of the screen. */
async function inTheOpen(targets) {
  const large = [];
  for (const target of targets) {
    const element = document.querySelector(target);
    element.scrollIntoView({ block: 'center' });
    const result = await globalThis.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    large.push(result.violations.length === 0);
  }
  return large;
}

/** What makes the page scroll sideways. A phone widens its window to what overflows, so the width is told. */
async function overflow(page, width) {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  if (content <= width) return [];
  const wide = await page.evaluate((limit) => {
    const over = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > limit + 1);
    return over.slice(0, 5).map((e) => `<${e.tagName.toLowerCase()} class="${e.className}">`);
  }, width);
  return [`scrolls sideways: ${content} px of content on ${width}: ${wide.join(' ')}`];
}

/** The whole page as one tall screen: bars that stay in place stand at its ends, not across its middle. */
export async function picture(page, path, most = Infinity) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await mkdir(dirname(path), { recursive: true });
  await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), most) });
  await inView(page);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

/** Waits for what comes only once it is in view: images, and parts of a page. What never comes is pictured as it is. */
async function inView(page) {
  await page
    .waitForFunction(
      () =>
        document.querySelector('.skeleton') === null &&
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      null,
      { timeout: 5000 },
    )
    .catch(() => {});
}
