import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { eventually } from '@/test/eventually';
import { ORIGIN, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { emptyOutbox, storeEntry, noAnswer, mockSignedInUser, someEntry } from '@/test/outbox';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { readCached, readCacheOwner, writeCached, writeCacheOwner } from '@/offline/cache/query-cache-store';
import { closeOutbox, OUTBOX, deliveredEntriesOf, entriesOf } from './store';
import { enqueue, FORM_TIMEOUT_MS } from './enqueue';
import { StorageError } from './storage-error';
import { sendOutbox } from '@/offline/sync/send-queue';

const server = startServer();

afterEach(emptyOutbox);

const toll = someEntry();
const { userId } = toll;

test('a delivered entry leaves the outbox', async () => {
  const keys: (string | null)[] = [];
  server.use(
    mockSignedInUser,
    http.post(`${ORIGIN}/api/finances`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'), new URL(request.url).searchParams.get('userId'));
      return HttpResponse.json({ id: 9, version: 1 }, { status: 201 });
    }),
  );
  expect(await enqueue(toll)).toEqual({ response: { id: 9, version: 1 } });
  expect(await entriesOf(userId)).toEqual([]);
  expect(keys).toEqual([expect.any(String), String(userId)]);
});

test('an unanswered entry is queued, and delivered later under its key', async () => {
  const keys: (string | null)[] = [];
  let isCut = true;
  server.use(
    mockSignedInUser,
    http.post(`${ORIGIN}/api/finances`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return isCut ? HttpResponse.error() : HttpResponse.json({ id: 9 }, { status: 201 });
    }),
  );
  expect(await enqueue(toll)).toMatchObject({ queued: { title: 'Pedágio' } });
  expect(await entriesOf(userId)).toMatchObject([{ state: 'unsure', tries: 1 }]);
  isCut = false;
  expect(await sendOutbox({ userId, ignoreBackoff: true })).toEqual({ pendingReason: 'none', waitMs: null });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('a refusal returns the entry to an open form; without one it stays', async () => {
  const no = { type: 'validation', title: 'Inválido', status: 422, detail: 'Valor alto demais.' };
  server.use(
    mockSignedInUser,
    http.post(`${ORIGIN}/api/finances`, () => HttpResponse.json(no, { status: 422 })),
  );
  await expect(enqueue(toll)).rejects.toMatchObject({ status: 422, problem: no });
  expect(await entriesOf(userId)).toEqual([]);
  await expect(enqueue(toll, { isInForm: () => false })).rejects.toMatchObject({ status: 422, problem: no });
  expect(await entriesOf(userId)).toMatchObject([{ title: 'Pedágio', state: 'refused', refusal: { status: 422 } }]);
});

test('an earlier attempt under the key makes an entry unsure; the form is notified once it is stored', async () => {
  server.use(
    mockSignedInUser,
    http.post(`${ORIGIN}/api/finances`, () => HttpResponse.json({ id: 9 }, { status: 503 })),
  );
  const notified: string[] = [];
  const sentMs = Date.now() - 86_400_000;
  await enqueue(toll, { key: 'sent before', sentMs, onStored: () => notified.push('stored') });
  expect(notified).toEqual(['stored']);
  const sentAt = new Date(sentMs).toISOString();
  expect(await entriesOf(userId)).toMatchObject([{ key: 'sent before', state: 'unsure', sentAt }]);
});

test('a storage that hangs keeps nothing, and says so in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await closeOutbox();
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const entered = expect(enqueue(toll)).rejects.toThrow(StorageError);
  await vi.advanceTimersByTimeAsync(5000);
  await entered;
  vi.useRealTimers();
  vi.restoreAllMocks();
  void closeOutbox();
});

/** Blocks storage writes; returns the release. */
async function hang(): Promise<() => Promise<void>> {
  await entriesOf(userId);
  const other = await openDB(OUTBOX);
  const { store } = other.transaction('entries', 'readwrite');
  const held = new AbortController();
  const holding = (async () => {
    while (!held.signal.aborted) await store.get(1);
  })();
  return async () => {
    held.abort();
    await holding;
    other.close();
  };
}

/** Enters a toll while storage hangs, and gets a storage error. */
async function enterInVain(key = 'in vain'): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const entered = expect(enqueue(toll, { key })).rejects.toThrow(StorageError);
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(5000);
  await entered;
  vi.useRealTimers();
}

