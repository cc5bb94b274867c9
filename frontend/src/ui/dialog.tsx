/**
 * Native modal dialogs: the browser keeps the focus inside, makes the rest inert and gives the focus back.
 *
 * A `Sheet` is a form, or what belongs to something on the page: its file, its filters, its details. A `Dialog` is a short
 * question or an explanation, answered at once: two or three answers, and at most one day to fill in.
 */
import { useEffect, useId, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import { clsx } from 'clsx';
import { Button, IconButton } from './button';
import { Said } from './said';

/** Props that every dialog has. It is in the page only while `open`. */
export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
};

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
    // What is folded away does not take it.
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

function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  // `showModal` has no attribute for it, and Escape is the browser's event.
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
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
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

type FrameProps = Omit<DialogProps, 'open'> & { className: string; style?: CSSProperties; bare?: boolean };

/** The frame without looks: a labelled modal that closes by Escape and by a tap beside it. */
export function Frame({ onClose, title, className, style, bare = false, children }: FrameProps) {
  const dialog = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={style}
      className={clsx('fixed bg-surface text-ink float-shadow', className)}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        {bare ? (
          <h2 id={titleId} tabIndex={-1} className="sr-only">
            {title}
          </h2>
        ) : (
          <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-5 md:pl-6">
            <h2 id={titleId} tabIndex={-1} className="min-w-0 text-xl font-bold outline-none">
              {title}
            </h2>
            <IconButton label="Fechar" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
        {children}
      </div>
      <Said />
    </dialog>
  );
}

const body = 'min-h-0 flex-1 overflow-y-auto px-5 pb-[max(20px,env(safe-area-inset-bottom))] md:px-6 md:pb-6';

/** A dialog in the middle of the screen. */
export function Dialog({ open, children, ...rest }: DialogProps) {
  if (!open) return null;
  return (
    <Frame
      {...rest}
      className="modal m-auto max-h-[92dvh] w-[min(520px,calc(100vw-32px))] overflow-hidden rounded-card"
    >
      <div className={body}>{children}</div>
    </Frame>
  );
}

/**
 * A sheet: from the bottom on the phone, a panel at the right on desktop. `foot` stays in sight below what scrolls; a
 * `wide` one has room for two columns on a wide screen.
 */
export function Sheet({ open, children, foot, wide, ...rest }: DialogProps & { foot?: ReactNode; wide?: boolean }) {
  if (!open) return null;
  return (
    <Frame
      {...rest}
      className={clsx(
        'sheet inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full overflow-hidden rounded-t-[24px]',
        'md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-dvh md:w-[480px] md:rounded-none md:rounded-l-card',
        wide && 'xl:w-[960px]',
      )}
    >
      <div className={body}>{children}</div>
      {foot}
    </Frame>
  );
}

/** A drawer from the left, for the menu on the phone; its title is for screen readers. */
export function Drawer({ open, children, ...rest }: DialogProps) {
  if (!open) return null;
  return (
    <Frame
      {...rest}
      bare
      className="drawer inset-y-0 right-auto left-0 m-0 h-dvh max-h-dvh w-[min(304px,86vw)] overflow-hidden"
    >
      {children}
    </Frame>
  );
}

/** Props of `ConfirmDialog`. */
export type ConfirmDialogProps = DialogProps & {
  /** What the button does, in a verb: "Apagar frete". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  /** With "caution" the way back is the main one and comes first. */
  tone?: 'danger' | 'primary' | 'caution';
  /** What went wrong when it was tried. */
  error?: string | undefined;
};

/** Asks before something that cannot be undone; the title names the thing. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  busy = false,
  tone = 'danger',
  error,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog {...rest}>
      <div className="flex flex-col gap-5">
        <div className="text-ink-2">{children}</div>
        {error && (
          <p role="alert" className="font-medium text-neg">
            {error}
          </p>
        )}
        <div
          className={clsx(
            'flex gap-2',
            tone === 'caution' ? 'flex-col' : 'flex-col-reverse sm:flex-row sm:justify-end',
          )}
        >
          <Button data-first variant={tone === 'caution' ? 'primary' : 'secondary'} onClick={rest.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'caution' ? 'secondary' : tone}
            busy={busy}
            onClick={onConfirm}
            className="h-auto! min-h-12 py-2 whitespace-normal!"
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
