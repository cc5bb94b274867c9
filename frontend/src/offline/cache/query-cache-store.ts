/** Where copies lie: one database on the device, which belongs to the person who was last seen signed in. */
import type { IDBPTransaction } from 'idb';
import { open, WHO, type Copy, type Person, type Schema } from './query-cache-database';
import { CACHE_AGE_MS } from './clear-cache';
import type { User } from '@/api/types';

/** How much is kept: so many copies, so many characters of them, and none that is older, in ms. */
export const BOUNDS = { copies: 300, characters: 10_000_000, age: CACHE_AGE_MS } as const;

/** The build puts it in wherever its name stands. */
const SHAPES = API_SHAPES;

/** The shape of what is answered under an address, or of the read behind a hash. */
function shapeOf(url: string): string {
  return SHAPES[/\/api\/([\w-]+)/.exec(url)?.[1] ?? ''] ?? '';
}

/** The shapes of all that is answered. */
const SHAPE = Object.values(SHAPES).join('');

/** The shape of a person. */
const PERSON = shapeOf('/api/auth/user');

type Writing = IDBPTransaction<Schema, ('copies' | 'person')[], 'readwrite'>;

/** Keeps who is signed in; of everybody else nothing remains. */
export async function putPerson(user: User, at: number): Promise<void> {
  const tx = (await open()).transaction(['copies', 'person'], 'readwrite');
  const person = tx.objectStore('person');
  const before = await person.get(WHO);
  const isSame = before?.user.id === user.id;
  const { aheadAt: readAt, aheadShape } = isSame ? before : { aheadAt: 0, aheadShape: '' };
  await person.put({ user, at, shape: PERSON, aheadAt: readAt, aheadShape }, WHO);
  if (!isSame) {
    const copies = tx.objectStore('copies');
    await copies.delete(IDBKeyRange.upperBound([user.id, ''], true));
    await copies.delete(IDBKeyRange.lowerBound([user.id + 1, '']));
  }
  await tx.done;
}

/** Person last seen signed in. */
export async function getPerson(now: number): Promise<Person | undefined> {
  const person = await (await open()).get('person', WHO);
  return person && isGood(person, PERSON, now) ? person : undefined;
}

/** When the screens ahead were last read for a person; 0 where they were not, or where some copies of that have another shape. */
export async function aheadAt(userId: number): Promise<number> {
  const person = await (await open()).get('person', WHO);
  return person?.user.id === userId && person.aheadShape === SHAPE ? person.aheadAt : 0;
}

/** Notes when the screens ahead were read. */
export async function noteAhead(userId: number, at: number): Promise<void> {
  const tx = (await open()).transaction('person', 'readwrite');
  const person = await tx.store.get(WHO);
  if (person?.user.id === userId) await tx.store.put({ ...person, aheadAt: at, aheadShape: SHAPE }, WHO);
  await tx.done;
}

/** Keeps copies by the hash of their reads; only of the person whose database it is. */
export async function putCopies(userId: number, copies: ReadonlyMap<string, Copy>, now: number): Promise<void> {
  const tx = (await open()).transaction(['copies', 'person'], 'readwrite');
  const person = await tx.objectStore('person').get(WHO);
  if (person?.user.id === userId) {
    const store = tx.objectStore('copies');
    const rows = [...copies].map(([hash, copy]) => ({
      ...copy,
      userId,
      hash,
      size: copy.text.length,
      shape: shapeOf(hash),
    }));
    await Promise.all(rows.map((row) => store.put(row)));
    await prune(tx, now);
  }
  await tx.done;
}

/** The copy of a read. */
export async function getCopy(userId: number, hash: string, now: number): Promise<Copy | undefined> {
  const row = await (await open()).get('copies', [userId, hash]);
  return row && isGood(row, shapeOf(hash), now) ? row : undefined;
}

/** Drops the copies whose hash the test finds, among those whose hash begins so. */
export async function dropCopies(userId: number, begin: string, test: (hash: string) => boolean): Promise<void> {
  const tx = (await open()).transaction('copies', 'readwrite');
  const keys = await tx.store.getAllKeys(IDBKeyRange.bound([userId, begin], [userId, `${begin}\uffff`]));
  await Promise.all(keys.filter(([, hash]) => test(hash)).map((key) => tx.store.delete(key)));
  await tx.done;
}

function isGood({ at, shape }: { at: number; shape: string }, wanted: string, now: number): boolean {
  return shape === wanted && at > now - BOUNDS.age;
}

/** Deletes the oldest until the rest is within the bounds. */
async function prune(tx: Writing, now: number): Promise<void> {
  const store = tx.objectStore('copies');
  let [count, sum] = [0, 0];
  let cursor = await store.index('at').openKeyCursor(null, 'prev');
  while (cursor) {
    const [at, size] = cursor.key;
    count += 1;
    sum += size;
    /* oxlint-disable eslint/no-await-in-loop -- one after the other is what a cursor does */
    if (count > BOUNDS.copies || sum > BOUNDS.characters || at <= now - BOUNDS.age)
      await store.delete(cursor.primaryKey);
    cursor = await cursor.continue();
    /* oxlint-enable eslint/no-await-in-loop */
  }
}
