/** Tabs of the books and their common head. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

export type FinanceTab = (typeof tabs)[number]['key'];

/** Tab in the address; the list by default. */
export function tabOf(text: string | null): FinanceTab {
  return tabs.find(({ key }) => key === text)?.key ?? 'list';
}

export function FinanceHead({ tab, actions }: { tab: FinanceTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Financeiro" actions={actions} />
      <LinkTabs label="Partes do financeiro" tabs={tabs} current={tab} />
    </>
  );
}
