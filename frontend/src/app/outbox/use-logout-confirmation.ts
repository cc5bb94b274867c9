/** Logout with a confirmation while the outbox is not empty. */
import { isNoted } from '@/offline/outbox/evicted-entries';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { useLogout } from '@/app/logout';
import { openPanel } from '@/app/menu/menu-store';

/** True if the user has queued entries; with unreadable storage the last note counts. */
function hasQueuedEntries(userId: number): boolean {
  const outbox = useOutbox.getState();
  const isRead = outbox.userId === userId && !outbox.isClosed;
  return isRead ? outbox.entries.length > 0 : isNoted(userId);
}

/** Logout action, and true while it runs. */
export function useLogoutConfirmation(userId: number): { busy: boolean; logout: () => void } {
  const { busy, logout } = useLogout();
  return { busy, logout: () => (hasQueuedEntries(userId) ? openPanel('logoutConfirmation') : logout()) };
}
