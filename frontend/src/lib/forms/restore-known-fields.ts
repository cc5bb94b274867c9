/** Restores stored form values in a newer version of the app. */

/** Stored values over the defaults: only fields that the form still has. */
export function restoreKnownFields<T extends object>(defaults: T, stored: Partial<T>): T {
  const known = Object.entries(stored).filter(([name]) => name in defaults);
  return { ...defaults, ...Object.fromEntries(known) };
}
