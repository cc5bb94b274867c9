/** The database of the copies, opened when it is needed. A device without room gives the copies away. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { CACHE_DATABASE, clearCache } from './clear-cache';
import type { User } from '@/api/types';

/** Cached data as JSON, with its time. */
export type Copy = { text: string; at: number };

/** `shape` tells what the API answered at the time: a copy of another shape is none. */
type Row = Copy & { userId: number; hash: string; size: number; shape: string };

/** Whose copies these are, and when the screens ahead were last read, in which shapes. */
export type Person = { user: User; at: number; shape: string; aheadAt: number; aheadShape: string };

/** The two stores. */
export interface Schema extends DBSchema {
  copies: { key: [userId: number, hash: string]; value: Row; indexes: { at: [at: number, size: number] } };
  person: { key: string; value: Person };
}

/** The only key of the person. */
export const WHO = 'who';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** The open database. */
export function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openAnew().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function openAnew(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(CACHE_DATABASE, 1, {
    upgrade: (db, _before, _after, transaction) => {
      // A device without room aborts it: openDB reports that, and a second rejection would be unhandled.
      transaction.done.catch(() => undefined);
      db.createObjectStore('copies', { keyPath: ['userId', 'hash'] }).createIndex('at', ['at', 'size']);
      db.createObjectStore('person');
    },
    // Another tab deletes it, as whoever leaves does.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  });
}

let making: Promise<void> | null = null;

/** Gives the copies away for their room, but not who is signed in: the app is to open without a signal. Once for all that need it. */
export function makeRoom(): Promise<void> {
  making ??= giveAway().finally(() => {
    making = null;
  });
  return making;
}

async function giveAway(): Promise<void> {
  const person = await open()
    .then((db) => db.get('person', WHO))
    .catch(() => undefined);
  // Only what is deleted as a whole gives its room back at once.
  await clearCache();
  // Added, not put: who signed in meanwhile stays.
  if (person) await (await open()).add('person', { ...person, aheadAt: 0 }, WHO);
}
