/** Announcements to screen readers of events outside the page. */

/** How long the words stand there, in ms: who reads on comes upon nothing twice. */
const SAID_MS = 1500;

/** How long a place is there before words are put into it, in ms: what comes together with it is not read out. */
const PLACE_MS = 500;

/** Announcements made before there was a live region. */
const unsaid: string[] = [];

/**
 * Says it in the innermost dialog that is open, else on the page: what lies behind a dialog is heard by nobody. Where that
 * place is still to come, it is said there once it can be heard. What is said at the same time stands beside it.
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

/** To be told that a place has come. Gives the way to say that it goes, and with it what was to be said there. */
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
