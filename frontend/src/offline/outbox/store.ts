/** IndexedDB of the outbox. Only delivery or the user deletes entries. */
import type { EntryResponse, DeliveredEntry, Entry } from './entry';
import { openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { newIdempotencyKey } from '@/api/client';
import { evictQueryCache } from '@/offline/cache/query-cache-database';
import { isFull, StorageError } from './storage-error';

type Schema = DBSchema & {
  entries: { key: number; value: Entry; indexes: { user: number } };
  /** Delivered entries that the screen may not reflect yet; neither sent nor counted. */
  answered: { key: number; value: DeliveredEntry; indexes: { user: number } };
  /** Metadata. `birth`: random id of this database instance, to detect eviction. `left`: user who signed out. */
  about: { key: 'birth' | 'left'; value: string };
};

type Database = IDBPDatabase<Schema>;

type Name = 'entries' | 'answered' | 'about';

type Stores = <N extends Name>(name: N) => IDBPObjectStore<Schema, Name[], N, 'readwrite'>;

export const OUTBOX = 'boleia-outbox';

/** Timeout of a storage operation, in ms: a hanging storage counts as none. */
const OPERATION_TIMEOUT_MS = 5000;
/** Longest wait for evicting the query cache, in ms. */
const EVICTION_TIMEOUT_MS = 2000;
const evictionTimeout = () => new Promise<void>((resolve) => setTimeout(resolve, EVICTION_TIMEOUT_MS));

let opened: Promise<Database> | null = null;

function resetConnection(): void {
  opened = null;
}

function open(): Promise<Database> {
  opened ??= openDB<Schema>(OUTBOX, 3, {
    upgrade: (database, before, _, transaction) => {
      // A full device aborts the transaction: openDB reports that, and a second rejection would be unhandled.
      transaction.done.catch(() => undefined);
      if (before < 1) {
        database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'userId');
        database
          .createObjectStore('about')
          .put(newIdempotencyKey(), 'birth')
          .catch(() => undefined);
      }
      if (before < 2) database.createObjectStore('answered', { keyPath: 'id' }).createIndex('user', 'userId');
      // Former name of the store.
      else if (before < 3) unwrap(transaction).objectStore('sent').name = 'answered';
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      resetConnection();
    },
    terminated: resetConnection,
  });
  opened.catch(resetConnection);
  return opened;
}

/** Database operation; `late` aborts after the timeout. */
type Work<T> = (database: Database, late: AbortSignal) => Promise<T>;

/**
 * Runs an operation with the timeout. A late one must have no effect: the user saw an error and may have entered it
 * again.
 */
async function inTime<T>(work: Work<T>): Promise<T> {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageError(null));
      late.abort();
    }, OPERATION_TIMEOUT_MS);
  });
  const begin = (database: Database) => (late.signal.throwIfAborted(), work(database, late.signal));
  try {
    return await Promise.race([open().then(begin), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs an operation with one retry: browsers silently close connections of suspended pages, and a full device may evict
 * the query cache. If the retry fails, the first lack of storage stays the reason.
 */
async function inDatabase<T>(work: Work<T>): Promise<T> {
  let cause: unknown = null;
  try {
    return await inTime(work);
  } catch (error) {
    if (isFull(error)) cause = error;
    // Another tab may hold the cache open: an entry does not wait for it.
    if (isFull(error)) await Promise.race([evictQueryCache(), evictionTimeout()]).catch(() => undefined);
    closeOutbox().catch(() => undefined);
    if (error instanceof StorageError) throw error;
  }
  try {
    return await inTime(work);
  } catch (error) {
    throw new StorageError(cause ?? error);
  }
}

/** Rolls back a transaction; one that is committing cannot be stopped. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // `undo` reverts its effects.
  }
}

/** Runs an operation in one transaction and waits for its commit. `undo` runs if it committed after the timeout. */
function inTransaction<T>(work: (store: Stores) => Promise<T>, undo?: () => Promise<void>): Promise<T> {
  return inDatabase(async (database, late) => {
    const transaction = database.transaction(['entries', 'answered', 'about'], 'readwrite', { durability: 'strict' });
    late.addEventListener('abort', () => abort(transaction));
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), transaction.done]);
    if (late.aborted) undo?.().catch(() => undefined);
    return result;
  });
}

