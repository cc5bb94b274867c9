/** Notes above a page: acts on the account, a new version, since when its data are, what the browser threw away, and that the device keeps nothing. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { carryToasts } from '@/components/ui/carried-toast';
import { LiveRegion } from '@/components/ui/live-region';
import { AccountNotices } from './account-notices';
import { NewVersion } from './new-version';
import { OutboxLost } from '@/app/outbox/outbox-lost';
import { closedWords } from '@/app/outbox/outbox-labels';
import { StaleDataBanner } from '@/app/offline/stale-data-banner';

/** Nothing where there is nothing to say. */
export function PageNotices({ userId }: { userId: number }) {
  const { pathname } = useLocation();
  const closed = useOutbox((state) => (state.isClosed ? closedWords(state) : null));
  // The beginning and the end of a page are the browser's, and so is the tab's storage.
  useEffect(() => carryToasts(userId), [userId]);
  return (
    <>
      <LiveRegion />
      <NewVersion key={pathname} />
      <AccountNotices />
      <OutboxLost />
      <StaleDataBanner userId={userId} />
      {closed && <p className="mb-3 text-sm text-ink-2 max-md:-mt-1 print:hidden">{closed}</p>}
    </>
  );
}
