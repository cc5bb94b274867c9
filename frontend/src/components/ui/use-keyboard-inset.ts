/** How much of the page's bottom the phone's keyboard covers: what sticks there must rise above it. */
import { useSyncExternalStore } from 'react';

/** Less than this is a browser's bar coming and going, not a keyboard. */
const SMALLEST_KEYBOARD = 120;

function inset(): number {
  const seen = window.visualViewport;
  if (!seen) return 0;
  const covered = Math.round(document.documentElement.clientHeight - seen.height - seen.offsetTop);
  return seen.scale === 1 && covered >= SMALLEST_KEYBOARD ? covered : 0;
}

function follow(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}

/** In px; 0 while there is no keyboard. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(follow, inset);
}
