/** Administration, for master users: people, registration, tables, audit trail. The tab lives in the address. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyNamed } from '@/components/ui/lazy';
import { Spinner } from '@/components/ui/spinner';
import { adminTabOf } from './admin-head';
import { AuditTab } from './audit-tab';
import { PeopleTab } from './people-tab';
import { kindOf } from './rate-labels';
import { RatesTab } from './rates-tab';
import { SettingsTab } from './settings-tab';

// Forms weigh more than all the rest of the administration, and a table is imported twice a year.
const RateImport = lazyNamed(() => import('./rate-import'), 'RateImport');

/** The screen at /admin. */
export default function AdminPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const tab = adminTabOf(params.get('tab'));
  if (tab === 'rates' && params.has('import')) {
    const kind = kindOf(params.get('kind'));
    return (
      <Suspense fallback={<Spinner />}>
        <RateImport key={kind} kind={kind} userId={userId} />
      </Suspense>
    );
  }
  return (
    <>
      {tab === 'people' && <PeopleTab userId={userId} />}
      {tab === 'registration' && <SettingsTab />}
      {tab === 'rates' && <RatesTab />}
      {tab === 'audit' && <AuditTab />}
    </>
  );
}
