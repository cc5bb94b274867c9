/** Life cycle of a modal dialog: opening, initial focus, closing. */
import { useEffect, useRef, type RefObject } from 'react';
import { focusNearest, pathOf } from './restore-focus';
import { create } from 'zustand';

/** Open dialogs in opening order. */
export const useOpenModals = create<{ modals: readonly HTMLDialogElement[] }>(() => ({ modals: [] }));

/** Registers an open modal; returns the cleanup. */
function noteModal(modal: HTMLDialogElement): () => void {
  useOpenModals.setState(({ modals }) => ({ modals: [...modals, modal] }));
  return () => useOpenModals.setState(({ modals }) => ({ modals: modals.filter((one) => one !== modal) }));
}

/** Delay in which a backdrop tap counts as the second of a double tap, in ms. */
const DOUBLE_TAP_MS = 400;

const FIELDS = 'input:not([type=hidden]), select, textarea';

/**
 * Initial focus: `autofocus`, else the first field, else `data-first` or the title. Touch devices skip fields, so that
 * no keyboard covers the content. Returns true for a field.
 */
function focusFirst(dialog: HTMLDialogElement): boolean {
  const isTouched = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  const fields = isTouched ? [] : [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(isMeant);
  const requested = dialog.querySelector<HTMLElement>('[autofocus]');
  const last = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2');
  for (const place of [requested, ...fields, last]) {
    // A collapsed element cannot be focused.
    place?.focus({ preventScroll: true });
    if (place && document.activeElement === place) return place !== last;
  }
  return false;
}

/** True for the selected one of a radio group, which Tab reaches. */
function isMeant(field: HTMLElement): boolean {
  return !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked;
}

/** Focuses the first field once it has loaded, unless the user has moved on. */
function beginAtFirst(dialog: HTMLDialogElement): () => void {
  focusFirst(dialog);
  const { activeElement } = document;
  const comes = new MutationObserver(() => {
    if (document.activeElement !== activeElement || focusFirst(dialog)) comes.disconnect();
  });
  if (activeElement === dialog.querySelector('h2')) comes.observe(dialog, { childList: true, subtree: true });
  return () => comes.disconnect();
}

/** Opens the dialog on mount; Escape and a backdrop tap call `onClose`. The focus returns to the opener, or near it. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  // `showModal` is imperative, and Escape a browser event.
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
    // The backdrop belongs to the dialog element; all content is in a child.
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
