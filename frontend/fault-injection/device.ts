/** Phone simulator: storage outlives the app, which can crash at any step and be opened again, also twice. */
import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import type { EnqueueResult, EnqueueOptions } from '../src/offline/outbox/enqueue';
import type { Entry, NewEntry } from '../src/offline/outbox/entry';
import type { Pass } from '../src/offline/sync/sync-events';
import { send, type Fault } from './wire';

/** Failure of the next request, optionally with a crash of the app. */
export type Failure = { fault: Fault; dies: boolean };

/** Opened app: freshly loaded code over the device's storage. */
class App {
  dead = false;
  /** Storage transactions until the crash. */
  transactions: number | null = null;
  private readonly channels = new Set<BroadcastChannel>();
  private readonly onDeath: (() => void)[] = [];
  readonly died = new Promise<'died'>((resolve) => this.onDeath.push(() => resolve('died')));

  die(): void {
    if (this.dead) return;
    this.dead = true;
    for (const channel of this.channels) channel.close();
    for (const callback of this.onDeath) callback();
  }

  /** Registers a callback for the crash: locks are released. */
  whenDead(callback: () => void): void {
    if (this.dead) callback();
    else this.onDeath.push(callback);
  }

  owns(channel: BroadcastChannel): void {
    this.channels.add(channel);
  }
}

const running = new AsyncLocalStorage<App>();

/** Code of a crashed app never continues. */
const never = new Promise<never>(() => undefined);

class Channel extends BroadcastChannel {
  private readonly app = running.getStore();

  constructor(name: string) {
    super(name);
    this.app?.owns(this);
  }

  override postMessage(message: unknown): void {
    if (!this.app?.dead) super.postMessage(message);
  }
}

/** Web Locks of a browser, for one name. */
class Locks {
  private last: Promise<unknown> = Promise.resolve();

  request<T>(_name: string, work: () => Promise<T>): Promise<T> {
    const app = running.getStore();
    const mine = this.last.then(() => (app?.dead ? never : work()));
    this.last = Promise.race([mine.catch(() => undefined), new Promise<void>((free) => app?.whenDead(free))]);
    return mine;
  }
}

// Storage closes with the app: crashed code cannot write.
const open = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...arguments_: Parameters<typeof open>) {
  // A version change belongs to the browser.
  const app = arguments_[1] === ('versionchange' as IDBTransactionMode) ? undefined : running.getStore();
  if (app?.transactions === 0) app.die();
  if (app && app.transactions !== null) app.transactions -= 1;
  if (app?.dead) throw new DOMException('The app is dead', 'InvalidStateError');
  return open.apply(this, arguments_);
};

/** Modules of an opened app. */
type Code = {
  enter: (entry: NewEntry, options?: EnqueueOptions) => Promise<EnqueueResult<unknown>>;
  discard: (id: number) => Promise<void>;
  resend: (
    id: number,
    change: (body: Entry['body']) => Entry['body'],
    ifMatch?: number,
  ) => Promise<EnqueueResult<unknown>>;
  sendOutbox: (options: { userId?: number; ignoreBackoff?: boolean }) => Promise<Pass>;
};

async function load(): Promise<Code> {
  vi.resetModules();
  const [{ discard, enqueue, resend }, { sendOutbox }] = await Promise.all([
    import('../src/offline/outbox/enqueue'),
    import('../src/offline/sync/send-queue'),
  ]);
  return { discard, enter: enqueue, resend, sendOutbox };
}

/** Device with storage, a session, and the failures of its requests in order. */
export class Device {
  /** Failures of the next requests; none afterwards. */
  deviceFailures: Failure[] = [];
  /** Faults of POSTs so far, in order. */
  readonly met: Fault['kind'][] = [];
  private readonly storage = new IDBFactory();

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
    private readonly hasLocks: boolean,
  ) {}

  /** Installs this device's globals for the code. */
  plug(): void {
    vi.stubGlobal('indexedDB', this.storage);
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('navigator', { onLine: true, locks: this.hasLocks ? new Locks() : undefined });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.fetch(url, init));
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const app = running.getStore();
    if (app?.dead) return never;
    const { fault, dies } = this.deviceFailures.shift() ?? { fault: { kind: 'none' }, dies: false };
    if (init.method === 'POST') this.met.push(fault.kind);
    const answer = await send(new URL(path, this.origin), init, this.cookie, fault).finally(() => {
      if (dies) app?.die();
    });
    return app?.dead ? never : answer;
  }

  /** Queued entries in order of entry, read directly from storage. */
  async waiting(): Promise<Entry[]> {
    if ((await this.storage.databases()).length === 0) return [];
    const database = await openDB('boleia-outbox');
    const entries = (await database.getAll('entries')) as Entry[];
    database.close();
    return entries;
  }

  /** Opens the app. `transactions`: storage accesses until the crash; null for none. */
  async open(transactions: number | null = null): Promise<OpenApp> {
    const app = new App();
    app.transactions = transactions;
    const code = await load();
    return new OpenApp(app, code);
  }
}

/** Opened app; each action ends with its result, or with the crash. */
export class OpenApp {
  constructor(
    private readonly app: App,
    private readonly code: Code,
  ) {}

  get isDead(): boolean {
    return this.app.dead;
  }

  act<T>(work: (code: Code) => Promise<T>): Promise<T | 'died'> {
    const done = running.run(this.app, () => work(this.code));
    // Rejections after the crash are ignored.
    return Promise.race([
      done.catch((error: unknown) => (this.app.dead ? never : Promise.reject(error))),
      this.app.died,
    ]);
  }

  close(): void {
    this.app.die();
  }
}
