/** How a modal dialog opens, where it begins, and how it is closed. */
import { useEffect, useRef, type RefObject } from 'react';
import { focusNearest, pathOf } from './restore-focus';
import { create } from 'zustand';

/** The dialogs in the order in which they opened. */
export const useOpenModals = create<{ modals: readonly HTMLDialogElement[] }>(() => ({ modals: [] }));

/** Notes that a modal has opened; gives the way to note that it is closed. */
function noteModal(modal: HTMLDialogElement): () => void {
  useOpenModals.setState(({ modals }) => ({ modals: [...modals, modal] }));
  return () => useOpenModals.setState(({ modals }) => ({ modals: modals.filter((one) => one !== modal) }));
}

/** So long after it opened a tap beside a dialog is still the second one on what opened it. */
const DOUBLE_TAP_MS = 400;

const FIELDS = 'input:not([type=hidden]), select, textarea';

/**
 * Where a dialog begins: at what asks for it (`autofocus`), else at its first field, else at the button that its buttons
 * begin with (`data-first`) or at its title. Under a finger fields are left out, so that no keyboard lies over what is to
 * be read. Says whether it is a place to type.
 */
function focusFirst(dialog: HTMLDialogElement): boolean {
  const isTouched = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  const fields = isTouched ? [] : [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(isMeant);
  const asked = dialog.querySelector<HTMLElement>('[autofocus]');
  const last = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2');
  for (const place of [asked, ...fields, last]) {
    // A folded element cannot take the focus.
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) return place !== last;
  }
  return false;
}

/** Of the choices of a group the chosen one is where the keyboard gets to. */
function isMeant(field: HTMLElement): boolean {
  return !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked;
}

/** A dialog whose fields are still to come begins at the first of them once they are there, unless somebody went on. */
function beginAtFirst(dialog: HTMLDialogElement): () => void {
  focusFirst(dialog);
  const { activeElement } = document;
  const comes = new MutationObserver(() => {
    if (document.activeElement !== activeElement || focusFirst(dialog)) comes.disconnect();
  });
  if (activeElement === dialog.querySelector('h2')) comes.observe(dialog, { childList: true, subtree: true });
  return () => comes.disconnect();
}

/** Opens the dialog when it mounts; Escape and a tap beside it call `onClose`. The focus returns to what opened it, or near it. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  // `showModal` has no attribute for it, and Escape is the browser's event.
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = pathOf(document.activeElement);
    if (!element.open) element.showModal();
    const noteClosed = noteModal(element);
    const stop = beginAtFirst(element);
    const opened = performance.now();
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    // The backdrop belongs to the dialog itself; whatever is inside stands in a child.
    const beside = (event: Event) => {
      if (event.target === element && performance.now() - opened > DOUBLE_TAP_MS) close.current();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('mousedown', beside);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('mousedown', beside);
      stop();
      element.close();
      noteClosed();
      if (opener[0]?.isConnected) opener[0].focus({ preventScroll: true });
      else if (opener.length > 0) focusNearest(opener);
    };
  }, []);
  return dialog;
}
