/** Loads of the page that the app forces by itself, as opposed to those that a person requests. */

let isForced = false;

/** Loads the page that the address names. */
export function forceLoad(): void {
  isForced = true;
  window.location.reload();
}

/** True once this page ends by a load that no person requested. */
export function isLoadForced(): boolean {
  return isForced;
}
