/** Carries a notification across a load that the app forces: it may say that something is stored, and was barely seen. */
import { isLoadForced } from '@/lib/navigation/forced-navigation';
import { toast, TOAST_DURATION_MS, useToasts, type ToastInput } from './toast-store';

/** Name in the tab's storage. */
const CARRIED = 'toast';

/** Carried notification: its person, and the end of its time on screen in ms since 1970. */
type Carried = { userId: number; until: number; said: ToastInput };

/** Stores what is on screen, without its button, which is of this page. */
function carryToast(userId: number): void {
  const shown = useToasts.getState().toasts.find(({ open }) => open);
  if (shown === undefined || !isLoadForced()) return;
  const { title, description, tone, duration = TOAST_DURATION_MS, shownAt } = shown;
  try {
    const carried = { userId, until: shownAt + duration, said: { title, description, tone } };
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // Storage may be closed to us.
  }
}

/** Shows what the page before was showing to this person, for the rest of its time. */
function showCarriedToast(userId: number): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null') as Carried | null;
    sessionStorage.removeItem(CARRIED);
    if (carried?.userId !== userId) return;
    const duration = Math.min(carried.until - Date.now(), TOAST_DURATION_MS);
    if (duration > 0) toast({ ...carried.said, duration });
  } catch {
    // As above.
  }
}

/** Shows what was carried here, and carries what is on screen when a load is forced; gives the way to stop. */
export function carryToasts(userId: number): () => void {
  const carry = () => carryToast(userId);
  showCarriedToast(userId);
  window.addEventListener('pagehide', carry);
  return () => window.removeEventListener('pagehide', carry);
}
