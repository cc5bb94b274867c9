/** IndexedDB of the offline query cache, opened lazily. On a full device it is deleted to make room. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { CACHE_DATABASE, clearCache } from './clear-cache';
import type { User } from '@/api/types';

/** Cached data as JSON, with its time. */
export type CachedResponse = { text: string; at: number };

/** `shape` is the hash of the response schema: rows with another hash are ignored. */
type Row = CachedResponse & { userId: number; hash: string; size: number; shape: string };

/** Owner of the cache, and the time and schema hash (`aheadShape`) of the last offline prefetch. */
export type CacheOwner = { user: User; at: number; shape: string; prefetchedAt: number; aheadShape: string };

export interface Schema extends DBSchema {
  copies: { key: [userId: number, hash: string]; value: Row; indexes: { at: [at: number, size: number] } };
  person: { key: string; value: CacheOwner };
}

/** Only key of the store `person`. */
export const OWNER_KEY = 'who';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

export function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openFresh().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function openFresh(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(CACHE_DATABASE, 1, {
    upgrade: (db, _before, _after, transaction) => {
      // A full device aborts the transaction: openDB reports that, and a second rejection would be unhandled.
      transaction.done.catch(() => undefined);
      db.createObjectStore('copies', { keyPath: ['userId', 'hash'] }).createIndex('at', ['at', 'size']);
      db.createObjectStore('person');
    },
    // Another tab deletes it, as a logout does.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  });
}

let evicting: Promise<void> | null = null;

/**
 * Evicts the cache to free storage but keeps its owner, so that the app opens offline. Concurrent callers share one
 * eviction.
 */
export function evictQueryCache(): Promise<void> {
  evicting ??= evictRows().finally(() => {
    evicting = null;
  });
  return evicting;
}

async function evictRows(): Promise<void> {
  const person = await open()
    .then((db) => db.get('person', OWNER_KEY))
    .catch(() => undefined);
  // Only deleting the database frees its storage at once.
  await clearCache();
  // `add` instead of `put`: a user who signed in meanwhile wins.
  if (person) await (await open()).add('person', { ...person, prefetchedAt: 0 }, OWNER_KEY);
}
