/** The Idempotency-Key of a POST, and where it is kept while nobody knows whether the POST arrived. */
import type { KeyPlace, Unanswered } from '@/lib/forms/draft';
import { isFinal, newIdempotencyKey } from '@/api/client';
import { KEY_LIFE_MS } from '@/offline/outbox/entry';

/** A place that forgets with the screen. */
export function inMemory(): KeyPlace {
  let kept: Unanswered | null = null;
  return {
    read: () => kept,
    write: (unanswered) => {
      kept = unanswered;
    },
    handOver: () => {
      kept = null;
    },
  };
}

/** Under this symbol a body carries its place: copies of the body take it along, and JSON leaves it out. */
const PLACE = Symbol('where the Idempotency-Key is kept');

/** The same body, whose key is kept in the place; null leaves it to whoever sends it. */
export function keptIn<B>(place: KeyPlace | null, body: B): B {
  return place === null ? body : { ...body, [PLACE]: place };
}

/** The place that a body carries; null when it carries none. */
export function placeOf(body: unknown): KeyPlace | null {
  return typeof body === 'object' && body !== null && PLACE in body ? (body[PLACE] as KeyPlace) : null;
}

/**
 * The key of a POST, which it has until there is a definite answer or the server no longer knows it, and when it was first
 * sent under it; null where it never was.
 */
export function keyFor(place: KeyPlace, fingerprint: string): { key: string; sentMs: number | null } {
  const at = Date.now();
  const kept = place.read();
  if (kept?.fingerprint === fingerprint) {
    // One of before had no date.
    const { key, at: sentMs = at } = kept;
    if (at - sentMs < KEY_LIFE_MS) return { key, sentMs };
  }
  const key = newIdempotencyKey();
  // Kept before it is sent: the page may be gone before the answer comes.
  place.write({ fingerprint, key, at });
  return { key, sentMs: null };
}

/** Key that identifies a POST. */
export function fingerprintOf(url: string, body: unknown): string {
  return JSON.stringify([url, body]);
}

/**
 * Sends a POST under its key. The same POST keeps its key until there is a definite answer, so that trying again cannot
 * make two records; another body is another POST.
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