/** Closes the database, for tests. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  resetConnection();
  (await closing)?.close();
}

/**
 * Stores an entry and returns it with its id; a failed earlier attempt that did commit returns that one.
 *
 * Throws `StorageError` if the device cannot store it.
 */
export async function addEntry(entry: Omit<Entry, 'id'>): Promise<Entry> {
  const add = async (store: Stores) =>
    // The database assigns the id.
    (await findSame(store, entry)) ?? { ...entry, id: await store('entries').add(entry as Entry) };
  rolledBack.delete(entry.key);
  try {
    return await inTransaction(add, () => deleteLateEntry(entry));
  } catch (error) {
    rolledBack.add(entry.key);
    throw error;
  }
}

async function findSame(store: Stores, { userId, key }: Omit<Entry, 'id'>): Promise<Entry | undefined> {
  return (await store('entries').index('user').getAll(userId)).find((one) => one.key === key);
}

/** Keys reported as not stored: the user may have entered them again. */
const rolledBack = new Set<string>();

/** Deletes an entry that committed after its timeout, unless it was retried or is in flight. */
function deleteLateEntry(entry: Omit<Entry, 'id'>): Promise<void> {
  return inTransaction(async (store) => {
    const same = await findSame(store, entry);
    if (same?.state === 'waiting' && rolledBack.has(entry.key)) await store('entries').delete(same.id);
  });
}

/** Entries of a user in order of entry. Throws `StorageError` if storage is closed. */
export function entriesOf(userId: number): Promise<Entry[]> {
  return inDatabase((database) => database.getAllFromIndex('entries', 'user', userId));
}

export function deliveredEntriesOf(userId: number): Promise<DeliveredEntry[]> {
  return inDatabase((database) => database.getAllFromIndex('answered', 'user', userId));
}

/** Id of this database instance. */
export function instanceIdOf(): Promise<string> {
  return inDatabase(async (database) => (await database.get('about', 'birth')) ?? '');
}

/** Marks a user as signed out, so that nothing is sent for them; null clears the mark and needs no storage. */
export async function noteSignedOut(userId: number | null): Promise<void> {
  await inDatabase(async (database) => {
    if (userId === null) await database.delete('about', 'left');
    else await database.put('about', String(userId), 'left');
  });
}

export function hasSignedOut(userId: number): Promise<boolean> {
  return inDatabase(async (database) => (await database.get('about', 'left')) === String(userId));
}

/** Updates the latest version of an entry; null deletes it. Returns the updated entry, or null if it is deleted. */
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

/** Moves an entry to the delivered ones without its form. Skipped without storage or after a logout. */
export async function moveToDelivered({ id, key }: Entry, answered: EntryResponse): Promise<void> {
  const mark = async (hasRoom: boolean) =>
    inTransaction(async (store) => {
      const entry = await store('entries').get(id);
      if (entry?.key !== key) return;
      await store('entries').delete(id);
      const shouldRetain = hasRoom && (await store('about').get('left')) !== String(entry.userId);
      if (shouldRetain) await store('answered').put({ ...entry, form: null, refusal: null, answered });
    });
  await mark(true).catch(() => mark(false));
}

/** Deletes delivered entries up to a time; of one user, or of all. */
export async function deleteDelivered(userId: number | null, until: Date): Promise<void> {
  await inTransaction(async (store) => {
    const all = await (userId === null ? store('answered').getAll() : store('answered').index('user').getAll(userId));
    const old = all.filter(({ answered }) => Date.parse(answered.at) <= +until);
    await Promise.all(old.map(({ id }) => store('answered').delete(id)));
  });
}
