/** Administration, for master users: people, registration, audit trail. The tab lives in the address. */
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/ui/page-header';
import { LinkTabs } from '@/ui/tabs';
import { AuditTab } from './audit-tab';
import { PeopleTab } from './people-tab';
import { SettingsTab } from './settings-tab';

const tabs = [
  { key: 'people', label: 'Pessoas', to: '/admin' },
  { key: 'registration', label: 'Cadastro', to: '/admin?tab=registration' },
  { key: 'audit', label: 'Registro de ações', to: '/admin?tab=audit' },
] as const;

/** The screen at /admin. */
export default function AdminPage({ userId = 1 }: { userId?: number }) {
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'people';
  return (
    <>
      <PageHeader title="Administração" />
      <LinkTabs label="Partes da administração" tabs={tabs} current={tab} />
      {tab === 'people' && <PeopleTab userId={userId} />}
      {tab === 'registration' && <SettingsTab />}
      {tab === 'audit' && <AuditTab />}
    </>
  );
}
