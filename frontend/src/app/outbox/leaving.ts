/** What "Sair do Sistema" does: where something still waits on the device, it asks first. */
import { isNoted } from '@/offline/outbox/lost-entries';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { useLogout } from '@/app/logout';
import { openPanel } from '@/app/menu/menu-store';

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
