/** Title and parts of the administration. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

export type AdminTab = (typeof tabs)[number]['key'];

/** Tab in the address; people by default. */
export function adminTabOf(text: string | null): AdminTab {
  return tabs.find(({ key }) => key === text)?.key ?? 'people';
}

export function AdminHead({ tab, actions }: { tab: AdminTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Administração" actions={actions} />
      <LinkTabs label="Partes da administração" tabs={tabs} current={tab} />
    </>
  );
}
