// Visit: a browser page with checks on every screen.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const axeSource = await readFile(
  join(dirname(createRequire(import.meta.url).resolve('axe-core')), 'axe.min.js'),
  'utf8',
);
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** axe rules that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const shots = process.env.SHOTS;

/** Idle time without requests after which a screen is complete: React has nothing to render then. */
const QUIET_MS = 100;
const QUIET_TIMEOUT_MS = 120_000;

/** Screens audited by this worker: a further visit runs only the cheap checks. */
const audited = new Set();

/** Disables transitions: a colour in transition can neither be audited nor pictured. */
const FROZEN = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Pages behind the login; public pages do not request the user of an anonymous visitor. */
const inside =
  /^\/(dashboard|vehicles|freights|agenda|freight-simulations|maintenance|fuel|finances|driver-payments|admin|teste-pdf)$/;

/** Prefix of the app's warning about a failed preload (src/main.ts). */
export const codeWarning = 'Code did not come:';

/** Watches a page in a new context. Error responses are faults unless `refused` expects them. */
export async function openVisit(context, { name, viewport, audit }) {
  const page = await context.newPage();
  const requests = watchRequests(page);
  const faults = [];
  const required = [];
  let signedIn = false;
  /** Page of each request: its response may arrive on the next one. */
  const from = new WeakMap();
  const answered = ({ status, path, method, page: asker }) => {
    if (method === 'POST' && status < 300 && /^\/api\/auth\/(login|register)$/.test(path)) signedIn = true;
    if (method === 'POST' && path === '/api/auth/logout') signedIn = false;
    if (status < 400) return;
    // The 401 of an anonymous visitor is part of the product.
    if (!signedIn && status === 401 && path === '/api/auth/user' && inside.test(asker)) return;
    const expected = required.find((one) => one.answer === `${status} ${path}`);
    if (expected) expected.came = true;
    else faults.push(`refused: ${status} ${path}`);
  };

  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    // Error responses are judged below, by their status.
    const text = message.text();
    // The app only warns of a failed preload, which may be retried; in a journey it is a fault.
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

  /** Throws the errors since the last call. */
  function judge(where, more = []) {
    const problems = [...faults.splice(0), ...more];
    if (problems.length > 0) throw new Error(`On "${where}":\n  ${problems.join('\n  ')}`);
  }

  return {
    page,
    isPhone: viewport.width < 768,
    judge,
    /**
     * Runs an action that the server must refuse with each of these responses ("404 /api/freights/1"), or that the app
     * must log as an error with this prefix. They are faults before and after. Unless `isSeen`, they may arrive in
     * another tab.
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
    /** Waits until no request is in flight and the page is idle. */
    idle: () => idle(page, requests),
    checkpoint: async (screen) => {
      await idle(page, requests);
      const full = `${name}-${screen}`;
      judge(screen, await checkpoint(page, { name: full, viewport, audit: audit && !audited.has(full) }));
      audited.add(full);
    },
    close: () => context.close(),
  };
}

/**
 * Tracks requests in flight. Playwright's `networkidle` waits for every frame, and sometimes hangs beside a PDF in a
 * frame.
 */
export function watchRequests(page) {
  const open = new Set();
  let last = 0;
  let change = null;
  const ended = (request) => {
    open.delete(request);
    last = Date.now();
    change?.();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    /** Waits until no request was in flight for some milliseconds. */
    async quiet(idleMs = 500) {
      const deadline = Date.now() + QUIET_TIMEOUT_MS;
      while (open.size > 0 || Date.now() - last < idleMs) {
        if (Date.now() > deadline) throw new Error(`In flight: ${[...open].map((one) => one.url()).join(', ')}`);
        const changed = new Promise((resolve) => (change = resolve));
        const wait = open.size > 0 ? deadline - Date.now() : idleMs - (Date.now() - last);
        const timer = new Promise((resolve) => setTimeout(resolve, wait).unref());
        await (open.size > 0 ? Promise.race([changed, timer]) : timer);
      }
    },
    lastEnd: () => last,
  };
}

/** Waits until no request is in flight and the main thread is idle; the last response may cause more requests. */
async function idle(page, requests) {
  for (let seen = null; seen !== requests.lastEnd();) {
    await requests.quiet(QUIET_MS);
    seen = requests.lastEnd();
    await page.evaluate(() => globalThis.scheduler.postTask(() => {}, { priority: 'background' }));
    await requests.quiet(QUIET_MS);
  }
}

