/** Toasts of queued entries, which open the outbox. */
import { useNavigate } from 'react-router-dom';
import { withSheet } from '@/lib/navigation/sheet-address';
import { toast, type ToastInput } from './toast-store';

/** Opens the outbox over the current page, which may have changed since the toast appeared. */
export function useShowOutbox(): () => void {
  const navigate = useNavigate();
  return () => void navigate(window.location.pathname + withSheet(window.location.search, 'outbox', '1'));
}

/**
 * Toast of a queued entry; `when` states the time of delivery. Its action opens the outbox unless another one is given.
 */
export function useQueuedToast(): (when: string, action?: ToastInput['action']) => void {
  const show = useShowOutbox();
  return (when, action = { label: 'Ver', onClick: show }) =>
    toast({ title: 'Guardado no aparelho', description: when, action });
}
