/** Carries a toast across a forced reload: it may report a stored entry and was barely visible. */
import { isLoadForced } from '@/lib/navigation/forced-navigation';
import { toast, TOAST_DURATION_MS, useToasts, type ToastInput } from './toast-store';

/** Key in session storage. */
const CARRIED = 'toast';

/** Toast with its user and the end of its display time in ms since 1970. */
type Carried = { userId: number; until: number; said: ToastInput };

/** Stores the visible toast without its button, whose callback belongs to this page. */
function carryToast(userId: number): void {
  const shown = useToasts.getState().toasts.find(({ open }) => open);
  if (shown === undefined || !isLoadForced()) return;
  const { title, description, tone, duration = TOAST_DURATION_MS, shownAt } = shown;
  try {
    const carried = { userId, until: shownAt + duration, said: { title, description, tone } };
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // Storage may be closed.
  }
}

/** Shows the previous page's toast to the same user for its remaining time. */
function showCarriedToast(userId: number): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null') as Carried | null;
    sessionStorage.removeItem(CARRIED);
    if (carried?.userId !== userId) return;
    const duration = Math.min(carried.until - Date.now(), TOAST_DURATION_MS);
    if (duration > 0) toast({ ...carried.said, duration });
  } catch {
    // Storage may be closed.
  }
}

/** Restores a carried toast, and carries the visible one on a forced reload; returns the cleanup. */
export function carryToasts(userId: number): () => void {
  const carry = () => carryToast(userId);
  showCarriedToast(userId);
  window.addEventListener('pagehide', carry);
  return () => window.removeEventListener('pagehide', carry);
}
