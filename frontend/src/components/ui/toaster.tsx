import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from 'radix-ui';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { announce } from '@/lib/browser/announce';
import { useOpenModals } from './use-modal';
import { focusNearest } from './restore-focus';
import { dismissToast, TOAST_DURATION_MS, useToasts, type ToastItem } from './toast-store';

/** Toast region: one at a time, 5 s, swipe right by 50 px, F8 focuses it. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const modal = useOpenModals((state) => state.modals.at(-1) ?? null);
  const viewport = <TopLayerViewport shown={toasts.some((item) => item.open)} isOverModal={modal !== null} />;
  return (
    <Toast.Provider label="Notificação" duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} modal={modal} />
      ))}
      {/* Everything outside an open modal is inert: the region moves into the topmost one. */}
      {modal === null ? viewport : createPortal(viewport, modal)}
    </Toast.Provider>
  );
}

/**
 * Popover in the top layer, so that no sheet clips it. It must not cover the next button. On the phone buttons are at
 * the bottom, so it is at the top: below the top bar, or above the sheet. On desktop they are at the right, so it is at
 * the left, over the menu's foot.
 */
function TopLayerViewport({ shown, isOverModal }: { shown: boolean; isOverModal: boolean }) {
  const viewport = useRef<HTMLOListElement>(null);
  // The top layer has no declarative order.
  useEffect(() => {
    const element = viewport.current;
    // A closing dialog removes the region; the next render puts it back on the page.
    if (!shown || !element?.isConnected || !element.showPopover) return undefined;
    element.showPopover();
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      // A manual popover does not restore the focus.
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
        'fixed inset-x-4 bottom-auto m-0 w-auto bg-transparent p-0 outline-none',
        isOverModal
          ? 'top-[calc(8px+env(safe-area-inset-top))]'
          : 'top-[calc(var(--spacing)*16+8px+env(safe-area-inset-top))]',
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
      {item.tone === 'done' && <Check aria-hidden="true" strokeWidth={3} className="toast-done size-5 shrink-0" />}
      <div className="min-w-0 flex-1 py-1.5">
        <Toast.Title className="font-medium">{item.title}</Toast.Title>
        {item.description && <Toast.Description className="text-sm opacity-80">{item.description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.onClick}
          className="h-12 shrink-0 rounded-md px-4 font-medium text-bg underline underline-offset-4 hover:no-underline"
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

/** Announces a toast inside an open modal: the library's live region is outside of it. */
function useAnnounceIn(modal: HTMLDialogElement | null, { title, description, open }: ToastItem): void {
  const isIn = useRef(modal !== null && open);
  const sentences = [title, description].flatMap((words) => words?.replace(/\.?$/, '.') ?? []);
  const announced = useRef(sentences.join(' '));
  // Screen readers are external to React.
  useEffect(() => {
    if (isIn.current) announce(announced.current);
  }, []);
}
