// A phone whose browser can be killed and opened again with what it has on its disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openVisit } from './visit.mjs';

/** A visit as `openVisit` gives it, by a browser of its own with a profile on the disk. */
export async function startPhone(options) {
  const phone = new Phone(await mkdtemp(join(tmpdir(), 'boleia-phone-')), options);
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
  #options;
  #handler = null;
  #visit;
  context;

  constructor(folder, options) {
    this.#folder = folder;
    this.#options = options;
  }

  get page() {
    return this.#visit.page;
  }

  judge = (where) => this.#visit.judge(where);
  look = (screen) => this.#visit.look(screen);
  refused = (answers, action) => this.#visit.refused(answers, action);

  async start() {
    const { baseURL, viewport, name } = this.#options;
    this.context = await chromium.launchPersistentContext(this.#folder, { baseURL, viewport });
    if (this.#handler) await this.context.route('**', this.#handler);
    this.#visit = await openVisit(this.context, { name, viewport, audit: false });
  }

  /** Has every request of page and worker handled so from now on, also after a restart; null lets them through. */
  async network(handler) {
    if (this.#handler) await this.context.unroute('**', this.#handler);
    this.#handler = handler;
    if (handler) await this.context.route('**', handler);
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

  async stop() {
    await this.context.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
