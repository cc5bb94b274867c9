import { expect, test } from 'vitest';
import { fingerprintOf, inMemory, keyFor } from './idempotency';

test('a POST has one key until it is answered, and another body another one', () => {
  const place = inMemory();
  const first = keyFor(place, fingerprintOf('/api/finances', { amountCents: 1 }));
  expect(first.isAgain).toBe(false);
  expect(keyFor(place, fingerprintOf('/api/finances', { amountCents: 1 }))).toEqual({ key: first.key, isAgain: true });
  const other = keyFor(place, fingerprintOf('/api/finances', { amountCents: 2 }));
  expect(other.isAgain).toBe(false);
  expect(other.key).not.toBe(first.key);
});
