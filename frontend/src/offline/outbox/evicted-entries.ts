/**
 * Detects eviction: notes outbox entries in local storage. A browser short of storage deletes databases silently; the
 * note lets the app report the loss. Signing out clears it.
 */
import type { Entry } from './entry';

/** Entry that the browser evicted. */
export type LostEntry = Pick<Entry, 'title' | 'detail'>;

/** `birth` identifies the database instance. */
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

/** Entries of an evicted database. */
export function lostEntries(userId: number, instanceId: string): LostEntry[] {
  const note = read(userId);
  return note === null || note.birth === instanceId ? [] : note.entries;
}

/** Notes the entries of a database; removes the note without any. */
export function noteEntries(userId: number, instanceId: string, entries: readonly Entry[]): void {
  try {
    const note: Note = { birth: instanceId, entries: entries.map(({ title, detail }) => ({ title, detail })) };
    if (entries.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(note));
  } catch {
    // Without the note a loss goes unreported; the entries exist all the same.
  }
}

/** True if the last note contains entries. */
export function isNoted(userId: number): boolean {
  return read(userId) !== null;
}