test('an operation after its timeout has no effect: the user saw an error', async () => {
  const letGo = await hang();
  await enterInVain();
  await letGo();
  expect(await entriesOf(userId)).toEqual([]);
});

/** Simulates a transaction that is already committing. */
function forbidAbort() {
  vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
    throw new DOMException('It is being committed', 'InvalidStateError');
  });
}

test('an entry stored after its timeout is deleted again', async () => {
  forbidAbort();
  const letGo = await hang();
  await enterInVain();
  await letGo();
  // Blocked entries are done by now, and their undoing was queued before this.
  await entriesOf(userId);
  expect(await entriesOf(userId)).toEqual([]);
});

test('an entry stored after its timeout stays if it was retried meanwhile', async () => {
  forbidAbort();
  const letGo = await hang();
  await enterInVain('again');
  server.use(mockSignedInUser, http.post(`${ORIGIN}/api/finances`, noAnswer));
  const again = enqueue(toll, { key: 'again' });
  await letGo();
  expect(await again).toMatchObject({ queued: { key: 'again' } });
  expect(await entriesOf(userId)).toMatchObject([{ key: 'again' }]);
});

test('a failed attempt that did commit is not stored twice', async () => {
  const entry = await storeEntry(toll, { key: 'once' });
  expect(await storeEntry(toll, { key: 'once' })).toEqual(entry);
  expect(await entriesOf(userId)).toHaveLength(1);
});

test('a page older than the storage must be reloaded', async () => {
  await closeOutbox();
  const newer = await openDB(OUTBOX, 99);
  await expect(enqueue(toll)).rejects.toThrow(/versão antiga da Boleia.* atualize a página/);
  newer.close();
});

test('a device that kept what was sent under another name keeps it', async () => {
  await closeOutbox();
  await deleteDB(OUTBOX);
  const older = await openDB(OUTBOX, 2, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('user', 'userId');
      database.createObjectStore('about');
      database.createObjectStore('sent', { keyPath: 'id' }).createIndex('user', 'userId');
    },
  });
  await older.put('sent', { id: 1, userId, key: 'of before' });
  older.close();
  expect(await deliveredEntriesOf(userId)).toEqual([{ id: 1, userId, key: 'of before' }]);
  await storeEntry(toll, { key: 'of now' });
  expect(await entriesOf(userId)).toMatchObject([{ key: 'of now' }]);
});

test('where the signal is known to be gone, one waits a second for the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.use(
    mockSignedInUser,
    http.post(`${ORIGIN}/api/finances`, () => late),
  );
  noteConnectivity(true);
  const entered = enqueue(toll);
  await vi.advanceTimersByTimeAsync(FORM_TIMEOUT_MS.offline);
  expect(await entered).toMatchObject({ queued: {} });
  vi.useRealTimers();
  answer(HttpResponse.json({ id: 9, version: 1 }, { status: 201 }));
});

test('a session that is over is no refusal', async () => {
  server.use(
    http.get(`${ORIGIN}/api/auth/user`, () => HttpResponse.json({}, { status: 401 })),
    http.post(`${ORIGIN}/api/finances`, () => HttpResponse.json({}, { status: 401 })),
  );
  const result = await enqueue(toll);
  expect(result).toMatchObject({ queued: {} });
  const [entry] = await entriesOf(userId);
  expect(entry).toMatchObject({ state: 'waiting', refusal: null });
});

test('what was read makes way for an entry, and who is signed in is known all the same', async () => {
  server.use(http.all('*', noAnswer));
  const at = Date.now();
  await writeCacheOwner(someUser, at);
  await writeCached(someUser.id, new Map([['freight', { text: '1', at }]]), at);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await enqueue(toll)).toMatchObject({ queued: { title: 'Pedágio' } });
  expect(await readCached(someUser.id, 'freight', at)).toBeUndefined();
  expect(await readCacheOwner(at)).toMatchObject({ user: { id: someUser.id }, prefetchedAt: 0 });
});

test('a full device that fails otherwise at the second attempt is still said to be full', async () => {
  let attempts = 0;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    attempts += 1;
    throw new DOMException('', attempts === 1 ? 'QuotaExceededError' : 'AbortError');
  });
  await expect(enqueue(toll)).rejects.toThrow(/^Este aparelho está cheio/);
});
