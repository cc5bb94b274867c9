/** The one notification on screen. */
import { create } from 'zustand';
import { useNavigate } from 'react-router-dom';
import { withSheet } from '@/lib/navigation/sheet-address';

/** Leads to what waits, over the page that is open by the time of the tap: often it is another one. */
export function useShowWaiting(): () => void {
  const navigate = useNavigate();
  return () => void navigate(window.location.pathname + withSheet(window.location.search, 'outbox', '1'));
}

/** Gives the way to say it; `when` says when it is sent. Beside it stands the way to what waits, or another one. */
export function useStoredToast(): (when: string, action?: ToastInput['action']) => void {
  const show = useShowWaiting();
  return (when, action = { label: 'Ver', onClick: show }) =>
    toast({ title: 'Guardado no aparelho', description: when, action });
}

/** How many are shown at once. */
export const TOAST_LIMIT = 1;
/** How long one stays, in ms. */
export const TOAST_DURATION_MS = 5000;
/** When a dismissed one is cleaned out of the store, in ms. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** Content of a notification; `action` is one button such as "Desfazer". */
export type ToastInput = {
  title: string;
  description?: string;
  tone?: 'plain' | 'error';
  duration?: number;
  action?: { label: string; onClick: () => void };
};

/** A notification in the store; `shownAt` in ms since 1970. */
export type ToastItem = ToastInput & { id: number; open: boolean; shownAt: number };

/** The notifications: the newest replaces what was there. */
export const useToasts = create<{ toasts: ToastItem[] }>(() => ({ toasts: [] }));

const removals = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a notification; gives the way to take it away. */
export function toast(input: ToastInput): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  const item = { ...input, id, open: true, shownAt: Date.now() };
  useToasts.setState(({ toasts }) => ({ toasts: [item, ...toasts].slice(0, TOAST_LIMIT) }));
  return { dismiss: () => dismissToast(id) };
}

/** Closes a notification; it leaves the store 1 000 000 ms later, unless a newer one pushes it out first. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((item) => (item.id === id ? { ...item, open: false } : item)),
  }));
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((item) => item.id !== id) }));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, removal);
}
