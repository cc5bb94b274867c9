/** Title and parts of the administration. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

/** The parts by their names in the address. */
export type AdminTab = (typeof tabs)[number]['key'];

/** The part that the address names; the people when it names none. */
export function adminTabOf(text: string | null): AdminTab {
  return tabs.find(({ key }) => key === text)?.key ?? 'people';
}

/** Title, the part's own buttons, and the parts. */
export function AdminHead({ tab, actions }: { tab: AdminTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Administração" actions={actions} />
      <LinkTabs label="Partes da administração" tabs={tabs} current={tab} />
    </>
  );
}
