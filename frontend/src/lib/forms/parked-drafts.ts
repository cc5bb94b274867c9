/**
 * Parked drafts: local storage holds those of the person who signed in last. Those of a session that ended by itself wait in
 * a database for its person: nobody else is shown them, and signing out, which clears local storage, does not delete them.
 */
import { openDB, type DBSchema } from 'idb';

/** Name of the database. */
export const PARKED_DRAFTS = 'boleia-drafts';

/** By the name in local storage. */
type Schema = DBSchema & { drafts: { key: string; value: string } };

/** Id of the person to whom a name in local storage belongs: their draft, or the note of their outbox. */
function ownerOf(name: string): number | null {
  const id = /^(?:draft|outbox):(\d+)(?::|$)/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

/** Parks what belongs to other people, and puts back what was parked for the person who has just signed in. */
export async function takeTurn(userId: number): Promise<void> {
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
