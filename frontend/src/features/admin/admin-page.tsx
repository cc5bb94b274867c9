/** Administration, for master users: people, registration, tables, audit trail. The tab lives in the address. */
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { late } from '@/ui/late';
import { PageHeader } from '@/ui/page-header';
import { Spinner } from '@/ui/spinner';
import { LinkTabs } from '@/ui/tabs';
import { AuditTab } from './audit-tab';
import { PeopleTab } from './people-tab';
import { kindOf } from './rate-words';
import { RatesTab } from './rates-tab';
import { SettingsTab } from './settings-tab';

// Forms weigh more than all the rest of the administration, and a table is imported twice a year.
const RateImport = late(async () => ({ default: (await import('./rate-import')).RateImport }));

const tabs = [
  { key: 'people', label: 'Pessoas', to: '/admin' },
  { key: 'registration', label: 'Cadastro', to: '/admin?tab=registration' },
  { key: 'rates', label: 'Tabelas', to: '/admin?tab=rates' },
  { key: 'audit', label: 'Registro de ações', to: '/admin?tab=audit' },
] as const;

/** The screen at /admin. */
export default function AdminPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'people';
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
      <PageHeader title="Administração" />
      <LinkTabs label="Partes da administração" tabs={tabs} current={tab} />
      {tab === 'people' && <PeopleTab userId={userId} />}
      {tab === 'registration' && <SettingsTab />}
      {tab === 'rates' && <RatesTab />}
      {tab === 'audit' && <AuditTab />}
    </>
  );
}
