/** Height of the on-screen keyboard over the page: sticky elements rise above it. */
import { useSyncExternalStore } from 'react';

/** Minimum height of a keyboard, in px; less is a browser bar. */
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

/** In px; 0 without a keyboard. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(follow, inset);
}
