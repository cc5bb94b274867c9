/** `Ctrl K` from the first paint: noted until the search has loaded, instead of opening the browser's. */

/** Age at which a press expires, in ms: the search must not open over a later action. */
const PRESS_AGE_MS = 10_000;

let pressedAt: number | null = null;

/** Matches the search shortcut, which also works in fields and over sheets. */
export function isSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function note(event: KeyboardEvent): void {
  if (!isSearch(event)) return;
  event.preventDefault();
  pressedAt = performance.now();
}

/** Notes presses until `consumeSearchPress`. */
export function noteSearchPresses(): void {
  document.addEventListener('keydown', note);
}

/** Returns and clears a recent press; the caller listens from now on. */
export function consumeSearchPress(): boolean {
  document.removeEventListener('keydown', note);
  const isRecent = pressedAt !== null && performance.now() - pressedAt < PRESS_AGE_MS;
  pressedAt = null;
  return isRecent;
}
