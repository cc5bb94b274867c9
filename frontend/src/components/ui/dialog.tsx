/**
 * Native modal dialogs: the browser traps the focus, makes the rest inert and restores the focus.
 *
 * A `Sheet` holds a form or details: a file, filters. A `Dialog` is a short question or explanation with two or three
 * answers and at most one date.
 */
import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { clsx } from 'clsx';
import { Button, IconButton } from './button';
import { LiveRegion } from './live-region';
import { useModal } from './use-modal';

/** Mounted only while `open`. */
export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
};

type FrameProps = Omit<DialogProps, 'open'> & { className: string; bare?: boolean };

/** Unstyled labelled modal that closes by Escape and by a tap on the backdrop. */
export function Frame({ onClose, title, className, bare = false, children }: FrameProps) {
  const dialog = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx('fixed bg-surface text-ink float-shadow', className)}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        {bare ? (
          <h2 id={titleId} tabIndex={-1} className="sr-only">
            {title}
          </h2>
        ) : (
          <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-5 md:pl-6">
            <h2 id={titleId} tabIndex={-1} className="min-w-0 text-title font-bold outline-none">
              {title}
            </h2>
            <IconButton label="Fechar" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
        {children}
      </div>
      <LiveRegion />
    </dialog>
  );
}

const body = 'min-h-0 flex-1 overflow-y-auto px-5 pb-[max(20px,env(safe-area-inset-bottom))] md:px-6 md:pb-6';

/** Centred dialog. */
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
 * Sheet: from the bottom on the phone, a panel at the right on desktop. `foot` is pinned; `wide` has room for two
 * columns.
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

/** Drawer from the left for the phone's menu; its title is for screen readers. */
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

export type ConfirmDialogProps = DialogProps & {
  /** Label of the button, a verb: "Apagar frete". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  /** With "caution" cancelling is the primary action and first. */
  tone?: 'danger' | 'primary' | 'caution';
  error?: string | undefined;
};

/** Confirmation of an irreversible action; the title names its object. */
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
            className="h-auto! min-h-control py-2 whitespace-normal!"
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
