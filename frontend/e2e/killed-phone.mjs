// A phone whose browser can be killed and opened again with what it has on its disk.
import { chromium } from '@playwright/test';
import { openVisit } from './visit.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Opens a visit in a browser of its own, with its profile in `folder`; `site` serves the app in front of the API. `options`
 * are those of the context where no test provides them.
 */
export async function startPhone({ site, api, folder, name, viewport, options }) {
  site.proxyTo(api);
  const phone = new Phone(folder, site, { name, viewport, options });
  await phone.start();
  return phone;
}

/** Ends the process of a browser, which can do nothing about it. */
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
  look = (screen) => this.#visit.look(screen);
  refused = (...how) => this.#visit.refused(...how);

  async start() {
    const { viewport, name, options } = this.#options;
    // The browser wakes the worker at once, which would send what waits before the handler is there.
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

  /** Has every request of page and worker handled so from now on, also after a restart; null lets them through. */
  async network(handler) {
    if (this.#handler) await this.context.unroute('**', this.#handler);
    this.#handler = handler;
    if (handler) await this.context.route('**', handler);
  }

  /** Has something done to the browser's context, now and after each start. */
  async prepare(prepare) {
    this.#prepare = prepare;
    await prepare(this.context);
  }

  /** Closes the browser as a person does: it writes down what it has not yet, such as the cookie of the session. */
  async reopen() {
    await this.context.close();
    await this.start();
  }

  /** The browser is killed, and the person opens the app anew. */
  async die() {
    await kill(this.context);
    await this.start();
    await this.page.goto('/dashboard');
  }

  close() {
    return this.context.close();
  }
}
