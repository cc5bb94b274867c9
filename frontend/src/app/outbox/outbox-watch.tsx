/** Watches the outbox on every page: sends it, shows its count at the phone's "Mais", and announces refused entries. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { needDecisionLabel, queuedLabel } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { watchOutbox } from '@/offline/sync/sync-scheduler';
import { announce } from '@/lib/browser/announce';
import { useShowOutbox } from '@/components/ui/outbox-toast';
import { toast } from '@/components/ui/toast-store';
import { COUNT_PLACE } from '@/app/menu/menu-store';
import { OutboxMark, useOutboxCounts } from './outbox-count';

/** `isSheetOpen`: "Por enviar" is open. */
export type OutboxWatchProps = { userId: number; desktop: boolean; isSheetOpen: boolean };

export function OutboxWatch({ userId, desktop, isSheetOpen }: OutboxWatchProps) {
  const client = useQueryClient();
  // Outbox and time are external to React.
  useEffect(() => watchOutbox(userId, client), [userId, client]);
  useRefusalNotice(isSheetOpen);
  return !desktop && <CountAtMore />;
}

/**
 * Reports newly refused entries: to screen readers if the list is visible, else as a toast. At the start the count
 * suffices.
 */
function useRefusalNotice(isSheetOpen: boolean): void {
  const show = useShowOutbox();
  const userId = useOutbox((state) => state.userId);
  const { refused } = useOutboxCounts();
  const known = useRef<number | null>(null);
  // Toasts are external to the render tree.
  useEffect(() => {
    const more = refused - (known.current ?? refused);
    known.current = userId === null ? null : refused;
    if (more <= 0) return;
    if (isSheetOpen) announce(`${needDecisionLabel(more)}.`);
    else toast({ title: needDecisionLabel(more), action: { label: 'Ver', onClick: show } });
  }, [isSheetOpen, refused, show, userId]);
}

/** Portal: the bottom bar renders with the first screen, its count loads later. */
function CountAtMore() {
  const counts = useOutboxCounts();
  const place = document.getElementById(COUNT_PLACE);
  if (place === null || counts.all === 0) return null;
  return createPortal(
    <>
      <OutboxMark {...counts} />
      <span className="sr-only">, {queuedLabel(counts)}</span>
    </>,
    place,
  );
}
