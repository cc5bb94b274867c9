import { afterEach, expect, test, vi } from 'vitest';
import { fingerprintOf, memoryKeyStore, keyFor } from './idempotency';
import { IDEMPOTENCY_KEY_TTL_MS } from '@/offline/outbox/entry';

afterEach(() => void vi.useRealTimers());

const print = fingerprintOf('/api/finances', { amountCents: 1 });

test('a POST has one key until it is answered, and another body another one', () => {
  const place = memoryKeyStore();
  const first = keyFor(place, print);
  expect(first.sentMs).toBeNull();
  expect(keyFor(place, print)).toEqual({ key: first.key, sentMs: expect.any(Number) as number });
  const other = keyFor(place, fingerprintOf('/api/finances', { amountCents: 2 }));
  expect(other.sentMs).toBeNull();
  expect(other.key).not.toBe(first.key);
});

test('a key that the server no longer knows gives way to another; one without a date is of now', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const place = memoryKeyStore();
  const sentMs = Date.now();
  const { key } = keyFor(place, print);
  vi.setSystemTime(sentMs + IDEMPOTENCY_KEY_TTL_MS - 1);
  expect(keyFor(place, print)).toEqual({ key, sentMs });
  vi.setSystemTime(sentMs + IDEMPOTENCY_KEY_TTL_MS);
  const next = keyFor(place, print);
  expect(next.sentMs).toBeNull();
  expect(next.key).not.toBe(key);
  place.write({ fingerprint: print, key: 'of before' });
  expect(keyFor(place, print)).toEqual({ key: 'of before', sentMs: Date.now() });
});
