/** Asks the window how wide it is. */
import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows the window. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** From known.md: under 768 px it is a phone. */
export const MOBILE_BREAKPOINT = 768;

/** Whether there is room for what a narrower window folds away: `lg` of the tokens, and any paper, where nothing opens. */
export function useIsWide(): boolean {
  return useMediaQuery('print, (min-width: 1080px)');
}

/** Whether the window is at least 768 px wide. */
export function useIsDesktop(): boolean {
  return useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`);
}

/** Whether a form has room for its rarely needed fields beside the others (`xl` of the tokens). */
export function useIsVeryWide(): boolean {
  return useMediaQuery('(min-width: 1320px)');
}
