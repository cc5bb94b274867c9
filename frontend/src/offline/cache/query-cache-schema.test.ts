/** Separate from query-cache.test.tsx, because it replaces modules that those tests use. */
import { expect, test, vi } from 'vitest';
import { openedBy, startDevice } from '@/test/query-cache';
import { someUser } from '@/test/msw-fixtures';
import { prefetchedAt, notePrefetched, writeCached } from './query-cache-store';

vi.unmock('./query-cache');

startDevice();

const ME = someUser.id;

test('cached responses of another schema are ignored; all others are used', async () => {
  await openedBy();
  const at = Date.now();
  const freight = JSON.stringify(['/api/freights/12', ME]);
  const vehicles = JSON.stringify(['/api/vehicles', ME]);
  const copy = { text: '1', at };
  await writeCached(
    ME,
    new Map([
      [freight, copy],
      [vehicles, copy],
    ]),
    at,
  );
  await notePrefetched(ME, at);
  vi.stubGlobal('API_SCHEMA_HASHES', { ...API_SCHEMA_HASHES, freights: 'other' });
  vi.resetModules();
  const next = await import('./query-cache-store');
  expect(await next.readCached(ME, freight, at)).toBeUndefined();
  expect(await next.readCached(ME, vehicles, at)).toBeDefined();
  expect(await next.readCacheOwner(at)).toMatchObject({ user: { id: ME } });
  expect([await prefetchedAt(ME), await next.prefetchedAt(ME)]).toEqual([at, 0]);
});
