/** Focus restoration after the focused element is removed, disabled or replaced. */
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Focuses an element that is no control, from which Tab continues. */
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

/** Delay in which another element may take the focus first, in ms. */
const GRACE_MS = 60;

/** Ancestors of an element, innermost first, without the body. */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** Focuses the first connected element outside inert parts; else the modal or the page. */
export function focusNearest(path: readonly HTMLElement[]): void {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const place = path.find((one) => one.isConnected && (!modal || modal.contains(one)));
  focusPlace(place ?? modal ?? document.getElementById('content') ?? document.body);
}

/** Moves the focus of a removed control to its nearest ancestor. */
function restoreFocusOf(element: HTMLElement | null): void {
  if (element !== null && document.activeElement === element) focusNearestSoon(pathOf(element))();
}

/** Returns a cleanup that focuses the first remaining ancestor unless the focus has moved. */
function focusNearestSoon(path: readonly HTMLElement[]): () => void {
  return () => {
    if (path.length === 0) return;
    setTimeout(() => {
      if (document.activeElement === document.body) focusNearest(path);
    }, GRACE_MS);
  };
}

/**
 * Ref of a control that its own action may remove. A browser would reset the focus to the body, so that Tab restarts at
 * the top. `ref` is passed on.
 */
export function useRestoredFocus<E extends HTMLElement>(ref?: Ref<E>): RefObject<E | null> {
  const control = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => control.current);
  // Layout-effect cleanups run before React removes the element.
  useLayoutEffect(() => {
    const element = control.current;
    return () => restoreFocusOf(element);
  }, []);
  return control;
}

/** Restores the focus lost while a button was busy and disabled: to it, or to its nearest ancestor. */
export function useFocusWhileBusy(busy: boolean): void {
  const focused = useRef<Element | null>(null);
  // The browser moves the focus after the commit.
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
 * Calls `focusNext` once a dialog is closed and its `subject` has changed, if the focus was lost: the change may have
 * removed the opening button.
 */
export function useFocusAfterDialog(open: boolean, subject: unknown, focusNext: () => void): void {
  const before = useRef<{ subject: unknown } | null>(null);
  // The change may precede or follow the closing.
  useEffect(() => {
    if (open) before.current ??= { subject };
    else if (before.current !== null && before.current.subject !== subject) {
      before.current = null;
      if (document.activeElement === document.body) focusNext();
    }
  });
}
