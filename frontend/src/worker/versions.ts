/** Storage kept on the device when a new version of the app takes over. */

/** Where each version leaves word of its files for the next one. */
const NOTES = 'boleia-versions';
const LAST = '/last-version';

/**
 * Deletes from a cache what belongs neither to this version nor, of the version before it, to its code: a page of that one
 * may still be open in another tab, and asks for parts of it that it has not shown yet. While the next version is being
 * installed nothing is deleted: it counts on what is there already, and does it when its turn comes.
 */
export async function deleteOutdated(
  cacheName: string,
  ours: Iterable<string>,
  isNextComing: () => boolean,
): Promise<void> {
  const [cache, notes] = await Promise.all([caches.open(cacheName), caches.open(NOTES)]);
  const files = [...ours];
  const before = (await (await notes.match(LAST))?.json()) as string[] | undefined;
  const keep = new Set([...files, ...(before ?? []).filter((file) => new URL(file).pathname.startsWith('/assets/'))]);
  const outdated = (await cache.keys()).filter(({ url }) => !keep.has(url));
  if (!isNextComing()) await Promise.all(outdated.map((request) => cache.delete(request)));
  await notes.put(LAST, Response.json(files));
}
