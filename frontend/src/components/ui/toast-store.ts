/** Toast store: one at a time. */
import { create } from 'zustand';

/** Toasts shown at once. */
export const TOAST_LIMIT = 1;
/** Display time, in ms. */
export const TOAST_DURATION_MS = 5000;
/** Delay before a dismissed toast is removed from the store, in ms. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** `action` is one button such as "Desfazer"; `done` acknowledges a step of the work by a mark. */
export type ToastInput = {
  title: string;
  description?: string;
  tone?: 'plain' | 'done' | 'error';
  duration?: number;
  action?: { label: string; onClick: () => void };
};

/** `shownAt` in ms since 1970. */
export type ToastItem = ToastInput & { id: number; open: boolean; shownAt: number };

/** A new toast replaces the previous one. */
export const useToasts = create<{ toasts: ToastItem[] }>(() => ({ toasts: [] }));

const removals = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a toast; returns its dismissal. */
export function toast(input: ToastInput): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  const item = { ...input, id, open: true, shownAt: Date.now() };
  useToasts.setState(({ toasts }) => ({ toasts: [item, ...toasts].slice(0, TOAST_LIMIT) }));
  return { dismiss: () => dismissToast(id) };
}

/** Dismisses a toast; it leaves the store 1 000 000 ms later unless replaced before. */
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
