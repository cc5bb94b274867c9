/** Deletes the offline query cache without loading its code, because signing out clears it. */

/** Database of cached queries; safe to delete at any time. */
export const CACHE_DATABASE = 'boleia-copies';

/** Maximum age of a cached response, in ms. */
export const CACHE_AGE_MS = 30 * 86_400_000;

/** Longest wait of a logout for the deletion, in ms. */
const DELETION_TIMEOUT_MS = 1000;

/** Deletes the cached queries of all users. Never rejects: without storage there are none. */
export async function clearCache(): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(CACHE_DATABASE);
      request.addEventListener('success', done);
      request.addEventListener('error', done);
      // Another tab still reads: the browser deletes the database once that tab closes it, and blocks opening until
      // then.
      setTimeout(done, DELETION_TIMEOUT_MS);
    } catch {
      done();
    }
  });
}
