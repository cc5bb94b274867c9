/** Where entries are kept: a database of its own on the device, which nothing but sending or a person empties. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { newIdempotencyKey } from '@/api/client';
import { forgetCopies } from '@/api/forget-copies';
import type { Answered, Entry, AnsweredEntry } from './entry';
import { isFull, NotKeptError } from './not-kept';

type Schema = DBSchema & {
  entries: { key: number; value: Entry; indexes: { user: number } };
  /** What the server has, and what is shown may not: apart, so that nobody sends it or counts it as waiting. */
  answered: { key: number; value: AnsweredEntry; indexes: { user: number } };
  /** `birth`: a word made with the database, by which it is told from one that takes its place. `left`: who signed out. */
  about: { key: 'birth' | 'left'; value: string };
};

type Database = IDBPDatabase<Schema>;

type Name = 'entries' | 'answered' | 'about';

/** The stores of a transaction over all of them. */
type Stores = <N extends Name>(name: N) => IDBPObjectStore<Schema, Name[], N, 'readwrite'>;

/** Name of the database. */
export const OUTBOX = 'boleia-outbox';

/** How long the device may take for one work, in ms: a storage that hangs keeps nothing. */
const LIMIT_MS = 5000;

let opened: Promise<Database> | null = null;

function forget(): void {
  opened = null;
}

function open(): Promise<Database> {
  opened ??= openDB<Schema>(OUTBOX, 3, {
    upgrade: (database, before, _, transaction) => {
      if (before < 1) {
        database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'userId');
        void database.createObjectStore('about').put(newIdempotencyKey(), 'birth');
      }
      if (before < 2) database.createObjectStore('answered', { keyPath: 'id' }).createIndex('user', 'userId');
      // Its name until then.
      else if (before < 3) unwrap(transaction).objectStore('sent').name = 'answered';
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** A work in the database; `late` tells it that its time has run out. */
type Work<T> = (database: Database, late: AbortSignal) => Promise<T>;

/** What ran out of time is not done after all: the person was told so, and may have entered it otherwise since. */
async function inTime<T>(work: Work<T>): Promise<T> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotKeptError(null));
      late.abort();
    }, LIMIT_MS);
  });
  const begin = (database: Database) => (late.signal.throwIfAborted(), work(database, late.signal));
  try {
    return await Promise.race([open().then(begin), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a work, a second time where it failed: browsers close the connection of a page that slept for long without a word,
 * and room that is lacking is taken from the copies of what was read.
 */
async function inDatabase<T>(work: Work<T>): Promise<T> {
  try {
    return await inTime(work);
  } catch (error) {
    if (isFull(error)) await forgetCopies().catch(() => undefined);
    closeOutbox().catch(() => undefined);
    if (error instanceof NotKeptError) throw error;
  }
  try {
    return await inTime(work);
  } catch (error) {
    throw new NotKeptError(error);
  }
}

/** Takes back what a transaction did; one whose last work is on its way to the disk cannot be stopped any more. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It stands under its key, which what is sent directly has, too.
  }
}

/** Runs a work in one transaction that is on the disk when it is done. */
function inTransaction<T>(work: (store: Stores) => Promise<T>): Promise<T> {
  return inDatabase(async (database, late) => {
    const transaction = database.transaction(['entries', 'answered', 'about'], 'readwrite', { durability: 'strict' });
    late.addEventListener('abort', () => abort(transaction));
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), transaction.done]);
    return result;
  });
}

/**
 * Keeps an entry, and gives it with its place in the order; where a try before kept it although it failed, that one.
 *
 * Throws `NotKeptError` where the device keeps nothing.
 */
export async function addEntry(entry: Omit<Entry, 'id'>): Promise<Entry> {
  return inTransaction(async (store) => {
    const before = await store('entries').index('user').getAll(entry.userId);
    const same = before.find(({ key }) => key === entry.key);
    // The id is given by the database.
    return same ?? { ...entry, id: await store('entries').add(entry as Entry) };
  });
}

/** The entries of a user in the order of entering. Throws `NotKeptError` where the storage is closed. */
export function entriesOf(userId: number): Promise<Entry[]> {
  return inDatabase((database) => database.getAllFromIndex('entries', 'user', userId));
}

/** What of a user the server has, in the order of entering. */
export function answeredOf(userId: number): Promise<AnsweredEntry[]> {
  return inDatabase((database) => database.getAllFromIndex('answered', 'user', userId));
}

/** The word by which this database is told from one that was here before. */
export function birthOf(): Promise<string> {
  return inDatabase(async (database) => (await database.get('about', 'birth')) ?? '');
}

/** Notes who signed out on this device, for whom nobody sends until they are back; null where somebody is. */
export async function noteLeft(userId: number | null): Promise<void> {
  await inDatabase((database) => database.put('about', String(userId ?? ''), 'left'));
}

/** Whether this user signed out on this device. */
export function hasLeft(userId: number): Promise<boolean> {
  return inDatabase(async (database) => (await database.get('about', 'left')) === String(userId));
}

/**
 * Changes an entry as it stands now, whoever changed it meanwhile; null takes it away. Gives the entry after the change:
 * null where it was taken away or was gone before.
 */
export function changeEntry(id: number, change: (entry: Entry) => Entry | null): Promise<Entry | null> {
  return inTransaction(async (store) => {
    const entries = store('entries');
    const entry = await entries.get(id);
    if (!entry) return null;
    const changed = change(entry);
    if (changed === null) await entries.delete(id);
    else if (changed !== entry) await entries.put(changed);
    return changed;
  });
}

/**
 * The server has it: it waits no more, and is kept without its form as what was sent, unless there is no room for that or
 * its person has signed out since.
 */
export async function markAnswered({ id, key }: Entry, answered: Answered): Promise<void> {
  const mark = async (hasRoom: boolean) =>
    inTransaction(async (store) => {
      const entry = await store('entries').get(id);
      if (entry?.key !== key) return;
      await store('entries').delete(id);
      const isKept = hasRoom && (await store('about').get('left')) !== String(entry.userId);
      if (isKept) await store('answered').put({ ...entry, form: null, refusal: null, answered });
    });
  await mark(true).catch(() => mark(false));
}

/** Forgets what was sent up to a moment: of a user, or of everybody. */
export async function forgetAnswered(userId: number | null, until: Date): Promise<void> {
  await inTransaction(async (store) => {
    const all = await (userId === null ? store('answered').getAll() : store('answered').index('user').getAll(userId));
    const old = all.filter(({ answered }) => Date.parse(answered.at) <= +until);
    await Promise.all(old.map(({ id }) => store('answered').delete(id)));
  });
}

/** Closes the database; tests begin anew after it. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  forget();
  (await closing)?.close();
}
