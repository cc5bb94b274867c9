/** Says that the device keeps what was entered, and leads to what waits. */
import { useNavigate } from 'react-router-dom';
import { withSheet } from '@/lib/navigation/sheet-address';
import { toast, type ToastInput } from './toast-store';

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
