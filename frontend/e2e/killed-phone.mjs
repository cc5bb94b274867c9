// Phone whose browser can be killed and reopened with its stored state.
import { chromium } from '@playwright/test';
import { openVisit } from './visit.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Opens a visit in a persistent profile in `folder`; `site` serves the app in front of the API. `options` configure the
 * context where no test provides it.
 */
export async function startPhone({ site, api, folder, name, viewport, options }) {
  site.proxyTo(api);
  const phone = new Phone(folder, site, { name, viewport, options });
  await phone.start();
  return phone;
}

/** Kills the browser's process, which cannot react. */
async function kill(context) {
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(processInfo.find(({ type }) => type === 'browser').id, 'SIGKILL');
  await closed;
}

class Phone {
  #folder;
  #site;
  #options;
  #handler = null;
  #prepare = async () => {};
  #visit;
  context;

  constructor(folder, site, options) {
    this.#folder = folder;
    this.#site = site;
    this.#options = options;
  }

  get origin() {
    return this.#site.origin;
  }

  get page() {
    return this.#visit.page;
  }

  judge = (where) => this.#visit.judge(where);
  checkpoint = (screen) => this.#visit.checkpoint(screen);
  refused = (...how) => this.#visit.refused(...how);

  async start() {
    const { viewport, name, options } = this.#options;
    // The browser wakes the worker at once, which would send queued entries before the handler is installed.
    this.#site.cut(this.#handler !== null);
    this.context = await chromium.launchPersistentContext(this.#folder, {
      baseURL: this.origin,
      viewport,
      ...options,
    });
    this.context.setDefaultTimeout(TIMEOUT_MS);
    if (this.#handler) await this.context.route('**', this.#handler);
    await this.#prepare(this.context);
    this.#site.cut(false);
    this.#visit = await openVisit(this.context, { name, viewport, audit: false });
  }

  /** Handles every request of page and worker from now on, also after a restart; null passes them through. */
  async network(handler) {
    if (this.#handler) await this.context.unroute('**', this.#handler);
    this.#handler = handler;
    if (handler) await this.context.route('**', handler);
  }

  /** Configures the browser's context, now and after each start. */
  async prepare(prepare) {
    this.#prepare = prepare;
    await prepare(this.context);
  }

  /** Closes the browser regularly: it stores pending state, such as the session cookie. */
  async reopen() {
    await this.context.close();
    await this.start();
  }

  /** Kills the browser and reopens the app. */
  async die() {
    await kill(this.context);
    await this.start();
    await this.page.goto('/dashboard');
  }

  close() {
    return this.context.close();
  }
}
