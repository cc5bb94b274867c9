/** Where entries are kept: a database of its own on the device, which nothing but sending or a person empties. */
import type { Answered, AnsweredEntry, Entry } from './entry';
import { openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { newIdempotencyKey } from '@/api/client';
import { makeRoom } from '@/offline/cache/query-cache-database';
import { isFull, StorageError } from './storage-error';

type Schema = DBSchema & {
  entries: { key: number; value: Entry; indexes: { user: number } };
  /** Entries that the server has and the screen may not: stored apart, so that they are neither sent nor counted. */
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
/** How long it waits for the room that copies give, in ms. */
const ROOM_MS = 2000;
const roomLimit = () => new Promise<void>((resolve) => setTimeout(resolve, ROOM_MS));

let opened: Promise<Database> | null = null;

function forget(): void {
  opened = null;
}

function open(): Promise<Database> {
  opened ??= openDB<Schema>(OUTBOX, 3, {
    upgrade: (database, before, _, transaction) => {
      // A device without room aborts it: openDB reports that, and a second rejection would be unhandled.
      transaction.done.catch(() => undefined);
      if (before < 1) {
        database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'userId');
        database
          .createObjectStore('about')
          .put(newIdempotencyKey(), 'birth')
          .catch(() => undefined);
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

/** An expired entry is not done: the person was told so, and may have entered it otherwise since. */
async function inTime<T>(work: Work<T>): Promise<T> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageError(null));
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
 * and room that is lacking is taken from the copies of what was read. Lack of room stays the reason where the second attempt
 * fails otherwise: a full device is slow, too.
 */
async function inDatabase<T>(work: Work<T>): Promise<T> {
  let cause: unknown = null;
  try {
    return await inTime(work);
  } catch (error) {
    if (isFull(error)) cause = error;
    // Another tab may hold the copies: what is entered does not wait for it.
    if (isFull(error)) await Promise.race([makeRoom(), roomLimit()]).catch(() => undefined);
    closeOutbox().catch(() => undefined);
    if (error instanceof StorageError) throw error;
  }
  try {
    return await inTime(work);
  } catch (error) {
    throw new StorageError(cause ?? error);
  }
}

/** Takes back what a transaction did; one whose last work is on its way to the disk cannot be stopped any more. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // Its effects are undone where that matters.
  }
}

/**
 * Runs a work in one transaction that is on the disk when it is done. `undo` is called where it came to be done after its time
 * all the same.
 */
function inTransaction<T>(work: (store: Stores) => Promise<T>, undo?: () => Promise<void>): Promise<T> {
  return inDatabase(async (database, late) => {
    const transaction = database.transaction(['entries', 'answered', 'about'], 'readwrite', { durability: 'strict' });
    late.addEventListener('abort', () => abort(transaction));
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), transaction.done]);
    if (late.aborted) undo?.().catch(() => undefined);
    return result;
  });
}

/** Closes the database; tests begin anew after it. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  forget();
  (await closing)?.close();
}

/**
 * Keeps an entry, and gives it with its place in the order; where a try before kept it although it failed, that one.
 *
 * Throws `StorageError` where the device keeps nothing.
 */
export async function addEntry(entry: Omit<Entry, 'id'>): Promise<Entry> {
  const add = async (store: Stores) =>
    // The id is given by the database.
    (await findSame(store, entry)) ?? { ...entry, id: await store('entries').add(entry as Entry) };
  unkept.delete(entry.key);
  try {
    return await inTransaction(add, () => takeBackLate(entry));
  } catch (error) {
    unkept.add(entry.key);
    throw error;
  }
}

/** The entry under the same key. */
async function findSame(store: Stores, { userId, key }: Omit<Entry, 'id'>): Promise<Entry | undefined> {
  return (await store('entries').index('user').getAll(userId)).find((one) => one.key === key);
}

/** Keys of what was not kept, as the person was told, who may have entered it otherwise since. */
const unkept = new Set<string>();

/** Takes away what came to be kept after its time, unless that was tried again, or it is on its way already. */
function takeBackLate(entry: Omit<Entry, 'id'>): Promise<void> {
  return inTransaction(async (store) => {
    const same = await findSame(store, entry);
    if (same?.state === 'waiting' && unkept.has(entry.key)) await store('entries').delete(same.id);
  });
}

/** The entries of a user in the order of entering. Throws `StorageError` where the storage is closed. */
export function entriesOf(userId: number): Promise<Entry[]> {
  return inDatabase((database) => database.getAllFromIndex('entries', 'user', userId));
}

/** Sent entries of a user, in the order of entering. */
export function answeredOf(userId: number): Promise<AnsweredEntry[]> {
  return inDatabase((database) => database.getAllFromIndex('answered', 'user', userId));
}

/** The word by which this database is told from one that was here before. */
export function birthOf(): Promise<string> {
  return inDatabase(async (database) => (await database.get('about', 'birth')) ?? '');
}

/** Notes who signed out on this device, for whom nobody sends until they are back; null where somebody is, which wants no room. */
export async function noteLeft(userId: number | null): Promise<void> {
  await inDatabase(async (database) => {
    if (userId === null) await database.delete('about', 'left');
    else await database.put('about', String(userId), 'left');
  });
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
