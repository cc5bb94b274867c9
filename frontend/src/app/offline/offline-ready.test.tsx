import { render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { notePrefetched, writeCacheOwner } from '@/offline/cache/query-cache-store';
import { createQueryClient } from '@/api/query';
import { now } from '@/lib/browser/clock';
import { startDevice } from '@/test/query-cache';
import { startServer } from '@/test/msw';
import { someUser } from '@/test/msw-fixtures';
import { signedIn } from '@/test/render-app';
import { readySince } from './offline-ready';
import { OutboxReady } from '@/app/outbox/outbox-sheet';

vi.unmock('@/offline/cache/query-cache');
startServer(signedIn({}));
startDevice();

/** Stubs a worker in this state; null for none. */
function withWorker(active: object | null) {
  const value = { getRegistration: async () => ({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
}
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a device is ready once the worker is active and the road was read ahead, not before', async () => {
  withWorker({});
  expect(await readySince(someUser.id)).toBeNull();
  const moment = now().getTime();
  await writeCacheOwner(someUser, moment);
  await notePrefetched(someUser.id, moment);
  expect(await readySince(someUser.id)).toBe(moment);
  expect(await readySince(someUser.id + 1), 'the data are of one person').toBeNull();
  withWorker(null);
  expect(await readySince(someUser.id), 'the app itself would not open').toBeNull();
});

test.each([
  [{}, /^Pronto para usar sem sinal, com os dados da estrada hoje às \d\d:\d\d\.$/],
  [null, /^Este aparelho ainda não está pronto para usar sem sinal/],
])('"Por enviar" says so with a worker that is %s', async (active, words) => {
  withWorker(active);
  await writeCacheOwner(someUser, now().getTime());
  await notePrefetched(someUser.id, now().getTime());
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OutboxReady userId={someUser.id} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
