/**
 * Parked drafts: local storage holds drafts of the last user. Drafts of a session that expired wait in IndexedDB for
 * their user; other users never see them, and a logout, which clears local storage, does not delete them.
 */
import { openDB, type DBSchema } from 'idb';

export const PARKED_DRAFTS = 'boleia-drafts';

/** By local storage key. */
type Schema = DBSchema & { drafts: { key: string; value: string } };

/** User id of a local storage key: a draft or an outbox note. */
function ownerOf(name: string): number | null {
  const id = /^(?:draft|outbox):(\d+)(?::|$)/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

/** Parks other users' drafts and restores those of the signed-in user. */
export async function swapDrafts(userId: number): Promise<void> {
  const others = Object.keys(localStorage).filter((name) => ![userId, null].includes(ownerOf(name)));
  const database = await openDB<Schema>(PARKED_DRAFTS, 1, {
    upgrade: (db) => void db.createObjectStore('drafts'),
  });
  try {
    const parking = database.transaction('drafts', 'readwrite');
    await Promise.all(others.map((name) => parking.store.put(localStorage.getItem(name) ?? '', name)));
    await parking.done;
    for (const name of others) localStorage.removeItem(name);
    const mine = (await database.getAllKeys('drafts')).filter((name) => ownerOf(name) === userId);
    const drafts = await Promise.all(mine.map((name) => database.get('drafts', name)));
    mine.forEach((name, at) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, drafts[at] ?? '');
    });
    const returning = database.transaction('drafts', 'readwrite');
    await Promise.all(mine.map((name) => returning.store.delete(name)));
    await returning.done;
  } finally {
    database.close();
  }
}
