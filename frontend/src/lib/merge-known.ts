/** Forms as they were left, opened by a newer version of the app. */

/** What was kept over the first values of a form: only what the form still knows is taken over. */
export function mergeKnown<T extends object>(defaults: T, kept: Partial<T>): T {
  const known = Object.entries(kept).filter(([name]) => name in defaults);
  return { ...defaults, ...Object.fromEntries(known) };
}
