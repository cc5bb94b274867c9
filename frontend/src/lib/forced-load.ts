/** Loads of the page that the app forces by itself, as opposed to those that a person asks for. */

let isForced = false;

/** Loads the page that the address names. */
export function forceLoad(): void {
  isForced = true;
  window.location.reload();
}

/** Whether this page ends by a load that nobody asked for. */
export function isLoadForced(): boolean {
  return isForced;
}
