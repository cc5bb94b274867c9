/** What "Sair do Sistema" does: where something still waits on the device, it asks first. */
import { isNoted } from '@/api/outbox/note';
import { useOutbox } from '@/api/outbox/state';
import { useLogout } from './logout';
import { openPanel } from './menu-store';

/** Whether something of the person waits, as far as the page knows: where it cannot look, what it noted the last time counts. */
function isWaiting(userId: number): boolean {
  const outbox = useOutbox.getState();
  const isRead = outbox.userId === userId && !outbox.isClosed;
  return isRead ? outbox.entries.length > 0 : isNoted(userId);
}

/** The way out, and whether it is under way. */
export function useLeaving(userId: number): { busy: boolean; leave: () => void } {
  const { busy, logout } = useLogout();
  return { busy, leave: () => (isWaiting(userId) ? openPanel('leaving') : logout()) };
}
