/** Announcements to screen readers. */

/** Lifetime of an announcement, in ms: a reader who moves on must not find it again. */
const SAID_MS = 1500;

/** Delay before a new live region gets text, in ms: initial content is not announced. */
const PLACE_MS = 500;

/** Announcements before the first live region. */
const unsaid: string[] = [];

/**
 * Announces in the innermost open dialog, else on the page: content behind a modal is inert. Waits for a region that
 * mounts later. Simultaneous announcements are joined.
 */
export function announce(words: string): void {
  const place =
    [...document.querySelectorAll<HTMLElement>('dialog[open] [data-said]')].at(-1) ??
    document.querySelector<HTMLElement>('[data-said]');
  if (place?.dataset['said'] !== 'ready') {
    unsaid.push(words);
    return;
  }
  const said = document.createElement('span');
  said.textContent = place.hasChildNodes() ? ` ${words}` : words;
  place.append(said);
  setTimeout(() => said.remove(), SAID_MS);
}

/** Registers a live region; returns the cleanup. */
export function addPlace(place: HTMLElement): () => void {
  const timer = setTimeout(() => {
    place.dataset['said'] = 'ready';
    for (const words of unsaid.splice(0)) announce(words);
  }, PLACE_MS);
  return () => {
    clearTimeout(timer);
    unsaid.length = 0;
  };
}
