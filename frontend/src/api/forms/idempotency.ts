/** Idempotency: a POST with an unknown outcome is retried under its stored key. */
import type { IdempotencyKeyStore, Unanswered } from '@/lib/forms/draft';
import { isFinal, newIdempotencyKey } from '@/api/client';
import { IDEMPOTENCY_KEY_TTL_MS } from '@/offline/outbox/entry';

/** Key storage that lives as long as the screen. */
export function memoryKeyStore(): IdempotencyKeyStore {
  let stored: Unanswered | null = null;
  return {
    read: () => stored,
    write: (unanswered) => {
      stored = unanswered;
    },
    transferOwnership: () => {
      stored = null;
    },
  };
}

/** Symbol property of a body for its key storage: spreads copy it, JSON omits it. */
const KEY_STORE = Symbol('where the Idempotency-Key is kept');

/** Attaches a key storage to a body; null leaves the choice to the sender. */
export function withKeyStore<B>(store: IdempotencyKeyStore | null, body: B): B {
  return store === null ? body : { ...body, [KEY_STORE]: store };
}

/** Key storage attached to a body; null without one. */
export function keyStoreOf(body: unknown): IdempotencyKeyStore | null {
  return typeof body === 'object' && body !== null && KEY_STORE in body
    ? (body[KEY_STORE] as IdempotencyKeyStore)
    : null;
}

/**
 * Key of a POST, and its first attempt (null before it). Reused until a definite response arrives or the server has
 * forgotten the key.
 */
export function keyFor(store: IdempotencyKeyStore, fingerprint: string): { key: string; sentMs: number | null } {
  const at = Date.now();
  const stored = store.read();
  if (stored?.fingerprint === fingerprint) {
    // Older versions stored no time of the first attempt.
    const { key, at: sentMs = at } = stored;
    if (at - sentMs < IDEMPOTENCY_KEY_TTL_MS) return { key, sentMs };
  }
  const key = newIdempotencyKey();
  // Stored before sending: the page may close before the response.
  store.write({ fingerprint, key, at });
  return { key, sentMs: null };
}

/** Fingerprint that identifies a POST. */
export function fingerprintOf(url: string, body: unknown): string {
  return JSON.stringify([url, body]);
}

/**
 * Sends a POST under its key. A retry of the same body reuses the key, so that it cannot create two records; another
 * body gets another key.
 */
export async function sendOnce<T>(
  store: IdempotencyKeyStore,
  fingerprint: string,
  post: (key: string) => Promise<T>,
): Promise<T> {
  const { key } = keyFor(store, fingerprint);
  try {
    const answer = await post(key);
    store.write(null);
    return answer;
  } catch (error) {
    if (isFinal(error)) store.write(null);
    throw error;
  }
}
