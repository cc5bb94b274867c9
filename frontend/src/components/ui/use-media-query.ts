import { useSyncExternalStore } from 'react';

/** True while a media query matches. */
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

/** Phone layout below 768 px, as specified. */
export const MOBILE_BREAKPOINT = 768;

/** True where the window has room for content that narrow ones fold (`lg` of the tokens), and on paper. */
export function useIsWide(): boolean {
  return useMediaQuery('print, (min-width: 1080px)');
}

export function useIsDesktop(): boolean {
  return useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`);
}

/** True where a form has room for its rare fields beside the others (`xl` of the tokens). */
export function useIsVeryWide(): boolean {
  return useMediaQuery('(min-width: 1320px)');
}
