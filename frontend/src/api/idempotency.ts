/** The Idempotency-Key of a POST, and where it is kept while nobody knows whether the POST arrived. */
import type { KeyPlace, Unanswered } from '@/lib/draft';
import { isFinal, newIdempotencyKey } from './client';

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

/** The key of a POST, which it has until there is a definite answer, and whether it was sent under it before. */
export function keyFor(place: KeyPlace, fingerprint: string): { key: string; isAgain: boolean } {
  const kept = place.read();
  if (kept?.fingerprint === fingerprint) return { key: kept.key, isAgain: true };
  const key = newIdempotencyKey();
  // Kept before it is sent: the page may be gone before the answer comes.
  place.write({ fingerprint, key });
  return { key, isAgain: false };
}

/** What tells one POST from another. */
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
