/** Forms as they were left, opened by a newer version of the app. */

/** Stored values over the first ones of a form: only fields that the form still has are restored. */
export function mergeKnown<T extends object>(defaults: T, kept: Partial<T>): T {
  const known = Object.entries(kept).filter(([name]) => name in defaults);
  return { ...defaults, ...Object.fromEntries(known) };
}
