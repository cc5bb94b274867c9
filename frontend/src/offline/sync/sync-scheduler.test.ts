import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '@/api/session/current-user';
import { createQueryClient } from '@/api/query';
import { noteConnectivity } from '@/lib/browser/connectivity';
import { ORIGIN, startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { storeEntry, mockSignedInUser, someEntry, startOutbox } from '@/test/outbox';
import { publish } from './sync-events';
import { noteSignedOut } from '@/offline/outbox/store';

const server = startServer(mockSignedInUser);
const outbox = startOutbox();

beforeEach(() => {
  noteConnectivity(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

/** Advances time in steps, with turns for storage and network. */
async function pass(seconds: number): Promise<void> {
  /* oxlint-disable eslint/no-await-in-loop -- sequential turns */
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  /* oxlint-enable eslint/no-await-in-loop */
}

/** Handles the POSTs of a toll; returns their bodies. */
function posted(answer: (body: unknown) => Response): unknown[] {
  const came: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/finances`, async ({ request }) => {
      const body = await request.json();
      came.push(body);
      return answer(body);
    }),
  );
  return came;
}

test('an entry that gets no answer keeps its growing pause, although questions are answered; others go', async () => {
  const lost = { amountCents: 1 };
  const came = posted((body) =>
    JSON.stringify(body) === JSON.stringify(lost) ? HttpResponse.error() : HttpResponse.json({ id: 9, version: 1 }),
  );
  await storeEntry(someEntry({ body: lost }));
  await storeEntry(someEntry({ title: 'Outro' }));
  outbox.watch(createQueryClient());
  await pass(60);
  // After 2, 4, 8, 16 and 32 s, or half of that.
  const tries = came.filter((body) => JSON.stringify(body) === JSON.stringify(lost)).length;
  expect(tries).toBeGreaterThanOrEqual(4);
  expect(tries).toBeLessThanOrEqual(7);
  expect((await outbox.entries()).map(({ title }) => title)).toEqual(['Pedágio']);
});

test('what another tab was sending when it was closed is sent by this one', async () => {
  const came = posted(() => HttpResponse.json({ id: 9, version: 1 }));
  outbox.watch(createQueryClient());
  await pass(1);
  const { key } = await storeEntry(someEntry());
  publish({ kind: 'changed' });
  publish({ kind: 'sending', key });
  await pass(30);
  expect(came).toEqual([]);
  await pass(10);
  expect(came).toHaveLength(1);
  expect(await outbox.entries()).toEqual([]);
});

test('who signed out and is back is sent for, also on a full device', async () => {
  const came = posted(() => HttpResponse.json({ id: 9, version: 1 }));
  await storeEntry(someEntry(), { state: 'unsure', sentAt: new Date().toISOString() });
  await noteSignedOut(someUser.id);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  outbox.watch(createQueryClient());
  await pass(2);
  expect(came).toHaveLength(1);
});

test('leaving in another tab forgets what this one read', async () => {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, someUser);
  client.setQueryData(['/api/vehicles', someUser.id], { items: [] });
  outbox.watch(client);
  await pass(1);
  sessionStorage.setItem('anything', 'x');
  publish({ kind: 'signedOut', userId: someUser.id });
  await pass(1);
  expect(client.getQueryCache().getAll()).toMatchObject([{ queryKey: currentUserQuery.queryKey }]);
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
