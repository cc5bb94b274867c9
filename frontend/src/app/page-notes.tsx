/** Notes above a page: acts on the account, a new version, since when its data are, what the browser threw away, and that the device keeps nothing. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutbox } from '@/api/outbox/state';
import { carryToasts } from '@/ui/carried-toast';
import { Said } from '@/ui/said';
import { AccountNotices } from './account-notices';
import { NewVersion } from './new-version';
import { OutboxLost } from './outbox-lost';
import { closedWords } from './outbox-words';
import { SinceLine } from './since-line';

/** Nothing where there is nothing to say. */
export function PageNotes({ userId }: { userId: number }) {
  const { pathname } = useLocation();
  const closed = useOutbox((state) => (state.isClosed ? closedWords(state) : null));
  // The beginning and the end of a page are the browser's, and so is the tab's storage.
  useEffect(() => carryToasts(userId), [userId]);
  return (
    <>
      <Said />
      <NewVersion key={pathname} />
      <AccountNotices />
      <OutboxLost />
      <SinceLine userId={userId} />
      {closed && <p className="mb-3 text-sm text-ink-2 max-md:-mt-1 print:hidden">{closed}</p>}
    </>
  );
}
