/** Cache clean-up after an update of the app. */

/** Cache in which each version lists its files for the next one. */
const NOTES = 'boleia-versions';
const LAST = '/last-version';

/**
 * Deletes cached files that belong neither to this version nor to the previous one's code, which an open tab may still
 * load. Skipped while the next version installs, because it reuses them.
 */
export async function deleteOutdated(
  cacheName: string,
  ours: Iterable<string>,
  isNextInstalling: () => boolean,
): Promise<void> {
  const [cache, notes] = await Promise.all([caches.open(cacheName), caches.open(NOTES)]);
  const files = [...ours];
  const before = (await (await notes.match(LAST))?.json()) as string[] | undefined;
  const retained = new Set([
    ...files,
    ...(before ?? []).filter((file) => new URL(file).pathname.startsWith('/assets/')),
  ]);
  const outdated = (await cache.keys()).filter(({ url }) => !retained.has(url));
  if (!isNextInstalling()) await Promise.all(outdated.map((request) => cache.delete(request)));
  await notes.put(LAST, Response.json(files));
}
