/** Announcements to screen readers. */

/** Lifetime of an announcement, in ms: a reader who moves on must not find it again. */
const ANNOUNCEMENT_TTL_MS = 1500;

/** Delay before a new live region gets text, in ms: initial content is not announced. */
const REGION_DELAY_MS = 500;

/** Announcements before the first live region. */
const pendingAnnouncements: string[] = [];

/**
 * Announces in the innermost open dialog, else on the page: content behind a modal is inert. Waits for a region that
 * mounts later. Simultaneous announcements are joined.
 */
export function announce(words: string): void {
  const place =
    [...document.querySelectorAll<HTMLElement>('dialog[open] [data-said]')].at(-1) ??
    document.querySelector<HTMLElement>('[data-said]');
  if (place?.dataset['said'] !== 'ready') {
    pendingAnnouncements.push(words);
    return;
  }
  const element = document.createElement('span');
  element.textContent = place.hasChildNodes() ? ` ${words}` : words;
  place.append(element);
  setTimeout(() => element.remove(), ANNOUNCEMENT_TTL_MS);
}

/** Registers a live region; returns the cleanup. */
export function addPlace(place: HTMLElement): () => void {
  const timer = setTimeout(() => {
    place.dataset['said'] = 'ready';
    for (const words of pendingAnnouncements.splice(0)) announce(words);
  }, REGION_DELAY_MS);
  return () => {
    clearTimeout(timer);
    pendingAnnouncements.length = 0;
  };
}
