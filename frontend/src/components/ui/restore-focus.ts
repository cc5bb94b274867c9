/** Local restoration of the focus: what removes, disables or replaces the focused element says where the focus goes. */
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Gives the focus to a place that is no control: it is where the next Tab goes on from. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.style.outline = 'none';
    const forget = () => {
      place.removeAttribute('tabindex');
      place.style.outline = '';
    };
    place.addEventListener('blur', forget, { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Time in which a better place may take the focus before the nearest one does, in ms. */
const GRACE_MS = 60;

/** Returns an element and the parts of the page around it, the innermost first, without the page itself. */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** Focuses the first of these parts that is still on the page, and not below an open modal; without one, the modal or the page. */
export function focusNearest(path: readonly HTMLElement[]): void {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const place = path.find((one) => one.isConnected && (!modal || modal.contains(one)));
  focusPlace(place ?? modal ?? document.getElementById('content') ?? document.body);
}

/** Restores the focus that a control takes along when it is removed: the nearest part of the page gets it. */
function restoreFocusOf(element: HTMLElement | null): void {
  if (element !== null && document.activeElement === element) focusNearestSoon(pathOf(element))();
}

/** Returns a cleanup that focuses the first of these parts that remains, unless the focus has a place by then. */
function focusNearestSoon(path: readonly HTMLElement[]): () => void {
  return () => {
    if (path.length === 0) return;
    setTimeout(() => {
      if (document.activeElement === document.body) focusNearest(path);
    }, GRACE_MS);
  };
}

/**
 * Ref of a control that its own action may remove. A browser would give the focus to the body, so that the next Tab starts
 * at the top. `ref` is the control's own, which it passes on.
 */
export function useRestoredFocus<E extends HTMLElement>(ref?: Ref<E>): RefObject<E | null> {
  const control = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => control.current);
  // The cleanup of a layout effect runs before React removes the element.
  useLayoutEffect(() => {
    const element = control.current;
    return () => restoreFocusOf(element);
  }, []);
  return control;
}

/** Restores the focus that was lost while a button was busy, and so disabled: to it, or near it where it is gone. */
export function useFocusWhileBusy(busy: boolean): void {
  const focused = useRef<Element | null>(null);
  // The browser moves the focus a moment after the commit: until then it is still where it was.
  useLayoutEffect(() => {
    if (busy) {
      focused.current = document.activeElement;
      return focusNearestSoon(pathOf(document.activeElement));
    }
    if (focused.current instanceof HTMLElement && document.activeElement === document.body) focused.current.focus();
    focused.current = null;
    return undefined;
  }, [busy]);
}

/**
 * Calls `focusNext` once a dialog is closed and what it was about (`subject`) has changed, where the focus was lost: the
 * change may have removed the button that opened the dialog.
 */
export function useFocusAfterDialog(open: boolean, subject: unknown, focusNext: () => void): void {
  const before = useRef<{ subject: unknown } | null>(null);
  // The focus is the document's, and the change may come before the dialog closes or after.
  useEffect(() => {
    if (open) before.current ??= { subject };
    else if (before.current !== null && before.current.subject !== subject) {
      before.current = null;
      if (document.activeElement === document.body) focusNext();
    }
  });
}
