/** Outbox for tests: an empty in-memory database, entries, and the app's sync scheduler. */
import './indexed-db';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach } from 'vitest';
import { closeOutbox, OUTBOX, addEntry, entriesOf } from '@/offline/outbox/store';
import { FORM_VERSION, type Entry, type NewEntry } from '@/offline/outbox/entry';
import { withSyncLock } from '@/offline/sync/sync-lock';
import { watchOutbox } from '@/offline/sync/sync-scheduler';
import { on } from './msw';
import { someUser } from './msw-fixtures';

/** Handler of the signed-in user, which the sender requests first. */
export const mockSignedInUser = on('get', '/api/auth/user', someUser);

/** Network error: offline. */
export function noAnswer(): Response {
  return HttpResponse.error();
}

/** Clears the device's storage after pending deliveries. */
export async function emptyOutbox(): Promise<void> {
  // A mounted page would send the entries of the next test.
  cleanup();
  await withSyncLock(async () => undefined);
  await closeOutbox();
  await new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase(OUTBOX);
    request.addEventListener('success', done);
    request.addEventListener('error', fail);
  });
}

/** Clears the outbox after each test; returns helpers that watch and inspect it. */
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

/** Queued toll, with overrides. */
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

/** Status change of freight 12. */
export function someMove(status: string, changes: Partial<NewEntry> = {}): NewEntry {
  const body = { status, occurredAt: '2026-11-20T13:05:00Z' };
  const title = `Frete nº 12: ${status}`;
  return someEntry({ kind: 'move', url: '/api/freights/12/status', body, title, detail: '', ...changes });
}

let keys = 0;

/** Stores an entry without sending it; `overrides` overrides its state. */
export function storeEntry(entry: NewEntry, overrides: Partial<Entry> = {}): Promise<Entry> {
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
    shape: FORM_VERSION,
    refusal: null,
    ...overrides,
  });
}
