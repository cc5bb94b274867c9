/** Idempotency: a POST with an unknown outcome is retried under its stored key. */
import type { KeyPlace, Unanswered } from '@/lib/forms/draft';
import { isFinal, newIdempotencyKey } from '@/api/client';
import { IDEMPOTENCY_KEY_TTL_MS } from '@/offline/outbox/entry';

/** Key storage that lives as long as the screen. */
export function inMemory(): KeyPlace {
  let stored: Unanswered | null = null;
  return {
    read: () => stored,
    write: (unanswered) => {
      stored = unanswered;
    },
    handOver: () => {
      stored = null;
    },
  };
}

/** Symbol property of a body for its key storage: spreads copy it, JSON omits it. */
const PLACE = Symbol('where the Idempotency-Key is kept');

/** Attaches a key storage to a body; null leaves the choice to the sender. */
export function withKeyPlace<B>(place: KeyPlace | null, body: B): B {
  return place === null ? body : { ...body, [PLACE]: place };
}

/** Key storage attached to a body; null without one. */
export function placeOf(body: unknown): KeyPlace | null {
  return typeof body === 'object' && body !== null && PLACE in body ? (body[PLACE] as KeyPlace) : null;
}

/**
 * Key of a POST, and its first attempt (null before it). Reused until a definite response arrives or the server has
 * forgotten the key.
 */
export function keyFor(place: KeyPlace, fingerprint: string): { key: string; sentMs: number | null } {
  const at = Date.now();
  const stored = place.read();
  if (stored?.fingerprint === fingerprint) {
    // Older versions stored no time of the first attempt.
    const { key, at: sentMs = at } = stored;
    if (at - sentMs < IDEMPOTENCY_KEY_TTL_MS) return { key, sentMs };
  }
  const key = newIdempotencyKey();
  // Stored before sending: the page may close before the response.
  place.write({ fingerprint, key, at });
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
export async function sendOnce<T>(place: KeyPlace, fingerprint: string, post: (key: string) => Promise<T>): Promise<T> {
  const { key } = keyFor(place, fingerprint);
  try {
    const answer = await post(key);
    place.write(null);
    return answer;
  } catch (error) {
    if (isFinal(error)) place.write(null);
    throw error;
  }
}
