/** The database of the outbox: opened when it is needed, within its time, and again where the browser closed it. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { newIdempotencyKey } from '@/api/client';
import { makeRoom } from '@/offline/cache/query-cache-database';
import type { AnsweredEntry, Entry } from './entry';
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
export type Stores = <N extends Name>(name: N) => IDBPObjectStore<Schema, Name[], N, 'readwrite'>;

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
export async function inDatabase<T>(work: Work<T>): Promise<T> {
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
export function inTransaction<T>(work: (store: Stores) => Promise<T>, undo?: () => Promise<void>): Promise<T> {
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
