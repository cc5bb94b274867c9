/** `Ctrl K` from the first paint: noted until the code of the search is there, instead of going to the browser. */

/** Age at which a press is forgotten, in ms: the search must not open over what a person has turned to since. */
const PRESS_AGE_MS = 10_000;

let pressedAt: number | null = null;

/** Matches the keys of the search; they work anywhere, also in a field and over a sheet. */
export function isSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function note(event: KeyboardEvent): void {
  if (!isSearch(event)) return;
  event.preventDefault();
  pressedAt = performance.now();
}

/** Notes presses until `takeSearchPress`. */
export function noteSearchPresses(): void {
  document.addEventListener('keydown', note);
}

/** Returns and forgets a recent press; from now on the caller listens. */
export function takeSearchPress(): boolean {
  document.removeEventListener('keydown', note);
  const isRecent = pressedAt !== null && performance.now() - pressedAt < PRESS_AGE_MS;
  pressedAt = null;
  return isRecent;
}
