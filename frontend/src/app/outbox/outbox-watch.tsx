/** Watches the outbox behind every page: sends it, counts it at the phone's "Mais", and says that something needs the person. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { needWords, waitingWords } from '@/offline/outbox/entry-status';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { watchOutbox } from '@/offline/sync/sync-scheduler';
import { announce } from '@/lib/browser/announce';
import { useShowWaiting, toast } from '@/components/ui/toast-store';
import { COUNT_PLACE } from '@/app/menu/menu-store';
import { OutboxMark, useOutboxCounts } from './outbox-count';

/** Props of `OutboxWatch`; `isSheetOpen` says that "Por enviar" lies over the page. */
export type OutboxWatchProps = { userId: number; desktop: boolean; isSheetOpen: boolean };

/** For as long as the person is signed in. */
export function OutboxWatch({ userId, desktop, isSheetOpen }: OutboxWatchProps) {
  const client = useQueryClient();
  // The outbox lies outside React, and time passes there.
  useEffect(() => watchOutbox(userId, client), [userId, client]);
  useTellRefused(isSheetOpen);
  return !desktop && <CountAtMore />;
}

/**
 * Says that something has come to need the person while the app is open: to who listens where the list is in sight, else to
 * all. At the start the count says it.
 */
function useTellRefused(isSheetOpen: boolean): void {
  const show = useShowWaiting();
  const userId = useOutbox((state) => state.userId);
  const { refused } = useOutboxCounts();
  const known = useRef<number | null>(null);
  // A notification is no part of what is drawn.
  useEffect(() => {
    const more = refused - (known.current ?? refused);
    known.current = userId === null ? null : refused;
    if (more <= 0) return;
    if (isSheetOpen) announce(`${needWords(more)}.`);
    else toast({ title: needWords(more), action: { label: 'Ver', onClick: show } });
  }, [isSheetOpen, refused, show, userId]);
}

/** The bar is of the first screen, and this comes later: it takes the place that the bar leaves for it. */
function CountAtMore() {
  const counts = useOutboxCounts();
  const place = document.getElementById(COUNT_PLACE);
  if (place === null || counts.all === 0) return null;
  return createPortal(
    <>
      <OutboxMark {...counts} />
      <span className="sr-only">, {waitingWords(counts)}</span>
    </>,
    place,
  );
}
