/**
 * A note beside the outbox of what waits in it. A browser that lacks room throws a database away without a word; by the
 * note the app can say what was in it. It is the person's own, and goes with all else that signing out clears.
 */
import type { Entry } from './entry';

/** Note of an entry that the browser dropped. */
export type LostEntry = Pick<Entry, 'title' | 'detail'>;

/** `birth` tells a database from the one that took its place. */
type Note = { birth: string; entries: LostEntry[] };

function nameOf(userId: number): string {
  return `outbox:${userId}`;
}

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'birth' in value && 'entries' in value;
}

function read(userId: number): Note | null {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null');
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

/** Entries pending in a database that is gone. */
export function lostEntries(userId: number, birth: string): LostEntry[] {
  const note = read(userId);
  return note === null || note.birth === birth ? [] : note.entries;
}

/** Notes what waits in the database; nothing where nothing does. */
export function noteEntries(userId: number, birth: string, entries: readonly Entry[]): void {
  try {
    const note: Note = { birth, entries: entries.map(({ title, detail }) => ({ title, detail })) };
    if (entries.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(note));
  } catch {
    // Without the note nobody hears of a loss; the entries are there all the same.
  }
}

/** Whether something waited when it was noted the last time. */
export function isNoted(userId: number): boolean {
  return read(userId) !== null;
}
