/** Where entries are kept: a database of its own on the device, which nothing but sending or a person empties. */
import { inDatabase, inTransaction, type Stores } from './database';
import type { Answered, AnsweredEntry, Entry } from './entry';

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
