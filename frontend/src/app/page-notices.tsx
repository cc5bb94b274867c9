/** Notices above a page: account actions, new version, stale data, evicted entries, closed storage. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useOutbox } from '@/offline/outbox/outbox-state';
import { carryToasts } from '@/components/ui/carried-toast';
import { LiveRegion } from '@/components/ui/live-region';
import { AccountNotices } from './account-notices';
import { NewVersion } from './new-version';
import { OutboxLost } from '@/app/outbox/outbox-evicted';
import { closedStorageText } from '@/app/outbox/outbox-labels';
import { StaleDataBanner } from '@/app/offline/stale-data-banner';

export function PageNotices({ userId }: { userId: number }) {
  const { pathname } = useLocation();
  const closed = useOutbox((state) => (state.isClosed ? closedStorageText(state) : null));
  // Page life cycle and session storage are external to React.
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