/** Waits until the screen is complete. */
export async function complete(page) {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[role=status]')].some((e) => /Carregando/.test(e.ariaLabel ?? e.textContent)),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Checks the complete screen and takes pictures; returns the problems. */
async function checkpoint(page, { name, viewport, audit }) {
  await complete(page);

  const problems = await overflow(page, viewport.width);
  if (!audit) return problems;
  const before = await freeze(page);
  const takePicture = async (theme) => {
    if (shots) await picture(page, join(shots, `${name}-${theme}.png`));
  };
  problems.push(...(await auditThemes(page, takePicture)));
  await setTheme(page, before);
  problems.push(...(await checkWidths(page, viewport)));
  await unfreeze(page);
  return problems;
}

/**
 * Checks other widths for horizontal scrolling: the narrowest phone, the first width with a menu, and a wide screen.
 */
async function checkWidths(page, viewport) {
  const problems = [];
  for (const width of viewport.width < 768 ? [320] : [768, 1920]) {
    await page.setViewportSize({ ...viewport, width });
    await drawn(page);
    problems.push(...(await overflow(page, width)));
  }
  await page.setViewportSize(viewport);
  await drawn(page);
  return problems;
}

/** Turns transitions and animations off; returns the theme of the page. */
export function freeze(page) {
  return page.evaluate((rules) => {
    globalThis.frozen = new CSSStyleSheet();
    globalThis.frozen.replaceSync(rules);
    document.adoptedStyleSheets.push(globalThis.frozen);
    return document.documentElement.dataset.theme;
  }, FROZEN);
}

export function unfreeze(page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== globalThis.frozen);
  });
}

/** Sets the theme of the page, regardless of the user's choice. */
export function setTheme(page, theme) {
  return page.evaluate((next) => {
    document.documentElement.dataset.theme = next;
    document.documentElement.style.colorScheme = next;
  }, theme);
}

/** Sets the theme and waits for colour transitions. */
export async function paint(page, theme) {
  await setTheme(page, theme);
  await page.evaluate(async () => {
    // Inherited colours change level by level, each with its own transition. Spinners never end.
    let changing;
    do {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const running = document.getAnimations().filter((one) => one.playState === 'running');
      changing = running.filter((one) => one.effect.getComputedTiming().endTime < Infinity);
    } while (changing.length > 0);
  });
}

/** Waits until a new window size is rendered. */
export function drawn(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Audits with axe in both themes: all rules in the light one, colour rules in the dark one. */
export async function auditThemes(page, then = async () => {}) {
  const problems = [];
  for (const theme of ['light', 'dark']) {
    const options = { runOnly: theme === 'light' ? axeTags : { type: 'rule', values: colourRules } };
    await setTheme(page, theme);
    problems.push(...(await violations(page, options)).map((problem) => `axe, ${theme}: ${problem}`));
    await then(theme);
  }
  return problems;
}

/** Audits with axe; returns a text for each violation. */
export async function violations(page, options = { runOnly: axeTags }) {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeSource);
  const found = await page.evaluate(
    (rules) => globalThis.axe.run(document, { ...rules, resultTypes: ['violations'] }).then((r) => r.violations),
    options,
  );
  const small = found.filter(({ id }) => id === 'target-size').flatMap(({ nodes }) => nodes);
  const targets = small.map(({ target }) => target[0]);
  const isLarge = targets.length > 0 ? await page.evaluate(withoutObscured, targets) : [];
  for (const problem of found)
    problem.nodes = problem.nodes.filter((_, i) => problem.id !== 'target-size' || !isLarge[i]);
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n    ${nodes.map((n) => `${n.target} ${n.failureSummary}`).join('\n    ')}`,
    );
}

/** Filters targets that are too small even when scrolled clear of sticky bars. */
async function withoutObscured(targets) {
  const large = [];
  for (const target of targets) {
    const element = document.querySelector(target);
    element.scrollIntoView({ block: 'center' });
    const result = await globalThis.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    large.push(result.violations.length === 0);
  }
  return large;
}

/**
 * Elements that cause horizontal scrolling. A phone widens its viewport to overflowing content, so the width is given.
 */
async function overflow(page, width) {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  if (content <= width) return [];
  const wide = await page.evaluate((limit) => {
    const over = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > limit + 1);
    return over.slice(0, 5).map((e) => `<${e.tagName.toLowerCase()} class="${e.className}">`);
  }, width);
  return [`scrolls sideways: ${content} px of content on ${width}: ${wide.join(' ')}`];
}

/** Full-page picture with sticky bars at its ends. */
export async function picture(page, path, most = Infinity) {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await mkdir(dirname(path), { recursive: true });
  await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), most) });
  await inView(page);
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

/** Waits for lazy content in view: images and sections. Content that never loads is pictured as it is. */
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
