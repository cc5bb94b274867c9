/** A phone: its storage outlives the app, which can die between any two steps and be opened anew, also twice. */
import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import type { Entered, EnqueueOptions } from '../src/offline/outbox/enqueue';
import type { Entry, NewEntry } from '../src/offline/outbox/entry';
import type { Pass } from '../src/offline/sync/sync-events';
import { send, type Fault } from './wire';

/** What happens to the next request, and whether the app dies with it. */
export type Mishap = { fault: Fault; dies: boolean };

/** One opened app: code loaded anew over the storage of the device. */
class App {
  dead = false;
  /** Transactions of the storage after which it dies. */
  transactions: number | null = null;
  private readonly channels = new Set<BroadcastChannel>();
  private readonly onDeath: (() => void)[] = [];
  readonly died = new Promise<'died'>((resolve) => this.onDeath.push(() => resolve('died')));

  die(): void {
    if (this.dead) return;
    this.dead = true;
    for (const channel of this.channels) channel.close();
    for (const told of this.onDeath) told();
  }

  /** Has something told when it dies: who holds a lock gives it back. */
  whenDead(told: () => void): void {
    if (this.dead) told();
    else this.onDeath.push(told);
  }

  owns(channel: BroadcastChannel): void {
    this.channels.add(channel);
  }
}

const running = new AsyncLocalStorage<App>();

/** Dead code goes on nowhere. */
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

/** Locks as a browser has them, for one name. */
class Locks {
  private last: Promise<unknown> = Promise.resolve();

  request<T>(_name: string, work: () => Promise<T>): Promise<T> {
    const app = running.getStore();
    const mine = this.last.then(() => (app?.dead ? never : work()));
    this.last = Promise.race([mine.catch(() => undefined), new Promise<void>((free) => app?.whenDead(free))]);
    return mine;
  }
}

// The storage closes with the app: nothing that is dead writes.
const open = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...arguments_: Parameters<typeof open>) {
  // What makes the database new is the browser's own.
  const app = arguments_[1] === ('versionchange' as IDBTransactionMode) ? undefined : running.getStore();
  if (app?.transactions === 0) app.die();
  if (app && app.transactions !== null) app.transactions -= 1;
  if (app?.dead) throw new DOMException('The app is dead', 'InvalidStateError');
  return open.apply(this, arguments_);
};

/** The code of one opened app. */
type Code = {
  enter: (entry: NewEntry, options?: EnqueueOptions) => Promise<Entered<unknown>>;
  discard: (id: number) => Promise<void>;
  resend: (id: number, change: (body: Entry['body']) => Entry['body'], ifMatch?: number) => Promise<Entered<unknown>>;
  sendOutbox: (options: { userId?: number; isNow?: boolean }) => Promise<Pass>;
};

async function load(): Promise<Code> {
  vi.resetModules();
  const [{ discard, enqueue, resend }, { sendOutbox }] = await Promise.all([
    import('../src/offline/outbox/enqueue'),
    import('../src/offline/sync/send-queue'),
  ]);
  return { discard, enter: enqueue, resend, sendOutbox };
}

/** A device with its storage, the session of a user, and what is to happen to its requests, in order. */
export class Device {
  /** What happens to the requests to come; then nothing. */
  mishaps: Mishap[] = [];
  /** What has happened to POSTs, in order. */
  readonly met: Fault['kind'][] = [];
  private readonly storage = new IDBFactory();

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
    private readonly hasLocks: boolean,
  ) {}

  /** Makes this device the one that the code finds around it. */
  plug(): void {
    vi.stubGlobal('indexedDB', this.storage);
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('navigator', { onLine: true, locks: this.hasLocks ? new Locks() : undefined });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.fetch(url, init));
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const app = running.getStore();
    if (app?.dead) return never;
    const { fault, dies } = this.mishaps.shift() ?? { fault: { kind: 'none' }, dies: false };
    if (init.method === 'POST') this.met.push(fault.kind);
    const answer = await send(new URL(path, this.origin), init, this.cookie, fault).finally(() => {
      if (dies) app?.die();
    });
    return app?.dead ? never : answer;
  }

  /** What waits on it, in the order of entering: read past the app. */
  async waiting(): Promise<Entry[]> {
    if ((await this.storage.databases()).length === 0) return [];
    const database = await openDB('boleia-outbox');
    const entries = (await database.getAll('entries')) as Entry[];
    database.close();
    return entries;
  }

  /** Opens the app. `transactions` is how often it reaches its storage before it dies; null lets it live. */
  async open(transactions: number | null = null): Promise<OpenApp> {
    const app = new App();
    app.transactions = transactions;
    const code = await load();
    return new OpenApp(app, code);
  }
}

/** An app that is open; each act ends with its result, or with the death of the app. */
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
    // What fails after the death fails nobody.
    return Promise.race([
      done.catch((error: unknown) => (this.app.dead ? never : Promise.reject(error))),
      this.app.died,
    ]);
  }

  close(): void {
    this.app.die();
  }
}
