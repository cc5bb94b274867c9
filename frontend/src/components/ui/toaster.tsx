/** Shows the notification of the store. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from 'radix-ui';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { announce } from '@/lib/browser/announce';
import { useOpenModals } from './use-modal';
import { focusNearest } from './restore-focus';
import { dismissToast, TOAST_DURATION_MS, useToasts, type ToastItem } from './toast-store';

/** The region of notifications: one at a time, 5 s, swiped away to the right by 50 px, F8 leads to it. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const modal = useOpenModals((state) => state.modals.at(-1) ?? null);
  const viewport = <TopLayerViewport shown={toasts.some((item) => item.open)} />;
  return (
    <Toast.Provider label="Notificação" duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} modal={modal} />
      ))}
      {/* All that lies outside an open modal is inert: the region moves into the top-most one. */}
      {modal === null ? viewport : createPortal(viewport, modal)}
    </Toast.Provider>
  );
}

/**
 * The viewport lies in the browser's top layer, so that a sheet that it belongs to does not clip it. It covers no button
 * that is pressed next: on the phone those stand at the bottom, so it lies over the top bar; on desktop they stand at the
 * right, at the top of a page and at the bottom of a form or sheet, so it lies at the left, over the foot of the menu.
 */
function TopLayerViewport({ shown }: { shown: boolean }) {
  const viewport = useRef<HTMLOListElement>(null);
  // The top layer has no attribute for "now, above what is there": it is asked for by method.
  useEffect(() => {
    const element = viewport.current;
    // A dialog that closes now takes the region along; it is back on the page with the next render.
    if (!shown || !element?.isConnected || !element.showPopover) return undefined;
    element.showPopover();
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      // A popover of this kind gives the focus back to nobody.
      if (hadFocus) focusNearest([]);
    };
  }, [shown]);
  return (
    <Toast.Viewport
      ref={viewport}
      popover="manual"
      hotkey={['F8']}
      label="Notificações ({hotkey})"
      className={clsx(
        'fixed inset-x-4 top-[calc(8px+env(safe-area-inset-top))] bottom-auto m-0 w-auto bg-transparent p-0 outline-none',
        'md:top-auto md:right-auto md:bottom-6 md:left-6 md:w-[400px]',
      )}
    />
  );
}

function ToastCard({ item, modal }: { item: ToastItem; modal: HTMLDialogElement | null }) {
  const { action } = item;
  useAnnounceIn(modal, item);
  return (
    <Toast.Root
      open={item.open}
      onOpenChange={(open) => !open && dismissToast(item.id)}
      {...(item.duration === undefined ? {} : { duration: item.duration })}
      className="toast flex items-center gap-2 rounded-control bg-ink py-2 pr-2 pl-4 text-bg float-shadow"
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Toast.Title className="font-semibold">{item.title}</Toast.Title>
        {item.description && <Toast.Description className="text-sm opacity-80">{item.description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.onClick}
          className="h-12 shrink-0 rounded-md px-4 font-bold text-bg underline underline-offset-4 hover:no-underline"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Fechar"
        className="flex size-12 shrink-0 items-center justify-center rounded-md opacity-80 hover:opacity-100"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Announces a notification that comes while a modal is open: the library's own live region lies outside it. */
function useAnnounceIn(modal: HTMLDialogElement | null, { title, description, open }: ToastItem): void {
  const isIn = useRef(modal !== null && open);
  const sentences = [title, description].flatMap((words) => words?.replace(/\.?$/, '.') ?? []);
  const said = useRef(sentences.join(' '));
  // A screen reader is outside React.
  useEffect(() => {
    if (isIn.current) announce(said.current);
  }, []);
}
