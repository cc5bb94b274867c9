/** Storage of the offline query cache. It belongs to the user who was last seen signed in. */
import type { IDBPTransaction } from 'idb';
import { open, OWNER_KEY, type CachedResponse, type CacheOwner, type Schema } from './query-cache-database';
import { CACHE_AGE_MS } from './clear-cache';
import type { User } from '@/api/types';

/** Limits of the cache: entries, characters in all, and age in ms. */
export const BOUNDS = { copies: 300, characters: 10_000_000, age: CACHE_AGE_MS } as const;

/** Replaced by the build wherever the name occurs. */
const SCHEMA_HASHES = API_SCHEMA_HASHES;

/** Schema hash of an address, or of a query hash. */
function schemaHashOf(url: string): string {
  return SCHEMA_HASHES[/\/api\/([\w-]+)/.exec(url)?.[1] ?? ''] ?? '';
}

/** Schema hashes of all responses. */
const PREFETCH_SCHEMA_HASH = Object.values(SCHEMA_HASHES).join('');

/** Schema hash of a user. */
const OWNER_SCHEMA_HASH = schemaHashOf('/api/auth/user');

type WriteTransaction = IDBPTransaction<Schema, ('copies' | 'person')[], 'readwrite'>;

/** Stores the signed-in user and deletes cached data of any other. */
export async function writeCacheOwner(user: User, at: number): Promise<void> {
  const tx = (await open()).transaction(['copies', 'person'], 'readwrite');
  const person = tx.objectStore('person');
  const before = await person.get(OWNER_KEY);
  const isSame = before?.user.id === user.id;
  const { prefetchedAt: readAt, aheadShape } = isSame ? before : { prefetchedAt: 0, aheadShape: '' };
  await person.put({ user, at, shape: OWNER_SCHEMA_HASH, prefetchedAt: readAt, aheadShape }, OWNER_KEY);
  if (!isSame) {
    const copies = tx.objectStore('copies');
    await copies.delete(IDBKeyRange.upperBound([user.id, ''], true));
    await copies.delete(IDBKeyRange.lowerBound([user.id + 1, '']));
  }
  await tx.done;
}

/** User last seen signed in. */
export async function readCacheOwner(now: number): Promise<CacheOwner | undefined> {
  const person = await (await open()).get('person', OWNER_KEY);
  return person && isUsable(person, OWNER_SCHEMA_HASH, now) ? person : undefined;
}

/** Time of the user's last offline prefetch; 0 without one, or when a schema changed since. */
export async function prefetchedAt(userId: number): Promise<number> {
  const person = await (await open()).get('person', OWNER_KEY);
  return person?.user.id === userId && person.aheadShape === PREFETCH_SCHEMA_HASH ? person.prefetchedAt : 0;
}

export async function notePrefetched(userId: number, at: number): Promise<void> {
  const tx = (await open()).transaction('person', 'readwrite');
  const person = await tx.store.get(OWNER_KEY);
  if (person?.user.id === userId)
    await tx.store.put({ ...person, prefetchedAt: at, aheadShape: PREFETCH_SCHEMA_HASH }, OWNER_KEY);
  await tx.done;
}

/** Stores responses by query hash, only for the owner of the cache. */
export async function writeCached(
  userId: number,
  copies: ReadonlyMap<string, CachedResponse>,
  now: number,
): Promise<void> {
  const tx = (await open()).transaction(['copies', 'person'], 'readwrite');
  const person = await tx.objectStore('person').get(OWNER_KEY);
  if (person?.user.id === userId) {
    const store = tx.objectStore('copies');
    const rows = [...copies].map(([hash, copy]) => ({
      ...copy,
      userId,
      hash,
      size: copy.text.length,
      shape: schemaHashOf(hash),
    }));
    await Promise.all(rows.map((row) => store.put(row)));
    await prune(tx, now);
  }
  await tx.done;
}

export async function readCached(userId: number, hash: string, now: number): Promise<CachedResponse | undefined> {
  const row = await (await open()).get('copies', [userId, hash]);
  return row && isUsable(row, schemaHashOf(hash), now) ? row : undefined;
}

/** Deletes entries whose hash starts with `begin` and matches the test. */
export async function deleteCached(userId: number, begin: string, test: (hash: string) => boolean): Promise<void> {
  const tx = (await open()).transaction('copies', 'readwrite');
  const keys = await tx.store.getAllKeys(IDBKeyRange.bound([userId, begin], [userId, `${begin}\uffff`]));
  await Promise.all(keys.filter(([, hash]) => test(hash)).map((key) => tx.store.delete(key)));
  await tx.done;
}

function isUsable({ at, shape }: { at: number; shape: string }, wanted: string, now: number): boolean {
  return shape === wanted && at > now - BOUNDS.age;
}

/** Evicts the oldest entries until the rest is within the limits. */
async function prune(tx: WriteTransaction, now: number): Promise<void> {
  const store = tx.objectStore('copies');
  let [count, sum] = [0, 0];
  let cursor = await store.index('at').openKeyCursor(null, 'prev');
  while (cursor) {
    const [at, size] = cursor.key;
    count += 1;
    sum += size;
    /* oxlint-disable eslint/no-await-in-loop -- a cursor is sequential */
    if (count > BOUNDS.copies || sum > BOUNDS.characters || at <= now - BOUNDS.age)
      await store.delete(cursor.primaryKey);
    cursor = await cursor.continue();
    /* oxlint-enable eslint/no-await-in-loop */
  }
}
