/** Clears the query cache without its code: signing out clears all of it. */

/** The database of the copies; it may be thrown away at any time. */
export const CACHE_DATABASE = 'boleia-copies';

/** How long a copy is shown, in ms. */
export const CACHE_AGE_MS = 30 * 86_400_000;

/** How long whoever leaves waits for it, in ms. */
const PATIENCE_MS = 1000;

/** Deletes the copies of everybody. Never fails: where storage is closed to us there are none. */
export async function clearCache(): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(CACHE_DATABASE);
      request.addEventListener('success', done);
      request.addEventListener('error', done);
      // Another tab still reads: the browser deletes it as soon as that tab lets go, and opens it for nobody before.
      setTimeout(done, PATIENCE_MS);
    } catch {
      done();
    }
  });
}
