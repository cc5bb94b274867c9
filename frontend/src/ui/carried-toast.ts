/** What is being said while the page is loaded anew is said by the next page: it may be that something is kept. */
import { toast, useToasts, type ToastInput } from './toast-store';

/** Name in the tab's storage. */
const CARRIED = 'toast';

/** Longer than that no load takes, in ms: what is older was said in another visit. */
const AGE_MS = 15_000;

/** What is carried: to whom it was said, and when. */
type Carried = { userId: number; at: number; said: ToastInput };

/** Keeps what is on screen, without its button, which is of this page. */
function carryToast(userId: number): void {
  const shown = useToasts.getState().toasts.find(({ open }) => open);
  if (shown === undefined) return;
  const { title, description, tone } = shown;
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ userId, at: Date.now(), said: { title, description, tone } }));
  } catch {
    // Storage may be closed to us.
  }
}

/** Says what the page before was saying to this person when it ended. */
function showCarriedToast(userId: number): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null') as Carried | null;
    sessionStorage.removeItem(CARRIED);
    if (carried?.userId === userId && Math.abs(Date.now() - carried.at) < AGE_MS) toast(carried.said);
  } catch {
    // As above.
  }
}

/** Says what was carried here, and keeps what is on screen whenever the page ends; gives the way to stop. */
export function carryToasts(userId: number): () => void {
  const carry = () => carryToast(userId);
  showCarriedToast(userId);
  window.addEventListener('pagehide', carry);
  return () => window.removeEventListener('pagehide', carry);
}
