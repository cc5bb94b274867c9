import { useLayoutEffect, useRef } from 'react';

/**
 * A browser takes the focus off a button that is disabled, so whoever pressed it by keyboard would start over at the top of
 * the page. Once the button no longer waits, a focus that was lost goes back to what had it.
 */
export function useFocusKept(busy: boolean): void {
  const held = useRef<Element | null>(null);
  // The browser moves the focus a moment after the commit: until then it is still where it was.
  useLayoutEffect(() => {
    if (busy) {
      held.current = document.activeElement;
      return;
    }
    if (held.current instanceof HTMLElement && document.activeElement === document.body) held.current.focus();
    held.current = null;
  }, [busy]);
}
