/** The views of the books beside each other, and the head they share. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { LinkTabs } from '@/components/ui/tabs';
import { tabs } from './screen';

/** One of the views. */
export type FinanceTab = (typeof tabs)[number]['key'];

/** The view that the address names; the list when it names none. */
export function tabOf(text: string | null): FinanceTab {
  return tabs.find(({ key }) => key === text)?.key ?? 'list';
}

/** Title and tabs. */
export function FinanceHead({ tab, actions }: { tab: FinanceTab; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title="Financeiro" actions={actions} />
      <LinkTabs label="Partes do financeiro" tabs={tabs} current={tab} />
    </>
  );
}
