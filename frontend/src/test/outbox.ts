/** The outbox of a test: a database in memory that begins empty, entries as they are entered, and the shell's watch over it. */
import './indexed-db';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach } from 'vitest';
import { closeOutbox, OUTBOX, addEntry, entriesOf } from '@/offline/outbox/store';
import { SHAPE, type Entry, type NewEntry } from '@/offline/outbox/entry';
import { withSyncLock } from '@/offline/sync/sync-lock';
import { watchOutbox } from '@/offline/sync/sync-scheduler';
import { on } from './msw';
import { someUser } from './msw-fixtures';

/** The server says who is signed in, which the sender asks before it sends. */
export const saysWhoIsSignedIn = on('get', '/api/auth/user', someUser);

/** No answer: the signal is gone. */
export function noAnswer(): Response {
  return HttpResponse.error();
}

/** Throws away what the device keeps, after whatever is still being sent. */
export async function emptyOutbox(): Promise<void> {
  // A page that is still there would send what the next test enters.
  cleanup();
  await withSyncLock(async () => undefined);
  await closeOutbox();
  await new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase(OUTBOX);
    request.addEventListener('success', done);
    request.addEventListener('error', fail);
  });
}

/** Empties the outbox after each test; gives the ways to watch it and to see what it holds. */
export function startOutbox() {
  let stop = () => {};
  afterEach(async () => {
    act(stop);
    stop = () => {};
    await emptyOutbox();
  });
  return {
    watch: (client: QueryClient) => {
      stop = watchOutbox(someUser.id, client);
    },
    entries: () => entriesOf(someUser.id),
  };
}

/** A toll that was entered, or what the changes make of it. */
export function someEntry(changes: Partial<NewEntry> = {}): NewEntry {
  return {
    userId: someUser.id,
    kind: 'expense',
    url: '/api/finances',
    body: { amountCents: 1850 },
    title: 'Pedágio',
    detail: 'R$ 18,50',
    form: { freightId: '', vehicleId: '' },
    ...changes,
  };
}

/** A step of freight 12: a move to a state. */
export function someMove(status: string, changes: Partial<NewEntry> = {}): NewEntry {
  const body = { status, occurredAt: '2026-11-20T13:05:00Z' };
  const title = `Frete nº 12: ${status}`;
  return someEntry({ kind: 'move', url: '/api/freights/12/status', body, title, detail: '', ...changes });
}

let keys = 0;

/** Puts an entry on the device without sending it; `standing` is how it stands there. */
export function keepEntry(entry: NewEntry, standing: Partial<Entry> = {}): Promise<Entry> {
  keys += 1;
  return addEntry({
    ...entry,
    key: `key-${keys}`,
    madeAt: '2026-11-20T13:06:00Z',
    sentAt: null,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    pausedAt: 0,
    shape: SHAPE,
    refusal: null,
    ...standing,
  });
}
